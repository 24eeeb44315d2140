import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { FailedPaymentRef } from '../../../machines/paymentReturn/failedPaymentMachine.ts';
import * as read from '../../../machines/paymentReturn/failedPaymentSelectors.ts';
import { kindOf } from '../../../machines/shared/problemKind.ts';
import { StampInText } from '../../components/dates/TimeInText.tsx';
import { Button, LinkButton } from '../../components/buttons/Button.tsx';
import { Link, Navigate } from '../../components/buttons/Link.tsx';
import { Note } from '../../components/signs/Note.tsx';
import { Panel } from '../../components/dialogs/Panel.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { problemSentences } from '../../components/fields/problemWords.ts';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { Summary, SummaryRow } from '../../components/bookable/Summary.tsx';
import { useSearchParams } from '../../components/useSearchParams.ts';
import { ServerWords } from '../../components/text/ServerWords.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useConfig, usePortal, useUser } from '../../actors/portalContext.tsx';
import { GonePlaces } from './GonePlaces.tsx';
import { PaymentHead } from './PaymentHead.tsx';
import { PaymentUnanswered } from './PaymentUnanswered.tsx';
import { useFailedPayment } from './useFailedPayment.ts';
import './success.css';
import './payment.css';

/** /paymentfailed?transactionId=… says what became of the money, and when it comes back (R2.1.23, R8.4.1, R9.1.5). */
export function Component() {
  const [search] = useSearchParams();
  const transactionId = search.get('transactionId') || null;
  const user = useUser();
  // Whoever logs in meanwhile is asked for anew.
  return <Failure key={`${transactionId ?? ''} ${user?.id ?? ''}`} transactionId={transactionId} />;
}

function Failure({ transactionId }: { transactionId: string | null }) {
  return <FailureView back={useFailedPayment(transactionId)} />;
}

export function FailureView({ back }: { back: FailedPaymentRef }) {
  const { t } = useLingui();
  const elsewhere = useSelector(back, read.elsewhere);
  const screen = useSelector(back, read.screen);
  const isRetryOffered = useSelector(back, read.isRetryOffered);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  const titles = {
    reading: t`Your order`,
    failed: t`Transaction Failed`,
    unreachable: t`We are asking how your payment ended.`,
  };
  return (
    <main className="wrap okhead payment">
      <PageTitle text={screen === 'unreachable' ? titles.reading : titles[screen]} />
      <PaymentHead screen={screen} ways={isRetryOffered ? 'retry' : undefined} title={titles[screen]}>
        {screen === 'failed' ? (
          <Trans>
            Your purchase was unsuccessful. If any amount was debited, a refund has been initiated and will be credited
            within 7 business days.
          </Trans>
        ) : null}
      </PaymentHead>
      {screen === 'reading' ? <Skeleton of="panel" /> : null}
      {screen === 'unreachable' ? <Unreachable back={back} /> : null}
      {screen === 'failed' ? <Failed back={back} /> : null}
    </main>
  );
}

function Unreachable({ back }: { back: FailedPaymentRef }) {
  const problem = useSelector(back, read.problem);
  const isBusy = useSelector(back, read.isBusy);
  return (
    <PaymentUnanswered problem={problem} isBusy={isBusy} onAsk={() => back.send({ type: 'payment.check' })}>
      <Trans>
        The venue’s server does not answer at the moment. Nothing is charged twice, and you need not pay again. This
        page asks again by itself.
      </Trans>
    </PaymentUnanswered>
  );
}

/** The sentence of Q8.4.b, with what is known of the transaction (R2.2.6) and the two ways on. */
function Failed({ back }: { back: FailedPaymentRef }) {
  return (
    <>
      <Details back={back} />
      <Locked back={back} />
      <Problem back={back} />
      <GonePlaces back={back} />
      <WaysOn back={back} />
      <Support />
    </>
  );
}

function Details({ back }: { back: FailedPaymentRef }) {
  const transaction = useSelector(back, read.transaction);
  if (transaction === null) return null;
  const { transactionId, date, amount, currency, reason } = transaction;
  return (
    <Panel className="payment__details">
      <Summary>
        <SummaryRow label={<Trans>Transaction</Trans>}>
          <bdi className="num payment__id">{transactionId}</bdi>
        </SummaryRow>
        <SummaryRow label={<Trans>Date</Trans>}>
          <StampInText stamp={date} />
        </SummaryRow>
        {reason ? (
          <SummaryRow label={<Trans>Reason</Trans>}>
            <ServerWords words={reason} />
          </SummaryRow>
        ) : null}
        <SummaryRow label={<Trans>Amount</Trans>} look="grand">
          <PriceText amount={amount} currency={currency} />
        </SummaryRow>
      </Summary>
    </Panel>
  );
}

/** The details are told to their owner alone (T21); a guest's way to them ends with the hold (decision 020). */
function Locked({ back }: { back: FailedPaymentRef }) {
  const isLocked = useSelector(back, read.isLocked);
  const isTimeOver = useSelector(back, read.isTimeOver);
  if (!isLocked) return null;
  return (
    <Note>
      {isTimeOver ? (
        <Trans>The time to pay for this order is over, and its places are free for everybody again.</Trans>
      ) : (
        <Trans>Log in to see what this payment was for. Guests see it in the browser they ordered with.</Trans>
      )}
    </Note>
  );
}

function Problem({ back }: { back: FailedPaymentRef }) {
  const { i18n } = useLingui();
  const problem = useSelector(back, read.problem);
  const areGone = useSelector(back, read.arePlacesGone);
  const isOver = useSelector(back, read.isOrderOver);
  const isLocked = useSelector(back, read.isLocked);
  if (isLocked) return null;
  if (problem === null)
    return isOver ? (
      <Note>
        <Trans>This order cannot be paid any more.</Trans>
      </Note>
    ) : null;
  return (
    <Note tone="bad" live>
      {areGone ? (
        <Trans>Somebody else has your places by now: this order cannot be paid any more.</Trans>
      ) : (
        <ServerWords words={problem.message ?? i18n._(problemSentences[kindOf(problem)])} />
      )}
    </Note>
  );
}

function WaysOn({ back }: { back: FailedPaymentRef }) {
  const isRetryOffered = useSelector(back, read.isRetryOffered);
  const isRetrying = useSelector(back, read.isRetrying);
  const isReopening = useSelector(back, read.isReopening);
  const isReopenOffered = useSelector(back, read.isReopenOffered);
  const portal = usePortal();
  const mustLogIn = useSelector(back, (snapshot) => read.isLocked(snapshot) && !read.isTimeOver(snapshot));
  return (
    <div className="row">
      {mustLogIn ? (
        <Button variant="cta" onClick={() => portal.send({ type: 'login.open' })}>
          <Trans>Log in</Trans>
        </Button>
      ) : null}
      {isRetryOffered ? (
        <Button
          variant="cta"
          busy={isRetrying}
          disabled={isReopening}
          onClick={() => back.send({ type: 'payment.retry' })}
        >
          <Trans>Try again</Trans>
        </Button>
      ) : null}
      {isReopenOffered ? (
        <Button
          variant="line"
          busy={isReopening}
          disabled={isRetrying}
          onClick={() => back.send({ type: 'cart.reopen' })}
        >
          <Trans>Back to my cart</Trans>
        </Button>
      ) : (
        <LinkButton variant="line" to="/cart">
          <Trans>Back to my cart</Trans>
        </LinkButton>
      )}
    </div>
  );
}

/** Whom to ask, where the operator answers (Q2.4.a). */
function Support() {
  if (!useConfig().allow_support) return null;
  return (
    <p>
      <Link className="u" to="/customer-support?ask=1">
        <Trans>Something is not right? Write to us.</Trans>
      </Link>
    </p>
  );
}
