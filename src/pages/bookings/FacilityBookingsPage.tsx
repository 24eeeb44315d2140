import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ListContext } from '../../../machines/list/listContext.ts';
import { isBaps } from '../../../machines/site/siteRules.ts';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useConfig, useOpenBooking } from '../../actors/portalContext.tsx';
import { useList } from '../../widgets/useList.ts';
import { AccountList } from '../../shell/account/AccountList.tsx';
import { AccountPage } from '../../shell/account/AccountPage.tsx';
import { OrderOfList, PeriodsOfList } from '../../shell/account/ListChoices.tsx';
import { BookingRow } from './BookingRow.tsx';
import { NextBooking } from './NextBooking.tsx';

/** /profile/facility-bookings (R1.5.1, R2.3.6); where one is in the list stands in the address. */
export function Component() {
  const { t } = useLingui();
  const openBooking = useOpenBooking();
  const isOfBaps = isBaps(useConfig());
  const { list, snapshot, items } = useList('facilityBookings');
  const { period, page, owner } = snapshot.context;
  // R2.3.7: on baps sites the entry reads My Bookings.
  const title = isOfBaps ? t`My Bookings` : t`Facility bookings`;
  const isFirst = period === 'upcoming' && page === 1 && snapshot.matches('loggedIn');
  const [changes, setChanges] = useState(0);
  const refresh = () => {
    setChanges((count) => count + 1);
    list.send({ type: 'list.refresh' });
  };
  return (
    <AccountPage title={title}>
      {/* Another customer's is asked for anew. */}
      {isFirst ? <NextBooking key={owner} changes={changes} onChanged={refresh} /> : null}
      <PeriodsOfList list={list} snapshot={snapshot} title={title}>
        <AccountList
          list={list}
          snapshot={snapshot}
          empty={
            <EmptyState
              title={<Empty context={snapshot.context} />}
              action={
                <Button variant="cta" onClick={() => openBooking()}>
                  <Trans>Book a facility</Trans>
                </Button>
              }
            >
              <Trans>What you book stands here, with its tickets.</Trans>
            </EmptyState>
          }
        >
          <OrderOfList list={list} snapshot={snapshot} />
          <ul>
            {items.map((booking) => (
              <BookingRow key={booking.id} booking={booking} onChanged={refresh} />
            ))}
          </ul>
        </AccountList>
      </PeriodsOfList>
    </AccountPage>
  );
}

function Empty({ context: { period, filter } }: { context: ListContext }) {
  if (period === 'upcoming') return <Trans>Nothing is booked</Trans>;
  return filter.choice === 'all' ? <Trans>Nothing played yet</Trans> : <Trans>Nothing played on these days</Trans>;
}
