/** One top-up of a customer in two tabs of a browser, down to what they keep and send (Q7.7.c, docs/decisions/071). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { intentOf } from '../../../machines/topUp/topUpContext.ts';
import { ownerOf } from '../../../machines/session/owner.ts';
import { followWallet } from '../../../src/adapters/actors/account/walletNews.ts';
import { provideTopUp, topUpInput } from '../../../src/adapters/actors/account/topUpActors.ts';
import { changeIntentOwner } from '../../../src/adapters/storage/orders/intentOwner.ts';
import { persistedTopUp } from '../../../src/adapters/storage/orders/topUpIntent.ts';
import { layla, omar } from '../../models/cart/cart.fixtures.ts';
import { intent as sent, offer, topUpThatIs } from '../../models/topUp/topUp.fixtures.ts';
import { runActor, serveCalls, storage, watchActor, type ServedCalls } from '../../support/calls/servedCalls.ts';
import { lockElsewhere } from '../../support/calls/lockElsewhere.ts';
import { dropAtLogout } from '../../support/calls/dropAtLogout.ts';
import { stubPage } from '../../support/calls/stubPage.ts';

const eight = Date.parse('2026-11-22T08:00:00Z');
const owner = ownerOf(layla);
const intent = { ...sent, owner, card: 'new', amount: 250 };
const accepted = { ...intent, transactionId: 'tu-1' };
/** An address that no browser is sent to. */
const pending = topUpThatIs('pending', { url: 'javascript:alert(1)' });
const portal = { getSnapshot: () => ({ children: {} }) } as never;

let served: ServedCalls;
const tabs = { first: storage(), second: storage() };
/** Local storage is one for all of them. */
const inTab = (name: keyof typeof tabs) => vi.stubGlobal('sessionStorage', tabs[name]);
const at = (milliseconds: number) => vi.setSystemTime(eight + milliseconds);
const news = () => globalThis.dispatchEvent(Object.assign(new Event('storage'), { key: 'topUp' }));
const times = (line: string) => served.asked.filter((one) => one.line.startsWith(line)).length;
const run = (name: string, input: object) => runActor(provideTopUp(portal), name, input);

/** The wallet's page, opened in the tab that is looked at. */
const openWallet = (transactionId: string | null = null) =>
  createActor(provideTopUp(portal), { input: topUpInput(owner, transactionId) }).start();

beforeEach(() => {
  stubPage();
  vi.useFakeTimers({ now: eight, toFake: ['Date'] });
  Object.assign(tabs, { first: storage(), second: storage() });
  served = serveCalls();
  served.answers = {
    'GET wallet/top-up/terms': { data: offer.terms },
    'GET profile/cards': { data: [] },
    'POST wallet/top-up': { data: pending },
  };
  inTab('first');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what the browser keeps of money on its way into the wallet', () => {
  test('F16: every tab of the browser finds it; the one that wrote it last knows it as its own', () => {
    persistedTopUp.write(accepted);
    expect(persistedTopUp.readFor(owner)).toEqual(accepted);
    inTab('second');
    expect(persistedTopUp.readFor(owner)).toEqual({ ...accepted, elsewhereUntil: eight + 30_000 });
  });

  test('T06, R4.1.7: nobody else finds it, and it goes with its customer, from whichever tab', () => {
    persistedTopUp.write(accepted);
    inTab('second');
    expect([ownerOf(omar), 'guest', 'nobody'].map((one) => persistedTopUp.readFor(one))).toEqual([null, null, null]);
    dropAtLogout();
    inTab('first');
    expect([Object.keys(localStorage), persistedTopUp.readFor(owner)]).toEqual([[], null]);
  });

  test('T06, K01: the next customer’s login takes it away, its own brings it back, a logout leaves nothing', () => {
    persistedTopUp.write(accepted);
    changeIntentOwner(owner);
    expect(persistedTopUp.readFor(owner)).toEqual(accepted);
    changeIntentOwner(ownerOf(omar));
    expect(persistedTopUp.readFor(ownerOf(omar))).toBeNull();
    const ofOmar = { ...accepted, owner: ownerOf(omar), key: 'o'.repeat(16) };
    persistedTopUp.write(ofOmar);
    expect(persistedTopUp.readFor(ownerOf(omar))).toEqual(ofOmar);
    changeIntentOwner(owner);
    expect(persistedTopUp.readFor(owner)).toEqual(accepted);
    dropAtLogout();
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []]);
  });

  test('F39: what a former build kept in its tab alone is found there, and from then on by every tab', () => {
    const { transactionId: _, ...former } = intent;
    sessionStorage['topUp'] = JSON.stringify({ version: 1, value: former });
    expect(persistedTopUp.readFor(owner)).toEqual(intent);
    expect(Object.keys(sessionStorage)).toEqual(['topUpHere']);
    inTab('second');
    expect(persistedTopUp.readFor(owner)).toMatchObject({ key: intent.key, elsewhereUntil: eight + 30_000 });
  });

  test('Q9.4.d: of what a closed tab left behind an hour ago nothing is told', () => {
    persistedTopUp.write(accepted);
    inTab('second');
    at(3_600_001);
    expect(persistedTopUp.readFor(owner)).toBeNull();
    // An answer that comes as late says which it is all the same.
    persistedTopUp.accept(intent, 'tu-2');
    expect(persistedTopUp.readFor(owner)).toMatchObject({ key: intent.key, transactionId: 'tu-2' });
  });

  test('Q7.7.c: the tab that sent it still knows it after an hour, even if another tab wrote it last', () => {
    persistedTopUp.write(intent);
    inTab('second');
    at(1);
    persistedTopUp.accept(intent, 'tu-1');
    at(3_600_002);
    inTab('first');
    expect(persistedTopUp.readFor(owner)).toEqual({ ...accepted, elsewhereUntil: eight + 30_001 });
  });

  test.each([
    [null, accepted, accepted],
    ['tu-1', accepted, accepted],
    ['tu-2', accepted, null],
    // Its number is not known yet: this tab's own is the one that its customer comes back from.
    ['tu-1', intent, intent],
    ['tu-1', { ...intent, elsewhereUntil: 1 }, null],
    ['tu-1', null, null],
  ])('T21: whoever comes back with number %j has that very one', (transactionId, kept, known) => {
    expect(intentOf(kept, transactionId)).toEqual(known);
  });
});

describe('a wish that another tab has sent', () => {
  test('Q7.7.c: is asked about, and not sent once more, by whoever heard of it there', async () => {
    persistedTopUp.write(intent);
    inTab('second');
    const heard = persistedTopUp.readFor(owner);
    expect(heard).toMatchObject({ elsewhereUntil: eight + 30_000 });
    expect(await run('persistTopUp', { owner, amount: 250, card: 'new', former: heard })).toEqual(heard);
  });

  test('Q7.7.c: without a number and a key there is nothing to be known of', async () => {
    served.answers['GET wallet/top-up'] = { data: null };
    expect(await run('findTopUp', { transactionId: null, intent: null })).toBeNull();
  });
});

describe('the wallet’s page in another tab', () => {
  test('hears of it, of its end, and of both when it comes back from where the browser had put it', () => {
    const { told, stop } = watchActor(provideTopUp(portal), 'watchTopUp', { owner });
    globalThis.dispatchEvent(Object.assign(new Event('storage'), { key: 'session' }));
    globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(told).toEqual([]);
    inTab('second');
    persistedTopUp.write(intent);
    inTab('first');
    news();
    const heard = { type: 'topUp.heard', intent: { ...intent, elsewhereUntil: eight + 30_000 } };
    globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    persistedTopUp.take(intent);
    news();
    expect(told).toEqual([heard, heard, { type: 'topUp.heard', intent: null }]);
    stop();
    news();
    expect(told).toHaveLength(3);
  });

  test('Q7.7.c: is not told that a top-up was settled because it is too old to be told of', () => {
    const { told, stop } = watchActor(provideTopUp(portal), 'watchTopUp', { owner });
    inTab('second');
    persistedTopUp.write(accepted);
    inTab('first');
    at(3_600_001);
    globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(told).toEqual([]);
    persistedTopUp.take(accepted);
    globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(told).toEqual([{ type: 'topUp.heard', intent: null }]);
    stop();
  });

  test('F16: says that it waits, sends nobody to the bank, and hears that it is paid', async () => {
    served.answers['GET wallet/top-up'] = { data: pending };
    persistedTopUp.write(accepted);
    inTab('second');
    const topUp = openWallet();
    await waitFor(topUp, (state) => state.matches('waiting'));
    inTab('first');
    served.answers['GET wallet/top-up'] = { data: topUpThatIs('succeeded') };
    persistedTopUp.take(accepted);
    inTab('second');
    news();
    await waitFor(topUp, (state) => state.matches('credited'));
    expect([times('POST'), persistedTopUp.readFor(owner)]).toEqual([0, null]);
    topUp.stop();
  });

  test('Q7.7.c: given up there, it has the form again', async () => {
    served.answers['GET wallet/top-up'] = { data: pending };
    persistedTopUp.write(accepted);
    inTab('second');
    const topUp = openWallet();
    await waitFor(topUp, (state) => state.matches('waiting'));
    inTab('first');
    persistedTopUp.take(accepted);
    inTab('second');
    news();
    const { context } = await waitFor(topUp, (state) => state.matches('choosing'));
    expect([context.intent, times('POST')]).toEqual([null, 0]);
    topUp.stop();
  });

  test('I13: sends nothing while another tab’s is under way, even if it heard nothing of it', async () => {
    served.answers['GET wallet/top-up'] = { data: pending };
    const topUp = openWallet();
    await waitFor(topUp, (state) => state.matches('choosing'));
    inTab('second');
    persistedTopUp.write(accepted);
    inTab('first');
    topUp.send({ type: 'topUp.submit' });
    const { context } = await waitFor(topUp, (state) => state.matches('waiting'));
    expect([times('POST'), context.intent?.key]).toEqual([0, accepted.key]);
    topUp.stop();
  });
});

test('I13: pressed in the same moment as in another tab, it waits for what that one writes, and sends nothing', async () => {
  served.answers['GET wallet/top-up'] = { data: pending };
  const topUp = openWallet();
  await waitFor(topUp, (state) => state.matches('choosing'));
  // The other tab has looked, and not yet written.
  const letGo = await lockElsewhere('topUp');
  topUp.send({ type: 'topUp.submit' });
  await new Promise((resolve) => setImmediate(resolve));
  inTab('second');
  persistedTopUp.write(accepted);
  inTab('first');
  letGo();
  const { context } = await waitFor(topUp, (state) => state.matches('waiting'));
  expect([times('POST'), context.intent?.key]).toEqual([0, accepted.key]);
  topUp.stop();
});

describe('the wallet’s page, of what another tab did with the money', () => {
  const follow = () => {
    const told: string[] = [];
    const stop = followWallet({ onNews: () => told.push('news'), onShown: () => told.push('shown') });
    return { told, stop };
  };
  const heard = (key: string, newValue: string | null = null) =>
    globalThis.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));

  test('F37: hears of an order that was paid from it, of the wallet itself, and looks when it is seen again', () => {
    const { told, stop } = follow();
    for (const key of ['session', 'orderIntent', 'walletNews']) heard(key);
    document.dispatchEvent(new Event('visibilitychange'));
    globalThis.dispatchEvent(new Event('online'));
    expect(told).toEqual(['news', 'news', 'shown']);
    stop();
    heard('walletNews');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toHaveLength(3);
  });

  test('F37: asks once for what is written and gone at once, which a browser tells twice', () => {
    const { told, stop } = follow();
    heard('walletNews', 'changed');
    heard('walletNews', null);
    expect(told).toEqual(['news']);
    heard('orderIntent', 'accepted');
    expect(told).toEqual(['news', 'news']);
    stop();
  });

  test.each([
    ['succeeded', true],
    ['pending', false],
    ['declined', false],
  ] as const)('Q7.7.c: a top-up that is %s tells it, though it was given up here: %s', async (state, isTold) => {
    const written = vi.spyOn(localStorage, 'setItem');
    served.answers['GET wallet/top-up'] = { data: topUpThatIs(state) };
    served.answers['POST wallet/top-up'] = { data: topUpThatIs(state) };
    await run('findTopUp', { transactionId: 'tu-1', intent: null });
    await run('startTopUp', { intent, keepsCard: false });
    const keys = written.mock.calls.map(([key]) => key);
    expect(keys).toEqual(isTold ? ['walletNews', 'walletNews'] : []);
    // It is told, and not kept.
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

describe('a top-up whose answer is not there (K01)', () => {
  const find = (of: object) => run('findTopUp', { transactionId: null, intent: of });

  test('may still arrive while the other tab waits for it: nothing is said of it before', async () => {
    served.answers['GET wallet/top-up'] = { data: null };
    const others = { ...intent, elsewhereUntil: eight + 30_000 };
    at(29_999);
    expect(await find(others)).toBe('coming');
    at(30_000);
    expect([await find(others), await find(intent)]).toEqual([null, null]);
    // An unknown number has nothing to wait for.
    at(0);
    expect(await run('findTopUp', { transactionId: 'tu-9', intent: others })).toBeNull();
  });

  test('is noted with its number for other tabs, by whoever hears it first', async () => {
    persistedTopUp.write(intent);
    await run('startTopUp', { intent, keepsCard: false });
    expect(persistedTopUp.readFor(owner)).toEqual(accepted);
    inTab('second');
    served.answers['GET wallet/top-up'] = { data: pending };
    await find(intent);
    // Known already: the other tab is not told again.
    expect(persistedTopUp.readFor(owner)).toMatchObject({ elsewhereUntil: eight + 30_000 });
    persistedTopUp.write(intent);
    inTab('first');
    await find(intent);
    expect(persistedTopUp.readFor(owner)).toEqual(accepted);
  });

  test('R4.1.7: is not written down again after a logout', async () => {
    persistedTopUp.write(intent);
    inTab('second');
    dropAtLogout();
    inTab('first');
    await run('startTopUp', { intent, keepsCard: false });
    expect([Object.keys(localStorage), persistedTopUp.readFor(owner)]).toEqual([[], null]);
  });

  test.each([
    ['unknownCard', 422, false],
    // I12: nothing is said of one that was sent before, or that there is one.
    ['idempotencyMismatch', 422, true],
    ['conflict', 409, true],
    ['unauthorized', 401, true],
    ['forbidden', 403, true],
    ['tooManyRequests', 429, true],
  ])('after it was refused as %s (%i) it is kept: %s', async (code, status, isKept) => {
    served.answers['POST wallet/top-up'] = { refuses: status, code };
    persistedTopUp.write(intent);
    await expect(run('startTopUp', { intent, keepsCard: false })).rejects.toMatchObject({ status });
    expect(persistedTopUp.readFor(owner) !== null).toBe(isKept);
  });

  test.each([401, 403, 404, 409, 422, 429])(
    'I12: who refuses (%i) to say what became of it has it kept',
    async (status) => {
      served.answers['GET wallet/top-up'] = { refuses: status, code: 'no' };
      persistedTopUp.write(intent);
      await expect(run('findTopUp', { transactionId: null, intent })).rejects.toMatchObject({ status });
      expect(persistedTopUp.readFor(owner)).toEqual(intent);
    },
  );
});

test('Q7.7.c: its result by the bank’s number forgets that very one', async () => {
  const clear = (of: object) => run('clearPersistedTopUp', { owner, key: null, transactionId: null, ...of });
  persistedTopUp.write(intent);
  await clear({});
  persistedTopUp.write(accepted);
  await clear({ transactionId: 'tu-2' });
  expect(persistedTopUp.readFor(owner)).toEqual(accepted);
  await clear({ transactionId: 'tu-1' });
  expect(persistedTopUp.readFor(owner)).toBeNull();
});

describe('Q7.7.c: a press of the form never sends a second top-up beside one that waits', () => {
  const press = async (actor: ReturnType<typeof openWallet>, amount = 100) => {
    await waitFor(actor, (one) => one.matches('choosing'));
    actor.send({ type: 'amount.choose', amount });
    actor.send({ type: 'topUp.submit' });
    return waitFor(actor, (one) => one.matches('waiting'));
  };

  test.each([403, 409, 429])(
    'of which the server refuses (%i) to say anything: the same wish is the same one',
    async (status) => {
      persistedTopUp.write(intent);
      served.answers['GET wallet/top-up'] = { refuses: status };
      const actor = openWallet();
      await waitFor(actor, (one) => one.matches('unreachable'));
      actor.send({ type: 'topUp.close' });
      await press(actor, intent.amount);
      const sent = served.asked.filter(({ line }) => line.startsWith('POST wallet/top-up'));
      expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([intent.key]);
      actor.stop();
    },
  );

  test('of this very tab, after the bank’s link of another one', async () => {
    persistedTopUp.write(accepted);
    served.answers['GET wallet/top-up'] = { data: topUpThatIs('succeeded', { transactionId: 'tu-0' }) };
    const actor = openWallet('tu-0');
    await waitFor(actor, (one) => one.matches('credited'));
    served.answers['GET wallet/top-up'] = { data: pending };
    actor.send({ type: 'topUp.close' });
    await press(actor);
    expect([times('POST wallet/top-up'), persistedTopUp.readFor(owner)?.key]).toEqual([0, accepted.key]);
    actor.stop();
  });
});

test('F16: a result told in another tab after more than an hour forgets it in all of them', async () => {
  persistedTopUp.write(accepted);
  inTab('second');
  at(3_700_000);
  served.answers['GET wallet/top-up'] = { data: topUpThatIs('succeeded') };
  const actor = openWallet('tu-1');
  await waitFor(actor, (one) => one.matches('credited'));
  expect(localStorage.getItem('topUp')).toBeNull();
  actor.stop();
});
