import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { loadOrderTickets, loadTicketFile } from '../../adapters/actors/account/ticketActors.ts';
import { provideFileMaking, type MadeFile } from '../../adapters/actors/fileMakingActors.ts';
import { usePageActor, useUser } from '../../actors/portalContext.tsx';
import type { Ticket } from '../../contract/orders/orders.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { ticketSheet } from './ticketSheet.ts';

/**
 * The file of an order's tickets. The portal writes it in the customer's language; where that cannot be done, for whoever is
 * known to the server, it is the file that the server has (R2.2.9).
 * @param known the tickets, where the page has them already
 */
export function useTicketFile(orderId: number, known: readonly Ticket[] | null) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const mayAsk = useUser() !== null;
  const name = `tickets-${orderId}.pdf`;
  const title = t`Tickets of order ${orderId}`;
  const write = async (signal: AbortSignal): Promise<MadeFile> => {
    const [tickets, { writeTickets }] = await Promise.all([
      known ?? loadOrderTickets({ orderId }, signal).then((answer) => answer.tickets),
      import('./writeTickets.ts'),
    ]);
    // What lets nobody in is not for taking along.
    const valid = tickets.filter(({ state }) => state === 'valid');
    const sheets = valid.map((ticket) => ticketSheet(ticket, i18n, locale));
    return { name, content: await writeTickets(sheets, title, signal) };
  };
  const [machine] = useState(() =>
    provideFileMaking(async (signal) => {
      try {
        return await write(signal);
      } catch (error) {
        if (signal.aborted || !mayAsk) throw error;
        return { name, content: await loadTicketFile({ orderId }, signal) };
      }
    }),
  );
  return usePageActor(machine);
}
