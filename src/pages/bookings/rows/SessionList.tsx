import { Trans } from '@lingui/react/macro';
import { nextSession, sessionsByTime } from '../../../../machines/bookings/recordStatus.ts';
import type { Booked } from '../../../contract/orders/bookings.ts';
import { formatLongDate } from '../../../i18n/dates.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { DateBlock } from '../../../components/dates/DateBlock.tsx';
import { Tag } from '../../../components/signs/Tag.tsx';
import { TimeRange } from '../../../components/dates/TimeRange.tsx';
import { useVenueNow } from '../../../actors/useVenueNow.ts';
import { RecordStatus } from '../../../shell/account/RecordStatus.tsx';
import '../bookings.css';

type Session = Booked<'trainer'>['booking']['sessions'][number];

/** The sessions of a booking: those to come first, the next one marked, then those that were, the last one first. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const now = useVenueNow();
  const next = nextSession(sessions, now);
  const { coming, past } = sessionsByTime(sessions, now);
  return (
    <section className="stack">
      <h2>
        <Trans>Sessions</Trans>
      </h2>
      {sessions.length === 0 ? (
        <p className="meta">
          <Trans>No session has a time yet.</Trans>
        </p>
      ) : null}
      {coming.length > 0 ? (
        <ul className="sessions">
          {coming.map((session) => (
            <SessionRow key={session.id} session={session} isNext={session === next} />
          ))}
        </ul>
      ) : null}
      {past.length > 0 ? (
        <>
          <h3>
            <Trans>Past</Trans>
          </h3>
          <ul className="sessions">
            {past.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function SessionRow({ session, isNext = false }: { session: Session; isNext?: boolean }) {
  const locale = useLocale();
  return (
    <li>
      <DateBlock date={session.date} aria-hidden />
      <span className="vh">{formatLongDate(session.date, locale)}</span>
      <b className="sessions__t">
        <TimeRange from={session.start_time} to={session.end_time} />
      </b>
      <span className="sessions__s">
        {isNext ? (
          <Tag look="accent">
            <Trans>Next</Trans>
          </Tag>
        ) : null}
        <RecordStatus id={session.status_id} />
      </span>
    </li>
  );
}
