import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useParams } from 'react-router';
import type { PaymentReturnRef } from '../../../machines/paymentReturn/paymentReturnMachine.ts';
import * as read from '../../../machines/paymentReturn/paymentReturnSelectors.ts';
import type { Payment } from '../../contract/orders.ts';
import { formatMoney } from '../../i18n/money.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Button, LinkButton } from '../../parts/Button.tsx';
import { Navigate } from '../../parts/Link.tsx';
import { Skeleton } from '../../parts/Skeleton.tsx';
import { StatusPill } from '../../parts/StatusPill.tsx';
import { PageTitle } from '../../portal/PageTitle.tsx';
import { useUser } from '../../portal/portalContext.tsx';
import { OrderItems } from './OrderItems.tsx';
import { Receipt } from './Receipt.tsx';
import { TicketActions } from './TicketActions.tsx';
import { Tickets } from './Tickets.tsx';
import { Unanswered } from './Unanswered.tsx';
import { usePaymentReturn } from './usePaymentReturn.ts';
import '../../styles/success.css';
import '../../styles/cart.css';
import './payment.css';

/** /paymentsuccess/{token}: looking at it changes nothing (T21). */
export function Component() {
  const { token = '' } = useParams();
  const user = useUser();
  // Whoever logs in meanwhile is asked for anew.
  return <Success key={`${token} ${user?.id ?? ''}`} token={token} />;
}

function Success({ token }: { token: string }) {
  return <SuccessView back={usePaymentReturn({ token, transactionId: null })} />;
}

export function SuccessView({ back }: { back: PaymentReturnRef }) {
  const elsewhere = useSelector(back, read.elsewhere);
  const stage = useSelector(back, read.stage);
  const payment = useSelector(back, read.payment);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  if (stage === 'missing') return <Missing />;
  if (stage === 'unreachable') return <Unreachable back={back} />;
  if (payment === null) return <Loading />;
  if (payment.state === 'awaiting_payment') return <Waiting back={back} />;
  return <Order back={back} payment={payment} />;
}

function Order({ back, payment }: { back: PaymentReturnRef; payment: Payment }) {
  const { t } = useLingui();
  const isAsked = payment.state === 'awaiting_approval';
  return (
    <main>
      <PageTitle text={isAsked ? t`Asked` : t`Booked`} />
      {isAsked ? <AskedHead back={back} payment={payment} /> : <BookedHead payment={payment} />}
      {payment.tickets.length > 0 ? (
        <div className="wrap">
          <Tickets tickets={payment.tickets} />
          <TicketActions tickets={payment.tickets} />
        </div>
      ) : null}
      <div className="wrap split band band--tight">
        <OrderItems items={payment.items} currency={payment.currency} />
        <aside>
          <Receipt payment={payment} />
        </aside>
      </div>
    </main>
  );
}

function BookedHead({ payment }: { payment: Payment }) {
  const locale = useLocale();
  const total = formatMoney(payment.total, payment.currency, locale);
  return (
    <div className="wrap okhead">
      <h1>
        <Trans>You’re on.</Trans>
      </h1>
      <p className="lead">
        {payment.tickets.length > 0 ? (
          <Trans>Paid {total}. Show the code at the gate.</Trans>
        ) : (
          <Trans>Paid {total}. Everything is yours.</Trans>
        )}
      </p>
    </div>
  );
}

function AskedHead({ back, payment }: { back: PaymentReturnRef; payment: Payment }) {
  const locale = useLocale();
  const card = payment.paid_with.find(({ method }) => method === 'card');
  const later = card ? formatMoney(card.amount, payment.currency, locale) : null;
  const isBusy = useSelector(back, read.isBusy);
  return (
    <div className="wrap okhead">
      <h1>
        <Trans>Asked.</Trans>
      </h1>
      <p className="lead">
        {later === null ? (
          <Trans>The venue answers within a day. Your tickets appear here then.</Trans>
        ) : (
          <Trans>
            The venue answers within a day. Nothing is charged before: with a yes you get a link to pay {later}, and
            your tickets appear here.
          </Trans>
        )}
      </p>
      <div className="row">
        <StatusPill tone="wait" shape="half">
          <Trans>Awaiting approval</Trans>
        </StatusPill>
        <Button size="s" variant="line" busy={isBusy} onClick={() => back.send({ type: 'payment.check' })}>
          <Trans>Check again</Trans>
        </Button>
      </div>
    </div>
  );
}

/** The bank has not said how it ended. */
function Waiting({ back }: { back: PaymentReturnRef }) {
  const { t } = useLingui();
  const stage = useSelector(back, read.stage);
  return (
    <main className="wrap okhead payment" aria-busy={stage !== 'stillWaiting'}>
      <PageTitle text={t`Waiting for your payment`} />
      <h1>
        <Trans>One moment.</Trans>
      </h1>
      <output className="lead">
        {stage === 'stillWaiting' ? (
          <Trans>The bank still has not told us how your payment ended. You need not pay again.</Trans>
        ) : (
          <Trans>We wait for the bank to confirm your payment.</Trans>
        )}
      </output>
      {stage === 'stillWaiting' ? (
        <div className="row">
          <Button onClick={() => back.send({ type: 'payment.check' })}>
            <Trans>Check again</Trans>
          </Button>
        </div>
      ) : (
        <Skeleton of="panel" />
      )}
    </main>
  );
}

function Loading() {
  const { t } = useLingui();
  return (
    <main className="wrap okhead payment">
      <PageTitle text={t`Your order`} />
      <h1 className="vh">{t`Your order`}</h1>
      <Skeleton of="panel" />
    </main>
  );
}

function Unreachable({ back }: { back: PaymentReturnRef }) {
  const { t } = useLingui();
  return (
    <main className="wrap okhead payment">
      <PageTitle text={t`Your order`} />
      <Unanswered back={back} title={<Trans>Your money is safe.</Trans>}>
        <Trans>
          The venue’s server cannot show your order at the moment. What you paid stays paid, and nothing is charged
          twice. This page asks again by itself, and your tickets appear as soon as there is an answer.
        </Trans>
      </Unanswered>
    </main>
  );
}

/** Nobody knows this address: not a word about why. */
function Missing() {
  const { t } = useLingui();
  return (
    <main className="wrap okhead payment">
      <PageTitle text={t`Order not found`} />
      <h1>
        <Trans>We do not find this order</Trans>
      </h1>
      <p className="lead">
        <Trans>Please open the link from your message once more, or look into your bookings.</Trans>
      </p>
      <LinkButton variant="line" to="/">
        <Trans>Go to the start page</Trans>
      </LinkButton>
    </main>
  );
}
