import { parseDate, type CalendarDate, type DateValue } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid as Grid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { end, start } from '../../art/icons/steps.ts';
import { intlLocale } from '../../i18n/languages.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../pictures/Icon.tsx';
import '../buttons/pressable.ts';
import './calendar.css';

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

const dateOf = (date: string | undefined | null): CalendarDate | null => (date ? parseDate(date) : null);

/** Grid, arrow keys and spoken dates are React Aria's; the days are the venue's, not those of the device. */
export function CalendarGrid(props: MonthCalendarProps) {
  const { label, value, onChange, today, min, max } = props;
  const locale = useLocale();
  return (
    <I18nProvider locale={locale === 'ar' ? intlLocale(locale) : 'en-AE'}>
      <Calendar
        className="cal"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody asked for it, and is taken to the days (A04)
        autoFocus
        aria-label={label}
        value={dateOf(value)}
        defaultFocusedValue={dateOf(value ?? today)}
        minValue={dateOf(min)}
        maxValue={dateOf(max)}
        firstDayOfWeek="mon"
        onChange={(date: DateValue) => onChange(date.toString())}
      >
        <header>
          <Button slot="previous" className="iconbtn">
            <Icon of={start} />
          </Button>
          <Heading className="cal__month" />
          <Button slot="next" className="iconbtn">
            <Icon of={end} />
          </Button>
        </header>
        <Grid weekdayStyle="short">
          <CalendarGridHeader>{(weekday) => <CalendarHeaderCell>{weekday}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell date={date} className={classNames('cal__day', date.toString() === today && 'is-today')} />
            )}
          </CalendarGridBody>
        </Grid>
      </Calendar>
    </I18nProvider>
  );
}
