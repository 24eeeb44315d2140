// @vitest-environment jsdom
/** Rescheduling and cancelling: messages when another customer or a deadline is faster (Q2.2.b, Q7.7.b). */
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Component as CancellationPage } from '../../../src/pages/cancellation/CancellationPage.tsx';
import { Component as ReschedulePage } from '../../../src/pages/reschedule/ReschedulePage.tsx';
import { booking, day, evening, eveningLater } from '../../models/reschedule/reschedule.fixtures.ts';
import { all, press, stage, textOf, words } from '../cart.fixture.tsx';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-24T06:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ok = (data: unknown) => Response.json({ status: true, data, message: null });
const no = (code: string, data: unknown = null) =>
  Response.json({ status: false, error: { code, data }, code, data, message: code }, { status: 409 });

type Answer = (request: Request) => Response;
const answer = (with_: Answer) => vi.stubGlobal('fetch', async (request: Request) => with_(request));

describe('an order', () => {
  const item = (name: string, total: number) => ({ name, detail: 'Court 1', quantity: 1, total });
  const told = (refund: number, rest: object = {}) => ({
    order_id: 9,
    items: [item('Tennis', 150), item('Rackets', 60)],
    is_allowed: true,
    currency: 'AED',
    paid: 210,
    refund,
    refunds: refund > 0 ? [{ method: 'wallet', amount: refund }] : [],
    steps: refund > 0 ? [{ until: '2026-11-25 20:00:00', refund }] : [],
    ...rest,
  });
  async function page(
    first: object,
    done: Answer = () => ok(first),
    { additions = ['cancel'], at = '/here' }: { additions?: 'cancel'[]; at?: string } = {},
  ) {
    const asked: string[] = [];
    answer((request) => {
      asked.push(request.method);
      return request.method === 'POST' ? done(request) : ok(first);
    });
    const { show } = await stage({ site: { additions } });
    show(<CancellationPage />, '/here', at);
    await waitFor(() => expect(all('.goes, .empty')).not.toEqual([]));
    return asked;
  }
  const confirm = async (name: string) => {
    press(name);
    await waitFor(() => expect(all('button').map(words)).not.toContain(name));
  };

  test('is cancelled as a whole: each part, the refund, its destination and deadline are shown, done, and confirmed', async () => {
    await page(told(210), () =>
      ok(told(210, { is_allowed: false, reason: 'cancelled', steps: [], status: 'cancelled' })),
    );
    expect(all('.goes li').map((one) => words(one.querySelector('b')))).toEqual(['Tennis', 'Rackets']);
    expect(textOf('.goes')).toContain('It was ordered together: all of it is cancelled.');
    expect(textOf('.fall')).toContain('until Wed 25 Nov, 08:00 PM');
    expect(textOf('.refunds')).toMatch(/Wallet.*At once.*AED 210/);
    await confirm('Cancel, get AED 210 back');
    expect(textOf('main h2')).toContain('It is cancelled');
    expect(textOf('.refunds')).toContain('AED 210');
  });

  test.each([
    [
      '?period=past&page=2&booking=15&lang=en',
      '/profile/facility-bookings?period=past&page=2&booking=15',
      '/profile/facility-bookings?period=past&page=2',
    ],
    ['?booking=15', '/profile/facility-bookings?booking=15', '/profile/facility-bookings'],
    [
      '?kind=event&page=3&booking=11&sortBy=nothing',
      '/profile/event-bookings?page=3&booking=11',
      '/profile/event-bookings?page=3',
    ],
    ['', '/profile/facility-bookings', '/profile/facility-bookings'],
    ['?booking=javascript:1', '/profile/facility-bookings', '/profile/facility-bookings'],
  ])('R2.3.6: kept or cancelled leads back to where its customer was: %s', async (search, kept, cancelled) => {
    await page(
      told(210),
      () => ok(told(210, { is_allowed: false, reason: 'cancelled', steps: [], status: 'cancelled' })),
      { at: `/here${search}` },
    );
    const leadsTo = (name: string) =>
      all('a')
        .find((one) => words(one) === name)
        ?.getAttribute('href');
    expect(leadsTo('Keep it')).toBe(kept);
    expect(leadsTo('Move it instead, at no cost')).toBe(
      /[?&]kind=|^$|javascript/.test(search)
        ? undefined
        : `/profile/facility-bookings/15/reschedule${cancelled.replace(/^[^?]*/, '')}`,
    );
    await confirm('Cancel, get AED 210 back');
    expect(leadsTo('To my bookings')).toBe(cancelled);
  });

  test('without any refund says so before', async () => {
    await page(told(0));
    expect(textOf('.fall')).toContain('Nothing comes back: the time for it is over.');
    expect(all('button').map(words)).toContain('Cancel, nothing comes back');
  });

  test('that waits for a yes was not charged', async () => {
    await page(told(0, { paid: 0 }));
    expect(textOf('.fall')).toContain('Nothing was charged');
  });

  test('with a deadline passed meanwhile is not cancelled for less than was shown: the new refund is shown, and confirmed again', async () => {
    await page(told(210), () => no('refundChanged', told(105)));
    await confirm('Cancel, get AED 210 back');
    expect(textOf('[role=alert]')).toBe('A deadline passed meanwhile: AED 210 would have come back, now AED 105 does.');
    expect(all('button').map(words)).toContain('Cancel, get AED 105 back');
    expect(textOf('.refunds')).toContain('AED 105');
  });

  test.each([
    ['begun', 'Some of it has begun or was used already.'],
    ['unpaid', 'It is not paid yet: without a payment it ends by itself.'],
    ['notCancellable', 'Goods, offers and memberships are yours at once, and so is what was ordered with them.'],
  ])('that cannot be cancelled says why: %s', async (reason, sentence) => {
    await page(told(0, { is_allowed: false, reason }));
    expect(textOf('.empty')).toContain(sentence);
  });

  test('Q7.7.a: where the operator’s server cannot cancel, it is not asked', async () => {
    const asked = await page(told(210), undefined, { additions: [] });
    expect([asked, textOf('.empty h2')]).toEqual([[], 'We cannot find this order']);
  });
});

describe('a booking', () => {
  async function page(move: Answer, at = '/here') {
    let isTaken = false;
    answer((request) => {
      const { pathname } = new URL(request.url);
      if (request.method === 'POST') {
        isTaken = true;
        return move(request);
      }
      if (pathname.endsWith('/schedule')) return ok(isTaken ? eveningLater : evening);
      return pathname.endsWith('/services') ? ok([]) : ok({ ...booking, products: [], customers: [] });
    });
    const { show } = await stage();
    show(<ReschedulePage />, '/here', at);
    await waitFor(() => expect(all('.slots label')).not.toEqual([]));
  }
  const choose = (time: string) => {
    const tile = all('.slots label').find((one) => words(one).startsWith(time));
    fireEvent.click(tile!.querySelector('input')!);
  };
  const move = () => press('Move it, at no cost');

  test('R2.2.8, Q2.2.b: keeps the old time until the new one is confirmed, at the same price; then both are shown', async () => {
    const moved = { ...booking, facility_start_time: '20:00:00', facility_end_time: '21:00:00' };
    let sent: unknown;
    answer(() => ok(null));
    await page((request) => {
      void request.json().then((body) => (sent = body));
      return ok(moved);
    }, '/here?page=2');
    expect(all('.slots label').map((one) => words(one).slice(0, 5))).toEqual(['06:00', '06:30', '07:30', '08:00']);
    expect(textOf('main')).toContain('The price stays as it was, whichever time you choose.');
    choose('08:00');
    expect(textOf('.swap')).toMatch(/Now07:00 PM.*Then08:00 PM/);
    move();
    await waitFor(() => expect(textOf('main h2')).toContain('Moved. See you there!'));
    const back = all('main a').find((one) => words(one) === 'To my bookings');
    expect(back?.getAttribute('href')).toBe('/profile/facility-bookings?page=2');
    expect(sent).toEqual({ date: day, start_time: '20:00:00', end_time: '21:00:00', facility_id: 101 });
  });

  test('F30: another customer was faster: the old time stays, and the nearest is one press away', async () => {
    await page(() => no('slotTaken'));
    choose('08:00');
    move();
    await waitFor(() =>
      expect(textOf('[role=alert]')).toBe(
        'Somebody was faster: 08:00 PM is taken. Thu 26 Nov, 07:00 PM is still yours.',
      ),
    );
    // The day's times are loaded again before alternatives can be shown.
    await waitFor(() => expect(all('.near button').map((one) => words(one))).toEqual(['08:00 PM']));
    const near = all<HTMLButtonElement>('.near button');
    fireEvent.click(near[0]!);
    expect(textOf('.is-new')).toContain('08:00 PM');
  });
});
