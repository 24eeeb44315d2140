/** What takes place and keeps others out: each kind of block has a name (B1 to B6). */
import type { BookedInput, FacilityInput, HeldInput, RelatedInput, SpanInput } from './scheduleInput.ts';
import { bookingEnd, bookingStart, spanEnd, spanStart, wholeMinuteOfEnd } from './takenTime.ts';
import type { Origin } from './venueTime.ts';

/** An event lets slots begin again this many minutes before its end (R9.2.5). */
const eventGrace = 60;

export type BlockName = 'maintenance' | 'event' | 'workshop' | 'booking' | 'hold';

/** Is shown one block: no slot may lie between the two minutes, because of that record. */
export type VisitBlock = (
  from: number,
  until: number,
  name: BlockName,
  record: SpanInput | BookedInput | HeldInput,
) => void;

/** Parents and children, each once, whichever list names it (B6, R3.5.7). */
export function relatedFacilities(facility: FacilityInput): RelatedInput[] {
  const parents = facility.parent_facilities ?? [];
  const children = facility.child_facilities ?? [];
  if (parents.length + children.length === 0) return [];
  return [...new Map([...parents, ...children].map((relative) => [relative.id, relative])).values()];
}

/** What concerns a facility of all that takes place on it and its relatives (B6, K4). */
export interface Occupied {
  /** Places whose closures close it. */
  closing: readonly RelatedInput[];
  /** Places whose bookings and holds take it whole. */
  blocking: readonly RelatedInput[];
  /** Places whose people are counted together; null where nobody shares the facility. */
  sharing: readonly RelatedInput[] | null;
}

/** People of shared relatives are counted together with the own; every other use blocks (B6, K4). */
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

/** The start exactly `grace` before the end of a programme is still blocked, hence the one minute more (B2, B3). */
const endOfBlock = (record: SpanInput, grace: number, origin: Origin): number =>
  Math.max(spanStart(record, origin), wholeMinuteOfEnd(record, origin) - grace) + 1;

/** Shows what closes a place whatever its capacity: maintenances, events, workshops (B1, B2, B3; R3.5.8, R3.5.9). */
export function visitClosures(facility: RelatedInput, increment: number, origin: Origin, visit: VisitBlock): void {
  for (const record of facility.maintenances ?? [])
    visit(spanStart(record, origin), spanEnd(record, origin), 'maintenance', record);
  for (const record of facility.event_schedules ?? [])
    visit(spanStart(record, origin), endOfBlock(record, eventGrace, origin), 'event', record);
  // A workshop holds on to the last interval before its end (R9.2.6).
  for (const record of facility.workshop_program_schedules ?? [])
    visit(spanStart(record, origin), endOfBlock(record, increment, origin), 'workshop', record);
}

/** Shows the bookings of a place, and the holds of carts unless they are not counted (B4, B5; R3.5.4, R3.5.11). */
export function visitBookings(facility: RelatedInput, countHolds: boolean, origin: Origin, visit: VisitBlock): void {
  for (const record of facility.bookings ?? [])
    visit(bookingStart(record, origin), bookingEnd(record, origin), 'booking', record);
  if (!countHolds) return;
  for (const record of facility.cart_items ?? [])
    visit(spanStart(record, origin), spanEnd(record, origin), 'hold', record);
}
