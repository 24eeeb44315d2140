/** The worked examples of the slot rules, read as data: every expectation an example names is asserted. */
import { describe, expect, test } from 'vitest';
import type {
  ConfigurationInput,
  FacilityInput,
  ChannelInput,
} from '../../../machines/slots/schedule/scheduleInput.ts';
import {
  durationsOf,
  isInTimeRange,
  packSchedule,
  placesOf,
  shownCount,
  slotsOf,
  timeRangesOf,
  type Slot,
  type TimeRangeId,
} from '../../../machines/slots/slots.ts';
import examples from './examples.json' with { type: 'json' };

interface Setting {
  date?: string;
  now?: string;
  configuration?: ConfigurationInput;
  visitor?: ChannelInput;
  late_limit?: number;
  allow_facility_items_reservation?: number;
  filter_by?: 1 | 2;
  facility_ids?: number[];
  product_ids?: number[];
}

interface Case {
  case: string;
  decision?: string;
  d?: number;
  set?: Setting;
  facility?: Partial<FacilityInput>;
  range?: RangeLabel;
  starts?: string[];
  ends?: string[];
  left?: Record<string, number>;
  by?: Record<string, number[]>;
  durations?: number[];
  ranges?: string[];
  count?: number;
  shown?: number[];
}

interface Example {
  example: string;
  title: string;
  rules: string[];
  requirements: string[];
  decision: string | null;
  d?: number;
  set?: Setting;
  facilities: FacilityInput[];
  cases: Case[];
}

const labels = {
  all: 'All slots',
  '0-3': '12 AM-3 AM',
  '3-6': '3-6 AM',
  '6-9': '6-9 AM',
  '9-12': '9 AM-12 PM',
  '12-15': '12-3 PM',
  '15-18': '3-6 PM',
  '18-21': '6-9 PM',
  '21-24': '9 PM-12 AM',
} as const satisfies Record<TimeRangeId, string>;
type RangeLabel = (typeof labels)[TimeRangeId];
const rangeNamed = (label: RangeLabel): TimeRangeId =>
  (Object.keys(labels) as TimeRangeId[]).find((id) => labels[id] === label) as TimeRangeId;

const usualFacility = { per_capacity: 0, capacity: 1, min_booking_time: 60 } as const;

const startOf = ({ start_time, nextDay }: Slot) => `${start_time.slice(0, 5)}${nextDay ? '+1' : ''}`;

function answersTo(example: Example, one: Case) {
  const set = { ...example.set, ...one.set };
  const [first, ...others] = example.facilities.map((facility) => ({ ...usualFacility, ...facility }));
  const packed = packSchedule({
    date: set.date ?? '2026-11-26',
    configuration: {
      min_booking_time: 60,
      time_increment: 60,
      online_booking_delay: 0,
      enable_over_night_booking: 0,
      ...example.set?.configuration,
      ...one.set?.configuration,
    },
    facilities: [{ ...(first as FacilityInput), ...one.facility }, ...others],
    customer: set.visitor ?? {},
    allow_facility_items_reservation: set.allow_facility_items_reservation ?? 1,
  });
  const moment = { ...set, now: set.now ?? '2026-11-20 08:00:00' };
  const slots = slotsOf(packed, { ...moment, duration: one.d ?? example.d ?? 60 });
  const shown = slots.filter((slot) => isInTimeRange(slot, one.range ? rangeNamed(one.range) : 'all'));
  const perStart = <T>(starts: Record<string, T>, answer: (slot: Slot) => unknown) =>
    Object.fromEntries(
      Object.keys(starts).map((start) => {
        const slot = slots.find((candidate) => startOf(candidate) === start);
        return [start, slot ? answer(slot) : 'not offered'];
      }),
    );

  // Only what the case expects is answered, so that each expectation is met by a value of its own name.
  const answers: Record<keyof Omit<Case, 'case' | 'decision' | 'd' | 'set' | 'facility' | 'range'>, () => unknown> = {
    starts: () => shown.map(startOf),
    ends: () => shown.map(({ end_time }) => end_time),
    left: () => perStart(one.left ?? {}, (slot) => placesOf(packed, slot.facilities[0] ?? 0, slot)?.left),
    by: () => perStart(one.by ?? {}, ({ facilities }) => facilities),
    durations: () => durationsOf(packed, moment),
    ranges: () => timeRangesOf(slots).map(({ id }) => labels[id]),
    count: () => slots.length,
    shown: () => (one.shown ?? []).map((_, clicks) => shownCount(clicks, slots.length)),
  };
  return answers;
}

const given = new Set(['case', 'decision', 'd', 'set', 'facility', 'range']);

describe.each(examples as Example[])('$example $title ($requirements)', (example) => {
  test.each(example.cases)(`case $case [${example.rules.join(' ')}; decision ${example.decision ?? 'none'}]`, (one) => {
    const answers = answersTo(example, one);
    const expected = Object.entries(one).filter(([name]) => !given.has(name));
    expect(expected).not.toHaveLength(0);
    const answered = expected.map(([name]) => [name, answers[name as keyof typeof answers]()]);
    expect(Object.fromEntries(answered)).toEqual(Object.fromEntries(expected));
  });
});

test('all 25 examples are here, none twice', () => {
  expect(new Set(examples.map(({ example }) => example)).size).toBe(25);
  expect(examples).toHaveLength(25);
});
