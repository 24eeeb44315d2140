import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useSearchParams } from 'react-router';
import {
  everything,
  filterIn,
  rangeOf,
  writeFilter,
  type RangeFilter as Filter,
} from '../../../machines/dates/dateRange.ts';
import type { BookingPageQuery } from '../../adapters/actors/bookings.ts';
import { loadFacilityBookings, sortIn } from '../../adapters/actors/bookings.ts';
import { end, start } from '../../art/icons/signs.ts';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { RangeFilter } from '../../components/RangeFilter.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { Tabs } from '../../components/Tabs.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useConfig, useOpenBooking, useUser } from '../../actors/portalContext.tsx';
import { preferences } from '../../actors/preferences.ts';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { useResource } from '../../actors/useResource.ts';
import { PartnerKind } from '../../shell/PartnerKind.tsx';
import { ProfileMenu } from '../../shell/ProfileMenu.tsx';
import { BookingRow } from './BookingRow.tsx';
import { NextBooking } from './NextBooking.tsx';
import '../../styles/account.css';

type Period = BookingPageQuery['period'];
type Order = 'asc' | 'desc';

/** /profile/facility-bookings (R1.5.1, R2.3.6); where one is in the list stands in the address. */
export function Component() {
  const { t } = useLingui();
  const openBooking = useOpenBooking();
  const user = useUser();
  const isBaps = useConfig().colors?.mode === 'baps';
  const [search, setSearch] = useSearchParams();
  const period: Period = search.get('period') === 'past' ? 'past' : 'upcoming';
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  // The latest come first unless the customer turned the list around (R9.1.3).
  const order: Order = search.get('order') === 'asc' ? 'asc' : 'desc';
  const sortBy = sortIn(search.get('sortBy'));
  const size = useSelector(preferences, ({ context }) => context.size);
  const today = useVenueNow().slice(0, 10);
  // What is to come is not looked for in the last days.
  const filter = period === 'past' ? filterIn(search) : everything;
  const range = rangeOf(filter, today);
  const { shown, problem, isBusy, reload } = useResource(loadFacilityBookings, {
    period,
    page,
    size,
    sortBy,
    order,
    ...range,
  });

  const goTo = (next: { period?: Period; page?: number; order?: Order; filter?: Filter }) =>
    setSearch((params) => {
      params.set('period', next.period ?? period);
      params.set('page', String(next.page ?? 1));
      if ((next.order ?? order) === 'asc') params.set('order', 'asc');
      else params.delete('order');
      writeFilter(params, next.filter ?? filter);
      return params;
    });

  // R2.3.7: on baps sites the entry reads My Bookings.
  const title = isBaps ? t`My Bookings` : t`Facility bookings`;
  return (
    <main className="wrap acct">
      <PageTitle text={title} />
      <ProfileMenu />
      <div className="acct__main">
        <h1>{title}</h1>
        {/* On a phone there is no menu beside it that says so. */}
        <p className="only-phone">{user === null ? null : <PartnerKind user={user} />}</p>
        {period === 'upcoming' && page === 1 ? <NextBooking /> : null}
        <Tabs
          label={title}
          tabs={[
            { key: 'upcoming', label: <Trans>Upcoming</Trans> },
            { key: 'past', label: <Trans>Past</Trans> },
          ]}
          value={period}
          onChange={(chosen) => goTo({ period: chosen })}
        >
          {period === 'past' ? (
            <RangeFilter value={filter} today={today} onChange={(chosen) => goTo({ filter: chosen })} />
          ) : null}
          {problem ? <ErrorState problem={problem} busy={isBusy} onRetry={reload} /> : null}
          {!shown && !problem ? <Skeleton of="rows" /> : null}
          {shown?.data.length === 0 ? (
            <EmptyState
              title={<Empty period={period} isNarrowed={filter.choice !== 'all'} />}
              action={
                <Button variant="cta" onClick={() => openBooking()}>
                  <Trans>Book a facility</Trans>
                </Button>
              }
            >
              <Trans>What you book stands here, with its tickets.</Trans>
            </EmptyState>
          ) : null}
          {shown && shown.data.length > 0 ? (
            <div aria-busy={isBusy || undefined}>
              <OrderPicker order={order} onChange={(chosen) => goTo({ order: chosen })} />
              <ul>
                {shown.data.map((booking) => (
                  <BookingRow key={booking.id} booking={booking} />
                ))}
              </ul>
              <Pager total={shown.total_pages} current={shown.current_page} onPage={(to) => goTo({ page: to })} />
            </div>
          ) : null}
        </Tabs>
      </div>
    </main>
  );
}

function OrderPicker({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const { t } = useLingui();
  return (
    <SelectField
      className="acct__order"
      label={t`Sort by day`}
      labelHidden
      value={order}
      onChange={onChange}
      options={[
        { value: 'desc', label: t`Latest day first` },
        { value: 'asc', label: t`Earliest day first` },
      ]}
    />
  );
}

function Empty({ period, isNarrowed }: { period: Period; isNarrowed: boolean }) {
  if (period === 'upcoming') return <Trans>Nothing is booked</Trans>;
  return isNarrowed ? <Trans>Nothing played on these days</Trans> : <Trans>Nothing played yet</Trans>;
}

function Pager({ total, current, onPage }: { total: number; current: number; onPage: (page: number) => void }) {
  const { t } = useLingui();
  if (total <= 1) return null;
  return (
    <nav className="row row--end" aria-label={t`Pages`}>
      <span className="fine">
        <Trans>
          Page {current} of {total}
        </Trans>
      </span>
      <IconButton icon={start} label={t`Previous page`} disabled={current <= 1} onClick={() => onPage(current - 1)} />
      <IconButton icon={end} label={t`Next page`} disabled={current >= total} onClick={() => onPage(current + 1)} />
    </nav>
  );
}
