import { Trans } from '@lingui/react/macro';
import type { Payment } from '../../contract/orders.ts';
import { localName, localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { PriceText } from '../../components/PriceText.tsx';

/** What was ordered. */
export function OrderItems({ items, currency }: { items: Payment['items']; currency: string }) {
  const locale = useLocale();
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
                {localName(item, locale)}
                {item.quantity === 1 ? null : ` × ${item.quantity}`}
              </h3>
              <p className="meta">{localText(item, 'detail', locale)}</p>
            </div>
            <PriceText amount={item.total} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}
