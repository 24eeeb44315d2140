import { useSelector } from '@xstate/react';
import type { RescheduleRef } from '../../../machines/reschedule/rescheduleMachine.ts';
import * as read from '../../../machines/reschedule/rescheduleSelectors.ts';
import { DayPicker } from '../../widgets/days/DayPicker.tsx';

/** The day that a booking moves to (Q2.2.b). */
export function ChooseDay({ moving }: { moving: RescheduleRef }) {
  const value = useSelector(moving, read.date);
  const today = useSelector(moving, read.today);
  const dates = useSelector(moving, read.dates, (one, other) => one.first === other.first && one.last === other.last);
  return <DayPicker {...{ value, today, dates }} onChoose={(date) => moving.send({ type: 'date.choose', date })} />;
}
