import { useState, type ReactNode } from 'react';
import type { ListContext } from '../../../machines/list/listContext.ts';
import type { OwnedListKind } from '../../../machines/list/listKinds.ts';
import { beginsWithNext, screenOf } from '../../../machines/list/listSelectors.ts';
import type { BookingKind } from '../../contract/orders/bookings.ts';
import type { ListItem } from '../../adapters/actors/listActors.ts';
import { useList } from '../../widgets/useList.ts';
import { AccountPage } from '../../shell/account/AccountPage.tsx';
import { ListByPeriod } from '../../shell/account/ListByPeriod.tsx';
import { AskedBooking } from './details/AskedBooking.tsx';
import { OpenedTickets } from '../../widgets/tickets/OpenedTickets.tsx';
import { NextBooking } from './NextBooking.tsx';

interface BookingListProps<Kind extends OwnedListKind> {
  /** Of the list, and of what stands in it. */
  list: Kind;
  kind: BookingKind;
  title: string;
  /** What is said where nothing stands in it, and the way forward. */
  renderEmpty: (context: ListContext) => ReactNode;
  renderRow: (item: ListItem<Kind>, onChanged: () => void) => ReactNode;
}

/** A page of the profile with the bookings of one kind: what comes next, then all of them as the address asks for them. */
export function BookingList<Kind extends OwnedListKind>({
  list: of,
  kind,
  title,
  renderEmpty,
  renderRow,
}: BookingListProps<Kind>) {
  const { list, snapshot, items } = useList(of);
  const [changes, setChanges] = useState(0);
  const refresh = () => {
    setChanges((count) => count + 1);
    list.send({ type: 'list.refresh' });
  };
  const { owner } = snapshot.context;
  const isOpen = snapshot.matches('loggedIn');
  return (
    <AccountPage title={title}>
      <ListByPeriod
        title={title}
        list={list}
        snapshot={snapshot}
        // Another customer's is asked for anew.
        next={
          beginsWithNext(snapshot) ? (
            <NextBooking
              key={`next ${owner}`}
              kind={kind}
              changes={changes}
              isListAwaited={screenOf(snapshot) === 'asking'}
              onChanged={refresh}
            />
          ) : null
        }
        empty={renderEmpty(snapshot.context)}
        unconnected={<OpenedTickets />}
      >
        <ul>{items.map((item) => renderRow(item, refresh))}</ul>
      </ListByPeriod>
      {isOpen ? <AskedBooking key={`asked ${owner}`} kind={kind} onChanged={refresh} /> : null}
    </AccountPage>
  );
}
