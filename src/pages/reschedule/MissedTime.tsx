import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { RescheduleRef } from '../../../machines/reschedule/rescheduleMachine.ts';
import * as read from '../../../machines/reschedule/rescheduleSelectors.ts';
import { LocalText } from '../../components/text/LocalText.tsx';
import { Note } from '../../components/signs/Note.tsx';
import { TimeInText } from '../../components/dates/TimeInText.tsx';
import { NearestSection, NearestSlot } from '../../widgets/nearest/NearestSection.tsx';
import { formatDay } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';

/** Somebody was faster: both times are told, and what is free near the lost one (F30). */
export function MissedTime({ moving }: { moving: RescheduleRef }) {
  const locale = useLocale();
  const missed = useSelector(moving, read.missed);
  const booking = useSelector(moving, read.bookingToMove);
  const service = useSelector(moving, read.service);
  const times = useSelector(moving, read.times);
  const nearest = useSelector(moving, read.nearest, (one, other) => JSON.stringify(one) === JSON.stringify(other));
  const isMoving = useSelector(moving, read.isMoving);
  if (missed === null || booking === null) return null;
  const taken = <TimeInText time={missed.start_time} />;
  const kept = <TimeInText time={booking.facility_start_time} />;
  const keptDay = formatDay(booking.facility_date, locale);
  return (
    <>
      <Note tone="warn" live>
        <Trans>
          Somebody was faster: {taken} is taken. {keptDay}, {kept} is still yours.
        </Trans>
      </Note>
      {times === 'there' && nearest.length > 0 ? (
        <NearestSection inert={isMoving}>
          <ul>
            {nearest.map(({ date, start_time: startTime, nextDay, facilityId }) => {
              const court = service?.facilities?.find(({ id }) => id === facilityId);
              return (
                <li key={`${date} ${startTime} ${facilityId}`}>
                  <NearestSlot
                    time={startTime}
                    nextDay={nextDay}
                    where={court ? <LocalText of={court} /> : null}
                    onChoose={() => moving.send({ type: 'slot.choose', date, startTime, facilityId })}
                  />
                </li>
              );
            })}
          </ul>
        </NearestSection>
      ) : null}
    </>
  );
}
