import { useSelector } from '@xstate/react';
import type { SellingRef } from '../../../../machines/booking/selling/sellingMachine.ts';
import * as read from '../../../../machines/booking/selling/sellingSelectors.ts';
import { formatDay } from '../../../i18n/dates.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Joined } from '../../../components/text/Joined.tsx';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { TimeInText } from '../../../components/dates/TimeInText.tsx';

/** What the attendees come for: the court, the day and the hour. */
export function BookedSlot({ selling }: { selling: SellingRef }) {
  const locale = useLocale();
  const facility = useSelector(selling, read.facility);
  const slot = useSelector(selling, read.selectedTimeSlot);
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
