/** Tabs that look and write at the same moment do so one after the other (docs/decisions/071). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockElsewhere } from '../../support/calls/lockElsewhere.ts';
import { stubPage } from '../../support/calls/stubPage.ts';

type AwaitTurn = (name: string, signal: AbortSignal) => Promise<void>;

/** Another tab has modules of its own; the browser's locks are one for all of them. */
async function openTab(): Promise<AwaitTurn> {
  vi.resetModules();
  return (await import('../../../src/adapters/storage/orders/awaitTurn.ts')).awaitTurn;
}

const nobodyLeaves = new AbortController().signal;
/** Locks are given by the browser, not by timers. */
const untilGiven = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Whether it has its turn by now. */
async function begin(turn: Promise<void>): Promise<{ isThere: boolean }> {
  const state = { isThere: false };
  void turn.then(() => (state.isThere = true));
  await untilGiven();
  return state;
}

let name: string;
let count = 0;

beforeEach(() => {
  stubPage();
  // A lock of a test before would be waited for.
  name = `order ${(count += 1)}`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('I11, I13: who comes second has its turn when what the first wrote has come to it', async () => {
  const [first, second] = [await openTab(), await openTab()];
  await first(name, nobodyLeaves);
  const waiting = await begin(second(name, nobodyLeaves));
  vi.advanceTimersByTime(499);
  await untilGiven();
  expect(waiting.isThere).toBe(false);
  vi.advanceTimersByTime(1);
  await untilGiven();
  expect(waiting.isThere).toBe(true);
});

test('a tab that leaves for the bank gives its turn up', async () => {
  const [first, second] = [await openTab(), await openTab()];
  await first(name, nobodyLeaves);
  const waiting = await begin(second(name, nobodyLeaves));
  expect(waiting.isThere).toBe(false);
  globalThis.dispatchEvent(new Event('pagehide'));
  await untilGiven();
  expect(waiting.isThere).toBe(true);
});

test('a tab does not wait for its own turn before, nor an order for a top-up', async () => {
  const [first, second] = [await openTab(), await openTab()];
  await first(name, nobodyLeaves);
  expect(await begin(second(`${name} of another kind`, nobodyLeaves))).toEqual({ isThere: true });
  expect(await begin(first(name, nobodyLeaves))).toEqual({ isThere: true });
});

test('I13: a top-up does not end the turn that its tab has for an order', async () => {
  const [first, second] = [await openTab(), await openTab()];
  await first(name, nobodyLeaves);
  await first(`${name} of another kind`, nobodyLeaves);
  expect(await begin(second(name, nobodyLeaves))).toEqual({ isThere: false });
  expect(await begin(second(`${name} of another kind`, nobodyLeaves))).toEqual({ isThere: false });
});

test('a turn that is over listens for nothing any more', async () => {
  const listens = vi.spyOn(globalThis, 'addEventListener');
  const tab = await openTab();
  const isListening = () =>
    listens.mock.calls.map(([, , how]) => (how as AddEventListenerOptions).signal?.aborted === false);
  await tab(name, nobodyLeaves);
  expect(isListening()).toEqual([true]);
  await tab(name, nobodyLeaves);
  expect(isListening()).toEqual([false, true]);
  vi.advanceTimersByTime(500);
  expect(isListening()).toEqual([false, false]);
});

test('a tab that stands still with its turn is waited for two seconds, and no longer', async () => {
  const late = new AbortController();
  const told = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const tab = await openTab();
  await lockElsewhere(name);
  const waiting = await begin(tab(name, nobodyLeaves));
  expect([waiting.isThere, told.mock.calls]).toEqual([false, [[2_000]]]);
  late.abort();
  await untilGiven();
  expect(waiting.isThere).toBe(true);
});

test('whoever has left the page meanwhile writes nothing', async () => {
  const tab = await openTab();
  await lockElsewhere(name);
  const leaving = new AbortController();
  const turn = tab(name, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(turn).rejects.toThrow('left');
});

test('a browser without locks, or one that refuses them, lets everybody on', async () => {
  const tab = await openTab();
  vi.stubGlobal('navigator', {});
  expect(await begin(tab(name, nobodyLeaves))).toEqual({ isThere: true });
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } });
  expect(await begin(tab(name, nobodyLeaves))).toEqual({ isThere: true });
});

test('a turn that ended early takes no later one with it: the tab knows that it has that one', async () => {
  const tab = await openTab();
  await tab(name, nobodyLeaves);
  globalThis.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(100);
  await tab(name, nobodyLeaves);
  // The time of the first one is over, that of the second one not.
  vi.advanceTimersByTime(450);
  const third = await begin(tab(name, nobodyLeaves));
  expect(third.isThere).toBe(true);
});
