// @vitest-environment jsdom
/** Bookings of every kind in their lists, the details of one, and scheduling a session (R2.3.8–14, R4.10.9, Q3.6.d). */
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../../src/contract/customers/customers.ts';
import { Component as EventBookingsPage } from '../../../src/pages/bookings/EventBookingsPage.tsx';
import { Component as FacilityBookingsPage } from '../../../src/pages/bookings/FacilityBookingsPage.tsx';
import { Component as ShopOrdersPage } from '../../../src/pages/bookings/ShopOrdersPage.tsx';
import { Component as TrainerBookingPage } from '../../../src/pages/bookings/TrainerBookingPage.tsx';
import { Component as TrainerBookingsPage } from '../../../src/pages/bookings/TrainerBookingsPage.tsx';
import { Component as WorkshopPage } from '../../../src/pages/bookings/WorkshopPage.tsx';
import { layla } from '../../models/cart/cart.fixtures.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { all, press, stage, textOf, words } from '../cart.fixture.tsx';

polyfillDialogs();
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T06:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const session = (id: number, date: string, status_id = 1) => ({
  id,
  date,
  start_time: '17:00:00',
  end_time: '18:00:00',
  status_id,
});
const common = { image: null, status_id: 1, total: 660, quantity: 1 };
const event = {
  ...common,
  id: 11,
  order_id: 91,
  name: 'Winter sixes: Team',
  ar_name: 'سداسيات الشتاء: فريق',
  quantity: 2,
  event_id: 305,
  start_date: '2026-12-09',
  event_schedules: [{ start_time: '16:30:00', end_time: '22:00:00' }],
  venue_name: 'Mirdif Fields',
};
const training = {
  ...common,
  id: 12,
  order_id: 92,
  name: 'Karim Haddad: Five sessions',
  trainer_id: 501,
  trainer_name: 'Karim Haddad',
  training_package_id: 5012,
  sessions_total: 5,
  sessions_left: 3,
  sessions: [session(1, '2026-11-18'), session(2, '2026-11-30')],
};
const bought = {
  ...common,
  id: 13,
  order_id: 93,
  name: 'Carbon racket',
  status_id: 4,
  outlet_id: 701,
  outlet_name: 'The Net Post',
  ordered_at: '2026-11-20 12:30:00',
  delivery_address: null as string | null,
};
const workshop = {
  ...common,
  id: 14,
  order_id: 94,
  name: 'Football, Under 8',
  workshop_id: 401,
  workshop_program_id: 4011,
  start_date: '2026-11-02',
  end_date: '2026-12-20',
  sessions: [session(1, '2026-11-25'), session(2, '2026-11-16'), session(3, '2026-12-02', 8)],
};
const court = {
  id: 15,
  order_id: 95,
  token: 'receipt',
  service_id: 42,
  facility_id: 4201,
  name: 'Court 1',
  service_name: 'Padel',
  venue_name: 'Barsha Courts',
  facility_date: '2026-11-26',
  facility_start_time: '18:00:00',
  facility_end_time: '19:30:00',
  total: 210,
  is_booking_approved: 0,
  cid_approved: null,
  status_id: 5,
};
const extras = {
  products: [
    { name: 'Padel', quantity: 1, total: 180 },
    { name: 'Racket', quantity: 2, total: 30 },
  ],
  customers: [{ name: 'Layla Haddad', id_proof_number: '784199212345674' }, { name: 'Noura' }],
};

/** The server's answer by the end of the address, or the status of a refusal. */
type Server = Record<string, (query: URLSearchParams, method: string) => unknown>;
const listOf = (...data: object[]) => ({
  status: true,
  data,
  message: null,
  total: data.length,
  total_pages: Math.min(1, data.length),
  current_page: 1,
});
const oneOf = (booking: object) => ({ status: true, data: { ...booking, ...extras }, message: null });
const refused = (status: number, code: string) => Response.json({ status: false, message: code, code }, { status });

const answered = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const asked: string[] = [];

interface Visit {
  at?: string;
  path?: string;
  user?: User | null;
  locale?: 'en' | 'ar';
  additions?: 'cancel'[];
}
async function open(
  Page: ComponentType,
  server: Server,
  { at, path, user = layla, locale = 'en', additions = [] }: Visit = {},
) {
  asked.length = 0;
  vi.stubGlobal('fetch', async ({ url, method }: Request) => {
    const { pathname, searchParams } = new URL(url);
    asked.push(`${method} ${pathname.replace(/.*profile\/bookings\//, '')}`);
    const answer = Object.entries(server).find(([end]) => pathname.endsWith(end))?.[1](searchParams, method);
    if (answer === undefined) return refused(404, 'notFound');
    return answer instanceof Response ? answer : Response.json(answer);
  });
  const { show } = await stage({ user, locale, site: { additions } });
  show(<Page />, path, at);
  await answered();
}

describe('lists', () => {
  test('R2.3.8: an event says when, where and how many tickets; what comes next has its card', async () => {
    await open(EventBookingsPage, {
      'bookings/event': () => listOf(event, { ...event, id: 16, seat: 'A12', status_id: 8 }),
    });
    await waitFor(() =>
      expect(words(all('.next')[0])).toContain('Next, Wed 9 Dec04:30 PMWinter sixes: TeamMirdif Fields'),
    );
    expect(all('.bkrow').map((one) => words(one.querySelector('.facts')))).toEqual([
      '04:30 PMMirdif Fields2 tickets',
      '04:30 PMMirdif FieldsSeat A12',
    ]);
    expect(all('.bkrow__s').map(words)).toEqual(['Approved', 'Cancelled']);
  });

  test('R2.3.9: a package shows what is left of it and its next session, and links to its page', async () => {
    const over = { ...training, id: 17, status_id: 11, sessions: [], sessions_left: 5 };
    await open(TrainerBookingsPage, { 'bookings/trainer': () => listOf(training, over) });
    expect(all('.bkrow__s').map(words)).toEqual(['Approved3 sessions left', 'Expired5 sessions left']);
    expect(all('.bkrow .facts').map(words)).toEqual(['Karim HaddadNext on Mon 30 Nov, 05:00 PM', 'Karim Haddad']);
    // Only what is valid can be scheduled.
    expect(all('.bkrow__a a[href^="/profile/trainer"]').map((link) => link.getAttribute('href'))).toEqual([
      '/profile/trainer-sessions/12',
    ]);
    expect(textOf('.next strong')).toBe('Karim Haddad: Five sessions');
  });

  test('R2.3.14: an order of a shop says what, where to and how it stands; it is not divided, its days may be chosen', async () => {
    const sent = { ...bought, id: 18, delivery_address: 'Villa 12', status_id: 1 };
    const days: (string | null)[] = [];
    const answer = (query: URLSearchParams) => {
      days.push(query.get('from'));
      return listOf(bought, sent);
    };
    await open(ShopOrdersPage, { 'bookings/retail': answer });
    expect(all('.bkrow .facts > span:last-child').map(words)).toEqual([
      'Handed over at The Net Post',
      'Delivered to Villa 12',
    ]);
    expect(all('.bkrow__s').map(words)).toEqual(['Completed', 'Approved']);
    expect([all('.next, [role=tab]').length, all('.range').length]).toEqual([0, 1]);
    const month = all('label').find((label) => words(label) === 'Last 30 days')!;
    fireEvent.click(month.querySelector('input')!);
    await answered();
    expect(days).toEqual([null, '2026-10-26']);
  });

  test('Q7.6.p: an offer with lessons says how they are used, and leads to where their hours are booked', async () => {
    const lessons = { ...bought, id: 19, name: 'First five lessons', status_id: 1, trainer_booking_id: 19 };
    const off = { ...lessons, id: 20, status_id: 8, trainer_booking_id: 20 };
    await open(ShopOrdersPage, { 'bookings/retail': () => listOf(bought, lessons, off) });
    expect(all('.bkrow').map((row) => words(row).includes('You book each hour with the coach'))).toEqual([
      false,
      true,
      true,
    ]);
    // What takes place no more leads nowhere.
    expect(all('.bkrow__a a[href^="/profile/trainer"]').map((link) => link.getAttribute('href'))).toEqual([
      '/profile/trainer-sessions/19',
    ]);
  });

  test.each([
    [EventBookingsPage, 'No event is booked', '/events'],
    [TrainerBookingsPage, 'No session is booked', '/training'],
    [ShopOrdersPage, 'Nothing bought yet', '/retail'],
  ] as [ComponentType, string, string][])('where nothing stands the page leads on: %#', async (Page, title, to) => {
    await open(Page, { 'profile/bookings/event': () => listOf(), trainer: () => listOf(), retail: () => listOf() });
    expect(textOf('.empty h2')).toBe(title);
    expect(all('.empty a')[0]?.getAttribute('href')).toBe(to);
  });
});

describe('R2.3.6: one booking over its list', () => {
  const facility = { 'bookings/facility': () => listOf(court), 'facility/15': () => oneOf(court) };

  test('shows all details, and nothing of anybody’s documents', async () => {
    await open(FacilityBookingsPage, facility, { at: '/here?booking=15' });
    const dialog = all('dialog')[0]!;
    expect(words(dialog.querySelector('h2'))).toBe('Padel, Court 1');
    expect(all('dialog .sum')[0]!.querySelectorAll('dd').length).toBe(6);
    expect(all('dialog dd').map(words)).toEqual([
      'PendingAwaiting approval',
      'Thursday 26 November 202606:00 PM – 07:30 PM',
      'Court 1, Barsha Courts',
      'Layla Haddad, Noura',
      '95',
      'AED 210',
      'AED 180',
      'AED 30',
    ]);
    expect(words(dialog)).not.toContain('7841992');
    expect(all('dialog .bkacts button').map(words)).toContain('Book again');
  });

  test.each([
    [null, 1],
    // With an offer an order is not cancelled (decision 045).
    [901, 0],
  ])('Q7.7.b: sessions of the offer %s have %i ways to cancel', async (offer_id, ways) => {
    const lessons = { ...training, offer_id };
    const server = { 'bookings/trainer': () => listOf(lessons), 'trainer/12': () => oneOf(lessons) };
    await open(TrainerBookingsPage, server, { at: '/here?booking=12', additions: ['cancel'] });
    expect(all('dialog .bkacts a[href*="/cancel"]')).toHaveLength(ways);
    expect(all('dialog .bkacts a[href^="/training/501"]')).toHaveLength(1);
  });

  test.each([
    [null, 1],
    [false, 0],
  ])('Q7.7.b: a court whose order can be cancelled (%s) has %i ways to cancel', async (is_cancellable, ways) => {
    const beside = { ...court, is_cancellable };
    const server = { 'bookings/facility': () => listOf(beside), 'facility/15': () => oneOf(beside) };
    await open(FacilityBookingsPage, server, { at: '/here?booking=15', additions: ['cancel'] });
    expect(all('dialog .bkacts a[href*="/cancel"]')).toHaveLength(ways);
    expect(all('dialog .bkacts button').map(words)).toContain('Book again');
  });

  test.each([
    [FacilityBookingsPage, 'facility', court, '/profile/orders/95/cancel?page=2&booking=15'],
    [EventBookingsPage, 'event', event, '/profile/orders/91/cancel?page=2&booking=11&kind=event'],
  ])('takes along where the list stands: %#', async (Page, kind, one, address) => {
    const server = {
      [`bookings/${kind}`]: () => ({ ...listOf(one), total_pages: 2, current_page: 2 }),
      [`${kind}/${one.id}`]: () => oneOf(one),
    };
    await open(Page, server, { at: `/here?page=2&booking=${one.id}`, additions: ['cancel'] });
    expect(all('dialog a[href*="/cancel"]').map((link) => link.getAttribute('href'))).toEqual([address]);
    const moves = all('dialog a[href*="/reschedule"]').map((link) => link.getAttribute('href'));
    expect(moves).toEqual(kind === 'facility' ? ['/profile/facility-bookings/15/reschedule?page=2'] : []);
  });

  test('opens from its row, where the list stands, and closing it leaves the list', async () => {
    await open(FacilityBookingsPage, facility);
    fireEvent.click(all('.bkrow h2 a')[0]!);
    await answered();
    expect(textOf('dialog h2')).toBe('Padel, Court 1');
    press('Close');
    await answered();
    expect([all('dialog').length, all('.bkrow').length]).toEqual([0, 1]);
  });

  test.each(['99', 'abc'])(
    'T05: %s does not exist or is another customer’s: the same message, with a way out',
    async (id) => {
      const strange: Server = id === 'abc' ? { 'facility/abc': () => refused(422, 'invalid') } : {};
      await open(
        FacilityBookingsPage,
        { 'bookings/facility': () => listOf(court), ...strange },
        { at: `/here?booking=${id}` },
      );
      expect(textOf('dialog .empty h2')).toBe('We cannot find this booking');
      press('Back to the list');
      expect([all('dialog').length, all('.bkrow').length]).toEqual([0, 1]);
    },
  );

  test('R8.1.6: what could not be read can be tried again', async () => {
    let isDown = true;
    const one = () => (isDown ? refused(403, 'maintenance') : oneOf(court));
    await open(
      FacilityBookingsPage,
      { 'bookings/facility': () => listOf(court), 'facility/15': one },
      { at: '/here?booking=15' },
    );
    expect(all('dialog .empty[role=alert]')).toHaveLength(1);
    isDown = false;
    press('Try again');
    await answered();
    expect(textOf('dialog h2')).toBe('Padel, Court 1');
  });

  test('R2.3.1: nothing is shown or loaded without a login', async () => {
    await open(FacilityBookingsPage, facility, { at: '/here?booking=15', user: null });
    expect([asked, all('dialog').length]).toEqual([[], 0]);
  });
});

const one = { at: '/here/12', path: '/here/:id' };

test('R2.3.12: a workshop shows its dates, upcoming ones first with the next one marked, and its attendees', async () => {
  await open(WorkshopPage, { 'academy/14': () => oneOf(workshop) }, { at: '/here/14', path: '/here/:id' });
  expect(textOf('h1')).toBe('Football, Under 8');
  expect(
    all('.sessions li').map((row) => words(row.querySelector('.vh')) + words(row.querySelector('.sessions__s'))),
  ).toEqual([
    'Wednesday 25 November 2026NextApproved',
    'Wednesday 2 December 2026Cancelled',
    'Monday 16 November 2026Approved',
  ]);
  expect(textOf('aside dd')).toContain('Layla Haddad, Noura');
});

describe('R2.3.10: a package of a coach', () => {
  const hours = ['16:00:00', '17:00:00'].map((start_time, index) => ({
    date: '2026-11-26',
    start_time,
    end_time: `${17 + index}:00:00`,
  }));
  const free = (query: URLSearchParams) => ({
    status: true,
    data: query.get('date') === '2026-11-26' ? hours : [],
    message: null,
  });
  const slots = () => all<HTMLInputElement>('.slots input');
  /** The page, with the answers to scheduling a session. */
  async function page(book: () => unknown, read: () => object = () => training) {
    await open(
      TrainerBookingPage,
      { 'trainer/12': () => oneOf(read()), availability: free, 'trainer/12/sessions': book },
      one,
    );
    await waitFor(() => expect(slots()).toHaveLength(2));
    fireEvent.click(slots()[0]!);
    press('Book this session');
    await answered();
    await answered();
  }

  test('Q3.6.d: a session is scheduled, and the page reloads its booking', async () => {
    let sessions = training.sessions;
    await page(
      () => {
        sessions = [...sessions, { ...session(3, '2026-11-26'), start_time: '16:00:00', end_time: '17:00:00' }];
        return { status: true, data: null, message: 'ok' };
      },
      () => ({ ...training, sessions, sessions_left: 5 - sessions.length }),
    );
    expect(textOf('.note')).toBe('Your session is booked: Thu 26 Nov, 04:00 PM.');
    expect(all('.sessions li')).toHaveLength(3);
    expect(all('.pips [data-on]')).toHaveLength(3);
    // It is the customer's own now: not offered, and not reported as taken.
    expect(slots()).toHaveLength(1);
  });

  test('an hour taken by another customer is struck through, all else is kept', async () => {
    await page(() => refused(409, 'trainerTaken'));
    expect(textOf('.note')).toContain('Somebody else has just taken that hour.');
    expect(slots().map(({ disabled }) => disabled)).toEqual([true, false]);
  });

  test('F09: an answer that was lost is looked up', async () => {
    const session3 = { ...session(3, '2026-11-26'), start_time: '16:00:00' };
    let isThere = false;
    await page(
      () => {
        isThere = true;
        return new Response(null, { status: 503 });
      },
      () => (isThere ? { ...training, sessions: [...training.sessions, session3], sessions_left: 2 } : training),
    );
    expect(textOf('.note')).toContain('Your session is booked');
    expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  test.each([
    [{ sessions_left: 0 }, 'Every session of this package has its time.'],
    [{ status_id: 11 }, 'This package is not valid any more: none of its sessions can be scheduled.'],
    [{ status_id: 5 }, 'Sessions can be scheduled as soon as this package is paid.'],
  ])('with %j nothing can be scheduled, and it says why', async (changes, why) => {
    await open(TrainerBookingPage, { 'trainer/12': () => oneOf({ ...training, ...changes }) }, one);
    expect(textOf('section .meta')).toContain(why);
    expect(slots()).toEqual([]);
  });

  test('T05: another customer’s is as if it were not there; signed out nothing is asked for', async () => {
    await open(TrainerBookingPage, {}, one);
    expect(textOf('.empty h2')).toBe('We cannot find this booking');
    expect(all('.empty a')[0]?.getAttribute('href')).toBe('/profile/trainer-sessions');
    cleanup();
    await open(TrainerBookingPage, { 'trainer/12': () => oneOf(training) }, { ...one, user: null });
    expect([textOf('.empty h2'), asked]).toEqual(['You are logged out', []]);
  });
});
