import { Trans, useLingui } from '@lingui/react/macro';
import { sportOf } from '../../art/sport.ts';
import { surfaceOf } from '../../art/surfaceOf.ts';
import type { Ticket } from '../../contract/orders.ts';
import { formatDay } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { LocalText } from '../../components/LocalText.tsx';
import { QrCode } from '../../components/QrCode.tsx';
import { TicketPitch, type TicketFact } from '../../components/TicketPitch.tsx';
import { useCourtColor } from '../../components/useCourtColor.ts';
import { TimeInText } from '../../components/TimeInText.tsx';
import { TimeText } from '../../components/TimeText.tsx';

/** Every ticket with its code, drawn as pitches one below the other. */
export function Tickets({ tickets }: { tickets: readonly Ticket[] }) {
  const { t } = useLingui();
  return (
    <ul className="tickets" aria-label={t`Tickets`}>
      {tickets.map((ticket) => (
        <li key={ticket.ticket_number}>
          <Pitch ticket={ticket} />
        </li>
      ))}
    </ul>
  );
}

/** 884122075513 → 8841 2207 5513 */
const grouped = (number: string): string => number.replace(/(\w{4})(?=\w)/g, '$1 ');

function Pitch({ ticket }: { ticket: Ticket }) {
  const { t } = useLingui();
  const number = grouped(ticket.ticket_number);
  const { facility_id: facilityId } = ticket;
  const color = useCourtColor(sportOf(ticket.sport, ticket.item), facilityId === null ? null : surfaceOf(facilityId));
  return (
    <TicketPitch
      label={t`Ticket ${number}`}
      title={<LocalText of={ticket} field="item" />}
      place={<LocalText of={ticket} field="venue" />}
      time={<Moment ticket={ticket} />}
      facts={useFacts(ticket)}
      code={<QrCode value={ticket.qr} label={t`Code of ticket ${number}`} />}
      number={number}
      color={color}
      note={<Trans>Show it at the gate</Trans>}
    />
  );
}

/** The biggest thing on it: the time, or the day of what has no time. */
function Moment({ ticket: { start_time: time, date } }: { ticket: Ticket }) {
  const locale = useLocale();
  if (time) return <TimeText time={time} />;
  return date ? formatDay(date, locale) : <Trans>Any day</Trans>;
}

function useFacts(ticket: Ticket): TicketFact[] {
  const locale = useLocale();
  const { date, start_time: start, end_time: end, seat } = ticket;
  return [
    ...(date && start ? [{ term: <Trans>Day</Trans>, value: formatDay(date, locale) }] : []),
    ...(end ? [{ term: <Trans>Until</Trans>, value: <TimeInText time={end} isEnd /> }] : []),
    ...(seat ? [{ term: <Trans>Seat</Trans>, value: <bdi>{seat}</bdi> }] : []),
    {
      term: <Trans>For</Trans>,
      value: (
        <bdi>
          <LocalText of={ticket} />
        </bdi>
      ),
    },
  ];
}
