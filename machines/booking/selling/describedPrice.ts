/** What the attendees' details are being filled in for. */
import { toMajor } from '../../money/minorUnits.ts';
import { totalsOf } from '../../money/totals.ts';
import type { SellingSnapshot } from './sellingMachine.ts';
import { slotPrice } from '../chosenSelectors.ts';
import { isSoldWhole } from '../chosenSlot.ts';
import { beingAdded } from './quantities.ts';
import { ticketOf } from './ticketSales.ts';

interface DescribedPrice {
  /** Null: an exclusive facility. */
  tickets: number | null;
  /** VAT included, in major units. */
  price: number | null;
}

/** The tickets being added, or the exclusive facility, with the price. */
export function describedPrice(snapshot: SellingSnapshot): DescribedPrice {
  const { context } = snapshot;
  if (context.offer !== null && isSoldWhole(context)) return { tickets: null, price: slotPrice(snapshot) };
  const { currency } = context.config.venue;
  const wanted = beingAdded(context).flatMap((id) => {
    const ticket = ticketOf(context, id);
    return ticket ? [{ ...ticket, quantity: context.quantities[id] ?? 0 }] : [];
  });
  const minor = wanted.reduce(
    (sum, { price, tax_amount, quantity }) => sum + totalsOf({ price, tax_amount, quantity }, currency).full,
    0,
  );
  return { tickets: wanted.reduce((sum, { quantity }) => sum + quantity, 0), price: toMajor(minor, currency) };
}
