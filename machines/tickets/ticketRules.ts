/** How many tickets of a shared facility can be chosen for a slot (P1 to P6). */
import { overlaps, slotSpan } from '../slots/slotSpan.ts';
import { minuteOf, type Span } from '../slots/schedule/venueTime.ts';

type Maybe<T> = T | null | undefined;

interface Dependency {
  product_id: number;
  /** D: not on the same day; anything else: not at an overlapping time. */
  period?: Maybe<string>;
}

/** A ticket as facilities/auto sells it (R3.5.14). */
export interface TicketProduct {
  product_id: number;
  participant_count?: Maybe<number>;
  inventory_enable?: Maybe<0 | 1 | boolean>;
  remaining_capacity?: Maybe<number>;
  available_capacity?: Maybe<number>;
  reserved_slots?: Maybe<readonly { session_id: string; quantity: number; start_time: string }[]>;
  dependencies?: Maybe<readonly Dependency[]>;
}

/** A facility's slot: the calendar date of its start, times as sent. */
export interface TicketSlot {
  facilityId: number;
  date: string;
  start_time: string;
  end_time: string;
}

/** A facility line of the customer's cart; names are those of the cart. */
export interface TicketLine {
  product_id: number;
  facilityId: number;
  selectedFacilityDate: string;
  selectedFacilityTiming: string;
  selectedFacilityEndTiming: string;
  quantity: number;
  participant_count?: Maybe<number>;
  dependencies?: Maybe<readonly Dependency[]>;
}

/** A ticket with the quantity on its card. */
export interface TicketCard {
  product: TicketProduct;
  quantity: number;
}

const spanOf = ({ date, start_time, end_time }: TicketSlot): Span => slotSpan(date, start_time, end_time);

const spanOfLine = (line: TicketLine): Span =>
  slotSpan(line.selectedFacilityDate, line.selectedFacilityTiming, line.selectedFacilityEndTiming);

const people = (quantity: number, participants: Maybe<number>): number => quantity * (participants ?? 1);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const cardPeople = (cards: readonly TicketCard[]): number =>
  sum(cards.map(({ product, quantity }) => people(quantity, product.participant_count)));

const linePeople = (lines: readonly TicketLine[]): number =>
  sum(lines.map(({ quantity, participant_count }) => people(quantity, participant_count)));

/** Everything that decides how many of one ticket can be chosen. */
export interface TicketSale {
  product: TicketProduct;
  slot: TicketSlot;
  /** All cards of the facility for the slot, possibly including the product's own. */
  cards: readonly TicketCard[];
  /** The lines of the customer's cart. */
  lines: readonly TicketLine[];
  /** The session whose reservations are already counted as the cart's lines. */
  sessionId: string | null;
  /** Places that bookings leave in the slot (`placesOf(…).unbooked`); null when unknown. */
  unbooked: number | null;
  /** Whether the capacity is that of a day: everybody on the slot's date counts, at any time (R3.5.5). */
  isCountedByDay?: boolean;
}

const otherCards = ({ cards, product }: TicketSale): TicketCard[] =>
  cards.filter((card) => card.product.product_id !== product.product_id);

/** Places after bookings: from the server, else the ticket's own stock, else the facility's capacity. */
function unbookedPlaces({ product, unbooked }: TicketSale): number {
  // A ticket without inventory has only the facility's capacity.
  const hasStock = product.inventory_enable !== 0 && product.inventory_enable !== false;
  const stock = hasStock ? product.available_capacity : null;
  return product.remaining_capacity ?? stock ?? unbooked ?? Infinity;
}

/**
 * Places left for a ticket in its slot, after other sessions' reservations, the customer's cart and the other cards (P1,
 * R3.5.15). May be negative; Infinity when nothing is known.
 */
export function placesLeft(sale: TicketSale): number {
  const { product, slot, cards, lines, sessionId, isCountedByDay } = sale;
  const start = minuteOf(slot.start_time);
  const products = new Map([...cards.map((card) => card.product), product].map((one) => [one.product_id, one]));
  const reserved = [...products.values()].flatMap(({ reserved_slots, participant_count }) =>
    (reserved_slots ?? [])
      .filter(({ session_id, start_time }) => session_id !== sessionId && minuteOf(start_time) === start)
      .map(({ quantity }) => people(quantity, participant_count)),
  );
  const span = isCountedByDay ? slotSpan(slot.date, '00:00:00', '23:59:59') : spanOf(slot);
  const own = lines.filter((line) => line.facilityId === slot.facilityId && overlaps(spanOfLine(line), span));
  return unbookedPlaces(sale) - sum(reserved) - linePeople(own) - cardPeople(otherCards(sale));
}

/** The values become part of the message. */
export type TicketVerdict =
  | { ok: true }
  | { ok: false; code: 'thresholdReached'; values: { max: number } }
  | { ok: false; code: 'capacityReached'; values: Record<string, never> }
  | { ok: false; code: 'capacityExceeded'; values: { remaining: number; requested: number } }
  | { ok: false; code: 'dependentTicket'; values: Record<string, never> };

export interface TicketRequest extends TicketSale {
  /** The quantity that the card is to show; 0 is always allowed. */
  quantity: number;
  /** The threshold applies to baps sites only (R5.7.2). */
  isBaps: boolean;
  /** People per session; null is no limit. */
  customerThreshold: number | null;
  /** Tickets added to the cart at the same time; their people count like those of the cards. */
  alongside?: readonly TicketLine[];
}

/** Whether a dependency in the cart forbids the slot: D on its day, any other period at its time (R5.7.3, R5.7.4, P5). */
function isForbidden(
  dependencies: Maybe<readonly Dependency[]>,
  productId: number,
  line: TicketLine,
  slot: TicketSlot,
) {
  const span = spanOf(slot);
  return (dependencies ?? []).some(
    ({ product_id, period }) =>
      product_id === productId &&
      (period === 'D' ? line.selectedFacilityDate === slot.date : overlaps(spanOfLine(line), span)),
  );
}

/**
 * Whether a card may show a quantity, and whether it may be added; the first rule that fails decides (P2 to P5; R4.6.2,
 * R5.7.1 to R5.7.4, R8.2.10 to R8.2.13).
 */
export function checkQuantity(request: TicketRequest): TicketVerdict {
  const { product, slot, lines, quantity, isBaps, customerThreshold, alongside = [] } = request;
  if (quantity <= 0) return { ok: true };
  const requested = people(quantity, product.participant_count);

  if (isBaps && customerThreshold !== null) {
    const session = lines.filter(
      (line) =>
        line.facilityId === slot.facilityId &&
        line.selectedFacilityDate === slot.date &&
        minuteOf(line.selectedFacilityTiming) === minuteOf(slot.start_time),
    );
    if (requested + cardPeople(otherCards(request)) + linePeople(session) > customerThreshold)
      return { ok: false, code: 'thresholdReached', values: { max: customerThreshold } };
  }

  const remaining = placesLeft(request);
  if (requested > remaining)
    return remaining <= 0
      ? { ok: false, code: 'capacityReached', values: {} }
      : { ok: false, code: 'capacityExceeded', values: { remaining, requested } };

  // Either ticket may name the other, so the order in which they were added does not matter.
  const depends = [...lines, ...alongside].some(
    (line) =>
      isForbidden(product.dependencies, line.product_id, line, slot) ||
      isForbidden(line.dependencies, product.product_id, line, slot),
  );
  return depends ? { ok: false, code: 'dependentTicket', values: {} } : { ok: true };
}
