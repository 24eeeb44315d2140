import { useSelector } from '@xstate/react';
import type { BookingRef } from '../../../../machines/booking/bookingMachine.ts';
import * as read from '../../../../machines/booking/bookingSelectors.ts';
import { formatDay } from '../../../i18n/dates.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Joined } from '../../../components/Joined.tsx';
import { LocalText } from '../../../components/LocalText.tsx';
import { TimeInText } from '../../../components/TimeInText.tsx';

/** What the visitors come for: the court, the day and the hour. */
export function BookedPlace({ booking }: { booking: BookingRef }) {
  const locale = useLocale();
  const facility = useSelector(booking, read.facility);
  const slot = useSelector(booking, read.selectedTimeSlot);
  if (slot === null) return null;
  return (
    <p className="meta">
      <Joined>
        {facility ? <LocalText of={facility} /> : null}
        {formatDay(slot.date, locale)}
        <TimeInText time={slot.start_time} />
      </Joined>
    </p>
  );
}
