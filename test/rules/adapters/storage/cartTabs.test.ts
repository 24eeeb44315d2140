import { getEventListeners } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { cartMachine } from '../../../../machines/cart/cartMachine.ts';
import { defaultPreferences } from '../../../../machines/cart/paymentPreferences.ts';
import { shareCart } from '../../../../src/adapters/storage/cart/cartTabs.ts';
import type { CartLine } from '../../../../src/contract/orders/cart.ts';
import type { User } from '../../../../src/contract/customers/customers.ts';
import { event, held, layla, omar, swim, attendee } from '../../../models/cart/cart.fixtures.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A tab with its running cart, and what it asked the server to hold. */
function openTab({ user = null as User | null, lines = [] as CartLine[], at = null as number | null } = {}) {
  const asked: number[][] = [];
  const machine = cartMachine.provide({
    actors: {
      reservePlaces: fromPromise(async ({ input }) => {
        asked.push(input.products.map(({ product_id }) => product_id));
        return held([]);
      }),
      releasePlaces: fromPromise(async () => {}),
    },
  });
  const actor = createActor(machine, {
    input: { lines, preferences: defaultPreferences, venueId: 1, reserves: true, user },
  }).start();
  let changed = at;
  const stop = shareCart(actor, { read: () => changed, write: (time) => (changed = time) });
  const close = () => {
    stop();
    actor.stop();
  };
  closing.push(close);
  const ids = () => actor.getSnapshot().context.lines.map(({ id }) => id);
  const add = (...more: CartLine[]) => actor.send({ type: 'lines.add', requestId: 'r', lines: more });
  return { actor, asked, ids, add, close };
}

const idsOf = (tabs: readonly { ids: () => string[] }[]) => tabs.map(({ ids }) => ids());

describe('F10: the cart of two tabs', () => {
  test('is one: lines added or removed in one tab are in the other, which requests all holds', async () => {
    const [one, other] = [openTab(), openTab()];
    one.add(event('tea'));
    await expect.poll(() => idsOf([one, other]), { interval: 5 }).toEqual([['tea'], ['tea']]);
    other.add(swim('swim'));
    await expect
      .poll(() => idsOf([one, other]), { interval: 5 })
      .toEqual([
        ['tea', 'swim'],
        ['tea', 'swim'],
      ]);
    expect(one.asked.at(-1)).toEqual([41]);
    one.actor.send({ type: 'order.accept' });
    await expect.poll(() => idsOf([one, other]), { interval: 5 }).toEqual([[], []]);
  });

  test('is there in a tab that is opened later, and an older one yields', async () => {
    const one = openTab();
    one.add(event('tea'));
    const late = openTab();
    await expect.poll(() => idsOf([late]), { interval: 5 }).toEqual([['tea']]);
    const stale = openTab({ lines: [event('long ago')], at: 5 });
    await expect.poll(() => idsOf([stale, one]), { interval: 5 }).toEqual([['tea'], ['tea']]);
    const newer = openTab({ lines: [event('just now')], at: Date.now() + 60_000 });
    await expect
      .poll(() => idsOf([one, late, newer]), { interval: 5 })
      .toEqual([['just now'], ['just now'], ['just now']]);
  });

  test('is told of one that was persisted without a time', async () => {
    const older = openTab({ lines: [event('tea')] });
    const next = openTab();
    await expect.poll(() => idsOf([next, older]), { interval: 5 }).toEqual([['tea'], ['tea']]);
  });

  test('012: messages have no attendees, and those that a tab knows stay', async () => {
    const described = swim('swim', { customers: [attendee] });
    const one = openTab({ user: layla, lines: [described], at: 5 });
    const other = openTab({ user: layla });
    await expect.poll(() => idsOf([other]), { interval: 5 }).toEqual([['swim']]);
    expect(other.actor.getSnapshot().context.lines[0]).toMatchObject({ customers: [], undescribed: true });
    other.add(event('tea'));
    await expect.poll(() => idsOf([one]), { interval: 5 }).toEqual([['swim', 'tea']]);
    expect(one.actor.getSnapshot().context.lines[0]).toEqual(described);
  });

  test('T06: belongs to its owner, and an unreadable message changes nothing', async () => {
    const [hers, his, nobodys] = [openTab({ user: layla }), openTab({ user: omar }), openTab()];
    const witness = openTab({ user: layla });
    const stranger = new BroadcastChannel('cart');
    closing.push(() => stranger.close());
    for (const news of [null, 'cart', { owner: 'nobody', at: 9e15, news: { lines: [{ id: 1 }] } }])
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
      stranger.postMessage(news);
    hers.add(event('tea'));
    await expect.poll(() => idsOf([witness]), { interval: 5 }).toEqual([['tea']]);
    expect([his.ids(), nobodys.ids()]).toEqual([[], []]);
  });

  test('F13: is let go by a page that the browser puts aside, and caught up with when it is shown again', async () => {
    const world = new EventTarget();
    vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
    vi.stubGlobal('removeEventListener', world.removeEventListener.bind(world));
    const show = (persisted: boolean) => world.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    const aside = openTab();
    show(false);
    world.dispatchEvent(new Event('pagehide'));
    vi.unstubAllGlobals();
    const [one, witness] = [openTab(), openTab()];
    one.add(event('tea'));
    await expect.poll(() => idsOf([witness]), { interval: 5 }).toEqual([['tea']]);
    expect(aside.ids()).toEqual([]);
    show(true);
    await expect.poll(() => idsOf([aside]), { interval: 5 }).toEqual([['tea']]);
    vi.stubGlobal('removeEventListener', world.removeEventListener.bind(world));
    aside.close();
    vi.unstubAllGlobals();
    expect(['pagehide', 'pageshow'].flatMap((name) => getEventListeners(world, name))).toEqual([]);
  });

  test('goes on alone where its tab has closed', async () => {
    const [one, other] = [openTab(), openTab()];
    other.close();
    const witness = openTab();
    one.add(event('tea'));
    await expect.poll(() => idsOf([witness]), { interval: 5 }).toEqual([['tea']]);
    expect(other.ids()).toEqual([]);
  });
});
