/** What a customer does with the tickets of what they had: at the gate, and as a file (R2.3.3, R2.2.9). */
import type { Tab } from '../../tab.ts';
import { hadOrderIds } from '../cancellationDeeds.ts';
import { onPage } from '../onPage.ts';

const showingOf = (tab: Tab) => {
  const page = tab.page();
  return page.name === 'tickets' ? (page.showing?.actor ?? null) : null;
};

export const ticketDeeds = {
  /** By its address, also that of somebody else's. */
  openTickets: onPage((tab, n) => tab.goTo('tickets', String(hadOrderIds[n % hadOrderIds.length]))),
  reloadTickets: (tab: Tab) => {
    const page = tab.page();
    if (page.name === 'tickets') page.actor.send({ type: 'resource.reload' });
  },
  showTicket: (tab: Tab, n: number) => showingOf(tab)?.send({ type: 'ticket.show', index: n % 4 }),
  /** By button, key or swipe. */
  turnTicket: (tab: Tab, n: number) => {
    const ways = [
      { type: 'ticket.next' },
      { type: 'ticket.swipe', by: -200 },
      { type: 'ticket.previous' },
      { type: 'ticket.swipe', by: 200 },
    ] as const;
    showingOf(tab)?.send(ways[n % ways.length]!);
  },
  closeTicket: (tab: Tab) => showingOf(tab)?.send({ type: 'showing.close' }),
  /** What is pressed twice is one wish. */
  makeFile: (tab: Tab) => {
    const page = tab.page();
    if (page.name !== 'tickets' || page.file?.getSnapshot().matches('resting') !== true) return;
    const { pressed } = tab.tickets;
    pressed.set(page.orderId, (pressed.get(page.orderId) ?? 0) + 1);
    for (let press = 0; press < 2; press += 1) page.file.send({ type: 'file.make' });
  },
} as const;
