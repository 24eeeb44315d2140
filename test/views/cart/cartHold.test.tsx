// @vitest-environment jsdom
/** What is held, lost, taken out and put back, as a customer sees it. */
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { correctTime } from '../../../src/adapters/http/serverTime.ts';
import { provideHold } from '../../../src/adapters/actors/booking/holdActors.ts';
import { CartItems } from '../../../src/pages/cart/lines/CartItems.tsx';
import { LastOfGuest } from '../../../src/pages/cart/lines/RemovedBooking.tsx';
import { useLineRemoval } from '../../../src/pages/cart/lines/useLineRemoval.ts';
import { HoldClock, HoldNote } from '../../../src/widgets/hold/HoldClock.tsx';
import { createActor } from 'xstate';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import { court, event, guest, held, swim } from '../../models/cart/cart.fixtures.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { done, failed } from '../../support/paths.ts';
import { unspoken } from '../../support/unspoken.ts';
import { all, press, stage, textOf, words } from '../cart.fixture.tsx';

polyfillDialogs();
vi.mock('../../../src/adapters/actors/booking/nearest.ts', async (original) => ({
  ...(await original<object>()),
  loadNearest: () => new Promise(() => undefined),
}));
afterEach(cleanup);

function Items() {
  const removal = useLineRemoval();
  return (
    <>
      <CartItems removal={removal} />
      <LastOfGuest removal={removal} />
    </>
  );
}

const until = '2026-11-21 18:15:00';
const heldFor = (seconds: number, changes: object = {}) => ({
  type: 'hold.changed' as const,
  held: { until, endsAt: Date.now() + seconds * 1_000, left: seconds * 1_000, isUnsure: false, ...changes },
});
const unsure = { isUnsure: true };
const timer = () => textOf('[role="timer"]');
const said = () => textOf('output.vh');

describe('the time that is left (Q7.3.a, F31)', () => {
  // The clock stands still between the event and the check.
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T18:00:00+04:00') }));
  afterEach(() => vi.useRealTimers());

  test('is not mentioned while the cart renews its places by itself', async () => {
    const { show, hold } = await stage();
    show(<HoldClock />);
    act(() => hold.send(heldFor(899)));
    expect([timer(), said(), textOf('.hold')]).toEqual(['', '', '']);
  });

  test.each([
    ['the venue cannot be reached', [600, unsure], '10:00', 'We cannot reach the venue to keep them longer'],
    ['nobody renewed them in time', [290], '4:50', 'After that they go back on sale.'],
  ] as const)('is counted down when %s', async (_, [seconds, changes], clock, why) => {
    const { show, hold } = await stage();
    show(<HoldClock />);
    act(() => hold.send(heldFor(seconds, changes)));
    expect([timer(), said()]).toEqual([clock, '']);
    expect(textOf('.hold')).toContain('Your places stand until 06:15 PM.');
    expect(textOf('.hold')).toContain(why);
  });

  test('A16: two minutes before the end it is announced, once and politely, with a button to keep the places', async () => {
    const { show, hold, cart, settle } = await stage({ cart: { lines: [swim('swim')], reserves: true } });
    await settle(done('renewPlaces', held([swim('swim')])));
    show(<HoldClock />);
    const region = all('output.vh')[0];
    act(() => hold.send(heldFor(119, unsure)));
    expect(said()).toBe('Two minutes are left for the places in your cart.');
    // The region was there before its words, and they stay as they are while the seconds pass.
    expect(all('output.vh')[0]).toBe(region);
    const text = region?.firstChild;
    act(() => hold.send(heldFor(61, unsure)));
    expect(region?.firstChild).toBe(text);
    expect(all('.hold.is-late')).toHaveLength(1);
    expect(cart.getSnapshot().value).toBe('resting');
    act(() => press('Keep my places'));
    expect(cart.getSnapshot().value).toBe('renewing');
    act(() => hold.send(heldFor(899)));
    expect([timer(), said()]).toEqual(['', '']);
  });

  test('after the end that is shown, and they can be requested again', async () => {
    const { show, hold } = await stage();
    show(<HoldClock />);
    act(() => hold.send(heldFor(-5)));
    expect([timer(), said()]).toEqual(['0:00', 'The time for the places in your cart is over.']);
    expect(textOf('.hold')).toContain('Your places are no longer kept.');
    expect(all('.hold button').map(words)).toEqual(['Ask for them again']);
  });

  test('is shown over a task in one line, next to what was typed there', async () => {
    const { show, hold } = await stage();
    show(
      <>
        <input aria-label="Name" />
        <HoldNote />
      </>,
    );
    const field = all<HTMLInputElement>('input')[0]!;
    fireEvent.change(field, { target: { value: 'Sara' } });
    field.focus();
    act(() => hold.send(heldFor(100)));
    expect(textOf('.note')).toMatch(/^1:40 Your places stand until 06:15 PM/);
    act(() => hold.send(heldFor(0)));
    expect([field.value, document.activeElement]).toEqual(['Sara', field]);
  });

  test('in Arabic too, with its digits left to right', async () => {
    const { show, hold } = await stage({ locale: 'ar' });
    show(<HoldClock />);
    act(() => hold.send(heldFor(108)));
    expect([timer(), all('.hold [role="timer"].ltr').length]).toEqual(['1:48', 1]);
    expect(textOf('.hold')).toContain('أماكنك محفوظة لك حتى');
    expect(unspoken()).toEqual([]);
  });
});

describe('the events that the hold gets from outside', () => {
  const ticket = swim('swim');
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T18:00:00+04:00') });
  });
  afterEach(() => {
    correctTime(0);
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const looked = () => document.dispatchEvent(new Event('visibilitychange'));
  async function following() {
    const { cart, settle } = await stage({ cart: { lines: [ticket], reserves: true } });
    const hold = createActor(provideHold(), { input: { cart } }).start();
    // Until 18:15 by the venue's clock, fifteen minutes from now.
    await settle(done('renewPlaces', held([ticket])));
    const now = () => hold.getSnapshot();
    return { cart, settle, hold, now };
  }

  test('counts by the server’s clock, not by this device’s (R4.3.6)', async () => {
    const { now } = await following();
    expect([now().value, now().context.held]).toMatchObject(['renewed', { until, left: 900_000 }]);
    correctTime(240_000);
    expect(now().context.held).toMatchObject({ left: 660_000, endsAt: Date.now() + 660_000 });
  });

  test('F31: a tab that slept knows at once what is left, and has it renewed', async () => {
    const { now, cart } = await following();
    vi.setSystemTime(Date.now() + 840_000);
    expect(now().value).toBe('renewed');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    looked();
    expect(now().value).toBe('renewed');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    looked();
    expect([now().value, now().context.held.left, cart.getSnapshot().value]).toEqual(['ending', 60_000, 'renewing']);
  });

  test('F01: without an answer it is counted, and a connection that is back is used', async () => {
    const { now, cart, settle } = await following();
    cart.send({ type: 'hold.renew' });
    await settle(failed('renewPlaces', new ConnectionError()));
    expect([now().value, now().context.held.isUnsure]).toEqual(['counting', true]);
    globalThis.dispatchEvent(new Event('online'));
    expect(cart.getSnapshot().value).toBe('renewing');
    await settle(done('renewPlaces', { ...held([ticket]), expires_at: '2026-11-21 18:20:00' }));
    expect([now().value, now().context.held.until]).toEqual(['renewed', '2026-11-21 18:20:00']);
  });

  test('R7.3.5: lost lines stay reported until another cart begins', async () => {
    const { now, cart, settle } = await following();
    cart.send({ type: 'hold.renew' });
    await settle(done('renewPlaces', held([ticket], [ticket])));
    const lost = () => now().context.lost.map(({ line, problem }) => [line.id, problem.message]);
    expect([now().value, lost()]).toEqual(['idle', [['swim', 'Somebody else was faster']]]);
    cart.send({ type: 'session.changed', user: guest });
    expect(lost()).toEqual([]);
  });
});

describe('what is lost', () => {
  const faster = { code: 'placeTaken', message: null };

  test('Q7.3.a: is in the list with its reason and a link to another time, until it is closed', async () => {
    const { show, hold, heard } = await stage({ cart: { lines: [event('event')] } });
    show(<Items />);
    // Two lines of one price are one booking.
    act(() => hold.send({ type: 'lines.lost', lines: [...court], problem: faster }));
    expect(all('.line--lost')).toHaveLength(1);
    // What is near it is looked for at once (F30).
    expect(textOf('.line--lost .near h3')).toBe('Nearest free times');
    expect(textOf('.line--lost s')).toBe('Padel, Court 3');
    expect(textOf('.line--lost .err')).toBe('Somebody else was faster. We took it out of your cart.');
    // It is announced wherever the customer is, not a second time here.
    expect(all('.line--lost [role="alert"]')).toEqual([]);
    act(() => press('Choose another time'));
    expect(heard.at(-1)).toMatchObject({
      type: 'booking.open',
      serviceId: 3,
      selection: { serviceId: 3, date: '2026-11-27', duration: 60, slot: null, facilityId: null },
    });
    act(() => press('Close Padel, Court 3'));
    expect(all('.line--lost')).toEqual([]);
  });

  test('is reported at its line only, not above the list as well', async () => {
    const ticket = swim('swim');
    const { show, hold, settle } = await stage({ cart: { lines: [ticket, event('event')], reserves: true } });
    show(<Items />);
    await settle(done('renewPlaces', held([ticket], [ticket])));
    expect(all('.note')).toHaveLength(1);
    act(() => hold.send({ type: 'lines.lost', lines: [ticket], problem: faster }));
    expect([all('.note').length, all('.line--lost').length]).toEqual([0, 1]);
  });
});

describe('what is taken out', () => {
  const lines = () => all('.line:not(.line--lost) .line__name').map(words);

  test('goes with all that belongs to it, and comes back where the way back stands', async () => {
    const { show, cart } = await stage({ cart: { lines: [swim('swim'), ...court, event('event')] } });
    show(<Items />);
    act(() => press('Remove Padel, Court 3'));
    expect(lines()).toEqual(['Open swim', 'Full Moon Padel Open']);
    const list = [...all('.lines')[0]!.children].map(words);
    expect(list[1]).toBe('Padel, Court 3 is out of your cart.Undo');
    // A09: it is reached at once, and says what it would bring back.
    const undo = document.activeElement!;
    expect([words(undo), textOf(`#${undo.getAttribute('aria-describedby')}`)]).toEqual([
      'Undo',
      'Padel, Court 3 is out of your cart.',
    ]);
    await act(async () => press('Undo'));
    expect(cart.getSnapshot().context.lines.map(({ id }) => id)).toEqual(['swim', 'event', 'court-day', 'court-night']);
    expect(all('.removed')).toEqual([]);
    expect(document.activeElement).toBe(all('section[aria-label="Items"]')[0]);
  });

  test('I30: of several taken out one after the other, the last one’s way back has the focus', async () => {
    const { show } = await stage({ cart: { lines: [swim('swim'), ...court, event('event')] } });
    show(<Items />);
    for (const name of ['Open swim', 'Padel, Court 3']) {
      const remove = all('button').find((button) => words(button).startsWith(`Remove ${name}`))!;
      act(() => remove.focus());
      act(() => remove.click());
      expect([words(document.activeElement), textOf('#removed')]).toEqual(['Undo', `${name} is out of your cart.`]);
    }
  });

  test('is offered for some seconds, and longer while it is hovered or focused', async () => {
    vi.useFakeTimers();
    const { show } = await stage({ cart: { lines: [swim('swim'), event('event')] } });
    show(<Items />);
    act(() => press('Remove Open swim'));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(all('.removed')).toHaveLength(1);
    act(() => (document.activeElement as HTMLElement).blur());
    act(() => void vi.advanceTimersByTime(9_999));
    expect(all('.removed')).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(1));
    expect(all('.removed')).toEqual([]);
    vi.useRealTimers();
  });

  test('is no longer offered once something else changes', async () => {
    const { show, cart } = await stage({ cart: { lines: [swim('swim'), event('event')] } });
    show(<Items />);
    act(() => press('Remove Open swim'));
    act(() => cart.send({ type: 'quantity.set', lineId: 'event', quantity: 2 }));
    expect(all('.removed')).toEqual([]);
  });

  test('asks the venue for its places again, and says plainly when they are gone', async () => {
    const ticket = swim('swim');
    const { show, settle, cart } = await stage({ cart: { lines: [ticket, event('event')], reserves: true } });
    await settle(done('renewPlaces', held([ticket])));
    show(<Items />);
    act(() => press('Remove Open swim'));
    await settle(done('releasePlaces'));
    act(() => press('Undo'));
    expect(textOf('.removed output')).toBe('Putting Open swim back…');
    await settle(
      done('reservePlaces', {
        ...held([ticket], [ticket]),
        products: [{ ...held([ticket], [ticket]).products[0]!, message: null }],
      }),
    );
    expect(textOf('.line--lost [role="alert"]')).toBe('Somebody else has it by now. It could not be put back.');
    expect([lines(), all('.note').length, cart.getSnapshot().context.problem]).toEqual([
      ['Full Moon Padel Open'],
      0,
      null,
    ]);
  });

  test('R4.1.8: a guest is asked before the last line is removed', async () => {
    const { show, cart } = await stage({ cart: { lines: [...court] }, user: guest });
    show(<Items />);
    act(() => press('Remove Padel, Court 3'));
    expect(textOf('dialog h2')).toBe('Take out the last item?');
    expect(cart.getSnapshot().context.lines).toHaveLength(2);
    act(() => press('Keep it', 'dialog'));
    expect([all('dialog').length, cart.getSnapshot().context.lines.length]).toEqual([0, 2]);
    act(() => press('Remove Padel, Court 3'));
    act(() => press('Take it out', 'dialog'));
    expect([cart.getSnapshot().context.lines, all('.removed')]).toEqual([[], []]);
  });

  test('what goes back on sale stands before what can wait; one kind needs no name', async () => {
    const { show } = await stage({ cart: { lines: [event('event'), swim('swim')], reserves: true } });
    show(<Items />);
    expect(all('h2').map(words)).toEqual(['On hold for you', 'No hurry']);
    expect(all('h3').map(words)).toEqual(['Open swim', 'Full Moon Padel Open']);
    cleanup();
    const other = await stage({ cart: { lines: [event('event'), swim('swim')], reserves: false } });
    other.show(<Items />);
    expect(all('h2').map(words)).toEqual(['Full Moon Padel Open', 'Open swim']);
  });
});
