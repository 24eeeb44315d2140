import { describe, expect, test } from 'vitest';
import { chosenOf, daysToPick } from '../../../machines/quickChoice/quickChoiceRules.ts';
import { bookableDates } from '../../../machines/slots/slots.ts';
import { padel, swimming } from '../../models/booking/booking.fixtures.ts';

const today = '2026-11-20';
const daysFor = (rules: Omit<Parameters<typeof bookableDates>[0], 'today'>) =>
  daysToPick(bookableDates({ today, ...rules }));

describe('the days of the home page are those of the panel (R5.5.1–3)', () => {
  test('fourteen of them unless limited', () => {
    expect(daysFor({})).toHaveLength(14);
    expect(daysFor({})[0]).toBe(today);
  });

  test.each([
    [0, [today]],
    [2, [today, '2026-11-21', '2026-11-22']],
  ])('with a limit of %i days ahead', (limit, expected) => {
    expect(daysFor({ advance_booking_days_limit: limit })).toEqual(expected);
  });

  test('within the operator’s own range, and not before today', () => {
    const range = {
      qube_enable_custom_booking_date_range: true,
      qube_custom_booking_start_date: '2026-11-24',
      qube_custom_booking_end_date: '2026-11-26',
    };
    expect(daysFor(range)).toEqual(['2026-11-24', '2026-11-25', '2026-11-26']);
    expect(daysFor({ ...range, qube_custom_booking_start_date: '2026-11-01' })[0]).toBe(today);
    expect(daysFor({ ...range, qube_enable_custom_booking_date_range: false })).toHaveLength(14);
    expect(daysFor({ ...range, advance_booking_days_limit: 4 })).toEqual(['2026-11-24']);
  });

  test('none when all of them are over', () => {
    const range = { qube_enable_custom_booking_date_range: true, qube_custom_booking_end_date: '2026-11-19' };
    expect(daysFor(range)).toEqual([]);
  });
});

describe('what is chosen', () => {
  const services = [padel, swimming];
  const chosen = (changes: Partial<Parameters<typeof chosenOf>[0]>) => {
    const context = { services, range: {}, now: `${today} 08:00:00`, limit: null, ...changes };
    const { service, day } = chosenOf({ wish: { serviceId: null, date: null }, ...context });
    return [service?.id ?? null, day];
  };

  test('the first, until something is wished that is there', () => {
    expect(chosen({})).toEqual([padel.id, today]);
    expect(chosen({ wish: { serviceId: swimming.id, date: '2026-11-21' } })).toEqual([swimming.id, '2026-11-21']);
  });

  test('a day that is over, or that the service does not have, is the first one again', () => {
    expect(chosen({ now: '2026-11-21 00:00:00', wish: { serviceId: 999, date: today } })).toEqual([
      padel.id,
      '2026-11-21',
    ]);
    expect(chosen({ limit: 0, wish: { serviceId: null, date: '2026-11-21' } })).toEqual([padel.id, today]);
    expect(chosen({ services: [], wish: { serviceId: 1, date: today } })).toEqual([null, today]);
  });
});
