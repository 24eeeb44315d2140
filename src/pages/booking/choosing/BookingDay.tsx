import { useSelector } from '@xstate/react';
import type { ChoosingRef } from '../../../../machines/booking/choosing/choosingMachine.ts';
import * as read from '../../../../machines/booking/choosing/choosingSelectors.ts';
import { DayPicker } from '../../../widgets/days/DayPicker.tsx';

/** The day of a booking (R2.11.3). */
export function BookingDay({ choosing }: { choosing: ChoosingRef }) {
  const value = useSelector(choosing, read.bookingDate);
  const today = useSelector(choosing, read.today);
  const dates = useSelector(choosing, read.dates, (one, other) => one.first === other.first && one.last === other.last);
  const choose = (date: string) => choosing.send({ type: 'date.choose', date });
  return <DayPicker {...{ value, today, dates }} onChoose={choose} className="bk__days" calendarClassName="bk__open" />;
}
