import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ownerOf, type Owner } from '../../../machines/session/owner.ts';
import type { Problem } from '../../../machines/shared/problem.ts';
import { kindOf } from '../../../machines/shared/problemKind.ts';
import { isMissingOrder } from '../../../machines/ticketShowing/missingOrder.ts';
import { useUser } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { loadOwnTickets } from '../../adapters/actors/account/ticketActors.ts';
import { openedTicketsOf } from '../../adapters/nextVisit/openedTickets.ts';
import { wifiOff } from '../../art/icons/sky.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { AccountPage } from '../../shell/account/AccountPage.tsx';
import { OpenedTickets } from '../../widgets/tickets/OpenedTickets.tsx';
import { TicketsOfOrder } from '../../widgets/tickets/TicketsOfOrder.tsx';
import type { OrderTickets } from '../../contract/orders/orders.ts';
import { noTicketsWords } from './noTicketsWords.ts';

/** /profile/view-tickets/{order_id}: the tickets of one order, a code for each person (R2.3.3, Q2.3.a). */
export function Component() {
  const { order_id: order = '' } = useParams();
  return <TicketsView order={order} />;
}

export function TicketsView({ order }: { order: string }) {
  const { t } = useLingui();
  const user = useUser();
  return (
    <AccountPage title={t`Tickets`}>
      {/* Another customer's, and another order's, are asked for anew. */}
      {/^\d{1,15}$/.test(order) ? (
        <Asked key={`${order} ${user?.id ?? ''}`} owner={ownerOf(user)} orderId={Number(order)} />
      ) : (
        <Missing />
      )}
    </AccountPage>
  );
}

/** What was opened on this device stands there until the server has said how it is now, and where it cannot be asked. */
function Asked({ owner, orderId }: { owner: Owner; orderId: number }) {
  const [load] = useState(() => loadOwnTickets(owner));
  const { shown, problem, isBusy, reload } = useResource(load, { orderId }, () => openedTicketsOf(owner, orderId));
  if (problem && isMissingOrder(problem)) return <Missing />;
  if (shown)
    return (
      <>
        {problem ? <Unasked problem={problem} /> : null}
        <Shown answer={shown} />
      </>
    );
  if (!problem) return <Skeleton of="panel" />;
  return (
    <>
      <ErrorState problem={problem} onRetry={reload} busy={isBusy} />
      <OpenedTickets />
    </>
  );
}

const Unasked = ({ problem }: { problem: Problem }) => (
  <output className="tickets__unasked">
    <Icon of={wifiOff} />
    {kindOf(problem) === 'connectionLost' ? (
      <Trans>No connection. These are the tickets as you last saw them; their codes work at the gate.</Trans>
    ) : (
      <Trans>
        We cannot look them up right now. These are the tickets as you last saw them; their codes work at the gate.
      </Trans>
    )}
  </output>
);

const AllMyBookings = () => (
  <LinkButton variant="line" to="/profile/facility-bookings">
    <Trans>All my bookings</Trans>
  </LinkButton>
);

/** Not there, or somebody else's: nobody learns which (T21). */
function Missing() {
  return (
    <EmptyState title={<Trans>We cannot find these tickets</Trans>} action={<AllMyBookings />}>
      <Trans>They may belong to another account. Yours are with your bookings.</Trans>
    </EmptyState>
  );
}

function Shown({ answer: { order, tickets } }: { answer: OrderTickets }) {
  const { i18n } = useLingui();
  const { order_id: number, state } = order;
  if (tickets.length === 0) {
    const { title, note } = noTicketsWords[state];
    return (
      <EmptyState title={i18n._(title)} action={<AllMyBookings />}>
        {i18n._(note)}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="meta">
        <Trans>
          Order <bdi className="num">{number}</bdi>
        </Trans>{' '}
        · <Plural value={tickets.length} one="# ticket" other="# tickets" />
      </p>
      <TicketsOfOrder orderId={number} state={state} tickets={tickets} />
      <p className="tickets__back">
        <AllMyBookings />
      </p>
    </>
  );
}
