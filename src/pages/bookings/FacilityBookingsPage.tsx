import { Trans, useLingui } from '@lingui/react/macro';
import type { ListContext } from '../../../machines/list/listContext.ts';
import { isBaps } from '../../../machines/site/siteRules.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { useConfig, useOpenBooking } from '../../actors/portalContext.tsx';
import { BookingList } from './BookingList.tsx';
import { FacilityRow } from './rows/FacilityRow.tsx';

/** /profile/facility-bookings (R1.5.1, R2.3.6); where one is in the list stands in the address. */
export function Component() {
  const { t } = useLingui();
  // R2.3.7: on baps sites the entry reads My Bookings.
  const title = isBaps(useConfig()) ? t`My Bookings` : t`Facility bookings`;
  return (
    <BookingList
      list="facilityBookings"
      kind="facility"
      title={title}
      renderEmpty={(context) => <Nothing context={context} />}
      renderRow={(booking, onChanged) => <FacilityRow key={booking.id} booking={booking} onChanged={onChanged} />}
    />
  );
}

function Nothing({ context }: { context: ListContext }) {
  const openBooking = useOpenBooking();
  return (
    <EmptyState
      title={<Title context={context} />}
      action={
        <Button variant="cta" onClick={() => openBooking()}>
          <Trans>Book a facility</Trans>
        </Button>
      }
    >
      <Trans>What you book stands here, with its tickets.</Trans>
    </EmptyState>
  );
}

function Title({ context: { period, filter } }: { context: ListContext }) {
  if (period === 'upcoming') return <Trans>Nothing is booked</Trans>;
  return filter.choice === 'all' ? <Trans>Nothing played yet</Trans> : <Trans>Nothing played on these days</Trans>;
}
