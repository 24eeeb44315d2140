/** What occupies a facility: each kind of block has a name (B1 to B6). */
import type { BookedInput, FacilityInput, HeldInput, RelatedInput, SpanInput } from './scheduleInput.ts';
import { bookingEnd, bookingStart, spanEnd, spanStart, wholeMinuteOfEnd } from './takenTime.ts';
import type { Origin } from './venueTime.ts';

/** Slots may begin again this many minutes before an event ends (R9.2.5). */
const eventGrace = 60;

export type BlockName = 'maintenance' | 'event' | 'workshop' | 'booking' | 'hold';

/** Receives one block: no slot may overlap these minutes, because of that record. */
export type VisitBlock = (
  from: number,
  until: number,
  name: BlockName,
  record: SpanInput | BookedInput | HeldInput,
) => void;

/** Parents and children, each once, whichever list they are in (B6, R3.5.7). */
export function relatedFacilities(facility: FacilityInput): RelatedInput[] {
  const parents = facility.parent_facilities ?? [];
  const children = facility.child_facilities ?? [];
  if (parents.length + children.length === 0) return [];
  return [...new Map([...parents, ...children].map((relative) => [relative.id, relative])).values()];
}

/** The occupations of a facility and its relatives that concern it (B6, K4). */
export interface Occupied {
  /** Facilities whose closures close it. */
  closing: readonly RelatedInput[];
  /** Facilities whose bookings and holds block it completely. */
  blocking: readonly RelatedInput[];
  /** Facilities whose people are counted together; null where it is not shared. */
  sharing: readonly RelatedInput[] | null;
}

/** People of shared relatives are added to its own; any other use blocks it (B6, K4). */
export function occupiedBy(facility: FacilityInput): Occupied {
  const relatives = relatedFacilities(facility);
  const closing = [facility, ...relatives];
  if (!facility.per_capacity) return { closing, blocking: closing, sharing: null };
  return {
    closing,
    blocking: relatives.filter((relative) => !relative.per_capacity),
    sharing: [facility, ...relatives.filter((relative) => relative.per_capacity)],
  };
}

/** The start exactly `grace` before the end of a programme is still blocked, hence one minute more (B2, B3). */
const endOfBlock = (record: SpanInput, grace: number, origin: Origin): number =>
  Math.max(spanStart(record, origin), wholeMinuteOfEnd(record, origin) - grace) + 1;

/** Visits what closes a facility whatever its capacity: maintenances, events, workshops (B1, B2, B3; R3.5.8, R3.5.9). */
export function visitClosures(facility: RelatedInput, increment: number, origin: Origin, visit: VisitBlock): void {
  for (const record of facility.maintenances ?? [])
    visit(spanStart(record, origin), spanEnd(record, origin), 'maintenance', record);
  for (const record of facility.event_schedules ?? [])
    visit(spanStart(record, origin), endOfBlock(record, eventGrace, origin), 'event', record);
  // A workshop blocks the last interval before its end, too (R9.2.6).
  for (const record of facility.workshop_program_schedules ?? [])
    visit(spanStart(record, origin), endOfBlock(record, increment, origin), 'workshop', record);
}

/** Visits a facility's bookings, and carts' holds if they count (B4, B5; R3.5.4, R3.5.11). */
export function visitBookings(facility: RelatedInput, countHolds: boolean, origin: Origin, visit: VisitBlock): void {
  for (const record of facility.bookings ?? [])
    visit(bookingStart(record, origin), bookingEnd(record, origin), 'booking', record);
  if (!countHolds) return;
  for (const record of facility.cart_items ?? [])
    visit(spanStart(record, origin), spanEnd(record, origin), 'hold', record);
}
