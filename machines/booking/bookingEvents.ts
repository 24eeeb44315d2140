import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import type { BookingNews } from './bookingContext.ts';
import type { BookingStop } from './bookingSelection.ts';
import type { ChoosingNews } from './choosing/choosingContext.ts';
import type { SellingNews } from './selling/sellingContext.ts';

export type BookingEvent =
  | { type: 'minute.passed'; now: string }
  | { type: 'session.changed'; user: User | null }
  | { type: 'cart.changed'; lines: readonly CartLine[] }
  /** The browser's Back and Forward. */
  | { type: 'stop.visit'; stop: BookingStop }
  | { type: 'dialog.close' }
  /** Reported by the actors that watch the booking's steps. */
  | Extract<BookingNews, { type: 'selection.changed' }>
  | ChoosingNews
  | SellingNews;

/** What the steps emit for the views of the booking. */
export type BookingEmitted = Exclude<ChoosingNews | SellingNews, { type: 'slot.chosen' | 'login.wanted' }>;
