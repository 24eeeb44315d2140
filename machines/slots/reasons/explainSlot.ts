/**
 * Why a slot is not offered: each barrier by name, with the record behind it. Uses the same predicates as the grid, which
 * keeps only the room that is left, while this keeps what took it. Loaded only where it is used.
 */
import { occupiedBy, visitBookings, visitClosures, type VisitBlock } from '../schedule/blocks.ts';
import { isBookable } from '../bookingDates.ts';
import { visitFullDays, visitFullMoments, type VisitFull } from '../capacity.ts';
import { isDuration } from '../durations.ts';
import { startsWithRoom } from '../grid.ts';
import { addGroups, attendanceOf } from '../groups.ts';
import { isWanted, narrowed, type Narrowed } from '../narrowing.ts';
import { isAhead, isListed, startsLeft, type Clock } from '../now.ts';
import {
  mayBegin,
  rentalWindowsFrom,
  rentalWindowsOf,
  shortestIn,
  stretchesFrom,
  type RentalWindow,
} from '../schedule/rentalWindows.ts';
import { startsIn, withoutSpans } from '../schedule/openingWindows.ts';
import { packSchedule, type PackedSchedule } from '../schedule/packedSchedule.ts';
import { clockOf } from './question.ts';
import { channelOf, controlsFor, scheduleDays, type Cut } from '../schedule/scheduleControl.ts';
import { settingsOf, type FacilityInput, type RelatedInput, type ScheduleInput } from '../schedule/scheduleInput.ts';
import type { Explanation, Reason, ReasonQuestion, RelatedFacility } from './slotReason.ts';
import { overlaps } from '../slotSpan.ts';
import { isLongEnough } from '../starts.ts';
import type { Span } from '../schedule/venueTime.ts';

/** What is known of one schedule and question, for any slot. */
interface Asked {
  input: ScheduleInput;
  question: ReasonQuestion;
  packed: PackedSchedule;
  narrowing: Narrowed;
  clock: Clock;
  /** All starts with room anywhere, ascending. */
  starts: readonly number[];
}

/** The controls that cut into a slot, without duplicates. */
function controlsIn(cuts: readonly Cut[], slot: Span): Reason[] {
  const controls = cuts.filter((cut) => overlaps(cut, slot)).flatMap(({ by }) => by);
  return [...new Set(controls)].map(({ record }) => ({ code: 'control', record }));
}

/** What prevents a slot from beginning in one window and staying open to its end (C, W3, W5 to W7). */
function inOpening(
  facility: FacilityInput,
  openings: readonly RentalWindow[],
  opening: RentalWindow,
  slot: Span,
  asked: Asked,
) {
  const { rental, day, cuts } = opening;
  const { duration } = asked.question;
  const reasons = controlsIn(cuts, { from: slot.from, until: slot.from + 1 });
  const gaps = withoutSpans([slot], stretchesFrom(day, openings));
  const around = rentalWindowsFrom(day, openings);
  for (const { window, cuts: taken } of around)
    for (const gap of gaps.filter((one) => overlaps(one, window))) reasons.push(...controlsIn(taken, gap));
  const [closed] = withoutSpans(
    gaps,
    around.map(({ window }) => window),
  );
  if (closed) reasons.push({ code: 'closingTime', closes: closed.from });
  const shortest = shortestIn(facility, rental);
  if (!isLongEnough(duration, shortest)) reasons.push({ code: 'minimum', shortest });
  if (!isWanted(asked.narrowing.products, rental.product_id))
    reasons.push({ code: 'otherProduct', product: rental.product_id });
  if (!isListed(day < 0, asked.clock)) reasons.push({ code: 'lastNight' });
  return reasons.filter((reason, at) => reasons.findIndex((other) => isSame(reason, other)) === at);
}

/** One control may block both the start and a later part; it is still one reason. */
const isSame = (one: Reason, other: Reason): boolean =>
  one === other || (one.code === 'control' && other.code === 'control' && one.record === other.record);

/** The reasons from opening hours and from the customer's narrowing: those of the window with the fewest. */
function byOpening(facility: FacilityInput, slot: Span, asked: Asked): Reason[] {
  const { origin, settings } = asked.packed;
  const channel = channelOf(asked.input.customer);
  const controls = controlsFor(channel, facility.schedule_control, scheduleDays(origin));
  const openings = rentalWindowsOf(facility, controls, settings);
  const around = openings.filter(
    (one) => mayBegin(one) && overlaps(one.window, { from: slot.from, until: slot.from + 1 }),
  );
  const ways = around
    .filter(({ window }) => startsIn(window, window, settings.increment).includes(slot.from))
    .map((opening) => inOpening(facility, openings, opening, slot, asked))
    .sort((one, other) => one.length - other.length);
  if (ways[0]) return ways[0];
  const [open] = around;
  return open
    ? [{ code: 'betweenStarts', opens: open.window.from, increment: settings.increment }]
    : [{ code: 'closed' }];
}

/** What takes place on a facility and its relatives during a slot (B1 to B6, K1 to K5). */
function byOccupation(facility: FacilityInput, slot: Span, { packed }: Asked): Reason[] {
  const { origin, settings, countHolds } = packed;
  const { closing, blocking, sharing } = occupiedBy(facility);
  const reasons: Reason[] = [];
  const relationOf = (other: RelatedInput): RelatedFacility['relation'] => {
    if (other === facility) return 'own';
    return facility.parent_facilities?.some(({ id }) => id === other.id) ? 'parent' : 'child';
  };
  const blockedOn =
    (occupied: RelatedInput): VisitBlock =>
    (from, until, code, record) => {
      const where = { id: occupied.id, relation: relationOf(occupied) };
      if (overlaps({ from, until }, slot)) reasons.push({ code, facility: where, record });
    };
  for (const one of closing) visitClosures(one, settings.increment, origin, blockedOn(one));
  for (const one of blocking) visitBookings(one, countHolds, origin, blockedOn(one));
  if (!sharing) return reasons;

  const groups = { from: [], until: [], people: [] };
  const attendance = attendanceOf(groups, addGroups(groups, sharing, origin), countHolds);
  const capacity = facility.capacity ?? 1;
  const fullBy =
    (code: 'full' | 'fullDay'): VisitFull =>
    (from, until) => {
      if (overlaps({ from, until }, slot)) reasons.push({ code, from, until, capacity });
    };
  const horizon = slot.until;
  if (facility.is_enable_per_day_capacity) visitFullDays(attendance, capacity, horizon, fullBy('fullDay'));
  else visitFullMoments(attendance, capacity, horizon, new Int32Array(horizon + 1), fullBy('full'));
  return reasons;
}

/** The reasons from the current time (N1 to N4). */
function byNow(minute: number, { clock, packed, starts }: Asked): Reason[] {
  const all = [...new Set([...starts, minute])].sort((one, other) => one - other);
  if (!startsLeft(all, { ...clock, delay: 0 }).includes(minute)) return [{ code: 'past' }];
  const { delay } = packed.settings;
  return delay > 0 && !isAhead(minute, clock) ? [{ code: 'notice', delay }] : [];
}

/** The reasons that hold for every facility: the picked date and duration (U2, U8). */
function byChoice({ input, packed, question }: Asked): Reason[] {
  const { dates, duration } = question;
  const { shortest, longest, increment } = packed.settings;
  const reasons: Reason[] = [];
  if (dates && !isBookable(input.date, dates)) reasons.push({ code: 'date', ...dates });
  if (!isDuration(duration, packed.settings)) reasons.push({ code: 'duration', shortest, longest, increment });
  return reasons;
}

/**
 * Explains one schedule and question, start by start. @returns reasons for a start, given in minutes from the midnight of
 * the picked date
 */
export function explainer(input: ScheduleInput, question: ReasonQuestion): (minute: number) => Explanation[] {
  const packed = packSchedule(input);
  const clock = clockOf(packed, question);
  const narrowing = narrowed(packed.facilities, question);
  const asked: Asked = { input, question, packed, narrowing, clock, starts: startsWithRoom(packed, question) };
  const chosen = new Set(narrowing.facilities.map(({ id }) => id));
  return (minute) => {
    const slot = { from: minute, until: minute + question.duration };
    const everywhere = [...byChoice(asked), ...byNow(minute, asked)];
    return input.facilities.map((facility) => ({
      facility: facility.id,
      reasons: [
        ...everywhere,
        ...(chosen.has(facility.id) ? [] : [{ code: 'otherFacility' } as const]),
        ...byOpening(facility, slot, asked),
        ...byOccupation(facility, slot, asked),
      ],
    }));
  };
}

/** Every start that opening hours alone would allow on the date, ascending: the rows of a table of all slots. */
export function startsOf(input: ScheduleInput): number[] {
  const settings = settingsOf(input.configuration);
  const starts = input.facilities.flatMap((facility) =>
    rentalWindowsOf(facility, [], settings)
      .filter(mayBegin)
      .flatMap(({ window }) => startsIn(window, window, settings.increment)),
  );
  return [...new Set(starts.filter((start) => start >= 0))].sort((one, other) => one - other);
}
