import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, useRef, useState } from 'react';
import type { RescheduleRef } from '../../../machines/reschedule/rescheduleMachine.ts';
import * as read from '../../../machines/reschedule/rescheduleSelectors.ts';
import { isBookable } from '../../../machines/slots/slots.ts';
import { calendar } from '../../art/icons/places.ts';
import { DayStrip } from '../../components/DayStrip.tsx';
import { MonthCalendar } from '../../components/MonthCalendar.tsx';
import { TextButton } from '../../components/TextButton.tsx';
import { daysAround } from '../../components/daysAround.ts';
import { useEscape } from '../../components/useEscape.ts';
import { formatMonth } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';

/** A week to choose from, and a calendar for what lies further off (U8). */
export function ChooseDay({ moving }: { moving: RescheduleRef }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const calendarId = useId();
  const days = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = useSelector(moving, read.date);
  const today = useSelector(moving, read.today);
  const dates = useSelector(moving, read.dates, (one, other) => one.first === other.first && one.last === other.last);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  useEscape(days, isOpen, close);
  const choose = (date: string) => moving.send({ type: 'date.choose', date });
  return (
    <div ref={days}>
      <DayStrip
        legend={<Trans>Day</Trans>}
        today={today}
        days={daysAround(chosen, dates.first).map((date) => ({
          date,
          state: isBookable(date, dates) ? 'free' : 'closed',
        }))}
        value={chosen}
        onChange={choose}
        monthButton={
          <TextButton
            icon={calendar}
            ref={opener}
            aria-expanded={isOpen}
            aria-controls={calendarId}
            onClick={() => setOpen(!isOpen)}
          >
            {formatMonth(chosen, locale)}
          </TextButton>
        }
        calendar={
          <section id={calendarId} aria-label={t`Choose a day`} hidden={!isOpen}>
            {isOpen ? (
              <MonthCalendar
                label={t`Choose a day`}
                value={chosen}
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
