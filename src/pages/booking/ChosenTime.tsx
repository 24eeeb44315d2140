import { useSelector } from '@xstate/react';
import type { BookingRef } from '../../../machines/booking/bookingMachine.ts';
import * as read from '../../../machines/booking/bookingSelectors.ts';
import { formatDay } from '../../i18n/dates.ts';
import { LocalText } from '../../components/LocalText.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { TimeText } from '../../components/TimeText.tsx';

/** When and where the chosen slot is; nothing while none is chosen. */
export function ChosenTime({ booking }: { booking: BookingRef }) {
  const locale = useLocale();
  const slot = useSelector(booking, read.selectedTimeSlot);
  const facility = useSelector(booking, read.facility);
  if (slot === null) return null;
  return (
    <div className="bk__sum bk__chosen">
      <b>
        <TimeText time={slot.start_time} />
      </b>
      <span className="fine">
        {formatDay(slot.date, locale)}
        {facility ? (
          <>
            {' · '}
            <LocalText of={facility} />
          </>
        ) : null}
      </span>
    </div>
  );
}
