/** When a facility is open for somebody, and where slots may begin while nothing takes place there (W1 to W6). */
import { endOfStretch, joined, startsIn, windowOf, withoutSpans } from './openingWindows.ts';
import { cutsOf, type Control, type Cut } from './scheduleControl.ts';
import type { FacilityInput, RentalInput, Settings } from './scheduleInput.ts';
import type { Start } from '../starts.ts';
import { minutesPerDay, type Span } from './venueTime.ts';

/** The window of a rental on one day. */
export interface RentalWindow {
  /** -1: it began yesterday; 1: it begins tomorrow. */
  day: number;
  rental: RentalInput;
  window: Span;
  /** What the controls take from it. */
  cuts: readonly Cut[];
  /** What they leave. */
  open: readonly Span[];
}

/** The windows of a facility on each day that can matter. */
export function rentalWindowsOf(
  facility: FacilityInput,
  controls: readonly Control[],
  settings: Settings,
): RentalWindow[] {
  const days = settings.overnight ? [-1, 0, 1] : [0];
  return days.flatMap((day) =>
    (facility.facility_rentals ?? []).map((rental) => {
      const window = windowOf(rental, day * minutesPerDay, settings.overnight);
      const cuts = cutsOf(rental.product_id, controls);
      return { day, rental, window, cuts, open: withoutSpans([window], cuts) };
    }),
  );
}

/** Tomorrow's windows are room to run into, not starts (W3). */
export const mayBegin = ({ day }: RentalWindow): boolean => day < 1;

/** The windows into which slots of one day may run: its own, and those of the day after (W3). */
export const rentalWindowsFrom = (day: number, openings: readonly RentalWindow[]): RentalWindow[] =>
  openings.filter((opening) => opening.day === day || opening.day === day + 1);

/** What is open without a break for the slots of one day; a slot must lie wholly in one of these (W3). */
export const stretchesFrom = (day: number, openings: readonly RentalWindow[]): Span[] =>
  joined(rentalWindowsFrom(day, openings).flatMap(({ open }) => open));

/** Shortest slot that may begin in a rental (W6). Whoever shares a facility may come for any time (R7.2.7). */
export const shortestIn = (facility: FacilityInput, rental: RentalInput): number =>
  facility.per_capacity ? 0 : Math.max(facility.min_booking_time ?? 0, rental.min_booking_time ?? 0);

/** The starts of a facility when nothing takes place there, ascending, each with room up to the end of its stretch. */
export function emptyStarts(facility: FacilityInput, openings: readonly RentalWindow[], settings: Settings): Start[] {
  const starts: Start[] = [];
  let stretches: readonly Span[] = [];
  let day: number | null = null;
  for (const opening of openings) {
    if (!mayBegin(opening)) continue;
    if (opening.day !== day) stretches = stretchesFrom(opening.day, openings);
    ({ day } = opening);
    const { rental, window, open } = opening;
    const shortest = shortestIn(facility, rental);
    for (const part of open) {
      const closes = endOfStretch(stretches, part);
      for (const minute of startsIn(part, window, settings.increment)) {
        if (minute < 0) continue; // Last night's starts before midnight are yesterday's (W5).
        const room = closes - minute;
        const product = rental.product_id;
        starts.push({ minute, openRoom: room, freeRoom: room, shortest, product, fromYesterday: day < 0 });
      }
    }
  }
  return starts.sort((one, other) => one.minute - other.minute);
}
