/** What somebody is likely to do next who has tickets before them. */
import { comings, type Likely } from './comings.ts';
import { hadOrderIds } from '../deeds/cancellationDeeds.ts';
import type { TicketsPage } from '../asking/ticketsPage.ts';

export function inTickets({ actor, orderId, showing, file }: TicketsPage): Likely {
  const which = Math.max(0, hadOrderIds.indexOf(orderId));
  const away: Likely = [
    ['openTickets', 3, which - (which % 3)],
    ['openTickets', 2],
    ['leave', 1],
    ...comings,
    ...comings,
  ];
  if (showing === null || file === null)
    return [['reloadTickets', actor.getSnapshot().matches('failed') ? 8 : 1], ...away];
  if (showing.actor.getSnapshot().matches('open'))
    return [
      ['turnTicket', 10],
      // On and on, to the last one and no further.
      ['turnTicket', 16, 0],
      ['closeTicket', 3],
      ['cancelElsewhere', 3, which % 3],
      ['reloadTickets', 3],
      ['lookAway', 2],
      ...away,
    ];
  return [
    ['showTicket', 10],
    ['showTicket', 6, 2],
    ['makeFile', 12],
    ['cancelElsewhere', 1, which % 3],
    ['reloadTickets', 3],
    ['reload', 2],
    ...away,
  ];
}
