import { useSelector } from '@xstate/react';
import type { BookingRef } from '../../../../machines/booking/bookingMachine.ts';
import * as read from '../../../../machines/booking/bookingSelectors.ts';
import { formatDay, formatTime } from '../../../i18n/dates.ts';
import { joined, localName } from '../../../i18n/localName.ts';
import { useLocale } from '../../../i18n/useLocale.ts';

/** What the visitors come for: the court, the day and the hour. */
export function BookedPlace({ booking }: { booking: BookingRef }) {
  const locale = useLocale();
  const facility = useSelector(booking, read.facility);
  const slot = useSelector(booking, read.selectedTimeSlot);
  if (slot === null) return null;
  const name = facility ? localName(facility, locale) : '';
  return (
    <p className="meta">{joined(locale, name, formatDay(slot.date, locale), formatTime(slot.start_time, locale))}</p>
  );
}
