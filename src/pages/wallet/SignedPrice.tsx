import { moneyParts } from '../../i18n/money.ts';
import { spokenCurrency } from '../../i18n/spokenCurrency.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Spoken } from '../../components/text/Spoken.tsx';

/**
 * An amount with a sign for both directions, so that no colour has to be seen; the currency stands where it does elsewhere
 * (R9.1.8).
 */
export function SignedPrice({ amount, currency }: { amount: number; currency: string | null }) {
  const locale = useLocale();
  const { sign, number, symbol, symbolFirst } = moneyParts(amount, currency, locale);
  const signed = sign || (amount > 0 ? '+' : '');
  const mark = (
    <small>
      <Spoken as={spokenCurrency(amount, currency, locale)}>{symbol}</Spoken>
    </small>
  );
  return (
    <span className="price">
      {symbolFirst ? (
        <>
          {signed ? `${signed}\u00a0` : null}
          {mark}
          {'\u00a0'}
          {number}
        </>
      ) : (
        <>
          <bdi className="ltr">{signed + number}</bdi>
          {'\u00a0'}
          {mark}
        </>
      )}
    </span>
  );
}
