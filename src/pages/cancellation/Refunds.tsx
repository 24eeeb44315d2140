import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { card, credit, points, wallet } from '../../art/icons/money.ts';
import { Icon } from '../../components/pictures/Icon.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import type { Cancellation } from '../../contract/additions/cancel.ts';
import { PaymentMethodName } from '../../widgets/PaymentMethodName.tsx';

interface RefundsProps {
  cancellation: Cancellation;
  isDone?: boolean;
}

const icons = { card, credit, wallet, q_points: points };

/** Where each part of the refund goes, and when it arrives. */
export function Refunds({ cancellation: { refunds, currency, status }, isDone = false }: RefundsProps) {
  const headingId = useId();
  if (refunds.length === 0)
    return isDone ? (
      <p className="meta">
        <Trans>Nothing comes back.</Trans>
      </p>
    ) : null;
  return (
    <section className="refunds" aria-labelledby={headingId}>
      <h2 id={headingId}>{isDone ? <Trans>What comes back</Trans> : <Trans>Where it goes</Trans>}</h2>
      {isDone && status === 'refund_requested' ? (
        <p className="meta">
          <Trans>The refund is requested; your bank books it.</Trans>
        </p>
      ) : null}
      <ul>
        {refunds.map((refund) => (
          <li key={refund.method}>
            <Icon of={icons[refund.method]} />
            <span>
              <b>
                <PaymentMethodName way={refund} />
              </b>
              <small className="fine">
                {refund.method === 'card' ? <Trans>Up to 7 business days</Trans> : <Trans>At once</Trans>}
              </small>
            </span>
            <PriceText amount={refund.amount} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}
