import { Trans } from '@lingui/react/macro';
import { toMajor } from '../../../machines/money/minorUnits.ts';
import { PriceText } from '../text/PriceText.tsx';
import './wasNow.css';

interface DiscountedPriceProps {
  full: number;
  discount: number;
  currency: string | null;
}

/** What it costs, beside what it would cost without its discount; whole minor units. */
export function DiscountedPrice({ full, discount, currency }: DiscountedPriceProps) {
  const now = <PriceText amount={toMajor(full - discount, currency)} currency={currency} />;
  if (discount === 0) return now;
  return (
    <span className="wasnow">
      <span className="vh">
        <Trans>Before the discount:</Trans>{' '}
      </span>
      <s>
        <PriceText amount={toMajor(full, currency)} currency={currency} />
      </s>{' '}
      <span className="vh">
        <Trans>Now:</Trans>{' '}
      </span>
      {now}
    </span>
  );
}
