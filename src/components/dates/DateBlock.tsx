import type { ReactNode } from 'react';
import { formatDayBeside } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import './dateBlock.css';

interface DateBlockProps {
  date: string;
  /** Shown instead of the weekday and month. */
  below?: ReactNode;
  /** Hidden from screen readers: the day is said elsewhere in the row. */
  'aria-hidden'?: boolean;
}

/** A day before a row: its number, the biggest thing there, and its weekday and month. */
export function DateBlock({ date, below, ...rest }: DateBlockProps) {
  const locale = useLocale();
  return (
    <time className="date num" dateTime={date} {...rest}>
      <b>{Number(date.slice(8))}</b>
      <span>{below ?? formatDayBeside(date, locale)}</span>
    </time>
  );
}

/** In place of the day, for a row that has none. */
export function CountBlock({ children }: { children: ReactNode }) {
  return <span className="date num">{children}</span>;
}
