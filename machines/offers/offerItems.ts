/** Offers: several products at one price, while the offer is valid (R2.1.17, R3.6.8, Q7.6.p). */
import type { InferOutput } from 'valibot';
import { offerPrice } from './offerPrice.ts';
import type { Offer as OfferSchema } from '../../src/contract/offered/offers.ts';
import type { PickerItem } from '../picker/pickerItems.ts';
import { dayNumberOf } from '../slots/schedule/venueTime.ts';

export type Offer = InferOutput<typeof OfferSchema>;

/** An offer is valid on its first and its last day. */
export type OfferTime = 'toCome' | 'on' | 'lastDay' | 'over';

/** @param today the venue's current date, `YYYY-MM-DD` */
export function timeOfOffer(
  { valid_from, valid_to }: Pick<Offer, 'valid_from' | 'valid_to'>,
  today: string,
): OfferTime {
  if (today < valid_from) return 'toCome';
  if (today > valid_to) return 'over';
  return today === valid_to ? 'lastDay' : 'on';
}

/** Whether it can be bought today: before its first day it is only announced. */
export const isOnSale = (offer: Pick<Offer, 'valid_from' | 'valid_to'>, today: string): boolean =>
  ['on', 'lastDay'].includes(timeOfOffer(offer, today));

/** The offers that are not over, even if the list was loaded on an earlier day. */
export const stillOffered = <TOffer extends Pick<Offer, 'valid_from' | 'valid_to'>>(
  offers: readonly TOffer[],
  today: string,
): TOffer[] => offers.filter((offer) => timeOfOffer(offer, today) !== 'over');

/** Days from today until its last one. */
export const daysLeft = ({ valid_to }: Pick<Offer, 'valid_to'>, today: string): number =>
  dayNumberOf(valid_to) - dayNumberOf(today);

/** The offer as an item; without a product of its own it is sold under the offer's id. */
export const offerItem = (offer: Offer): PickerItem => ({
  id: offer.offer_id,
  people: 1,
  places: null,
  stock: null,
  line: {
    productType: 'offer',
    product_id: offer.offer_id,
    product_type_id: null,
    name: offer.name,
    ar_name: offer.ar_name,
    detail: offer.description,
    ar_detail: offer.ar_description,
    image: offer.image,
    sport: offer.sport,
    quantity: 1,
    price: offer.offer_price,
    tax_amount: offer.tax_amount,
    total_price: offerPrice(offer),
    venue_id: offer.venue_id,
    customers: [],
    addons: [],
    discount: null,
    seasonal_pricing_id: null,
    offer_id: offer.offer_id,
    offer_price: offer.offer_price,
  },
});
