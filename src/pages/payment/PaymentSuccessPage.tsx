import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useParams } from 'react-router';
import { membershipIn } from '../../../machines/membershipPurchase/boughtMembership.ts';
import { areGoodsAlone } from '../../../machines/paymentReturn/goodsAlone.ts';
import type { ReceiptRef } from '../../../machines/paymentReturn/receiptMachine.ts';
import * as read from '../../../machines/paymentReturn/receiptSelectors.ts';
import { hasAddition } from '../../../machines/site/additions.ts';
import type { ReceiptScreen } from '../../../machines/paymentReturn/receiptSelectors.ts';
import type { Payment } from '../../contract/orders/orders.ts';
import { formatLongDate } from '../../i18n/dates.ts';
import { Joined } from '../../components/text/Joined.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { spokenTime } from '../../i18n/spoken.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { MoneyInText } from '../../components/text/MoneyInText.tsx';
import { Button, LinkButton } from '../../components/buttons/Button.tsx';
import { classNames } from '../../components/classNames.ts';
import { Navigate } from '../../components/buttons/Link.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { StampInText } from '../../components/dates/TimeInText.tsx';
import { StatusPill } from '../../components/signs/StatusPill.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { TicketsOfOrder } from '../../widgets/tickets/TicketsOfOrder.tsx';
import { useConfig, useUser } from '../../actors/portalContext.tsx';
import { MemberActions, MemberSince } from './MemberSince.tsx';
import { PaymentHead } from './PaymentHead.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { Receipt } from './Receipt.tsx';
import { PaymentUnanswered } from './PaymentUnanswered.tsx';
import { useReceipt } from './useReceipt.ts';
import './success.css';
import './member.css';
import './payment.css';

/** /paymentsuccess/{token}: looking at it changes nothing (R2.1.22, T21). */
export function Component() {
  const { token = '' } = useParams();
  const user = useUser();
  // Whoever logs in meanwhile is asked for anew.
  return <Success key={`${token} ${user?.id ?? ''}`} token={token} />;
}

function Success({ token }: { token: string }) {
  return <SuccessView back={useReceipt(token)} />;
}

export function SuccessView({ back }: { back: ReceiptRef }) {
  const { t, i18n } = useLingui();
  const elsewhere = useSelector(back, read.elsewhere);
  const screen = useSelector(back, read.screen);
  const isStillWaiting = useSelector(back, read.isStillWaiting);
  const payment = useSelector(back, read.payment);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  const isOrdered = screen === 'paid' || screen === 'asked' || screen === 'cancelled';
  const { title, heading } = payment !== null && areGoodsAlone(payment) ? goodsWords : words[screen];
  return (
    <main>
      <PageTitle text={title ? i18n._(title) : t`Your order`} />
      <div className={classNames('wrap okhead', !isOrdered && 'payment')}>
        <PaymentHead
          screen={screen}
          ways={isStillWaiting ? 'check' : undefined}
          title={heading ? i18n._(heading) : t`Your order`}
        >
          <Lead back={back} />
        </PaymentHead>
        <BelowHead back={back} />
      </div>
      {isOrdered && payment ? <Order payment={payment} back={back} /> : null}
    </main>
  );
}

/** What the document and its heading are called; the rest is simply an order. */
const words: Record<ReceiptScreen, { title?: MessageDescriptor; heading?: MessageDescriptor }> = {
  reading: {},
  waiting: { title: msg`Waiting for your payment`, heading: msg`One moment.` },
  asked: { title: msg`Asked`, heading: msg`Asked.` },
  paid: { title: msg`Booked`, heading: msg`You’re on.` },
  cancelled: { title: msg`Cancelled`, heading: msg`This order is cancelled` },
  missing: { title: msg`Order not found`, heading: msg`We cannot find this order` },
  unreachable: { heading: msg`Your money is safe.` },
};

/** Nobody has to be anywhere. */
const goodsWords = { title: msg`Thank you`, heading: msg`Thank you.` };

/** How it stands, in a sentence: it is read out as soon as it is known. */
function Lead({ back }: { back: ReceiptRef }) {
  const screen = useSelector(back, read.screen);
  const isStillWaiting = useSelector(back, read.isStillWaiting);
  const payment = useSelector(back, read.payment);
  if (screen === 'missing')
    return <Trans>Please open the link from your message once more, or look into your bookings.</Trans>;
  if (screen === 'waiting')
    return isStillWaiting ? (
      <Trans>The bank still has not told us how your payment ended. You need not pay again.</Trans>
    ) : (
      <Trans>We wait for the bank to confirm your payment.</Trans>
    );
  if (payment === null) return null;
  if (payment.cancelled) return <CancelledLead at={payment.cancelled.at} />;
  if (screen === 'asked') return <AskedLead payment={payment} />;
  return screen === 'paid' ? <PaidLead back={back} payment={payment} /> : null;
}

function BelowHead({ back }: { back: ReceiptRef }) {
  const screen = useSelector(back, read.screen);
  const isStillWaiting = useSelector(back, read.isStillWaiting);
  const isSentAgain = hasAddition(useConfig(), 'sendAgain');
  if (screen === 'asked') return <AwaitingApproval back={back} />;
  if (screen === 'unreachable') return <Unreachable back={back} />;
  if (screen === 'missing')
    return (
      <div className="row">
        <LinkButton to="/profile/facility-bookings">
          <Trans>All my bookings</Trans>
        </LinkButton>
        {isSentAgain ? (
          <LinkButton variant="line" to="/send-again">
            <Trans>Have your order sent again</Trans>
          </LinkButton>
        ) : null}
        <LinkButton variant="line" to="/">
          <Trans>Go to the home page</Trans>
        </LinkButton>
      </div>
    );
  if (screen === 'waiting' && isStillWaiting)
    return (
      <div className="row">
        <Button onClick={() => back.send({ type: 'payment.check' })}>
          <Trans>Check again</Trans>
        </Button>
      </div>
    );
  return screen === 'paid' || screen === 'cancelled' ? null : <Skeleton of="panel" />;
}

function Order({ payment, back }: { payment: Payment; back: ReceiptRef }) {
  const { t } = useLingui();
  const token = useSelector(back, read.token);
  const bought = payment.state === 'paid' ? membershipIn(payment) : null;
  return (
    <>
      {bought ? (
        <div className="wrap">
          <MemberSince bought={bought} />
          <MemberActions />
        </div>
      ) : null}
      {payment.tickets.length > 0 ? (
        <div className="wrap">
          <TicketsOfOrder orderId={payment.order_id} state={payment.state} tickets={payment.tickets} />
        </div>
      ) : null}
      <div className="wrap split band band--tight">
        <div className="payment__order">
          <OrderItems {...payment} />
          <OrderTimeline moments={payment.timeline} />
        </div>
        <aside aria-label={t`Receipt`}>
          <Receipt payment={payment} token={token} />
        </aside>
      </div>
    </>
  );
}

/** How much that is, the message about it says; here the link may be anybody's. */
function CancelledLead({ at }: { at: string }) {
  const when = <StampInText stamp={at} />;
  return (
    <Trans>
      It was cancelled on {when}. What comes back goes to where it was paid from; on a card that takes the bank a few
      days.
    </Trans>
  );
}

function PaidLead({ back, payment }: { back: ReceiptRef; payment: Payment }) {
  const total = <MoneyInText amount={payment.total} currency={payment.currency} />;
  return (
    <>
      {payment.tickets.length > 0 ? (
        <Trans>Paid {total}. Show the code at the gate.</Trans>
      ) : (
        <Trans>Paid {total}. Everything is yours.</Trans>
      )}
      <BookedWords back={back} />
    </>
  );
}

/** For what, and when: eyes find it on the ticket below. */
function BookedWords({ back }: { back: ReceiptRef }) {
  const locale = useLocale();
  const booked = useSelector(back, read.booked, (one, other) => one?.item === other?.item);
  if (booked === null) return null;
  const { item, ticket, others } = booked;
  const when = [
    ...(ticket?.date ? [formatLongDate(ticket.date, locale)] : []),
    ...(ticket?.start_time ? [spokenTime(ticket.start_time, locale)] : []),
  ];
  return (
    <span className="vh">
      {' '}
      <Joined>
        {ticket ? <LocalText of={ticket} field="item" /> : <LocalText of={item} />}
        {when}
      </Joined>
      {'. '}
      {others > 0 ? <Plural value={others} one="And # more." other="And # more." /> : null}
    </span>
  );
}

function AskedLead({ payment }: { payment: Payment }) {
  const card = payment.paid_with.find(({ method }) => method === 'card');
  const later = card ? <MoneyInText amount={card.amount} currency={payment.currency} /> : null;
  return later === null ? (
    <Trans>The venue answers within a day. Your tickets appear here then.</Trans>
  ) : (
    <Trans>
      The venue answers within a day. Nothing is charged before: with a yes you get a link to pay {later}, and your
      tickets appear here.
    </Trans>
  );
}

function AwaitingApproval({ back }: { back: ReceiptRef }) {
  const isBusy = useSelector(back, read.isBusy);
  return (
    <div className="row">
      <StatusPill tone="wait" shape="half">
        <Trans>Awaiting approval</Trans>
      </StatusPill>
      <Button size="s" variant="line" busy={isBusy} onClick={() => back.send({ type: 'payment.check' })}>
        <Trans>Check again</Trans>
      </Button>
    </div>
  );
}

function Unreachable({ back }: { back: ReceiptRef }) {
  const problem = useSelector(back, read.problem);
  const isBusy = useSelector(back, read.isBusy);
  return (
    <PaymentUnanswered problem={problem} isBusy={isBusy} onAsk={() => back.send({ type: 'payment.check' })}>
      <Trans>
        The venue’s server cannot show your order at the moment. What you paid stays paid, and nothing is charged twice.
        This page asks again by itself, and your tickets appear as soon as there is an answer.
      </Trans>
    </PaymentUnanswered>
  );
}
