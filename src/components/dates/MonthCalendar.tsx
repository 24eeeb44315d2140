import { lazy, Suspense } from 'react';
import { Skeleton } from '../signs/Skeleton.tsx';
import type { MonthCalendarProps } from './CalendarGrid.tsx';

const CalendarGrid = lazy(() => import('./CalendarGrid.tsx').then(({ CalendarGrid }) => ({ default: CalendarGrid })));

/** A month to choose a day from; weeks start on Monday (R9.3.9). */
export function MonthCalendar(props: MonthCalendarProps) {
  return (
    <Suspense fallback={<Skeleton of="panel" />}>
      <CalendarGrid {...props} />
    </Suspense>
  );
}
