import { Trans, useLingui } from '@lingui/react/macro';
import type { ListContext } from '../../../machines/list/listContext.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { BookingList } from './BookingList.tsx';
import { EventBookingRow } from './rows/EventBookingRow.tsx';

/** /profile/event-bookings (R1.5.1, R2.3.8): tickets of events, those to come and those that were. */
export function Component() {
  const { t } = useLingui();
  return (
    <BookingList
      list="eventBookings"
      kind="event"
      title={t`Event bookings`}
      renderEmpty={(context) => (
        <EmptyState
          sport="tennis"
          title={<Title context={context} />}
          action={
            <LinkButton variant="cta" to="/events">
              <Trans>See all events</Trans>
            </LinkButton>
          }
        >
          <Trans>Tickets of events stand here, with the day, the place and your seat.</Trans>
        </EmptyState>
      )}
      renderRow={(booking, onChanged) => <EventBookingRow key={booking.id} booking={booking} onChanged={onChanged} />}
    />
  );
}

function Title({ context: { period, filter } }: { context: ListContext }) {
  if (period === 'upcoming') return <Trans>No event is booked</Trans>;
  return filter.choice === 'all' ? (
    <Trans>You have not been to an event yet</Trans>
  ) : (
    <Trans>No event on these days</Trans>
  );
}
