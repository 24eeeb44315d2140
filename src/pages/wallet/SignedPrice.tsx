import { moneyParts } from '../../i18n/money.ts';
import { spokenCurrency } from '../../i18n/spokenCurrency.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Spoken } from '../../components/text/Spoken.tsx';

/** An amount with a sign for both directions, so that no colour has to be seen; the sign stays before its number. */
export function SignedPrice({ amount, currency }: { amount: number; currency: string | null }) {
  const locale = useLocale();
  const { sign, number, symbol } = moneyParts(amount, currency, locale);
  return (
    <span className="price">
      <bdi className="ltr">{(sign || (amount > 0 ? '+' : '')) + number}</bdi>{' '}
      <small>
        <Spoken as={spokenCurrency(amount, currency, locale)}>{symbol}</Spoken>
      </small>
    </span>
  );
}
