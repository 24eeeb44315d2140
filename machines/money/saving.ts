/** The discounts of an order. */
import { toMinor } from './minorUnits.ts';

/** In minor units of the currency; each discount is rounded separately, like each line. */
export const savingOf = (items: readonly { discount: number }[], currency: string): number =>
  items.reduce((sum, { discount }) => sum + toMinor(discount, currency), 0);
