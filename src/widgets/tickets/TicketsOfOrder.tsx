import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ticketState } from '../../../machines/tickets/ticketState.ts';
import { usePageActor } from '../../actors/portalContext.tsx';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { provideTicketShowing } from '../../adapters/actors/account/ticketActors.ts';
import { qr } from '../../art/icons/tools.ts';
import { Button } from '../../components/buttons/Button.tsx';
import type { OrderState, Ticket } from '../../contract/orders/orders.ts';
import { TicketAtGate } from './TicketAtGate.tsx';
import { ShareTicket } from './ShareTicket.tsx';
import { TicketActions } from './TicketActions.tsx';
import { Tickets } from './Tickets.tsx';
import './tickets.css';

interface TicketsOfOrderProps {
  orderId: number;
  state: OrderState;
  tickets: readonly Ticket[];
}

/** The tickets of an order, each with what became of it, and all that may be done with those that let somebody in (R2.3.3). */
export function TicketsOfOrder({ orderId, state, tickets }: TicketsOfOrderProps) {
  const now = useVenueNow();
  const judged = tickets.map((ticket) => ({ ticket, state: ticketState(ticket, state, now) }));
  const valid = judged.flatMap((one) => (one.state === 'valid' ? [one.ticket] : []));
  return <Shown key={valid.length} orderId={orderId} judged={judged} valid={valid} />;
}

interface ShownProps {
  orderId: number;
  judged: Parameters<typeof Tickets>[0]['tickets'];
  valid: readonly Ticket[];
}

function Shown({ orderId, judged, valid }: ShownProps) {
  const [machine] = useState(provideTicketShowing);
  const showing = usePageActor(machine, { input: { count: valid.length } });
  const actionsOf = (ticket: Ticket) => (
    <div className="acts">
      <Button
        variant="cta"
        icon={qr}
        onClick={() => showing.send({ type: 'ticket.show', index: valid.indexOf(ticket) })}
      >
        <Trans>Show at the gate</Trans>
      </Button>
      <ShareTicket ticket={ticket} />
    </div>
  );
  return (
    <>
      <Tickets tickets={judged} actionsOf={actionsOf} />
      {valid.length > 0 ? <TicketActions orderId={orderId} tickets={valid} /> : null}
      <TicketAtGate showing={showing} tickets={valid} />
    </>
  );
}
