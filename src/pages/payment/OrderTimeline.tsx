import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderMoment } from '../../contract/orders/orders.ts';
import { StampInText } from '../../components/dates/TimeInText.tsx';

const words: Record<OrderMoment['event'], MessageDescriptor> = {
  placed: msg`Ordered`,
  approved: msg`Approved by the venue`,
  rejected: msg`Declined by the venue`,
  paid: msg`Paid`,
  failed: msg`The payment failed`,
  triedAgain: msg`Payment tried again`,
  expired: msg`The time to pay ran out`,
  cancelled: msg`Cancelled`,
  refunded: msg`Money given back`,
};

/** What happened to the order, by the venue's clock; one thing alone is told by the receipt. */
export function OrderTimeline({ moments }: { moments: readonly OrderMoment[] }) {
  const { i18n } = useLingui();
  if (moments.length < 2) return null;
  return (
    <section>
      <div className="head">
        <h2>
          <Trans>What happened</Trans>
        </h2>
      </div>
      <ol className="timeline">
        {moments.map(({ at, event }, index) => (
          <li key={index}>
            <b>{i18n._(words[event])}</b>
            <span className="meta">
              <StampInText stamp={at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
