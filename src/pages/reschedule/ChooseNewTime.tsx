import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { minutesOf } from '../../../machines/bookings/bookingStatus.ts';
import { mayAskToCancel } from '../../../machines/bookings/mayChangeBooking.ts';
import type { RescheduleRef } from '../../../machines/reschedule/rescheduleMachine.ts';
import * as read from '../../../machines/reschedule/rescheduleSelectors.ts';
import { hasAddition } from '../../../machines/site/additions.ts';
import type { Slot } from '../../../machines/slots/slots.ts';
import { facilityKind } from '../../art/facilityKind.ts';
import { skyOf } from '../../art/light.ts';
import { sportOf } from '../../art/sport.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { Button, LinkButton } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { FacilityCards } from '../../components/bookable/FacilityCards.tsx';
import { FacilityWord } from '../../components/bookable/FacilityWord.tsx';
import { Joined } from '../../components/text/Joined.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { NextDayMark } from '../../components/dates/NextDayMark.tsx';
import { SlotTiles } from '../../components/dates/SlotTiles.tsx';
import { AwaitedSlots } from '../../components/dates/AwaitedSlots.tsx';
import { TimeText } from '../../components/dates/TimeText.tsx';
import type { FacilityBooking } from '../../contract/orders/bookings.ts';
import { spokenTime } from '../../i18n/spoken.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { useSearchParams } from '../../components/useSearchParams.ts';
import { cancelAddress } from '../../shell/account/listBehind.ts';
import { FormProblem } from '../../widgets/FormProblem.tsx';
import { problemWords } from '../../widgets/personWords.ts';
import { ChooseDay } from './ChooseDay.tsx';
import { MissedTime } from './MissedTime.tsx';
import { TimeSwap } from './TimeSwap.tsx';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Day, hour and court; the old place stays the customer's until the new one is confirmed. */
export function ChooseNewTime({ moving }: { moving: RescheduleRef }) {
  const { i18n } = useLingui();
  const booking = useSelector(moving, read.bookingToMove);
  const chosen = useSelector(moving, read.chosen);
  const problem = useSelector(moving, read.problem);
  const times = useSelector(moving, read.times);
  const isMoving = useSelector(moving, read.isMoving);
  const service = useSelector(moving, read.service);
  const reasonId = useId();
  if (booking === null) return null;
  const { facility_date: date, facility_start_time: time } = booking;
  const court = service?.facilities?.find(({ id }) => id === chosen?.facilityId);
  const isElsewhere = court !== undefined && court.id !== booking.facility_id;
  return (
    <>
      <TimeSwap
        from={{ date, time, where: isElsewhere ? <LocalText of={booking} /> : null }}
        to={
          chosen && {
            date: chosen.date,
            time: chosen.start_time,
            where: isElsewhere ? <LocalText of={court} /> : null,
          }
        }
      />
      <About booking={booking} />
      <MissedTime moving={moving} />
      <div className="swap__choice" inert={isMoving}>
        <ChooseDay moving={moving} />
        <Times moving={moving} booking={booking} />
        <Courts moving={moving} booking={booking} />
      </div>
      <FormProblem words={problem && times === 'there' ? problemWords(i18n, problem) : null} live />
      <div className="row swap__end">
        <Button
          variant="cta"
          size="l"
          busy={isMoving}
          disabled={chosen === null}
          aria-describedby={chosen === null ? reasonId : undefined}
          onClick={() => moving.send({ type: 'reschedule.confirm' })}
        >
          <Trans>Move it, at no cost</Trans>
        </Button>
        {chosen === null ? (
          <span id={reasonId} className="fine">
            <Trans>Choose a time to go on</Trans>
          </span>
        ) : null}
        <span inert={isMoving}>
          <ToCancellation booking={booking} />
        </span>
      </div>
    </>
  );
}

function About({ booking }: { booking: FacilityBooking }) {
  const minutes = minutesOf(booking);
  return (
    <div className="swap__about">
      <h2>
        <Joined>
          <LocalText of={booking} field="service_name" />
          <LocalText of={booking} />
        </Joined>
      </h2>
      <p className="meta">
        <Joined>
          <LocalText of={booking} field="venue_name" />
          <Plural value={minutes} one="# minute" other="# minutes" />
        </Joined>
      </p>
      <p className="meta">
        <Trans>
          The price stays as it was, whichever time you choose. Your old time is yours until the new one is.
        </Trans>
      </p>
    </div>
  );
}

/** Whoever cannot come at all. */
function ToCancellation({ booking }: { booking: FacilityBooking }) {
  const now = useVenueNow();
  const [params] = useSearchParams();
  if (!hasAddition(useConfig(), 'cancel') || !mayAskToCancel(booking, now)) return null;
  return (
    <LinkButton variant="quiet" size="l" to={cancelAddress('facility', booking, params)}>
      <Trans>Cancel the booking</Trans>
    </LinkButton>
  );
}

function Times({ moving, booking }: { moving: RescheduleRef; booking: FacilityBooking }) {
  const locale = useLocale();
  const { t } = useLingui();
  const times = useSelector(moving, read.times);
  const problem = useSelector(moving, read.problem);
  const slots = useSelector(moving, read.slots, same);
  const chosen = useSelector(moving, read.chosen);
  if (times === 'awaited') return <AwaitedSlots />;
  if (times === 'failed') return <ErrorState problem={problem} onRetry={() => moving.send({ type: 'step.retry' })} />;
  if (slots.length === 0)
    return (
      <EmptyState
        sport={sportOf(booking.service_name, booking.ar_service_name)}
        title={<Trans>No slot available</Trans>}
      >
        <Trans>Try another day. Your booking stays as it is.</Trans>
      </EmptyState>
    );
  const nameOf = ({ start_time, end_time, nextDay }: Slot): string => {
    const from = spokenTime(start_time, locale);
    const until = spokenTime(end_time, locale, true);
    return nextDay ? t`${from} to ${until} the day after` : t`${from} to ${until}`;
  };
  return (
    <SlotTiles
      legend={<Trans>Start time</Trans>}
      slots={slots.map((slot) => ({
        key: keyOf(slot),
        state: 'free',
        name: nameOf(slot),
        sky: skyOf(slot),
        timeText: (
          <>
            <TimeText time={slot.start_time} />
            {slot.nextDay ? <NextDayMark /> : null}
          </>
        ),
      }))}
      value={chosen && keyOf(chosen)}
      onChange={(key) => {
        const [date = '', startTime = ''] = key.split(' ');
        moving.send({ type: 'slot.choose', date, startTime });
      }}
    />
  );
}

const keyOf = ({ date, start_time }: Pick<Slot, 'date' | 'start_time'>): string => `${date} ${start_time}`;

/** The courts that are free then, where there are several and their names are known; the own one is chosen first. */
function Courts({ moving, booking }: { moving: RescheduleRef; booking: FacilityBooking }) {
  const service = useSelector(moving, read.service);
  const chosen = useSelector(moving, read.chosen);
  const ids = useSelector(moving, read.facilityIds, same);
  const courts = ids.flatMap((id) => service?.facilities?.find((one) => one.id === id) ?? []);
  if (chosen === null || courts.length < 2) return null;
  return (
    <FacilityCards
      legend={<FacilityWord kind={facilityKind(booking.service_name, booking.ar_service_name)} />}
      facilities={courts.map((court) => ({ key: String(court.id), name: <LocalText of={court} /> }))}
      value={String(chosen.facilityId)}
      onChange={(key) => moving.send({ type: 'facility.choose', facilityId: Number(key) })}
    />
  );
}
