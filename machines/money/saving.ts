/** What promotions took off an order. */
import { toMinor } from './minorUnits.ts';

/** In minor units of the currency; each discount is rounded by itself, as each line was. */
export const savingOf = (items: readonly { discount: number }[], currency: string): number =>
  items.reduce((sum, { discount }) => sum + toMinor(discount, currency), 0);
