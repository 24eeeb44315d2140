/** Which membership cards can be renewed, and from which day (R5.7.10, Q3.6.d). */
import type { InferOutput } from 'valibot';
import type { MembershipBooking, MembershipCard } from '../../src/contract/orders/bookings.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { recordStatus, spanState } from '../bookings/recordStatus.ts';
import { heldUntil, packageOf, renewalStart, writeSelection, type MembershipOffer } from './membershipRules.ts';

type Card = Pick<InferOutput<typeof MembershipCard>, 'card_number' | 'start_date' | 'end_date' | 'status_id'>;
type Booked = Pick<
  InferOutput<typeof MembershipBooking>,
  'membership_package_id' | 'card_number' | 'status_id' | 'start_date' | 'end_date'
>;

export interface MembershipRecords {
  /** The customer's memberships. */
  bookings: readonly Booked[];
  /** The memberships on sale today. */
  offers: readonly MembershipOffer[];
}

export interface Renewal {
  packageId: Id;
  /** The day after it ends; null: today. */
  from: string | null;
}

const renewable: ReadonlySet<string> = new Set(['approved', 'completed', 'expired']);

const packageOfCard = ({ card_number }: Card, { bookings }: MembershipRecords): Id | null =>
  bookings.find((one) => one.card_number === card_number)?.membership_package_id ?? null;

/** The renewal of a card; null when its package is not on sale, it has not begun, or it was already renewed. */
export function renewalOf(card: Card, records: MembershipRecords, today: string): Renewal | null {
  const sold = packageOf(records.offers, packageOfCard(card, records));
  if (sold === null) return null;
  if (spanState(card, today) === 'toCome' || !renewable.has(recordStatus(card.status_id))) return null;
  const packageId = sold.option.membership_package_id;
  const last = heldUntil(records.bookings, packageId, today);
  if (last === null) return { packageId, from: null };
  return last > card.end_date ? null : { packageId, from: renewalStart(last) };
}

/** The address at which the same package is chosen, starting on that day. */
export function renewalAddress({ packageId, from }: Renewal): string {
  const params = new URLSearchParams();
  writeSelection(params, { packageId, startDate: from, isInParts: false });
  return `/memberships?${params}`;
}

/** The benefits of the card's membership as sold today; none for a card issued at the venue. */
export function benefitsOf(card: Card, records: MembershipRecords): MembershipOffer['benefits'] {
  return packageOf(records.offers, packageOfCard(card, records))?.membership.benefits ?? [];
}
