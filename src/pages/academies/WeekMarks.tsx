import { hourOf } from '../../../machines/slots/schedule/venueTime.ts';
import { skyAt } from '../../art/light.ts';
import { classNames } from '../../components/classNames.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { week, weekdayMark, weekdayNames } from '../../i18n/weekdays.ts';
import './weekMarks.css';

interface WeekMarksProps {
  /** Weekday bit values. */
  days: readonly number[];
  /** When it begins: the marks carry the sky of that hour. */
  time: string | null;
}

/** A week as seven marks, of which those that count are lit by their hour. */
export function WeekMarks({ days, time }: WeekMarksProps) {
  const locale = useLocale();
  const sky = skyAt(time === null ? 12 : hourOf(time));
  if (days.length === 0) return null;
  return (
    <span className="wk">
      <span className="vh">{weekdayNames(days, locale)}</span>
      {week.map((bit) => {
        const isOn = days.includes(bit);
        return (
          <span
            key={bit}
            aria-hidden
            className={classNames('wk__day', isOn && 'is-on')}
            style={isOn ? { '--sky': sky } : undefined}
          >
            {weekdayMark(bit, locale)}
          </span>
        );
      })}
    </span>
  );
}
