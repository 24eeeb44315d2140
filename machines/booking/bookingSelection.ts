/** The part of a booking that is in the address, so that a link, a reload or Back leads to the same point. */
import type { Id } from '../../src/contract/wire/wire.ts';

/** Where a booking is shown: on the service's page, with step 1 as its filter panel, or in a dialog over any page. */
export type BookingSurface = 'page' | 'dialog';

/** The stops of a booking, in order; each is a history entry of its own. */
export const bookingStops = ['choosing', 'tickets', 'details', 'extras', 'prompt'] as const;
export type BookingStop = (typeof bookingStops)[number];

export interface BookingSelection {
  /** Null: the customer picks one. */
  serviceId: Id | null;
  /** `YYYY-MM-DD`; null is the first day that can be booked. */
  date: string | null;
  /** In minutes; null is the shortest. */
  duration: number | null;
  slot: ChosenStart | null;
  /** Set only if the customer chose another facility than the first free one. */
  facilityId: Id | null;
}

/** The start of a slot, `HH:mm:ss`; one after midnight belongs to the day before (Q3.4.a). */
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

/** Whether both selections mean the same time of the same service; a facility left out in one matches any. */
export const isSameTime = (one: BookingSelection, other: BookingSelection): boolean =>
  one.serviceId === other.serviceId &&
  one.date === other.date &&
  one.duration === other.duration &&
  one.slot?.startTime === other.slot?.startTime &&
  one.slot?.nextDay === other.slot?.nextDay &&
  (one.facilityId === null || other.facilityId === null || one.facilityId === other.facilityId);

export const isSameSelection = (one: BookingSelection, other: BookingSelection): boolean =>
  isSameTime(one, other) && one.facilityId === other.facilityId;
