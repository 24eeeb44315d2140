/** Offers: several products at one price (Q7.6.j–r). */
import * as v from 'valibot';
import { described, sport } from './offered.ts';
import { Amount, Id, ImagePath, Named, WireDate } from '../wire/wire.ts';

export const Offer = v.object({
  offer_id: Id,
  ...Named.entries,
  ...described,
  image: ImagePath,
  sport,
  venue_id: v.nullish(Id, null),
  offer_price: Amount,
  tax_amount: Amount,
  valid_from: WireDate,
  valid_to: WireDate,
  products: v.array(v.object({ product_id: Id, ...Named.entries, quantity: v.number() })),
});
