import { moneyParts } from '../../i18n/money.ts';
import { spokenCurrency } from '../../i18n/spokenCurrency.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { classNames } from '../classNames.ts';
import { Spoken } from './Spoken.tsx';

export interface PriceTextProps {
  /** In major units: 99.5 is AED 99.50. */
  amount: number;
  /** AED by default. */
  currency?: string | null | undefined;
  className?: string | undefined;
}

/** An amount with its currency set small beside it. */
export function PriceText({ amount, currency, className }: PriceTextProps) {
  const locale = useLocale();
  const { sign, number, symbol, symbolFirst } = moneyParts(amount, currency, locale);
  const mark = (
    <small>
      <Spoken as={spokenCurrency(amount, currency, locale)}>{symbol}</Spoken>
    </small>
  );
  return (
    <span className={classNames('price', className)}>
      {symbolFirst ? (
        <>
          {sign ? `${sign}\u00a0` : null}
          {mark}
          {'\u00a0'}
          {number}
        </>
      ) : (
        <>
          {sign ? <bdi className="ltr">{sign + number}</bdi> : number}
          {'\u00a0'}
          {mark}
        </>
      )}
    </span>
  );
}
