import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { formatLongDate, formatWeekday } from '../../i18n/dates.ts';
import { joined } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import './days.css';
import '../fields/field.css';

export interface StripDay {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `full`: nothing left. `closed`: outside what may be booked; shown all the same. */
  state?: 'free' | 'full' | 'closed';
}

export interface DayStripProps {
  legend: ReactNode;
  days: readonly StripDay[];
  /** `YYYY-MM-DD` at the venue. */
  today: string;
  value: string | null;
  onChange: (date: string) => void;
  /** Opposite the legend: the month, which opens the calendar. */
  monthButton?: ReactNode;
  /** What that button opens, which follows it. */
  calendar?: ReactNode;
  disabled?: boolean;
}

/** The days near by, one of them chosen. */
export function DayStrip({ legend, days, today, value, onChange, monthButton, calendar, disabled }: DayStripProps) {
  const name = useId();
  const legendId = useId();
  const locale = useLocale();
  const { t } = useLingui();
  return (
    // The month beside its legend is no part of what it is called.
    <fieldset className="field" disabled={disabled} aria-labelledby={legendId}>
      <legend className="row row--apart">
        <h3 id={legendId}>{legend}</h3>
        {monthButton}
      </legend>
      {calendar}
      <div className="days">
        {days.map(({ date, state = 'free' }) => {
          const written = formatLongDate(date, locale);
          // What is seen is part of what it is called (2.5.3).
          const day = date === today ? joined(locale, t`Today`, written) : written;
          return (
            <label key={date} data-today={date === today || undefined}>
              <input
                type="radio"
                name={name}
                checked={date === value}
                disabled={state !== 'free'}
                aria-label={state === 'full' ? t`${day}, full` : day}
                onChange={() => onChange(date)}
              />
              <span aria-hidden>{date === today ? <Trans>Today</Trans> : formatWeekday(date, locale)}</span>
              <b aria-hidden>{Number(date.slice(8))}</b>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
