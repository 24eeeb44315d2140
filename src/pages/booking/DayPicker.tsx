import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ChoosingRef } from '../../../machines/booking/choosing/choosingMachine.ts';
import * as read from '../../../machines/booking/choosing/choosingSelectors.ts';
import { isBookable } from '../../../machines/slots/slots.ts';
import { calendar } from '../../art/icons/places.ts';
import { formatMonth } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { DayStrip } from '../../components/DayStrip.tsx';
import { MonthCalendar } from '../../components/MonthCalendar.tsx';
import { TextButton } from '../../components/TextButton.tsx';
import { daysAround } from '../../components/daysAround.ts';
import { useEscape } from '../../components/useEscape.ts';

/** A week to choose from, and a calendar for what lies further off (R2.11.3, U8). */
export function DayPicker({ choosing }: { choosing: ChoosingRef }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const calendarId = useId();
  const bookingDate = useSelector(choosing, read.bookingDate);
  const today = useSelector(choosing, read.today);
  const dates = useSelector(choosing, read.dates, (one, other) => one.first === other.first && one.last === other.last);
  const { first } = dates;
  const strip = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  useEscape(strip, isOpen, close);
  useLayoutEffect(() => {
    // On a phone only some of the days are in view. Sideways alone: the page stays where its customer has it (R4.5.6).
    const days = strip.current?.querySelector('.days');
    const chosen = days?.querySelectorAll('label')[daysAround(bookingDate, first).indexOf(bookingDate)];
    if (!days || !chosen) return;
    const room = days.getBoundingClientRect();
    const day = chosen.getBoundingClientRect();
    days.scrollBy?.({ left: Math.min(0, day.left - room.left) || Math.max(0, day.right - room.right) });
  }, [bookingDate, first]);
  const choose = (date: string) => choosing.send({ type: 'date.choose', date });
  return (
    <div className="bk__days" ref={strip}>
      <DayStrip
        legend={<Trans>Day</Trans>}
        today={today}
        days={daysAround(bookingDate, first).map((date) => ({
          date,
          state: isBookable(date, dates) ? 'free' : 'closed',
        }))}
        value={bookingDate}
        onChange={choose}
        monthButton={
          <TextButton
            icon={calendar}
            ref={opener}
            aria-expanded={isOpen}
            aria-controls={calendarId}
            onClick={() => setOpen(!isOpen)}
          >
            {formatMonth(bookingDate, locale)}
          </TextButton>
        }
        calendar={
          <section id={calendarId} className="bk__open" aria-label={t`Choose a day`} hidden={!isOpen}>
            {isOpen ? (
              <MonthCalendar
                label={t`Choose a day`}
                value={bookingDate}
                today={today}
                min={dates.first}
                max={dates.last ?? undefined}
                onChange={(date) => {
                  choose(date);
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
