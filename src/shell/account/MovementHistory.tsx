import type { ReactNode } from 'react';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import type { List } from '../../widgets/useList.ts';
import { AccountList } from './AccountList.tsx';
import { DaysOfList } from './ListChoices.tsx';
import { Movements, type MovementsProps } from './Movements.tsx';
import './balance.css';

interface MovementHistoryProps extends Pick<MovementsProps, 'renderAmount' | 'renderBalance'> {
  of: List<'financialTransactions'> | List<'pointsTransactions'>;
  title: ReactNode;
  /** Nothing has happened so far. */
  nothingYet: ReactNode;
  /** Nothing has happened on the days that are chosen. */
  nothingThen: ReactNode;
  /** What will stand there, and the way to it. */
  about: ReactNode;
  action: ReactNode;
}

/** The movements of a customer's money or points, with the days that are shown (R2.2.7, Q9.3.b). */
export function MovementHistory({
  of: history,
  title,
  nothingYet,
  nothingThen,
  about,
  action,
  ...movement
}: MovementHistoryProps) {
  const { list, snapshot, items } = history;
  const isOfAllDays = snapshot.context.filter.choice === 'all';
  return (
    <section className="moves">
      <h2>{title}</h2>
      {snapshot.matches('loggedIn') ? <DaysOfList list={list} snapshot={snapshot} /> : null}
      <AccountList
        list={list}
        snapshot={snapshot}
        empty={
          <EmptyState title={isOfAllDays ? nothingYet : nothingThen} action={action}>
            {about}
          </EmptyState>
        }
      >
        <Movements movements={items} {...movement} />
      </AccountList>
    </section>
  );
}
