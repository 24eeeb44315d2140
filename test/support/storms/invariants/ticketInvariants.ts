/** Invariants of tickets: nobody has another one's, and what is shown at the gate is a ticket that lets in (R2.3.3, T06). */
import type { OrderTickets } from '../../../../src/contract/orders/orders.ts';
import type { Tab } from '../tab.ts';
import { tally } from '../tally.ts';
import { validOf } from '../asking/ticketsPage.ts';
import { ownerName } from '../who.ts';

interface Kept {
  value: { owner: string; orders: OrderTickets[] };
}

/** What lies on this device is of whom it says. */
function keptFaults(tab: Tab): string[] {
  const text = tab.stores.local.getItem('tickets');
  if (text === null) return [];
  const { owner, orders } = (JSON.parse(text) as Kept).value;
  if (orders.length > 0) tally('T06: tickets are kept on this device');
  return orders
    .flatMap(({ tickets }) => tickets)
    .filter(({ name }) => !name.endsWith(`of ${owner}`))
    .map(({ name }) => `T06: “${name}” is kept for ${owner}`);
}

export function ticketFaults(tab: Tab): string[] {
  const page = tab.page();
  const found = keptFaults(tab);
  const { sent, pressed, lost } = tab.tickets;
  for (const [id, times] of tab.shop.hadTickets.files)
    if (times > 0 && (sent.get(id) ?? 0) > (pressed.get(id) ?? 0) + (lost.get(id) ?? 0))
      found.push(`I13: the file of the tickets of ${id} was asked for by nobody`);
  if (page.name !== 'tickets') return found;
  const here = ownerName(tab);
  const valid = validOf(page);
  for (const { name } of valid) if (!name.endsWith(`of ${here}`)) found.push(`T06: ${here} sees “${name}”`);
  for (const text of page.made) {
    tally('R2.2.9: a file of tickets is made');
    if (text !== `Tickets of ${page.orderId} of ${here}`) found.push(`T06: ${here} has the file “${text}”`);
  }
  const showing = page.showing?.actor.getSnapshot();
  if (showing?.matches('open') !== true) return found;
  tally('R2.3.3: a ticket is shown at the gate');
  return valid[showing.context.current] === undefined
    ? [...found, `R2.3.3: ticket ${showing.context.current} of ${valid.length} is shown at the gate`]
    : found;
}
