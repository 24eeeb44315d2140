import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { hasAddition } from '../../../machines/site/additions.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { signedAmount } from '../../../machines/money/signedAmount.ts';
import type { ListItem } from '../../adapters/actors/listActors.ts';
import { formatDate } from '../../i18n/dates.ts';
import { LocalText } from '../../components/text/LocalText.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { classNames } from '../../components/classNames.ts';

export interface MovementsProps {
  movements: readonly (ListItem<'financialTransactions'> | ListItem<'pointsTransactions'>)[];
  /** What came or went, with its sign. */
  renderAmount: (signed: number) => ReactNode;
  /** What was there afterwards, within a sentence. */
  renderBalance: (left: number) => ReactNode;
}

/** What went in and out, the latest first: when, what for, how much, and what was there afterwards (Q7.6.e). */
export function Movements({ movements, renderAmount, renderBalance }: MovementsProps) {
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
              <LastDay of={movement} />
              {movement.order_id === null ? null : (
                <span className="fine">
                  <Trans>
                    Order <bdi className="num">{movement.order_id}</bdi>
                  </Trans>
                </span>
              )}
            </td>
            <td className={classNames('r num', signedAmount(movement) > 0 && 'in')}>
              {renderAmount(signedAmount(movement))}
              <span className="fine">
                <Left of={renderBalance(movement.balance)} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Until when points are good that came; the server tells it where it has that addition (Q7.7.h). */
function LastDay({ of: movement }: { of: MovementsProps['movements'][number] }) {
  const locale = useLocale();
  const isTold = hasAddition(useConfig(), 'pointsExpiry');
  if (!isTold || !('expires_on' in movement) || movement.expires_on === null) return null;
  const day = formatDate(movement.expires_on, locale);
  return (
    <span className="fine">
      <Trans>Good until {day}</Trans>
    </span>
  );
}

function Left({ of: balance }: { of: ReactNode }) {
  return <Trans>Balance {balance}</Trans>;
}
