/** Memberships and their packages (Q7.6.j–r). */
import * as v from 'valibot';
import { described, priced, sport } from './offered.ts';
import { Id, ImagePath, Named } from '../wire/wire.ts';

export const Membership = v.object({
  membership_id: Id,
  ...Named.entries,
  ...described,
  image: ImagePath,
  sport,
  venue_id: v.nullish(Id, null),
  benefits: v.nullish(v.array(v.object(Named.entries)), []),
  packages: v.array(
    v.object({
      membership_package_id: Id,
      product_id: Id,
      ...Named.entries,
      /** Months. */
      duration: v.number(),
      ...priced,
      installment_divisor: v.nullish(v.pipe(v.number(), v.minValue(1)), 1),
      pricing: v.nullish(v.string(), null),
    }),
  ),
});
