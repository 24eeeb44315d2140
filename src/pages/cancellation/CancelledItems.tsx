import { Trans } from '@lingui/react/macro';
import { LocalText } from '../../components/text/LocalText.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import type { Cancellation } from '../../contract/additions/cancel.ts';

interface CancelledItemsProps {
  items: NonNullable<Cancellation['items']>;
  currency: string;
  isDone?: boolean;
}

/** All that is cancelled: an order goes whole, which is said where it has several parts. */
export function CancelledItems({ items, currency, isDone = false }: CancelledItemsProps) {
  if (items.length === 0) return null;
  return (
    <section className="goes">
      <h2>{isDone ? <Trans>What was cancelled</Trans> : <Trans>What is cancelled</Trans>}</h2>
      {items.length > 1 && !isDone ? (
        <p className="meta">
          <Trans>It was ordered together: all of it is cancelled.</Trans>
        </p>
      ) : null}
      <ul>
        {items.map((item, index) => (
          <li key={index}>
            <span>
              <b>
                <LocalText of={item} />
                {item.quantity === 1 ? null : ` × ${item.quantity}`}
              </b>
              {item.detail ? (
                <small className="fine">
                  <LocalText of={item} field="detail" />
                </small>
              ) : null}
            </span>
            <PriceText amount={item.total} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}
