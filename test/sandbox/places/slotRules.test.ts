/** The sandbox's own implementation of the slot rules against the worked examples, start by start. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { channelOf, type Who } from '../../../sandbox/domain/slots/openingHours.ts';
import { listingDates, offers, placesLeft, type SlotQuestion } from '../../../sandbox/domain/slots/slotRules.ts';
import {
  day,
  dayStart,
  minute,
  momentOf,
  overlap,
  spanOn,
  timeOf,
  type Span,
} from '../../../sandbox/domain/slots/spans.ts';
import { Facility, ScheduleConfiguration } from '../../../src/contract/offered/facilities.ts';
import examples from '../../rules/slots/examples.json' with { type: 'json' };

interface Setting {
  date?: string;
  now?: string;
  configuration?: Record<string, number>;
  visitor?: Who;
  allow_facility_items_reservation?: number;
  filter_by?: number;
  facility_ids?: number[];
  product_ids?: number[];
}
interface Case {
  case: string;
  d?: number;
  set?: Setting;
  facility?: object;
  range?: string;
  starts?: string[];
  left?: Record<string, number>;
  by?: Record<string, number[]>;
}
interface Example {
  example: string;
  d?: number;
  set?: Setting;
  facilities: object[];
  cases: Case[];
}

type WireFacility = v.InferOutput<typeof Facility>;

/** It has no time-range filter (the portal's) and always counts carts (the portal leaves them out on request). */
const isOurs = (one: Case): boolean =>
  one.starts !== undefined && one.range === undefined && one.set?.allow_facility_items_reservation !== 0;

function read(example: Example, one: Case) {
  const set = { ...example.set, ...one.set };
  const configuration = v.parse(ScheduleConfiguration, { ...example.set?.configuration, ...one.set?.configuration });
  const facilities: WireFacility[] = example.facilities.map((facility, index) =>
    v.parse(Facility, {
      name: 'Facility',
      per_capacity: 0,
      capacity: 1,
      min_booking_time: 60,
      ...facility,
      ...(index === 0 ? one.facility : {}),
    }),
  );
  const date = set.date ?? '2026-11-26';
  const now = momentOf(set.now ?? '2026-11-20 08:00:00');
  const length = (one.d ?? example.d ?? 60) * minute;
  const asked = facilities.filter(({ id }) => !set.facility_ids || set.facility_ids.includes(id));
  const question = (slot: Span): SlotQuestion => ({
    slot,
    now,
    configuration,
    channel: channelOf(set.visitor ?? {}),
    products: set.filter_by === 2 ? set.product_ids : undefined,
  });
  /** The slots in that date's schedule: its own windows, and today the rest of the night before (W5). */
  const belongs = (facility: WireFacility, slot: Span): boolean =>
    listingDates(facility, question(slot)).includes(date);
  const starts = Array.from({ length: (2 * day) / (5 * minute) }, (_, index) => dayStart(date) + index * 5 * minute);
  const by = new Map<string, number[]>();
  for (const from of starts) {
    const slot = { from, to: from + length };
    const label = `${timeOf(from).slice(0, 5)}${from >= dayStart(date) + day ? '+1' : ''}`;
    const free = asked.filter((facility) => belongs(facility, slot) && offers(facility, question(slot)));
    if (free.length > 0)
      by.set(
        label,
        free.map(({ id }) => id),
      );
  }
  return { date, now, length, asked, by };
}

const startOf = (date: string, label: string): number =>
  dayStart(date) + (label.endsWith('+1') ? day : 0) + momentOf(`1970-01-01 ${label.slice(0, 5)}:00`);

/** The grid allows slots in the last minutes of an event; the server does not (Q9.2.c). */
const runsIntoProgram = (facilities: readonly WireFacility[], slot: Span): boolean =>
  facilities.every((facility) =>
    [...facility.event_schedules, ...facility.workshop_program_schedules].some(({ date, start_time, end_time }) =>
      overlap(spanOn(date, start_time!, end_time!), slot),
    ),
  );

describe.each(examples as unknown as Example[])('$example', (example) => {
  test.each(example.cases.filter(isOurs))('$case', (one) => {
    const { date, now, length, asked, by } = read(example, one);
    const isFuture = (label: string): boolean => startOf(date, label) > now;
    const expected = one.starts!.filter((label) => {
      const from = startOf(date, label);
      return !runsIntoProgram(asked, { from, to: from + length });
    });
    expect([...by.keys()].filter(isFuture)).toEqual(expected.filter(isFuture));
    // A slot that has begun is kept at least as long as the portal keeps it.
    for (const label of expected) expect([...by.keys()]).toContain(label);
    for (const [label, facilities] of Object.entries(one.by ?? {})) expect(by.get(label)).toEqual(facilities);
    for (const [label, left] of Object.entries(one.left ?? {})) {
      const from = startOf(date, label);
      expect(placesLeft(asked[0]!, { from, to: from + length })).toBe(left);
    }
  });
});

test('the examples are read', () => {
  expect((examples as unknown as Example[]).flatMap(({ cases }) => cases.filter(isOurs)).length).toBeGreaterThan(70);
});
