import { Trans } from '@lingui/react/macro';
import { isToCome } from '../../../machines/bookings/bookingStatus.ts';
import { lightAt } from '../../art/light.ts';
import { sportOf } from '../../art/sport.ts';
import { surfaceOf } from '../../art/surfaceOf.ts';
import type { FacilityBooking } from '../../contract/bookings.ts';
import { loadNextBookings } from '../../adapters/actors/accountActors.ts';
import { formatDay } from '../../i18n/dates.ts';
import { Joined } from '../../components/Joined.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { CourtArt } from '../../components/CourtArt.tsx';
import { useResource } from '../../actors/useResource.ts';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { LocalText } from '../../components/LocalText.tsx';
import { TimeText } from '../../components/TimeText.tsx';
import { BookingActions, type BookingActionsProps } from './BookingActions.tsx';

interface NextBookingProps extends Pick<BookingActionsProps, 'onChanged'> {
  /** How often something was changed: each time it is asked anew. */
  changes: number;
}

/** The booking that comes next, large, with its ticket at hand; the list below it may begin with the last. */
export function NextBooking({ changes, onChanged }: NextBookingProps) {
  const now = useVenueNow();
  const { shown } = useResource(loadNextBookings, changes);
  // A page that has been open for a while may hold a booking that is over by now.
  const next = shown?.data.find((one) => isToCome(one, now));
  return next ? <Next booking={next} onChanged={onChanged} /> : null;
}

function Next({ booking, onChanged }: { booking: FacilityBooking } & Pick<BookingActionsProps, 'onChanged'>) {
  const locale = useLocale();
  return (
    <section className="next">
      <div className="next__art" aria-hidden="true">
        <CourtArt
          sport={sportOf(booking.service_name, booking.ar_service_name)}
          seed={booking.facility_id}
          way={surfaceOf(booking.facility_id)}
          shot="hero"
          light={lightAt(Number(booking.facility_start_time.slice(0, 2)))}
          width={920}
          height={280}
          focus={[0.78, 0.5]}
        />
      </div>
      <div className="next__b">
        <span>
          <Trans>Next, {formatDay(booking.facility_date, locale)}</Trans>
        </span>
        <b>
          <TimeText time={booking.facility_start_time} />
        </b>
        <strong>
          <Joined>
            <LocalText of={booking} field="service_name" />
            <LocalText of={booking} />
          </Joined>
        </strong>
        <span>
          <LocalText of={booking} field="venue_name" />
        </span>
        <div className="row">
          <BookingActions of={{ kind: 'facility', booking }} place="next" onChanged={onChanged} />
        </div>
      </div>
    </section>
  );
}
