import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect } from 'react';
import { isBookable } from '../../../machines/slots/slots.ts';
import { calendar } from '../../art/icons/occasions.ts';
import { formatMonth } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { DayStrip } from '../../components/dates/DayStrip.tsx';
import { MonthCalendar } from '../../components/dates/MonthCalendar.tsx';
import { TextButton } from '../../components/buttons/TextButton.tsx';
import { daysAround } from '../../components/dates/daysAround.ts';
import { useDisclosure } from '../../components/useDisclosure.ts';

interface DayPickerProps {
  value: string;
  today: string;
  /** Days that may be booked; without a last one there is no end. */
  dates: { first: string; last: string | null };
  onChoose: (date: string) => void;
  /** Of the whole, and of its calendar. */
  className?: string;
  calendarClassName?: string;
}

/** A week to choose from, and a calendar for what lies further off (R2.11.3, U8). */
export function DayPicker({ value, today, dates, onChoose, className, calendarClassName }: DayPickerProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { isOpen, close, around, opener, opened } = useDisclosure<HTMLDivElement>();
  const { first } = dates;
  useLayoutEffect(() => {
    // On a phone only some of the days are in view. Sideways alone: the page stays where its customer has it (R4.5.6).
    const show = () => {
      const days = around.current?.querySelector('.days');
      const chosen = days?.querySelectorAll('label')[daysAround(value, first).indexOf(value)];
      if (!days || !chosen) return;
      const room = days.getBoundingClientRect();
      const day = chosen.getBoundingClientRect();
      days.scrollBy?.({ left: Math.min(0, day.left - room.left) || Math.max(0, day.right - room.right) });
    };
    // With the next frame, which lays the page out anyway: a press does not wait for it twice.
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [value, first, around]);
  return (
    <div className={className} ref={around}>
      <DayStrip
        legend={<Trans>Day</Trans>}
        today={today}
        days={daysAround(value, first).map((date) => ({
          date,
          state: isBookable(date, dates) ? 'free' : 'closed',
        }))}
        value={value}
        onChange={onChoose}
        monthButton={
          <TextButton icon={calendar} {...opener}>
            {formatMonth(value, locale)}
          </TextButton>
        }
        calendar={
          <section {...opened} className={calendarClassName} aria-label={t`Choose a day`}>
            {isOpen ? (
              <MonthCalendar
                label={t`Choose a day`}
                value={value}
                today={today}
                min={dates.first}
                max={dates.last ?? undefined}
                onChange={(date) => {
                  onChoose(date);
                  close();
                }}
              />
            ) : null}
          </section>
        }
      />
    </div>
  );
}
