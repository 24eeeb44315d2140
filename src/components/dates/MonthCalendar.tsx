import { lazy, Suspense } from 'react';
import { Skeleton } from '../signs/Skeleton.tsx';

export interface MonthCalendarProps {
  /** `Choose a day`. */
  label: string;
  /** `YYYY-MM-DD`. */
  value: string | null;
  onChange: (date: string) => void;
  /** `YYYY-MM-DD` at the venue. */
  today: string;
  min?: string | undefined;
  max?: string | undefined;
}

const CalendarGrid = lazy(() => import('./CalendarGrid.tsx').then(({ CalendarGrid }) => ({ default: CalendarGrid })));

/** A month to choose a day from; weeks start on Monday (R9.3.9). */
export function MonthCalendar(props: MonthCalendarProps) {
  return (
    <Suspense fallback={<Skeleton of="panel" />}>
      <CalendarGrid {...props} />
    </Suspense>
  );
}
