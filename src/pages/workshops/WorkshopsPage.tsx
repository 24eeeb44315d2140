import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useList } from '../../widgets/useList.ts';
import { AccountList } from '../../shell/account/AccountList.tsx';
import { AccountPage } from '../../shell/account/AccountPage.tsx';
import { OrderOfList, PeriodsOfList } from '../../shell/account/ListChoices.tsx';
import { WorkshopRow } from './WorkshopRow.tsx';

/** /profile/academy-bookings (R2.3.11, R3.2.5): the workshops that were bought. */
export function Component() {
  const { t } = useLingui();
  const { list, snapshot, items } = useList('workshops');
  const { period, filter } = snapshot.context;
  const title = t`Workshops`;
  return (
    <AccountPage title={title}>
      <PeriodsOfList list={list} snapshot={snapshot} title={title}>
        <AccountList
          list={list}
          snapshot={snapshot}
          empty={
            <EmptyState
              sport="basketball"
              title={
                period === 'upcoming' ? (
                  <Trans>No workshop is booked</Trans>
                ) : filter.choice === 'all' ? (
                  <Trans>No workshop has ended yet</Trans>
                ) : (
                  <Trans>No workshop on these days</Trans>
                )
              }
              action={
                <LinkButton variant="cta" to="/">
                  <Trans>See what is on</Trans>
                </LinkButton>
              }
            >
              <Trans>A workshop that you book stands here, with its dates and who takes part.</Trans>
            </EmptyState>
          }
        >
          <OrderOfList list={list} snapshot={snapshot} />
          <ul>
            {items.map((booking) => (
              <WorkshopRow key={booking.id} booking={booking} />
            ))}
          </ul>
        </AccountList>
      </PeriodsOfList>
    </AccountPage>
  );
}
