import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { kindOf } from '../../../machines/shared/problemKind.ts';
import { useUser } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { loadOrderTickets } from '../../adapters/actors/ticketActors.ts';
import { LinkButton } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { AccountPage } from '../../shell/account/AccountPage.tsx';
import { TicketsOfOrder } from '../../widgets/tickets/TicketsOfOrder.tsx';
import type { OrderTickets } from '../../contract/orders.ts';
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
      {/^\d{1,15}$/.test(order) ? <Asked key={`${order} ${user?.id ?? ''}`} orderId={Number(order)} /> : <Missing />}
    </AccountPage>
  );
}

function Asked({ orderId }: { orderId: number }) {
  const { shown, problem, isBusy, reload } = useResource(loadOrderTickets, { orderId });
  if (shown) return <Shown answer={shown} />;
  if (!problem) return <Skeleton of="panel" />;
  if (kindOf(problem) === 'refused') return <Missing />;
  return <ErrorState problem={problem} onRetry={reload} busy={isBusy} />;
}

const AllMyBookings = () => (
  <LinkButton variant="line" to="/profile/facility-bookings">
    <Trans>All my bookings</Trans>
  </LinkButton>
);

/** Not there, or somebody else's: nobody learns which (T21). */
function Missing() {
  return (
    <EmptyState title={<Trans>We do not find these tickets</Trans>} action={<AllMyBookings />}>
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
