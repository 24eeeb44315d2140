/** When a facility is open for a customer, and where slots may begin while it is empty (W1 to W6). */
import { endOfStretch, joinedSpans, startsIn, windowOf, withoutSpans } from './openingWindows.ts';
import { cutsOf, type Control, type Cut } from './scheduleControl.ts';
import type { FacilityInput, RentalInput, Settings } from './scheduleInput.ts';
import type { Start } from '../starts.ts';
import { minutesPerDay, type Span } from './venueTime.ts';

/** The window of a rental on one day. */
export interface RentalWindow {
  /** Relative to the picked date: -1 began yesterday, 1 begins tomorrow. */
  day: number;
  rental: RentalInput;
  window: Span;
  /** What the controls cut out of it. */
  cuts: readonly Cut[];
  /** What is left of it. */
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

/** Slots may run into tomorrow's windows, but not begin in them (W3). */
export const mayBegin = ({ day }: RentalWindow): boolean => day < 1;

/** The windows that slots of one day may run into: its own, and those of the next day (W3). */
export const rentalWindowsFrom = (day: number, openings: readonly RentalWindow[]): RentalWindow[] =>
  openings.filter((opening) => opening.day === day || opening.day === day + 1);

/** The stretches of continuous opening for the slots of one day; a slot must lie wholly in one of these (W3). */
export const stretchesFrom = (day: number, openings: readonly RentalWindow[]): Span[] =>
  joinedSpans(rentalWindowsFrom(day, openings).flatMap(({ open }) => open));

/** The shortest slot that may begin in a rental (W6). Visits to shared facilities may have any length (R7.2.7). */
export const shortestIn = (facility: FacilityInput, rental: RentalInput): number =>
  facility.per_capacity ? 0 : Math.max(facility.min_booking_time ?? 0, rental.min_booking_time ?? 0);

/** The starts of an empty facility, ascending, each with room up to the end of its stretch. */
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
        if (minute < 0) continue; // Last night's starts before midnight belong to yesterday (W5).
        const room = closes - minute;
        const product = rental.product_id;
        starts.push({ minute, openRoom: room, freeRoom: room, shortest, product, fromYesterday: day < 0 });
      }
    }
  }
  return starts.sort((one, other) => one.minute - other.minute);
}
