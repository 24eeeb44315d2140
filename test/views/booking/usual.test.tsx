// @vitest-environment jsdom
/** The usual booking on the home page: preselected, replaced by the nearest where it is taken, and hidden on request. */
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownerOf } from '../../../machines/session/owner.ts';
import { persistedUsual } from '../../../src/adapters/storage/persistedUsual.ts';
import { Usual } from '../../../src/pages/home/Usual.tsx';
import { layla } from '../../models/cart/cart.fixtures.ts';
import { padel } from '../../models/booking/booking.fixtures.ts';
import { booking, day } from '../../models/reschedule/reschedule.fixtures.ts';
import { all, press, stage, textOf } from '../cart.fixture.tsx';

const now = '2026-11-24T06:00:00Z';
const court = (id: number, taken: readonly string[]) => ({
  id,
  name: `Court ${id - 100}`,
  facility_rentals: [{ start_time: '18:00:00', end_time: '21:00:00', product_id: 500 }],
  bookings: taken.map((start) => ({
    date: day,
    start_time: start,
    end_time: `${Number(start.slice(0, 2)) + 1}:00:00`,
  })),
});
const habit = ['2026-11-05', '2026-11-12', '2026-11-19'].map((facility_date, at) => ({
  ...booking,
  id: at + 1,
  facility_date,
}));

/** jsdom has no layout, so the observers are called by hand. */
let measure = (): void => undefined;
class Observer {
  constructor(report: () => void) {
    measure = report;
  }
  observe(): void {}
  disconnect(): void {}
}
const spaceBefore = () => all('.usual__space > div').map(({ style }) => style.blockSize);

let asked: string[] = [];
function world(bookings: object[], facilities: object[]) {
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    const data = pathname.endsWith('services')
      ? [padel]
      : pathname.endsWith('schedule')
        ? { configuration: { time_increment: 60 }, facilities }
        : bookings;
    const page = { total: bookings.length, total_pages: 1, current_page: 1 };
    return Response.json({ status: true, data, message: null, ...page });
  });
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  vi.stubGlobal('requestIdleCallback', (rest: () => void) => rest());
  vi.stubGlobal('ResizeObserver', Observer);
});
afterEach(() => {
  cleanup();
  persistedUsual.drop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const keepFocus = vi.fn<() => void>();
async function show(lines: object[] = []) {
  const at = await stage({ cart: { lines: lines as never[] } });
  at.show(<Usual user={layla} keepFocus={keepFocus} />);
  // Its place is held until it is known what comes there, or that nothing does.
  await waitFor(() => expect(spaceBefore()).toEqual([]));
  return at;
}

test('who booked the same three times has it one press away, and goes on from there', async () => {
  world(habit, [court(101, []), court(102, [])]);
  const { heard } = await show();
  expect(textOf('.usual')).toMatch(/Your usual, Thu 26 Nov.*07:00 PM.*Padel, Court 1.*60 minutes/);
  press('Book it');
  const selection = {
    serviceId: 1,
    date: day,
    duration: 60,
    facilityId: 101,
    slot: { startTime: '19:00:00', nextDay: false },
  };
  expect(heard.find(({ type }) => type === 'booking.open')).toMatchObject({
    serviceId: 1,
    selection,
    draft: { goesOn: true, bookingDate: day, facilityId: 101 },
  });
});

test('where it is taken, the nearest, and why', async () => {
  world(habit, [court(101, ['19:00:00']), court(102, [])]);
  const { heard } = await show();
  expect(textOf('.usual')).toMatch(/Your usual 07:00 PM on Thu 26 Nov is taken. This is free:.*07:00 PM.*Court 2/);
  press('Book it');
  expect(heard.find(({ type }) => type === 'booking.open')).toMatchObject({ selection: { facilityId: 102 } });
});

test.each([
  ['who has no habit', habit.slice(1), [court(101, [])], false],
  ['whose evening is full', habit, [court(101, ['18:00:00', '19:00:00', '20:00:00'])], true],
])('%s sees nothing of it', async (_, bookings, facilities, looks) => {
  world(bookings, facilities);
  await show();
  expect([all('.usual'), asked.some((path) => path.endsWith('schedule'))]).toEqual([[], looks]);
});

test('what is in the cart already is not called taken', async () => {
  world(habit, [court(101, ['19:00:00']), court(102, [])]);
  const held = {
    addons: [],
    customers: [],
    quantity: 1,
    price: 0,
    tax_amount: 0,
    venueServiceId: 1,
    selectedFacilityDate: day,
    selectedFacilityTiming: '19:00:00',
  };
  await show([{ id: 'line', productType: 'facility', group_id: null, ...held }]);
  expect(all('.usual')).toEqual([]);
});

test('hidden, it asks for nothing until it is wanted again; another customer’s wish is their own', async () => {
  world(habit, [court(101, [])]);
  persistedUsual.write({ owner: 'customer 999', isHidden: true, height: 90 });
  await show();
  press('Hide your usual');
  expect([textOf('p'), persistedUsual.read(), keepFocus.mock.calls.length]).toEqual([
    'Your usual is hidden until you log in again. Show it',
    { owner: ownerOf(layla), isHidden: true, height: 0 },
    1,
  ]);
  cleanup();
  asked = [];
  await show();
  expect([asked, all('.usual').length]).toEqual([[], 0]);
  press('Show it');
  expect(persistedUsual.read()?.isHidden).toBe(false);
});

test('the next time its place is kept while it is looked for, so that nothing moves; not another customer’s', async () => {
  world(habit, [court(101, [])]);
  persistedUsual.write({ owner: 'customer 999', isHidden: false, height: 90 });
  const { show: put } = await stage({ cart: { lines: [] } });
  put(<Usual user={layla} keepFocus={keepFocus} />);
  expect(spaceBefore()).toEqual(['0px']);
  Object.defineProperty(all('.usual__space')[0], 'offsetHeight', { value: 180 });
  measure();
  cleanup();
  await show();
  expect([spaceBefore(), all('.usual').length]).toEqual([[], 1]);
  cleanup();
  put(<Usual user={layla} keepFocus={keepFocus} />);
  expect(spaceBefore()).toEqual(['180px']);
});
