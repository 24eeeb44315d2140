/** What of a membership is used, and who it is for (addition `membershipUse`, Q7.7.m, docs/decisions/064). */
import * as v from 'valibot';
import { Amount, Id, Named, WireDate } from '../wire/wire.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Something the server keeps count of. */
const UsedBenefit = v.object({
  ...Named.entries,
  used: count,
  /** How often it may be used; null: as often as one likes. */
  allowed: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), null),
  /** The last day on which what is left of it is good; null: as long as the card. */
  until: v.nullish(WireDate, null),
  /** What it has taken off since the card began; null where it takes nothing off. */
  saved: v.nullish(Amount, null),
});
export type UsedBenefit = v.InferOutput<typeof UsedBenefit>;

export const MembershipUse = v.object({
  /** Those of the card in `profile/memberships`. */
  id: Id,
  card_number: v.string(),
  benefits: v.array(UsedBenefit),
  /** Who a card for several people is for, its owner first; null: for its owner alone. */
  people: v.nullish(
    v.object({ places: v.pipe(v.number(), v.integer(), v.minValue(2)), names: v.array(v.string()) }),
    null,
  ),
});
export type MembershipUse = v.InferOutput<typeof MembershipUse>;
