/** What a page hears of other tabs, of the network, and of being seen again; and that it hears nothing once it has stopped. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settledElsewhere } from '../../../machines/shared/otherTab.ts';
import { followWallet } from '../../../src/adapters/actors/account/walletNews.ts';
import { provideLightbox } from '../../../src/adapters/actors/content/lightboxActors.ts';
import { followRecord } from '../../../src/adapters/actors/followRecord.ts';
import { watchActor } from '../../support/calls/servedCalls.ts';
import { stubPage } from '../../support/calls/stubPage.ts';

beforeEach(() => stubPage());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const written = (key: string | null, newValue: string | null = 'any') =>
  globalThis.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
const shownAgain = (persisted: boolean) =>
  globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a record and what is aside of it are heard of, another one is not, and neither is that all was emptied', () => {
  const look = vi.fn<() => void>();
  followRecord('order', look);
  for (const key of ['order', 'order aside', 'guest order', 'former order', 'cart', null]) written(key);
  expect(look).toHaveBeenCalledTimes(2);
  shownAgain(false);
  expect(look).toHaveBeenCalledTimes(2);
  shownAgain(true);
  expect(look).toHaveBeenCalledTimes(3);
});

test('I29: what has stopped hears nothing more', () => {
  const look = vi.fn<() => void>();
  const stop = followRecord('order', look);
  stop();
  written('order');
  shownAgain(true);
  expect(look).not.toHaveBeenCalled();
});

test('a wallet is looked at again when the page is seen, not when it is hidden', () => {
  const [onNews, onShown] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stop = followWallet({ onNews, onShown });
  const page = document as unknown as { hidden: boolean } & EventTarget;
  const turn = (hidden: boolean) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  turn(true);
  expect(onShown).not.toHaveBeenCalled();
  turn(false);
  expect([onShown.mock.calls.length, onNews.mock.calls.length]).toEqual([1, 0]);
  stop();
  turn(false);
  expect(onShown).toHaveBeenCalledTimes(1);
});

test.each([true, false])('large pictures are told of the network, at once where there is none (%s)', (onLine) => {
  vi.stubGlobal('navigator', { onLine });
  const unlisten = vi.spyOn(globalThis, 'removeEventListener');
  const { told, stop } = watchActor(provideLightbox(), 'watchConnection');
  const lost = onLine ? [] : [{ type: 'connection.lost' }];
  expect(told).toEqual(lost);
  globalThis.dispatchEvent(new Event('online'));
  expect(told).toEqual([...lost, { type: 'connection.returned' }]);
  stop();
  expect(unlisten).toHaveBeenCalledWith('online', expect.any(Function));
  globalThis.dispatchEvent(new Event('online'));
  expect(told).toHaveLength(lost.length + 1);
});

test('Q4.8.c: where nothing is known, nothing was settled elsewhere', () => {
  expect(settledElsewhere(null)).toBeNull();
  expect(settledElsewhere({ elsewhereUntil: undefined })).toEqual({ elsewhereUntil: undefined });
  expect(settledElsewhere({ elsewhereUntil: 5 })).toEqual({ elsewhereUntil: 0 });
});
