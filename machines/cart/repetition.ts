/** Whether a line repeats one already in the cart, and what follows from that (R4.8.2, R4.8.3, Q4.8.a). */
import type { CartLine, FacilityLine, ProductType } from '../../src/contract/orders/cart.ts';
import { overlaps, slotSpan } from '../slots/slotSpan.ts';
import type { Span } from '../slots/schedule/venueTime.ts';
import type { CartCode } from './cartVerdict.ts';

type LineOf<Type extends ProductType> = Extract<CartLine, { productType: Type }>;
type DateRange = LineOf<'academy'>['date_range'][number];

/** `twin`: the line to add the new quantity to. `code`: why the line is refused. Neither: the line is new. */
interface Repetition {
  twin?: CartLine;
  code?: CartCode;
}

const mergedWith = (twin: CartLine | undefined): Repetition => (twin ? { twin } : {});
const refusedIf = (isThere: boolean, code: CartCode): Repetition => (isThere ? { code } : {});

const isSameSlot = (one: FacilityLine, other: FacilityLine): boolean =>
  one.selectedFacilityDate === other.selectedFacilityDate &&
  one.selectedFacilityTiming === other.selectedFacilityTiming &&
  one.selectedFacilityEndTiming === other.selectedFacilityEndTiming;

const spanOf = (line: FacilityLine): Span =>
  slotSpan(line.selectedFacilityDate, line.selectedFacilityTiming, line.selectedFacilityEndTiming);

/** Tickets of a facility add up, and so do the lines of one booking's price. */
const areTogether = (one: FacilityLine, other: FacilityLine): boolean =>
  (one.capacityBased && other.capacityBased) || (one.group_id !== null && one.group_id === other.group_id);

/** Whether two ranges have a training day in common (R5.7.13); a range without days trains on all of them. */
function shareDay(one: DateRange, other: DateRange): boolean {
  if (one.start_date > other.end_date || other.start_date > one.end_date) return false;
  if (one.days.length === 0 || other.days.length === 0) return true;
  return one.days.some((day) => other.days.includes(day));
}

/** Whether the same attendee is in both lines; an attendee without an id might be anyone, so counts as the same. */
function sharePerson(one: LineOf<'academy'>, other: LineOf<'academy'>): boolean {
  const known = new Set(one.customers.map(({ customer_id }) => customer_id));
  if (known.size === 0 || known.has(null) || other.customers.length === 0) return true;
  return other.customers.some(({ customer_id }) => customer_id === null || known.has(customer_id));
}

const repeatsDays = (ranges: readonly DateRange[]): boolean =>
  ranges.some((one, index) => ranges.slice(index + 1).some((other) => shareDay(one, other)));

const rules: { [Type in ProductType]: (line: LineOf<Type>, there: readonly LineOf<Type>[]) => Repetition } = {
  facility(line, there) {
    const inPlace = there.filter(({ facilityId }) => facilityId === line.facilityId);
    // A court can be booked only once at a time, whatever product it is sold as (R4.8.2).
    const isTaken = inPlace.some((other) => !areTogether(other, line) && overlaps(spanOf(other), spanOf(line)));
    if (isTaken) return { code: 'productInCart' };
    return mergedWith(inPlace.find((other) => other.product_id === line.product_id && isSameSlot(other, line)));
  },
  event(line, there) {
    const tickets = there.filter(({ event_id }) => event_id === line.event_id);
    if (line.seat_map_id !== null)
      return refusedIf(
        tickets.some(({ seat_map_id }) => seat_map_id === line.seat_map_id),
        'seatInCart',
      );
    const same = tickets.find((other) => other.event_ticket_id === line.event_ticket_id && other.seat_map_id === null);
    if (line.one_per_customer && (same !== undefined || line.quantity > 1)) return { code: 'ticketInCart' };
    return mergedWith(same);
  },
  membership: (line, there) =>
    refusedIf(
      there.some((other) => other.membership_package_id === line.membership_package_id),
      'membershipInCart',
    ),
  academy(line, there) {
    const workshop = there.filter(({ workshop_id }) => workshop_id === line.workshop_id);
    const isSame = (other: typeof line) =>
      other.workshop_program_id === line.workshop_program_id && other.product_id === line.product_id;
    if (workshop.some(isSame)) return { code: 'workshopInCart' };
    // Siblings may train at the same time in groups of their own.
    const own = workshop.filter((other) => sharePerson(other, line));
    const ranges = [...own, line].flatMap(({ date_range }) => date_range);
    return refusedIf(repeatsDays(ranges), 'workshopDaysRepeat');
  },
  trainer: (line, there) =>
    refusedIf(
      there.some((other) => other.training_package_id === line.training_package_id),
      'packageInCart',
    ),
  pos(line, there) {
    if (there.some(({ outlet_id }) => outlet_id !== line.outlet_id)) return { code: 'otherOutlet' };
    return mergedWith(there.find(({ product_id }) => product_id === line.product_id));
  },
  offer: (line, there) => mergedWith(there.find(({ offer_id }) => offer_id === line.offer_id)),
};

/** Finds what an incoming line repeats in the cart. */
export function repetitionOf(lines: readonly CartLine[], incoming: CartLine): Repetition {
  const rule = rules[incoming.productType] as (line: CartLine, there: readonly CartLine[]) => Repetition;
  return rule(
    incoming,
    lines.filter(({ productType }) => productType === incoming.productType),
  );
}
