/** The alternatives to a lost slot: the same time, then around it, then another venue (in the order of decision 043). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysNear, nearestSlots, type MissedSlot, type OfferedDay } from '../../../machines/slots/nearestSlots.ts';
import type { FacilityInput, ScheduleInput } from '../../../machines/slots/schedule/scheduleInput.ts';
import { packSchedule, placesOf, slotsOf } from '../../../machines/slots/slots.ts';
import { moments, pickedDate, schedules } from './schedules.ts';

const now = '2026-11-20 08:00:00';
const clock = (time: string) => `${time}:00`;

type Hours = readonly [from: string, to: string];

/** A court that is open all evening, with what is taken on it. */
const court = (
  id: number,
  taken: readonly Hours[] = [],
  price = 100,
  open: Hours = ['16:00', '23:00'],
): FacilityInput => ({
  id,
  facility_rentals: [{ start_time: clock(open[0]), end_time: clock(open[1]), product_id: 500 + price, price }],
  bookings: taken.map(([from, to]) => ({ date: pickedDate, start_time: clock(from), end_time: clock(to) })),
});
const day = (
  serviceId: number,
  facilities: FacilityInput[],
  {
    step = 30,
    date = pickedDate,
    ...settings
  }: Partial<ScheduleInput['configuration']> & { step?: number; date?: string } = {},
): OfferedDay => ({
  serviceId,
  packed: packSchedule({
    date,
    configuration: { min_booking_time: 60, time_increment: step, enable_over_night_booking: 1, ...settings },
    facilities,
  }),
});
const missed = (changes: Partial<MissedSlot> = {}): MissedSlot => ({
  serviceId: 1,
  facilityId: 1,
  date: pickedDate,
  start_time: '19:00:00',
  duration: 60,
  people: 1,
  ...changes,
});
/** `19:30 2@1` is half past seven on court 2 of service 1. */
const offered = (days: readonly OfferedDay[], wanted = missed(), moment = now) =>
  nearestSlots(wanted, days, { now: moment }, 'AED').map(
    ({ start_time, facilityId, serviceId, nextDay }) =>
      `${start_time.slice(0, 5)}${nextDay ? '+1' : ''} ${facilityId}@${serviceId}`,
  );

const all: Hours = ['16:00', '23:00'];
const busy: Hours = ['19:00', '20:00'];

describe('alternatives to 19:00 on court 1 (F30)', () => {
  test.each<[string, string[], OfferedDay[], MissedSlot?, string?]>([
    [
      'the same hour on another court, then half an hour, then an hour around it, the later first',
      ['19:00 2@1', '19:30 2@1', '18:30 2@1', '20:00 1@1', '18:00 1@1'],
      [day(1, [court(1, [busy]), court(2)])],
    ],
    [
      'five and no more: another venue has no place beside them',
      ['19:00 2@1', '19:30 2@1', '18:30 2@1', '20:00 1@1', '18:00 1@1'],
      [day(1, [court(1, [busy]), court(2)]), day(2, [court(21)])],
    ],
    [
      'the nearer before the farther, by the quarter of an hour as well, and nothing a quarter beyond the hour',
      ['19:15 1@1', '18:45 1@1', '19:30 1@1', '18:30 1@1', '19:45 1@1'],
      [day(1, [court(1)], { step: 15, min_booking_time: 15 })],
      missed({ duration: 15 }),
    ],
    [
      'the court itself is kept where it can be',
      ['20:00 1@1', '18:00 1@1'],
      [day(1, [court(1, [busy]), court(2, [busy])], { step: 60 })],
    ],
    [
      'another venue comes last, each once, at its nearest time',
      ['20:00 1@1', '18:00 1@1', '19:00 31@3', '19:30 21@2'],
      [
        day(2, [court(21, [['18:00', '19:30']])]),
        day(1, [court(1, [busy])], { step: 60 }),
        day(3, [court(31), court(32)]),
      ],
    ],
    [
      'of two courts as near the cheaper',
      ['19:00 3@1'],
      [
        day(1, [
          court(1, [all]),
          court(
            2,
            [
              ['16:00', '19:00'],
              ['20:00', '23:00'],
            ],
            140,
          ),
          court(
            3,
            [
              ['16:00', '19:00'],
              ['20:00', '23:00'],
            ],
            90,
          ),
        ]),
      ],
    ],
    [
      'of two as cheap the lower number',
      ['19:00 2@1'],
      [
        day(1, [
          court(1, [all]),
          court(3, [
            ['16:00', '19:00'],
            ['20:00', '23:00'],
          ]),
          court(2, [
            ['16:00', '19:00'],
            ['20:00', '23:00'],
          ]),
        ]),
      ],
    ],
    [
      'of two courts at another hour the lost one, though it is dearer and of a higher number',
      ['20:00 3@1', '18:00 3@1'],
      [day(1, [court(3, [busy], 140), court(2, [busy], 90)], { step: 60 })],
      missed({ facilityId: 3 }),
    ],
    [
      'what another service sells of the same court at the same hour',
      ['19:00 1@2'],
      [day(1, [court(1, [all])]), day(2, [court(1)])],
    ],
    ['nothing beyond an hour', [], [day(1, [court(1, [['16:00', '21:30']])])]],
    ['nothing when nothing is free', [], [day(1, [court(1, [all])]), day(2, [court(21, [all])])]],
    [
      'nothing of a venue where nobody books for so long',
      [],
      [day(1, [court(1, [all])]), day(2, [court(21)], { min_booking_time: 90 })],
    ],
    [
      'nothing that has begun',
      ['19:30 2@1', '20:00 1@1'],
      [day(1, [court(1, [busy]), court(2)])],
      missed(),
      `${pickedDate} 19:16:00`,
    ],
    [
      'nothing within the notice that a venue wants',
      ['19:00 2@1', '20:00 1@1'],
      [day(1, [court(1, [busy]), court(2)], { step: 60, online_booking_delay: 120 })],
      missed(),
      `${pickedDate} 16:59:00`,
    ],
    [
      'the lost slot itself never, though the list still has it',
      ['20:00 1@1', '18:00 1@1'],
      [day(1, [court(1)], { step: 60 })],
    ],
    [
      'where no court is known, any is another one',
      ['19:00 1@1', '20:00 1@1', '18:00 1@1'],
      [day(1, [court(1)], { step: 60 })],
      missed({ facilityId: null }),
    ],
    [
      'after midnight, on the list of the evening',
      ['23:30 1@1', '23:00 1@1'],
      [day(1, [court(1, [], 100, ['16:00', '00:30']), court(2, [all])])],
      missed({ date: '2026-11-27', start_time: '00:00:00' }),
    ],
    [
      'over midnight from the list of the next day',
      ['00:00 1@1', '23:00 1@1', '00:30 1@1'],
      [
        day(1, [court(1, [], 100, ['23:00', '00:00'])]),
        day(1, [court(1, [], 100, ['00:00', '02:00'])], { date: '2026-11-27' }),
      ],
      missed({ start_time: '23:30:00', facilityId: 9 }),
    ],
  ])('%s', (_, expected, days, wanted, moment) => expect(offered(days, wanted, moment)).toEqual(expected));

  test('one slot in two schedules is offered once, in that of the evening (W4, W5)', () => {
    const evening = court(1, [], 100, ['20:00', '02:00']);
    const lists = ['2026-11-27', pickedDate].map((date) => day(1, [evening], { date, step: 60 }));
    const lost = missed({ date: '2026-11-27', start_time: '00:00:00' });
    const near = nearestSlots(lost, lists, { now: '2026-11-27 00:05:00' }, 'AED');
    expect(near.map(({ start_time, bookingDate, date }) => [start_time, bookingDate, date])).toEqual([
      ['01:00:00', pickedDate, '2026-11-27'],
    ]);
  });

  test.each([
    ['00:00:00', [0, -1]],
    ['00:59:00', [0, -1]],
    ['01:00:00', [0]],
    ['22:59:00', [0]],
    ['23:00:00', [0, 1]],
    ['23:59:00', [0, 1]],
  ])('near %s the schedules of these days matter: %j (W4)', (start_time, days) =>
    expect(daysNear({ start_time })).toEqual(days),
  );

  test('no fewer places than people come, where they are shared (K1)', () => {
    const pool = (id: number, people: number) => ({
      ...court(id),
      per_capacity: 1 as const,
      capacity: 10,
      bookings: [{ date: pickedDate, start_time: '16:00:00', end_time: '23:00:00', attendance: people }],
    });
    const days = [day(1, [pool(1, 10), pool(2, 7), pool(3, 6)], { step: 60 })];
    expect(offered(days, missed({ people: 4 }))).toEqual(['19:00 3@1', '20:00 3@1', '18:00 3@1']);
    expect(offered(days, missed({ people: 3 }))[0]).toBe('19:00 2@1');
  });

  test('tells what each costs, where the schedule does (Q7.2.d)', () => {
    const days = [day(1, [court(1, [busy], 100), court(2, [all], 90)], { step: 60 })];
    expect(nearestSlots(missed(), days, { now }, 'AED').map(({ price }) => price)).toEqual([100_00, 100_00]);
    const untold = {
      ...court(1, [busy]),
      facility_rentals: [{ start_time: '16:00:00', end_time: '23:00:00', product_id: 1 }],
    };
    expect(nearestSlots(missed(), [day(1, [untold])], { now }, 'AED')[0]?.price).toBeNull();
  });
});

const wanted = fc.record({
  serviceId: fc.constant(1),
  facilityId: fc.constantFrom(null, 1, 2),
  date: fc.constantFrom(pickedDate, pickedDate, '2026-11-27'),
  start_time: fc
    .integer({ min: 14, max: 47 })
    .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}:00`),
  duration: fc.constantFrom(30, 60, 60, 90),
  people: fc.integer({ min: 1, max: 4 }),
});
/** The service's own day, and that of another venue, whose facilities have other ids. */
const everyLoss = (
  check: (days: OfferedDay[], inputs: ScheduleInput[], slot: MissedSlot, now: string) => void,
  seed?: number,
) =>
  fc.assert(
    fc.property(schedules, schedules, wanted, moments, (own, other, slot, moment) => {
      const elsewhere = { ...other, facilities: other.facilities.map((one) => ({ ...one, id: one.id + 20 })) };
      const inputs = [own, elsewhere];
      check(
        inputs.map((input, at) => ({ serviceId: at + 1, packed: packSchedule(input) })),
        inputs,
        slot,
        moment.now,
      );
    }),
    { numRuns: 250, ...(seed !== undefined && { seed }) },
  );
const instant = (date: string, time: string) => Temporal.PlainDateTime.from(`${date}T${time}`);
const awayFrom = (slot: MissedSlot, one: { date: string; start_time: string }) =>
  instant(slot.date, slot.start_time).until(instant(one.date, one.start_time)).total('minutes');

test('each is itself offered by the slot rules, not missed, with room for everybody, within the hour (R5.7.17, K1)', () => {
  everyLoss((days, _, slot, moment) => {
    for (const near of nearestSlots(slot, days, { now: moment }, 'AED')) {
      const { packed } = days.find(({ serviceId }) => serviceId === near.serviceId)!;
      const grid = slotsOf(packed, { now: moment, duration: slot.duration });
      const cell = grid.find(({ date, start_time }) => date === near.date && start_time === near.start_time);
      expect(cell?.facilities).toContain(near.facilityId);
      expect(Math.abs(awayFrom(slot, near))).toBeLessThanOrEqual(60);
      expect(placesOf(packed, near.facilityId, near)?.left ?? slot.people).toBeGreaterThanOrEqual(slot.people);
      expect(near.serviceId === 1 && near.facilityId === slot.facilityId && awayFrom(slot, near) === 0).toBe(false);
    }
  });
});

test('random losses do have alternatives', () => {
  let found = 0;
  const count = (days: OfferedDay[], _: unknown, slot: MissedSlot, moment: string) => {
    found += nearestSlots(slot, days, { now: moment }, 'AED').length;
  };
  // Random losses may include too few; these are always the same.
  everyLoss(count, 20_261_123);
  expect(found).toBeGreaterThan(10);
});

test('the lost slot’s service comes before other venues, nearer before farther, and no selection twice', () => {
  everyLoss((days, _, slot, moment) => {
    const list = nearestSlots(slot, days, { now: moment }, 'AED');
    const steps = list.map((near) => {
      const distance = Math.abs(awayFrom(slot, near));
      return (near.serviceId === 1 ? 0 : 1000) + distance;
    });
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    const own = list.filter(({ serviceId }) => serviceId === 1).map((near) => awayFrom(slot, near));
    expect(new Set(own).size).toBe(own.length);
    expect(list.filter(({ serviceId }) => serviceId === 2).length).toBeLessThanOrEqual(1);
    expect(list.length).toBeLessThanOrEqual(5);
  });
});

test('is the same in any order of days and facilities', () => {
  everyLoss((days, inputs, slot, moment) => {
    const turned = inputs
      .map((input, at) => ({
        serviceId: at + 1,
        packed: packSchedule({ ...input, facilities: input.facilities.toReversed() }),
      }))
      .toReversed();
    expect(nearestSlots(slot, turned, { now: moment }, 'AED')).toEqual(
      nearestSlots(slot, days, { now: moment }, 'AED'),
    );
  });
});
