import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useSearchParams } from 'react-router';
import type { PaymentReturnRef } from '../../../machines/paymentReturn/paymentReturnMachine.ts';
import * as read from '../../../machines/paymentReturn/paymentReturnSelectors.ts';
import { kindOf } from '../../../machines/shared/problemKind.ts';
import { formatTimestamp } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Button, LinkButton } from '../../parts/Button.tsx';
import { ErrorState } from '../../parts/ErrorState.tsx';
import { Navigate } from '../../parts/Link.tsx';
import { Note } from '../../parts/Note.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { PriceText } from '../../parts/PriceText.tsx';
import { problemSentences } from '../../parts/problemWords.ts';
import { Skeleton } from '../../parts/Skeleton.tsx';
import { Summary, SummaryRow } from '../../parts/Summary.tsx';
import { PageTitle } from '../../portal/PageTitle.tsx';
import { usePaymentReturn } from './usePaymentReturn.ts';
import '../../styles/success.css';
import './payment.css';

/** /paymentfailed?transactionId=… (R8.4.1). */
export function Component() {
  const [search] = useSearchParams();
  const transactionId = search.get('transactionId') || null;
  return <Failure key={transactionId} transactionId={transactionId} />;
}

function Failure({ transactionId }: { transactionId: string | null }) {
  return <FailureView back={usePaymentReturn({ token: null, transactionId })} />;
}

export function FailureView({ back }: { back: PaymentReturnRef }) {
  const { t } = useLingui();
  const elsewhere = useSelector(back, read.elsewhere);
  const stage = useSelector(back, read.stage);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  return (
    <main className="wrap okhead payment">
      <PageTitle text={t`Transaction Failed`} />
      {stage === 'reading' ? <Skeleton of="panel" /> : null}
      {stage === 'unreachable' ? <Unreachable back={back} /> : null}
      {stage === 'failed' || stage === 'missing' ? <Failed back={back} /> : null}
    </main>
  );
}

function Unreachable({ back }: { back: PaymentReturnRef }) {
  const { t } = useLingui();
  const problem = useSelector(back, read.problem);
  return (
    <>
      <h1 className="vh">{t`Your payment`}</h1>
      <ErrorState problem={problem} onRetry={() => back.send({ type: 'payment.check' })} />
    </>
  );
}

/** Q8.4.b, with what is known of the transaction and the two ways on. */
function Failed({ back }: { back: PaymentReturnRef }) {
  return (
    <>
      <h1>
        <Trans>Transaction Failed</Trans>
      </h1>
      <p className="lead">
        <Trans>
          Your purchase was unsuccessful. If any amount was debited, a refund has been initiated and will be credited
          within 7 business days.
        </Trans>
      </p>
      <Details back={back} />
      <Problem back={back} />
      <WaysOn back={back} />
    </>
  );
}

function Details({ back }: { back: PaymentReturnRef }) {
  const locale = useLocale();
  const transaction = useSelector(back, read.transaction);
  if (transaction === null) return null;
  const { transactionId, date, amount, currency, reason } = transaction;
  return (
    <Panel className="payment__details">
      <Summary>
        <SummaryRow label={<Trans>Transaction</Trans>}>
          <bdi className="num payment__id">{transactionId}</bdi>
        </SummaryRow>
        <SummaryRow label={<Trans>Date</Trans>}>{formatTimestamp(date, locale)}</SummaryRow>
        {reason ? <SummaryRow label={<Trans>Reason</Trans>}>{reason}</SummaryRow> : null}
        <SummaryRow label={<Trans>Amount</Trans>} look="grand">
          <PriceText amount={amount} currency={currency} />
        </SummaryRow>
      </Summary>
    </Panel>
  );
}

function Problem({ back }: { back: PaymentReturnRef }) {
  const { i18n } = useLingui();
  const problem = useSelector(back, read.problem);
  const areGone = useSelector(back, read.arePlacesGone);
  if (problem === null) return null;
  return (
    <Note tone="bad" live>
      {areGone ? (
        <Trans>Somebody else has your places by now: this order cannot be paid any more.</Trans>
      ) : (
        (problem.message ?? i18n._(problemSentences[kindOf(problem)]))
      )}
    </Note>
  );
}

function WaysOn({ back }: { back: PaymentReturnRef }) {
  const isRetryOffered = useSelector(back, read.isRetryOffered);
  const isRetrying = useSelector(back, read.isRetrying);
  const isReopening = useSelector(back, read.isReopening);
  const isReopenOffered = useSelector(back, read.isReopenOffered);
  return (
    <div className="row">
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
