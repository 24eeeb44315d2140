import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { toMajor, toMinor } from '../../../machines/money/minorUnits.ts';
import { savingOf } from '../../../machines/money/saving.ts';
import type { Payment } from '../../contract/orders/orders.ts';
import { LocalText } from '../../components/text/LocalText.tsx';
import { MoneyInText } from '../../components/text/MoneyInText.tsx';
import { DiscountedPrice } from '../../components/signs/DiscountedPrice.tsx';

/** What was ordered. */
export function OrderItems({
  items,
  promotion_code: code,
  currency,
}: Pick<Payment, 'items' | 'promotion_code' | 'currency'>) {
  const saved = savingOf(items, currency);
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
            <DiscountedPrice
              full={toMinor(item.total, currency) + toMinor(item.discount, currency)}
              discount={toMinor(item.discount, currency)}
              currency={currency}
            />
          </li>
        ))}
      </ul>
      {saved > 0 ? (
        <p className="saved">
          <Saved amount={<MoneyInText amount={toMajor(saved, currency)} currency={currency} />} code={code} />
        </p>
      ) : null}
    </section>
  );
}

function Saved({ amount, code }: { amount: ReactNode; code: string | null }) {
  const named = (
    <bdi className="ltr" lang="en">
      {code}
    </bdi>
  );
  return code === null ? (
    <Trans>You saved {amount}</Trans>
  ) : (
    <Trans>
      You saved {amount} with {named}
    </Trans>
  );
}
