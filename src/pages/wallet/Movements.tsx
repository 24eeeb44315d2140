import { Trans } from '@lingui/react/macro';
import { signedAmount } from '../../../machines/money/signedAmount.ts';
import type { ListItem } from '../../adapters/actors/listActors.ts';
import { formatDate } from '../../i18n/dates.ts';
import { MoneyInText } from '../../components/MoneyInText.tsx';
import { LocalText } from '../../components/LocalText.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { classNames } from '../../components/classNames.ts';
import { SignedPrice } from './SignedPrice.tsx';

interface MovementsProps {
  movements: readonly ListItem<'financialTransactions'>[];
  currency: string | null;
}

/** What went in and out, the latest first: when, what for, how much, and what was there afterwards (Q7.6.e). */
export function Movements({ movements, currency }: MovementsProps) {
  const locale = useLocale();
  return (
    <table className="hist">
      <thead>
        <tr>
          <th scope="col">
            <Trans>Date</Trans>
          </th>
          <th scope="col">
            <Trans>What for</Trans>
          </th>
          <th scope="col" className="r">
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement) => (
          <tr key={movement.id}>
            <td className="num">{formatDate(movement.date, locale)}</td>
            <td>
              <LocalText of={movement} field="description" />
              {movement.order_id === null ? null : (
                <span className="fine">
                  <Trans>
                    Order <bdi className="num">{movement.order_id}</bdi>
                  </Trans>
                </span>
              )}
            </td>
            <td className={classNames('r num', signedAmount(movement) > 0 && 'in')}>
              <SignedPrice amount={signedAmount(movement)} currency={currency} />
              <span className="fine">
                <Balance amount={movement.balance} currency={currency} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Balance(amount: Parameters<typeof MoneyInText>[0]) {
  const balance = <MoneyInText {...amount} />;
  return <Trans>Balance {balance}</Trans>;
}
