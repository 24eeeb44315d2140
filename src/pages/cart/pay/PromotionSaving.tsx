import { cartTotals } from '../../../../machines/money/totals.ts';
import { toMajor } from '../../../../machines/money/minorUnits.ts';
import { priceTag } from '../../../art/icons/money.ts';
import type { CartLine } from '../../../contract/orders/cart.ts';
import { Icon } from '../../../components/pictures/Icon.tsx';
import { PriceText } from '../../../components/text/PriceText.tsx';
import { useConfig } from '../../../actors/portalContext.tsx';

/** What a code takes off a booking with its add-ons (R3.6.2). */
export function PromotionSaving({ booking }: { booking: readonly CartLine[] }) {
  const { currency } = useConfig().venue;
  const { discount } = cartTotals(booking, currency);
  const code = booking
    .flatMap((line) => [line.discount, ...line.addons.map((addon) => addon.discount)])
    .find((each) => each !== null)?.promo_code;
  if (discount === 0) return null;
  return (
    <p className="saving">
      <span>
        <Icon of={priceTag} />
        <bdi className="ltr" lang="en">
          {code}
        </bdi>
      </span>
      <PriceText amount={-toMajor(discount, currency)} currency={currency} />
    </p>
  );
}
