import { formatMoney } from '../../i18n/money.ts';
import { spokenCurrency } from '../../i18n/spokenCurrency.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import type { PriceTextProps } from './PriceText.tsx';
import { Spoken } from './Spoken.tsx';

/** An amount in the middle of a sentence. In Arabic the currency stands behind it, short, and is read by its name. */
export function MoneyInText({ amount, currency }: Omit<PriceTextProps, 'className'>) {
  const locale = useLocale();
  const text = formatMoney(amount, currency, locale);
  if (locale === 'en') return text;
  const symbolAt = text.lastIndexOf('\u00a0') + 1;
  return (
    <>
      {text.slice(0, symbolAt)}
      <Spoken as={spokenCurrency(amount, currency, locale)}>{text.slice(symbolAt)}</Spoken>
    </>
  );
}
