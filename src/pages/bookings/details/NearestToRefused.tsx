import { missedBooking } from '../../../../machines/booking/missedLine.ts';
import { isPast } from '../../../../machines/bookings/bookingStatus.ts';
import type { FacilityBooking } from '../../../contract/orders/bookings.ts';
import { useVenueNow } from '../../../actors/useVenueNow.ts';
import { WhenNear } from '../../../components/dates/WhenNear.tsx';
import { NearestToSlot } from '../../../widgets/nearest/NearestToLine.tsx';

/** The venue said no: what can be had instead, while that hour is to come. */
export function NearestToRefused({ booking }: { booking: FacilityBooking }) {
  const now = useVenueNow();
  if (isPast(booking, now)) return null;
  return (
    <div className="bkrow__near">
      <WhenNear>
        <NearestToSlot listing={missedBooking(booking)} />
      </WhenNear>
    </div>
  );
}
