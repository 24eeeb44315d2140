/** The tickets that a customer has opened on this device, to be shown at the gate without a network; theirs alone. */
import * as v from 'valibot';
import type { Owner } from '../../../machines/session/owner.ts';
import { OrderTickets } from '../../contract/orders/orders.ts';
import { persistedItem } from '../storage/storage.ts';
import { ticketsKey } from './unreadTickets.ts';

const mostOrders = 10;
const mostTickets = 60;

const persistedTickets = persistedItem(
  'local',
  ticketsKey,
  1,
  v.object({ owner: v.string(), orders: v.array(OrderTickets) }),
);

/** The last opened first; none of another customer's. */
export function openedTickets(owner: Owner): OrderTickets[] {
  const persisted = persistedTickets.read();
  return persisted?.owner === owner ? persisted.orders : [];
}

export const openedTicketsOf = (owner: Owner, orderId: number): OrderTickets | null =>
  openedTickets(owner).find(({ order }) => order.order_id === orderId) ?? null;

/** What another customer has opened goes, and so does what is one order too many. */
export function persistTickets(owner: Owner, opened: OrderTickets): void {
  const others = openedTickets(owner).filter(({ order }) => order.order_id !== opened.order.order_id);
  const isShort = opened.tickets.length > 0 && opened.tickets.length <= mostTickets;
  persistedTickets.write({ owner, orders: isShort ? [opened, ...others].slice(0, mostOrders) : others });
}

/** The server says that these tickets are not this customer's, or not there. */
export const dropTicketsOf = (owner: Owner, orderId: number): void =>
  persistedTickets.write({ owner, orders: openedTickets(owner).filter(({ order }) => order.order_id !== orderId) });
