import { Trans } from '@lingui/react/macro';
import type { Payment } from '../../contract/orders.ts';
import { LocalText } from '../../components/LocalText.tsx';
import { PriceText } from '../../components/PriceText.tsx';

/** What was ordered. */
export function OrderItems({ items, currency }: { items: Payment['items']; currency: string }) {
  return (
    <section>
      <div className="head">
        <h2>
          <Trans>In this order</Trans>
        </h2>
      </div>
      <ul className="lines">
        {items.map((item, index) => (
          <li key={index} className="item">
            <div>
              <h3>
                <LocalText of={item} />
                {item.quantity === 1 ? null : ` × ${item.quantity}`}
              </h3>
              <p className="meta">
                <LocalText of={item} field="detail" />
              </p>
            </div>
            <PriceText amount={item.total} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}
