import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import type { CancellationRef } from '../../../machines/cancellation/cancellationMachine.ts';
import * as read from '../../../machines/cancellation/cancellationSelectors.ts';
import { kindOf } from '../../../machines/shared/problemKind.ts';
import { hasAddition } from '../../../machines/site/additions.ts';
import { provideCancellation } from '../../adapters/actors/account/cancellationActors.ts';
import { nowAtVenue } from '../../adapters/http/serverTime.ts';
import { useConfig, usePageActor, useUser } from '../../actors/portalContext.tsx';
import { Button, LinkButton } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { TextLink } from '../../components/buttons/TextLink.tsx';
import { MoneyInText } from '../../components/text/MoneyInText.tsx';
import { Note } from '../../components/signs/Note.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { useHeadingFocus } from '../../components/useHeadingFocus.ts';
import { useSearchParams } from '../../components/useSearchParams.ts';
import type { Cancellation } from '../../contract/additions/cancel.ts';
import { AccountPage } from '../../shell/account/AccountPage.tsx';
import { bookedIn, bookedKindIn, listBehind, rescheduleAddress } from '../../shell/account/listBehind.ts';
import { FormProblem } from '../../widgets/FormProblem.tsx';
import { problemWords } from '../../widgets/personWords.ts';
import { RefundSteps } from './RefundSteps.tsx';
import { Refunds } from './Refunds.tsx';
import { CancelledItems } from './CancelledItems.tsx';
import './cancellation.css';

/** /profile/orders/{order_id}/cancel: an order is given up whole, for the refund that is shown (Q7.7.b). */
export function Component() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const user = useUser();
  const isOffered = hasAddition(useConfig(), 'cancel');
  return (
    <AccountPage title={t`Cancel the order`}>
      {/* Another customer's is asked for anew. */}
      {isOffered ? <Cancelling key={`${id} ${user?.id ?? ''}`} orderId={Number(id)} /> : <NotFound />}
    </AccountPage>
  );
}

function Cancelling({ orderId }: { orderId: number }) {
  const [machine] = useState(provideCancellation);
  return <CancellationSteps cancelling={usePageActor(machine, { input: { orderId, now: nowAtVenue() } })} />;
}

export function CancellationSteps({ cancelling }: { cancelling: CancellationRef }) {
  const screen = useSelector(cancelling, read.screen);
  const cancellation = useSelector(cancelling, read.cancellation);
  const heading = useHeadingFocus(screen);
  if (screen === 'failed') return <Failed cancelling={cancelling} />;
  if (cancellation === null) return <Skeleton of="panel" />;
  if (screen === 'asking') return <Asking cancelling={cancelling} cancellation={cancellation} />;
  if (screen === 'refused' && cancellation.reason !== 'cancelled')
    return (
      <EmptyState heading={heading} title={<Trans>This order cannot be cancelled</Trans>} action={<ToBookings />}>
        <Reason of={cancellation} />
      </EmptyState>
    );
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="gone__h">
        <Trans>It is cancelled</Trans>
      </h2>
      <Refunds cancellation={cancellation} isDone />
      <CancelledItems items={cancellation.items ?? []} currency={cancellation.currency} isDone />
      <div className="row">
        <ToBookings />
      </div>
    </>
  );
}

function ToBookings() {
  const [params] = useSearchParams();
  return (
    <LinkButton variant="cta" to={listBehind(bookedKindIn(params), params)}>
      <Trans>To my bookings</Trans>
    </LinkButton>
  );
}

function NotFound() {
  return (
    <EmptyState title={<Trans>We cannot find this order</Trans>} action={<ToBookings />}>
      <Trans>It may be somebody else’s, or the link is not complete.</Trans>
    </EmptyState>
  );
}

function Failed({ cancelling }: { cancelling: CancellationRef }) {
  const problem = useSelector(cancelling, read.problem);
  if (problem !== null && kindOf(problem) === 'refused') return <NotFound />;
  return <ErrorState problem={problem} onRetry={() => cancelling.send({ type: 'step.retry' })} />;
}

function Reason({ of: { reason } }: { of: Cancellation }): ReactNode {
  if (reason === 'unpaid') return <Trans>It is not paid yet: without a payment it ends by itself.</Trans>;
  if (reason === 'begun') return <Trans>Some of it has begun or was used already.</Trans>;
  if (reason === 'over') return <Trans>It does not stand any more.</Trans>;
  return <Trans>Goods, offers and memberships are yours at once, and so is what was ordered with them.</Trans>;
}

interface AskingProps {
  cancelling: CancellationRef;
  cancellation: Cancellation;
}

/** How much is refunded, where to and until when, and what is cancelled; the button names the amount. */
function Asking({ cancelling, cancellation }: AskingProps) {
  const { i18n } = useLingui();
  const former = useSelector(cancelling, read.formerRefund);
  const problem = useSelector(cancelling, read.problem);
  const isBusy = useSelector(cancelling, read.isBusy);
  const [params] = useSearchParams();
  const { refund, currency, items } = cancellation;
  const now = <MoneyInText amount={refund} currency={currency} />;
  return (
    <>
      <CancelledItems items={items ?? []} currency={currency} />
      {former === null ? null : (
        <Note tone="warn" live>
          <Changed former={<MoneyInText amount={former} currency={currency} />} now={refund > 0 ? now : null} />
        </Note>
      )}
      <RefundSteps cancellation={cancellation} />
      <Refunds cancellation={cancellation} />
      <MoveInstead />
      <FormProblem words={problem && problemWords(i18n, problem)} live />
      <div className="row">
        <Button
          variant="danger"
          size="l"
          busy={isBusy}
          onClick={() => cancelling.send({ type: 'cancellation.confirm' })}
        >
          {/* One piece: a button puts a gap between the amount and a currency that stands beside it. */}
          <span>{refund > 0 ? <Trans>Cancel, get {now} back</Trans> : <Trans>Cancel, nothing comes back</Trans>}</span>
        </Button>
        <LinkButton variant="quiet" size="l" to={listBehind(bookedKindIn(params), params, bookedIn(params))}>
          <Trans>Keep it</Trans>
        </LinkButton>
      </div>
    </>
  );
}

/** A deadline passed while the page stood open. */
function Changed({ former, now }: { former: ReactNode; now: ReactNode }): ReactNode {
  if (now === null) return <Trans>A deadline passed meanwhile: {former} would have come back, now nothing does.</Trans>;
  return (
    <Trans>
      A deadline passed meanwhile: {former} would have come back, now {now} does.
    </Trans>
  );
}

/** The booking from which somebody came may go to another time instead. */
function MoveInstead() {
  const [params] = useSearchParams();
  const booking = bookedIn(params);
  if (booking === null || bookedKindIn(params) !== 'facility') return null;
  return (
    <Note>
      <Trans>Only the time is wrong?</Trans>{' '}
      <TextLink to={rescheduleAddress(booking, params)}>
        <Trans>Move it instead, at no cost</Trans>
      </TextLink>
    </Note>
  );
}
