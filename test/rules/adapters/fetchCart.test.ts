/** When a tab loads the cart in the background: once there is something in it (F10, Q7.3.b). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, createMachine, assign } from 'xstate';
import type { User } from '../../../src/contract/customers/customers.ts';
import type { FindActor } from '../../../src/app/findActor.ts';
import { cartStorage } from '../../../src/adapters/storage/cart/storedCart.ts';
import { layla } from '../../models/cart/cart.fixtures.ts';

const started = vi.hoisted(() => vi.fn<() => Promise<string>>(async () => 'the cart'));
vi.mock('../../../src/app/fetching/startCart.ts', () => ({ startCart: started }));
const { fetchCart } = await import('../../../src/app/fetching/fetchCart.ts');

const others: BroadcastChannel[] = [];
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
const tell = (channel: BroadcastChannel, told: unknown) => channel.postMessage(told);

/** Another tab of the browser, and the messages it gets. */
function otherTab(): { channel: BroadcastChannel; heard: unknown[] } {
  const channel = new BroadcastChannel('cart');
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }) => heard.push(data));
  others.push(channel);
  return { channel, heard };
}

const leaving: AbortController[] = [];
/** The session of this tab, and its loading of the cart. */
function ask({ isWanted = false } = {}) {
  const session = createActor(
    createMachine({
      types: {} as { context: { user: User | null }; events: { type: 'came'; user: User } },
      context: { user: null },
      on: { came: { actions: assign({ user: ({ event }) => event.user }) } },
    }),
  ).start();
  const leave = new AbortController();
  leaving.push(leave);
  const cart = fetchCart((() => session) as unknown as FindActor, { input: { isWanted }, signal: leave.signal });
  cart.catch(() => undefined);
  return { session, leave, cart };
}
/** Long enough for a message that was sent to arrive: one that is sent later has arrived. */
async function untilToldAround(): Promise<void> {
  const { channel, heard } = otherTab();
  const sender = new BroadcastChannel('cart');
  tell(sender, 'round');
  await expect.poll(() => heard, { interval: 5 }).toContain('round');
  channel.close();
  sender.close();
}

const items = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});
afterEach(() => {
  for (const leave of leaving.splice(0)) leave.abort();
  for (const channel of others.splice(0)) channel.close();
  items.clear();
  vi.unstubAllGlobals();
  started.mockClear();
});

test('a signed-out customer’s empty cart is not loaded until it is needed', async () => {
  const { heard } = otherTab();
  ask();
  // It asks the others, as a cart that was never changed would.
  await expect.poll(() => heard, { interval: 5 }).toMatchObject([{ owner: 'nobody', at: 0, news: { lines: [] } }]);
  await untilToldAround();
  expect(started).not.toHaveBeenCalled();
});

test('a cart that is needed is loaded at once', async () => {
  const { cart } = ask({ isWanted: true });
  expect(await cart).toBe('the cart');
});

test('Q7.3.b: what the tab keeps is renewed, and so is what waits for a customer', async () => {
  const line = { id: 'tea', productType: 'Event', quantity: 1 };
  for (const kept of [
    { lines: [line], aside: [] },
    { lines: [], aside: [{ owner: 'customer 7', lines: [line] }] },
  ]) {
    items.set(cartStorage[1], JSON.stringify({ version: cartStorage[2], value: kept }));
    expect(await ask().cart).toBe('the cart');
  }
});

test('after a login it is loaded', async () => {
  const { session, cart } = ask();
  session.send({ type: 'came', user: layla });
  expect(await cart).toBe('the cart');
});

test.each([
  ['nobody’s cart of another tab brings it', { owner: 'nobody', at: 1_700_000_000_000, news: {} }, true],
  ['that of a customer does not', { owner: 'customer 7', at: 1_700_000_000_000, news: {} }, false],
  ['nor does another tab that has none', { owner: 'nobody', at: 0, news: {} }, false],
])('F10: %s', async (_, told, brings) => {
  const { channel } = otherTab();
  ask();
  tell(channel, told);
  await untilToldAround();
  if (brings) await expect.poll(() => started.mock.calls.length, { interval: 5 }).toBe(1);
  else expect(started).not.toHaveBeenCalled();
});

test('what is not waited for any more fetches nothing, and hears nothing', async () => {
  const { channel } = otherTab();
  const { leave, cart } = ask();
  leave.abort();
  await expect(cart).rejects.toThrow(/abort/i);
  tell(channel, { owner: 'nobody', at: 1, news: {} });
  await untilToldAround();
  expect(started).not.toHaveBeenCalled();
});
