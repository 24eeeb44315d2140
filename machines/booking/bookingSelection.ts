/** What of a booking lives in the address, so that a link, a reload or a way back leads to the very point. */
import type { Id } from '../../src/contract/wire/wire.ts';

/** On the page that shows it, as its filter panel, or in a dialog over whatever is there. */
export type BookingSurface = 'page' | 'dialog';

/** Where in a booking somebody is; each is an entry of the history of its own, in this order. */
export const bookingStops = ['choosing', 'tickets', 'details', 'extras', 'prompt'] as const;
export type BookingStop = (typeof bookingStops)[number];

export interface BookingSelection {
  /** null: the customer picks one. */
  serviceId: Id | null;
  /** `YYYY-MM-DD`; null is the first day that can be booked. */
  date: string | null;
  /** Minutes; null is the shortest. */
  duration: number | null;
  slot: ChosenStart | null;
  /** Only when another one than the first free one was chosen. */
  facilityId: Id | null;
}

/** When a slot starts, `HH:mm:ss`; after midnight it belongs to the day before (Q3.4.a). */
export interface ChosenStart {
  startTime: string;
  nextDay: boolean;
}

export const noSelection: BookingSelection = {
  serviceId: null,
  date: null,
  duration: null,
  slot: null,
  facilityId: null,
};

/** The same time of the same service; a facility that is not named is whichever the other one names. */
export const isSameTime = (one: BookingSelection, other: BookingSelection): boolean =>
  one.serviceId === other.serviceId &&
  one.date === other.date &&
  one.duration === other.duration &&
  one.slot?.startTime === other.slot?.startTime &&
  one.slot?.nextDay === other.slot?.nextDay &&
  (one.facilityId === null || other.facilityId === null || one.facilityId === other.facilityId);

export const isSameSelection = (one: BookingSelection, other: BookingSelection): boolean =>
  isSameTime(one, other) && one.facilityId === other.facilityId;
