/** What can be chosen of a membership: package, payment in parts, and first day (R9.1.7, Q3.6.d). */
import type { InferOutput } from 'valibot';
import type { MembershipBooking } from '../../src/contract/orders/bookings.ts';
import type { Membership } from '../../src/contract/offered/memberships.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { isDay } from '../person/birthDate.ts';
import { dateAfter } from '../slots/schedule/venueTime.ts';

export type MembershipOffer = InferOutput<typeof Membership>;

/** A package with its membership. */
export interface PackageOffer {
  membership: MembershipOffer;
  option: MembershipOffer['packages'][number];
}

export interface PurchaseSelection {
  packageId: Id | null;
  /** Null: the day on which it is added. */
  startDate: string | null;
  isInParts: boolean;
}

export const nothingChosen: PurchaseSelection = { packageId: null, startDate: null, isInParts: false };

export const packageOf = (offers: readonly MembershipOffer[], packageId: Id | null): PackageOffer | null =>
  offers
    .flatMap((membership) => membership.packages.map((option) => ({ membership, option })))
    .find(({ option }) => option.membership_package_id === packageId) ?? null;

/** The number of instalments; 1: paid at once. */
export const instalmentsOf = (offer: PackageOffer | null): number => offer?.option.installment_divisor ?? 1;

/** Why it cannot start on that day; null when it can (Q3.6.d). */
export function startFault(startDate: string | null, today: string): 'startMissing' | 'startPast' | null {
  if (startDate === null) return null;
  if (!isDay(startDate)) return 'startMissing';
  return startDate < today ? 'startPast' : null;
}

/**
 * The day before the same date so many months later; in a month without that date, counted from its last day (31 January
 * plus one month: 27 February).
 */
export function lastDay(startDate: string, months: number): string {
  const [year = 0, month = 0, day = 0] = startDate.split('-').map(Number);
  const monthAfter = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const anniversary = Math.min(day, monthAfter.getUTCDate());
  return dateAfter(monthAfter.toISOString().slice(0, 8) + String(anniversary).padStart(2, '0'), -1);
}

type Held = Pick<
  InferOutput<typeof MembershipBooking>,
  'membership_package_id' | 'status_id' | 'start_date' | 'end_date'
>;
const approved = 1;

/** The last day on which the customer holds that package, unless it ends before the wanted first day (R5.7.10). */
export function heldUntil(held: readonly Held[], packageId: Id, from: string): string | null {
  const ends = held
    .filter((one) => one.membership_package_id === packageId && one.status_id === approved && one.end_date >= from)
    .map(({ end_date }) => end_date)
    .toSorted();
  return ends.at(-1) ?? null;
}

/** A renewal begins on the day after the membership ends. */
export const renewalStart = (until: string): string => dateAfter(until, 1);

const names = { packageId: 'package', startDate: 'from', isInParts: 'pay' } as const;

/** The selection in an address; values that cannot be read are ignored. */
export function selectionIn(params: URLSearchParams): PurchaseSelection {
  const packageId = params.getAll(names.packageId).find((id) => /^\d{1,9}$/.test(id));
  return {
    packageId: packageId === undefined ? null : Number(packageId),
    startDate: params.getAll(names.startDate).find(isDay) ?? null,
    isInParts: params.get(names.isInParts) === 'parts',
  };
}

export function writeSelection(params: URLSearchParams, { packageId, startDate, isInParts }: PurchaseSelection): void {
  for (const name of Object.values(names)) params.delete(name);
  if (packageId !== null) params.set(names.packageId, String(packageId));
  if (startDate !== null && isDay(startDate)) params.set(names.startDate, startDate);
  if (isInParts) params.set(names.isInParts, 'parts');
}

export const isSameSelection = (one: PurchaseSelection, other: PurchaseSelection): boolean =>
  one.packageId === other.packageId && one.startDate === other.startDate && one.isInParts === other.isInParts;
