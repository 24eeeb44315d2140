import { cardBrand, cardEnding } from '../../../machines/checkout/cardBrand.ts';
import type { SavedCard } from '../../contract/customers.ts';

/** Brand and last digits, which read from left to right in every language (R9.3.4). */
export function CardName({ of: { card_number: number } }: { of: Pick<SavedCard, 'card_number'> }) {
  const brand = cardBrand(number);
  return (
    <bdi className="ltr num" lang="en">
      {brand === 'Unknown' ? '' : `${brand} `}
      {`••••\u00a0${cardEnding(number)}`}
    </bdi>
  );
}
