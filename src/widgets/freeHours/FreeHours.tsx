import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { hourOf } from '../../../machines/slots/schedule/venueTime.ts';
import { datesOfWeek, daysToCome, hoursOn, openDay } from '../../../machines/freeHours/freeHours.ts';
import * as read from '../../../machines/freeHours/freeHoursSelectors.ts';
import { isAmong, type Session } from '../../../machines/trainerBooking/trainerSessions.ts';
import { loadWeek, type FreeHour } from '../../adapters/actors/offered/trainerActors.ts';
import { useResource } from '../../actors/useResource.ts';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { end, start } from '../../art/icons/steps.ts';
import { skyAt } from '../../art/light.ts';
import { DayStrip } from '../../components/dates/DayStrip.tsx';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { SlotGrid } from '../../components/dates/SlotGrid.tsx';
import { SlotOutlines } from '../../components/dates/SlotOutlines.tsx';
import { TimeText } from '../../components/dates/TimeText.tsx';
import { formatLongDate } from '../../i18n/dates.ts';
import { joined } from '../../i18n/localName.ts';
import { spokenTime } from '../../i18n/spoken.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { useFreeHours } from './useFreeHours.ts';

export interface FreeHoursProps {
  trainerId: number;
  /** Its sessions are so long. */
  packageId: number;
  /** Those that somebody else took while they were looked at: they stay, struck out. */
  taken: readonly Session[];
  chosen: readonly Session[];
  /** The customer's own already, which nobody need be offered. */
  own?: readonly Session[];
  /** Whether one more may be chosen. */
  hasRoom: boolean;
  /** What else can be done where a week has none. */
  nothing: ReactNode;
  onChoose: (session: Session) => void;
  onRemove: (session: Session) => void;
}

/** A week of the trainer at a time: its days, and the free hours of one of them, of which one or several may be chosen. */
export function FreeHours(props: FreeHoursProps) {
  const { trainerId, packageId, taken, own = [], nothing } = props;
  const { t } = useLingui();
  const now = useVenueNow();
  const today = now.slice(0, 10);
  const looked = useFreeHours(today, props.chosen[0]?.date);
  const hasBefore = useSelector(looked, read.hasWeekBefore);
  const hasAfter = useSelector(looked, read.hasWeekAfter);
  const day = useSelector(looked, read.day);
  const dates = datesOfWeek(today, useSelector(looked, read.weeks));
  const [from = today] = dates;
  const { shown, problem, isBusy, reload } = useResource(loadWeek, { trainerId, packageId, date: from });
  const days = shown?.[0]?.date === from ? daysToCome(shown, now) : null;
  if (problem && !days) return <ErrorState problem={problem} busy={isBusy} onRetry={reload} />;
  const open = days && openDay(days, day);
  return (
    <div className="stack" aria-busy={isBusy || undefined}>
      <DayStrip
        legend={<Trans>Day</Trans>}
        today={today}
        value={open?.date ?? null}
        onChange={(date) => looked.send({ type: 'day.choose', date })}
        days={dates.map((date) => {
          const known = days?.find((one) => one.date === date);
          return { date, state: known?.hours.length === 0 ? 'full' : 'free' };
        })}
        monthButton={
          <span className="row">
            <IconButton
              icon={start}
              label={t`Week before`}
              aria-disabled={!hasBefore || undefined}
              onClick={() => looked.send({ type: 'week.before' })}
            />
            <IconButton
              icon={end}
              label={t`Week after`}
              aria-disabled={!hasAfter || undefined}
              onClick={() => looked.send({ type: 'week.after' })}
            />
          </span>
        }
      />
      {days === null ? <SlotOutlines count={8} /> : null}
      {days !== null && open === null ? <p className="meta">{nothing}</p> : null}
      {open ? <Hours {...props} date={open.date} hours={hoursOn(open, { taken, own })} /> : null}
    </div>
  );
}

interface HoursProps extends Pick<FreeHoursProps, 'taken' | 'chosen' | 'hasRoom' | 'onChoose' | 'onRemove'> {
  date: string;
  hours: readonly FreeHour[];
}

function Hours({ date, hours, ...props }: HoursProps) {
  const locale = useLocale();
  const day = formatLongDate(date, locale);
  return (
    <fieldset className="field">
      <legend>
        <h3>
          <Trans>Hours on {day}</Trans>
        </h3>
      </legend>
      {hours.length > 0 ? (
        <SlotGrid>
          {hours.map((hour) => (
            <Hour key={hour.start_time} hour={hour} {...props} />
          ))}
        </SlotGrid>
      ) : (
        // It was free when it was chosen.
        <p className="meta">
          <Trans>No free hour is left on this day. Choose another one.</Trans>
        </p>
      )}
    </fieldset>
  );
}

/** One hour; one that somebody else took stays, struck out. */
function Hour({
  hour,
  taken,
  chosen,
  hasRoom,
  onChoose,
  onRemove,
}: Omit<HoursProps, 'date' | 'hours'> & { hour: FreeHour }) {
  const { t } = useLingui();
  const locale = useLocale();
  const session = { date: hour.date, start_time: hour.start_time };
  const isTaken = isAmong(taken, session);
  const isChosen = isAmong(chosen, session);
  const from = hourOf(hour.start_time);
  return (
    <label style={{ '--from': skyAt(from), '--to': skyAt(from + 1) }}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isTaken || (!hasRoom && !isChosen)}
        // The name stands for all that the label shows, why it cannot be chosen as well.
        aria-label={joined(locale, spokenTime(hour.start_time, locale), isTaken ? t`Taken` : '')}
        onChange={() => (isChosen ? onRemove : onChoose)(session)}
      />
      <span className="t">
        <TimeText time={hour.start_time} />
      </span>
      {isTaken ? (
        <span className="p">
          <Trans>Taken</Trans>
        </span>
      ) : null}
    </label>
  );
}
