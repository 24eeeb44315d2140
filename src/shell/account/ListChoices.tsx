/** What may be chosen of a list: its period, its days, its order. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SortOrder } from '../../../machines/list/listKinds.ts';
import type { ListRef, ListSnapshot } from '../../../machines/list/listMachine.ts';
import { hasDays, screenOf } from '../../../machines/list/listSelectors.ts';
import { RangeFilter } from '../../components/choices/RangeFilter.tsx';
import { SelectField } from '../../components/fields/SelectField.tsx';
import { Tabs } from '../../components/choices/Tabs.tsx';
import { useVenueNow } from '../../actors/useVenueNow.ts';

interface ListChoicesProps {
  list: ListRef;
  snapshot: ListSnapshot;
}

/** The last seven days and others, where days may be chosen (R9.3.7, Q9.3.b). */
export function DaysOfList({ list, snapshot }: ListChoicesProps) {
  const today = useVenueNow().slice(0, 10);
  if (!hasDays(snapshot)) return null;
  return (
    <RangeFilter
      value={snapshot.context.filter}
      today={today}
      onChange={(filter) => list.send({ type: 'days.choose', filter })}
    />
  );
}

/** Upcoming and past. */
export function PeriodsOfList({
  list,
  snapshot,
  title,
  children,
}: ListChoicesProps & { title: string; children: ReactNode }) {
  return (
    <Tabs
      label={title}
      tabs={[
        { key: 'upcoming', label: <Trans>Upcoming</Trans> },
        { key: 'past', label: <Trans>Past</Trans> },
      ]}
      value={snapshot.context.period ?? 'upcoming'}
      onChange={(period) => list.send({ type: 'period.choose', period })}
      end={<OrderOfList list={list} snapshot={snapshot} />}
    >
      {children}
    </Tabs>
  );
}

/** Which end of a list comes first (R9.1.3). */
export function OrderOfList({ list, snapshot }: ListChoicesProps) {
  const { t } = useLingui();
  const { sort_by: sortBy, sort_order: order } = snapshot.context;
  if (sortBy === null || screenOf(snapshot) !== 'shown') return null;
  return (
    <SelectField<SortOrder>
      className="acct__order"
      label={t`Sort by day`}
      labelHidden
      value={order}
      onChange={(chosen) => list.send({ type: 'order.choose', sort_by: sortBy, sort_order: chosen })}
      options={[
        { value: 'desc', label: t`Latest day first` },
        { value: 'asc', label: t`Earliest day first` },
      ]}
    />
  );
}
