/** The places that the server holds for the cart before the order (R7.3.4–6, Q7.3.a–b). */
import type { InferInput } from 'valibot';
import type { CartLine, FacilityLine, Reservation, ReservationResult } from '../../src/contract/orders/cart.ts';
import { groupOf, isFacility, withoutLines } from './lines.ts';

/** The facility lines in the shape of cart/sync; other kinds are not held. */
export const reservationOf = (lines: readonly CartLine[]): InferInput<typeof Reservation> => ({
  products: lines.filter(isFacility).map((line) => ({
    product_id: line.product_id,
    quantity: line.quantity,
    date: line.selectedFacilityDate,
    start_time: line.selectedFacilityTiming,
    end_time: line.selectedFacilityEndTiming,
    facility_id: line.facilityId,
  })),
});

type Held = ReservationResult['products'][number];

const isOf = (line: FacilityLine, product: Held): boolean =>
  product.product_id === line.product_id &&
  product.facility_id === line.facilityId &&
  product.start_time === line.selectedFacilityTiming &&
  // An operator's server may leave these two out.
  (product.date === null || product.date === line.selectedFacilityDate) &&
  (product.end_time === null || product.end_time === line.selectedFacilityEndTiming);

/** The lines whose places another customer took first. */
export const refusedLines = (lines: readonly CartLine[], { products }: ReservationResult): CartLine[] =>
  lines.filter(isFacility).filter((line) => products.some((product) => !product.reserved && isOf(line, product)));

/** The server's own message about the first place it refused; null where it sent none. */
export const reservationMessage = ({ products }: ReservationResult): string | null =>
  products.find(({ reserved, message }) => !reserved && message)?.message ?? null;

/** Whether two lists of lines ask for the same holds. */
export function isSameReservation(one: readonly CartLine[], other: readonly CartLine[]): boolean {
  const words = (lines: readonly CartLine[]) =>
    reservationOf(lines)
      .products.map((product) => JSON.stringify(product))
      .sort()
      .join();
  return words(one) === words(other);
}

/** What remains of a proposed cart after the server's answer. */
export interface Settlement {
  lines: CartLine[];
  /** Whether the change itself could not be held; the previous cart stays. */
  isRefused: boolean;
  /** Lines of the previous cart whose places are gone, with their groups. */
  lost: CartLine[];
  /** Lines that the server holds and the cart does not keep. */
  excess: CartLine[];
}

/** Reads the answer to `proposed`: a change is held whole or not at all, so no booking is left half (Q7.3.a). */
export function settlement(
  before: readonly CartLine[],
  proposed: readonly CartLine[],
  result: ReservationResult,
): Settlement {
  const refused = refusedLines(proposed, result);
  const known = new Map(before.map((line) => [line.id, line]));
  const isChanged = (line: CartLine) => known.get(line.id)?.quantity !== line.quantity;
  const isRefused = refused.flatMap(({ id }) => groupOf(proposed, id)).some(isChanged);
  const kept = isRefused ? before : proposed;
  const gone = refused.filter((line) => !isChanged(line));
  const lines = withoutLines(kept, gone);
  const stays = new Set(lines.map(({ id }) => id));
  const isAccepted = (line: CartLine) => isFacility(line) && !refused.includes(line);
  return {
    lines,
    isRefused,
    lost: before.filter(({ id }) => !stays.has(id)),
    excess: proposed.filter((line) => isAccepted(line) && !stays.has(line.id)),
  };
}
