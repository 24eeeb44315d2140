import type { ReactNode } from 'react';
import { screenOf } from '../../../machines/list/listSelectors.ts';
import type { PagedListProps } from '../lists/PagedList.tsx';
import { AccountList } from './AccountList.tsx';
import { DaysOfList, OrderOfList, PeriodsOfList } from './ListChoices.tsx';
import { SignedOut } from './SignedOut.tsx';

interface ListByPeriodProps extends Omit<PagedListProps, 'outline'> {
  /** What its periods divide. */
  title: string;
  /** Stands below the choice of a period, which so keeps its place whatever comes here. */
  next?: ReactNode;
}

/** A list of the customer's with what may be chosen of it: upcoming or past where it is divided, days, and which end comes first. */
export function ListByPeriod({ title, next, ...shown }: ListByPeriodProps) {
  const { list, snapshot } = shown;
  // Whoever is logged out has nothing to choose from.
  if (screenOf(snapshot) === 'signedOut') return <SignedOut />;
  const entries = <AccountList {...shown} />;
  if (snapshot.context.period !== null)
    return (
      <PeriodsOfList list={list} snapshot={snapshot} title={title}>
        {next}
        <DaysOfList list={list} snapshot={snapshot} />
        {entries}
      </PeriodsOfList>
    );
  return (
    <>
      <div className="acct__days">
        <DaysOfList list={list} snapshot={snapshot} />
        <OrderOfList list={list} snapshot={snapshot} />
      </div>
      {entries}
    </>
  );
}
