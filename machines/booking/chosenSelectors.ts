/** Selectors of the chosen slot, shared by the first step and the later ones. */
import type * as v from 'valibot';
import { venueOf } from '../site/venueOf.ts';
import type { Venue } from '../../src/contract/site/site.ts';
import type { Named } from '../../src/contract/wire/wire.ts';
import { toMajor } from '../money/minorUnits.ts';
import { totalsOf, type Priced } from '../money/totals.ts';
import { serviceOf, type ChosenContext } from './bookingContext.ts';
import type { BookingStep } from './bookingProgress.ts';
import { isSoldWhole } from './chosenSlot.ts';

/** A snapshot of either step. */
interface Chosen {
  context: ChosenContext;
}

/** A selector of one key of the context. */
const of =
  <Key extends keyof ChosenContext>(key: Key) =>
  ({ context }: Chosen): ChosenContext[Key] =>
    context[key];

export const problem = of('problem');
export const bookingDate = of('bookingDate');
export const duration = of('duration');
export const selectedTimeSlot = of('selectedTimeSlot');
export const facilityId = of('facilityId');
export const offer = of('offer');
export const config = of('config');
export const now = of('now');

export const service = ({ context }: Chosen) => serviceOf(context);
/** The venue of the chosen service, if the configuration has it. */
export const venue = ({ context }: Chosen): Venue | null => venueOf(context.config.venue, serviceOf(context)?.venue_id);
/** The names of the chosen facility, from its offer or else from the lists that have it. */
export const facility = ({ context }: Chosen): v.InferOutput<typeof Named> | null => {
  const { offer, facilities, facilityId } = context;
  const known = [...facilities, ...(serviceOf(context)?.facilities ?? [])];
  return offer ?? known.find(({ id }) => id === facilityId) ?? null;
};

export const isSoldByTicket = ({ context }: Chosen): boolean => !isSoldWhole(context);

/** The total of several prices, VAT included, in major units. */
export function sum({ config: { venue: operator } }: ChosenContext, parts: readonly Priced[]): number {
  const minor = parts.reduce((total, part) => total + totalsOf(part, operator.currency).full, 0);
  return toMajor(minor, operator.currency);
}

/**
 * The price of the chosen facility for the slot, VAT included, in major units; null when it is sold by ticket or not
 * loaded yet.
 */
export function slotPrice({ context }: Chosen): number | null {
  if (context.offer !== null && isSoldWhole(context)) {
    const products = context.offer.default_products;
    return sum(
      context,
      products.map(({ product_price, tax_amount, quantity }) => ({ price: product_price, tax_amount, quantity })),
    );
  }
  return context.facilities.find(({ id }) => id === context.facilityId)?.price ?? null;
}

type RestoringStep = Exclude<BookingStep, 'choosing' | 'closed'>;

/** The later step that a reloaded dialog is restoring, so that the steps in between are not shown; null otherwise. */
export function restoringStep(snapshot: Chosen & { hasTag: (tag: 'busy') => boolean }): RestoringStep | null {
  const { draft, surface } = snapshot.context;
  if (draft === null || draft.step === 'choosing' || surface === 'page' || !snapshot.hasTag('busy')) return null;
  return draft.step;
}
