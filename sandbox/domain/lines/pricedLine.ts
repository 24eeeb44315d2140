/** A line of an order as this server prices it: the client's amounts are only compared. */
import type { ItemKind } from '../../data/schema/orders.ts';
import type { Product } from '../slots/slotPrice.ts';
import type { Person } from '../attendees/personFault.ts';

/** What the items of one booking of a facility share. */
export interface BookedSlot {
  /** Items with the same key are one booking. */
  readonly key: string;
  readonly facility_id: number;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly people: number;
  readonly shared: 0 | 1;
  readonly is_full_day: 0 | 1;
  readonly needs_approval: boolean;
  readonly sport: string | null;
  /** Its attendees, as they were sent. */
  readonly customers: readonly Person[];
}

/** A trainer's or an academy's date. */
export interface BookedSession {
  readonly trainer_id: number | null;
  readonly starts_at: string;
  readonly ends_at: string;
}

export interface PricedAddon {
  readonly product: Product;
  readonly quantity: number;
}

export interface PricedLine {
  readonly kind: ItemKind;
  readonly product: Product;
  readonly quantity: number;
  /** Fils per unit; they differ from the product's for instalments, where they are no whole fils, and terms that have begun. */
  readonly price: number;
  readonly tax: number;
  readonly addons: readonly PricedAddon[];
  readonly name: string;
  readonly ar_name: string | null;
  readonly detail: string | null;
  readonly ar_detail: string | null;
  readonly slot: BookedSlot | null;
  readonly sessions: readonly BookedSession[];
  readonly seatId: number | null;
  /** Programme whose places it takes, with how many there are. */
  readonly program: { readonly id: number; readonly capacity: number } | null;
  /** HH:mm:ss, for promotions of the night. */
  readonly startTime: string | null;
  readonly venueId: number | null;
  readonly sport: string | null;
  /** Kept with the item: what bookings, tickets and memberships are made from. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** What most kinds of lines leave empty. */
export const plainLine = {
  addons: [],
  slot: null,
  sessions: [],
  seatId: null,
  program: null,
  startTime: null,
  sport: null,
  detail: null,
  ar_detail: null,
  data: {},
} as const;
