/** The page of a storm on which somebody has the tickets of an order, at the gate and as a file, as its view starts it (R2.3.3). */
import { createActor, type ActorRef, type ActorRefFrom, type EventObject, type Snapshot } from 'xstate';
import type { FileMakingRef } from '../../../../machines/fileMaking/fileMakingMachine.ts';
import type { resourceMachine } from '../../../../machines/resource/resourceMachine.ts';
import type { Owner } from '../../../../machines/session/owner.ts';
import type { TicketShowingRef } from '../../../../machines/ticketShowing/ticketShowingMachine.ts';
import {
  loadOwnTickets,
  loadTicketFile,
  provideTicketShowing,
} from '../../../../src/adapters/actors/account/ticketActors.ts';
import { provideFileMaking } from '../../../../src/adapters/actors/fileMakingActors.ts';
import { provideResource } from '../../../../src/adapters/actors/resourceActors.ts';
import { openedTicketsOf } from '../../../../src/adapters/nextVisit/openedTickets.ts';
import type { OrderTickets, Ticket } from '../../../../src/contract/orders/orders.ts';

export interface TicketsPage {
  name: 'tickets';
  owner: Owner;
  orderId: number;
  actor: ActorRefFrom<typeof resourceMachine>;
  /** Begun anew where another number of them is valid. */
  showing: { actor: TicketShowingRef; count: number } | null;
  /** Where there is one to be had. */
  file: FileMakingRef | null;
  /** What was handed over, as it says itself. */
  made: string[];
}

type Started = (actor: ActorRef<Snapshot<unknown>, EventObject>) => void;

export const validOf = ({ actor }: TicketsPage): readonly Ticket[] => {
  const { data } = actor.getSnapshot().context as { data: OrderTickets | null };
  return (data?.tickets ?? []).filter(({ state }) => state === 'valid');
};

export function openTickets(owner: Owner, orderId: number, started: Started): TicketsPage {
  const input = { query: { orderId }, former: openedTicketsOf(owner, orderId) };
  const actor = createActor(provideResource(loadOwnTickets(owner)), { input });
  const page: TicketsPage = { name: 'tickets', owner, orderId, actor, showing: null, file: null, made: [] };
  const makeFile = async (signal: AbortSignal) => ({
    name: `tickets-${orderId}.pdf`,
    content: await loadTicketFile({ orderId }, signal),
  });
  function follow(): void {
    const count = validOf(page).length;
    if (actor.getSnapshot().context.data !== null && page.showing?.count !== count) {
      page.showing?.actor.stop();
      page.showing = { actor: createActor(provideTicketShowing(), { input: { count } }), count };
      started(page.showing.actor as never);
    }
    if (count === 0) {
      page.file?.stop();
      page.file = null;
    } else if (page.file === null) {
      const handOver = async ({ content }: { content: Blob }) => void page.made.push(await content.text());
      page.file = createActor(provideFileMaking(makeFile, handOver));
      started(page.file as never);
    }
  }
  actor.subscribe(follow);
  started(actor as never);
  follow();
  return page;
}
