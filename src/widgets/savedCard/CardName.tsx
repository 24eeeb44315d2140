import { cardName } from '../../../machines/checkout/cardBrand.ts';
import type { SavedCard } from '../../contract/customers/customers.ts';

/** Brand and last digits, which read from left to right in every language (R9.3.4). */
export const CardName = ({ of: { card_number: number } }: { of: Pick<SavedCard, 'card_number'> }) => (
  <bdi className="ltr num" lang="en">
    {cardName(number)}
  </bdi>
);
