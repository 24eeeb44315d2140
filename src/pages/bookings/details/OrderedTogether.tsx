import { Trans } from '@lingui/react/macro';
import type { OrderItem } from '../../../contract/orders/orders.ts';
import type { InferOutput } from 'valibot';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { PriceText } from '../../../components/text/PriceText.tsx';
import { Summary, SummaryRow } from '../../../components/bookable/Summary.tsx';
import { useConfig } from '../../../actors/portalContext.tsx';

/** What else its order holds, where that is more than the booking itself. */
export function OrderedTogether({ of: { products } }: { of: { products: readonly InferOutput<typeof OrderItem>[] } }) {
  const { venue } = useConfig();
  if (products.length < 2) return null;
  return (
    <section className="stack">
      <h3>
        <Trans>In the same order</Trans>
      </h3>
      <Summary>
        {products.map((item, index) => (
          <SummaryRow
            key={index}
            label={
              <>
                <LocalText of={item} />
                {item.quantity === 1 ? null : ` × ${item.quantity}`}
              </>
            }
            note={item.detail ? <LocalText of={item} field="detail" /> : undefined}
          >
            <PriceText amount={item.total} currency={venue.currency} />
          </SummaryRow>
        ))}
      </Summary>
    </section>
  );
}
