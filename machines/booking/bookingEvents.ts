import type { CartLine } from '../../src/contract/cart.ts';
import type { User } from '../../src/contract/customers.ts';
import type { BookingStop } from './bookingSelection.ts';
import type { ChoosingNews } from './choosing/choosingContext.ts';
import type { SellingNews } from './selling/sellingContext.ts';

export type BookingEvent =
  | { type: 'minute.passed'; now: string }
  | { type: 'session.changed'; user: User | null }
  | { type: 'cart.changed'; lines: readonly CartLine[] }
  /** Back and Forward of the browser. */
  | { type: 'stop.visit'; stop: BookingStop }
  | { type: 'dialog.close' }
  | ChoosingNews
  | SellingNews;

/** What the steps tell, for whoever listens to the booking, and that the customer wants to see the cart. */
export type BookingEmitted = Exclude<ChoosingNews | SellingNews, { type: 'slot.chosen' }> | { type: 'cart.wanted' };
