/** Which days are loaded to find alternatives to a lost slot, and of which services (F30). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { servicesAlike } from '../../../machines/booking/servicesAlike.ts';
import { loadNearest, type NearestQuery } from '../../../src/adapters/actors/booking/nearest.ts';
import { clearCachedAnswers } from '../../../src/adapters/http/client.ts';
import { dateAfter } from '../../../machines/slots/schedule/venueTime.ts';
import { padel, today, tomorrow } from '../../models/booking/booking.fixtures.ts';

const service = (id: number, venue_id: number | null, name: string, ar_name: string | null = null) => ({
  ...padel,
  id,
  venue_id,
  name,
  ar_name,
});

test.each([
  ['Padel · Al Quoz', null, ['Padel · Jaddaf', 'padel - Barsha', 'Padel (Mirdif)', 'Padel'], true],
  ['Padel', null, ['Padel Academy', 'Paddle', 'Tennis', ''], false],
  ['Courts', 'بادل · القوز', ['بادل، الجداف'], true],
])('of %s (%s) the same elsewhere', (name, arName, others, isAlike) => {
  const services = [
    service(1, 1, name, arName),
    ...others.map((other, at) => service(at + 2, at + 2, arName ? 'Other' : other, arName ? other : null)),
  ];
  expect(servicesAlike(1, services)).toHaveLength(isAlike ? others.length : 0);
});

test('not a second one of the same venue, nor of an unknown service', () => {
  expect(servicesAlike(1, [service(1, 1, 'Padel'), service(2, 1, 'Padel · Roof')])).toEqual([]);
  expect(servicesAlike(9, [service(1, 1, 'Padel')])).toEqual([]);
});

const services = [service(1, 3, 'Padel · Al Quoz'), service(4, 5, 'Padel · Jaddaf'), service(6, 7, 'Tennis')];
let asked: string[] = [];
let down: string[] = [];
beforeEach(() => {
  asked = [];
  down = [];
  clearCachedAnswers();
  vi.useFakeTimers({ now: Date.parse(`${today}T08:00:00Z`), toFake: ['Date'] });
  vi.stubGlobal('location', new URL('http://localhost:3000/'));
  vi.stubGlobal('fetch', async (input: Request) => {
    const { pathname, searchParams } = new URL(input.url);
    const answered = (data: unknown) => Response.json({ status: true, data, message: null });
    if (pathname.endsWith('services')) return answered(services);
    const id = searchParams.get('venue_service_id')!;
    asked.push(`${id} ${searchParams.get('date')!} ${searchParams.get('facility_surface_id') ?? '-'}`);
    if (down.includes(id)) return Response.json({ status: false, data: null, message: null }, { status: 500 });
    const rental = { start_time: '17:00:00', end_time: '21:00:00', product_id: 501, price: 100, tax_amount: 5 };
    return answered({
      configuration: { advance_booking_days_limit: 3 },
      facilities: [{ id: Number(id) * 100 + 1, name: 'Court 1', facility_rentals: [rental] }],
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const { signal } = new AbortController();
const query = (missed: Partial<NearestQuery['missed']> = {}, changes: Partial<NearestQuery> = {}): NearestQuery => ({
  missed: { serviceId: 1, facilityId: 101, date: tomorrow, start_time: '19:00:00', duration: 60, people: 1, ...missed },
  bookingDate: tomorrow,
  filters: { surface: 5, formation: null, outdoor: null },
  customer: null,
  reserves: true,
  range: {},
  currency: 'AED',
  ...changes,
});
const found = async (wanted: NearestQuery) =>
  (await loadNearest(wanted, signal)).map(({ service: { name }, start_time, price }) => [name, start_time, price]);

describe('F30: for a lost slot', () => {
  test('the slot’s own day with its filters, and that of the same service at other venues', async () => {
    expect(await found(query())).toEqual([
      ['Padel · Al Quoz', '20:00:00', 105_00],
      ['Padel · Al Quoz', '18:00:00', 105_00],
      ['Padel · Jaddaf', '19:00:00', 105_00],
    ]);
    expect(asked).toEqual([`1 ${tomorrow} 5`, `4 ${tomorrow} -`]);
  });

  test('another venue that fails is left out; a failure of the slot’s own day is reported', async () => {
    down = ['4'];
    expect(await found(query())).toHaveLength(2);
    down = ['1'];
    await expect(loadNearest(query(), signal)).rejects.toBeInstanceOf(Error);
  });

  test('the day that midnight brings near, and no day that has passed or cannot be booked', async () => {
    await found(query({ start_time: '23:30:00' }));
    expect(asked).toContain(`1 ${dateAfter(tomorrow, 1)} 5`);
    asked = [];
    await found(query({ date: today, start_time: '00:30:00' }, { bookingDate: today }));
    expect(asked).toEqual([`1 ${today} 5`, `4 ${today} -`]);
    const far = dateAfter(today, 4);
    expect(await found(query({ date: far }, { bookingDate: far }))).toEqual([]);
  });

  test('nothing where every day near it has passed', async () => {
    const yesterday = dateAfter(today, -1);
    expect(await found(query({ date: yesterday }, { bookingDate: yesterday }))).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('nothing of a service that is gone', async () => {
    expect(await found(query({ serviceId: 9 }))).toEqual([]);
    expect(asked).toEqual([]);
  });
});
