import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { dateAfter, hourOf } from '../../../machines/slots/venueTime.ts';
import type { TrainerBookingRef } from '../../../machines/trainerBooking/trainerBookingMachine.ts';
import * as read from '../../../machines/trainerBooking/trainerBookingSelectors.ts';
import { isAmong, type Trainer, type TrainerPackage } from '../../../machines/trainerBooking/trainerSessions.ts';
import { loadWeek, type FreeHour } from '../../adapters/actors/trainerActors.ts';
import { useResource } from '../../actors/useResource.ts';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { end, start } from '../../art/icons/signs.ts';
import { skyAt } from '../../art/light.ts';
import { DayStrip } from '../../components/DayStrip.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { TimeText } from '../../components/TimeText.tsx';
import { formatLongDate } from '../../i18n/dates.ts';
import { spokenTime } from '../../i18n/spoken.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import '../../components/slots.css';

interface FreeHoursProps {
  booking: TrainerBookingRef;
  trainer: Trainer;
  chosen: TrainerPackage;
}

const week = 7;
const furthestWeek = 8;

/** A week of the trainer at a time: its days, and the free hours of one of them, of which several may be chosen. */
export function FreeHours({ booking, trainer, chosen }: FreeHoursProps) {
  const { t } = useLingui();
  const today = useVenueNow().slice(0, 10);
  const [weeks, setWeeks] = useState(0);
  const [day, setDay] = useState<string | null>(null);
  const from = dateAfter(today, weeks * week);
  const asked = { trainerId: trainer.id, packageId: chosen.training_package_id, date: from };
  const { shown, problem, isBusy, reload } = useResource(loadWeek, asked);
  const taken = useSelector(booking, read.taken);
  const days = shown?.[0]?.date === from ? shown : null;
  if (problem && !days) return <ErrorState problem={problem} busy={isBusy} onRetry={reload} />;
  const open = days?.find(({ date }) => date === day) ?? days?.find(({ hours }) => hours.length > 0) ?? null;
  const struck = open ? taken.filter(({ date }) => date === open.date).map((one) => ({ ...one, end_time: '' })) : [];
  const hours = open ? [...open.hours.filter((hour) => !isAmong(taken, hour)), ...struck] : [];
  return (
    <div className="stack" aria-busy={isBusy || undefined}>
      <DayStrip
        legend={<Trans>Day</Trans>}
        today={today}
        value={open?.date ?? null}
        onChange={setDay}
        days={Array.from({ length: week }, (_, index) => {
          const date = dateAfter(from, index);
          const known = days?.find((one) => one.date === date);
          return { date, state: known?.hours.length === 0 ? 'full' : 'free' };
        })}
        monthButton={
          <span className="row">
            <IconButton
              icon={start}
              label={t`Week before`}
              aria-disabled={weeks === 0 || undefined}
              onClick={() => setWeeks(Math.max(0, weeks - 1))}
            />
            <IconButton
              icon={end}
              label={t`Week after`}
              aria-disabled={weeks === furthestWeek || undefined}
              onClick={() => setWeeks(Math.min(furthestWeek, weeks + 1))}
            />
          </span>
        }
      />
      {days === null ? <Skeleton of="slots" count={8} /> : null}
      {days !== null && open === null ? (
        <p className="meta">
          <Trans>No free hour in these days. Look a week further, or choose your hours later.</Trans>
        </p>
      ) : null}
      {open ? (
        <Hours
          booking={booking}
          date={open.date}
          hours={hours.toSorted((a, b) => (a.start_time < b.start_time ? -1 : 1))}
        />
      ) : null}
    </div>
  );
}

interface HoursProps {
  booking: TrainerBookingRef;
  date: string;
  hours: readonly FreeHour[];
}

function Hours({ booking, date, hours }: HoursProps) {
  const locale = useLocale();
  const day = formatLongDate(date, locale);
  return (
    <fieldset className="field">
      <legend>
        <h3>
          <Trans>Hours on {day}</Trans>
        </h3>
      </legend>
      <div className="slots">
        <div className="grid">
          {hours.map((hour) => (
            <Hour key={hour.start_time} booking={booking} hour={hour} />
          ))}
        </div>
      </div>
    </fieldset>
  );
}

/** One hour; one that somebody else took stays, struck out. */
function Hour({ booking, hour }: { booking: TrainerBookingRef; hour: FreeHour }) {
  const locale = useLocale();
  const session = { date: hour.date, start_time: hour.start_time };
  const isTaken = useSelector(booking, (snapshot) => isAmong(read.taken(snapshot), session));
  const isChosen = useSelector(booking, (snapshot) => isAmong(read.choice(snapshot).sessions, session));
  const isFull = useSelector(booking, read.isFull);
  const isSingle = useSelector(booking, (snapshot) => read.chosen(snapshot)?.sessions === 1);
  const from = hourOf(hour.start_time);
  return (
    <label style={{ '--from': skyAt(from), '--to': skyAt(from + 1) }}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isTaken || (isFull && !isChosen && !isSingle)}
        aria-label={spokenTime(hour.start_time, locale)}
        onChange={() => booking.send({ type: isChosen ? 'session.remove' : 'session.choose', session })}
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
