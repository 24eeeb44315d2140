import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { recordStatus } from '../../../../machines/bookings/recordStatus.ts';
import type {
  SessionBookingInput,
  SessionBookingRef,
} from '../../../../machines/sessionBooking/sessionBookingMachine.ts';
import { isTaken, mayBookSession } from '../../../../machines/sessionBooking/sessionBookingRules.ts';
import * as read from '../../../../machines/sessionBooking/sessionBookingSelectors.ts';
import { mayPass } from '../../../../machines/shared/problemKind.ts';
import type { Problem } from '../../../../machines/shared/problem.ts';
import type { TrainerBooking } from '../../../contract/orders/bookings.ts';
import { formatDay } from '../../../i18n/dates.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Button, LinkButton } from '../../../components/buttons/Button.tsx';
import { Joined } from '../../../components/text/Joined.tsx';
import { Note } from '../../../components/signs/Note.tsx';
import { BallCount } from '../../../components/signs/BallCount.tsx';
import { StatusRegion } from '../../../components/signs/StatusRegion.tsx';
import { TimeInText } from '../../../components/dates/TimeInText.tsx';
import { useHeadingFocus } from '../../../components/useHeadingFocus.ts';
import { ServerWords } from '../../../components/text/ServerWords.tsx';
import { FreeHours } from '../../../widgets/freeHours/FreeHours.tsx';
import { problemWords } from '../../../widgets/personWords.ts';
import { useSessionBooking } from './useSessionBooking.ts';

interface ScheduleSessionProps extends Pick<SessionBookingInput, 'resource'> {
  booking: TrainerBooking;
}

/** Giving a session of the package its time, as long as one is left (Q3.6.d, Q7.6.m). */
export function ScheduleSession({ booking, resource }: ScheduleSessionProps) {
  const scheduling = useSessionBooking(booking, resource);
  const isOpen = mayBookSession(booking);
  // With the last session its button disappears, which had the focus.
  const heading = useHeadingFocus(isOpen ? 'open' : 'closed');
  return (
    <section className="stack">
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Schedule a session</Trans>
      </h2>
      <BallCount of={booking.sessions_total} filled={booking.sessions_total - booking.sessions_left} />
      {isOpen ? <Hours booking={booking} scheduling={scheduling} /> : <Closed booking={booking} />}
      <Outcome scheduling={scheduling} />
    </section>
  );
}

interface SchedulingProps {
  booking: TrainerBooking;
  scheduling: SessionBookingRef;
}

function Hours({ booking, scheduling }: SchedulingProps) {
  const locale = useLocale();
  const chosen = useSelector(scheduling, read.chosen);
  const taken = useSelector(scheduling, read.taken);
  const isBusy = useSelector(scheduling, read.isBusy);
  return (
    <>
      <p className="meta">
        <Plural
          value={booking.sessions_left}
          one="# session has no time yet. Choose an hour of your coach."
          other="# sessions have no time yet. Choose an hour of your coach."
        />
      </p>
      <FreeHours
        trainerId={booking.trainer_id}
        packageId={booking.training_package_id}
        taken={taken}
        own={booking.sessions}
        chosen={chosen === null ? [] : [chosen]}
        hasRoom
        nothing={<Trans>No free hour in these days. Look a week further.</Trans>}
        onChoose={(session) => scheduling.send({ type: 'session.choose', session })}
        onRemove={() => scheduling.send({ type: 'session.remove' })}
      />
      <div className="row">
        <Button
          variant="cta"
          busy={isBusy}
          aria-disabled={chosen === null || undefined}
          onClick={() => scheduling.send({ type: 'session.book' })}
        >
          <Trans>Book this session</Trans>
        </Button>
        {chosen ? (
          <b>
            <Joined>
              {formatDay(chosen.date, locale)}
              <TimeInText time={chosen.start_time} />
            </Joined>
          </b>
        ) : null}
      </div>
    </>
  );
}

/** Why none can be scheduled, and what can be done instead. */
function Closed({ booking }: Pick<SchedulingProps, 'booking'>) {
  const status = recordStatus(booking.status_id);
  if (status === 'pending')
    return (
      <p className="meta">
        <Trans>Sessions can be scheduled as soon as this package is paid.</Trans>
      </p>
    );
  return (
    <>
      <p className="meta">
        {status === 'approved' ? (
          <Trans>Every session of this package has its time.</Trans>
        ) : (
          <Trans>This package is not valid any more: none of its sessions can be scheduled.</Trans>
        )}
      </p>
      <div className="row">
        <LinkButton variant="line" to={`/training/${booking.trainer_id}`}>
          <Trans>Book more with this coach</Trans>
        </LinkButton>
      </div>
    </>
  );
}

/** The result, told where it was pressed. */
function Outcome({ scheduling }: Pick<SchedulingProps, 'scheduling'>) {
  const locale = useLocale();
  const booked = useSelector(scheduling, read.booked);
  const problem = useSelector(scheduling, read.problem);
  const isBusy = useSelector(scheduling, read.isBusy);
  return (
    <>
      <StatusRegion>
        {booked ? (
          <Note tone="ok">
            <Trans>
              Your session is booked: {formatDay(booked.date, locale)}, <TimeInText time={booked.start_time} />.
            </Trans>
          </Note>
        ) : null}
      </StatusRegion>
      {!booked && problem && !isBusy ? <Refused problem={problem} /> : null}
    </>
  );
}

function Refused({ problem }: { problem: Problem }) {
  const { i18n } = useLingui();
  return (
    <Note tone="bad" live>
      {isTaken(problem) ? (
        <Trans>Somebody else has just taken that hour. Please choose another one; everything else is kept.</Trans>
      ) : mayPass(problem) ? (
        <Trans>The venue did not answer. Press once more: no session is booked twice.</Trans>
      ) : (
        <ServerWords words={problemWords(i18n, problem)} />
      )}
    </Note>
  );
}
