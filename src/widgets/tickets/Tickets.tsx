import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TicketState } from '../../../machines/tickets/ticketState.ts';
import { sportOf } from '../../art/sport.ts';
import { surfaceOf } from '../../art/surfaceOf.ts';
import type { Ticket } from '../../contract/orders/orders.ts';
import { formatDay } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { LocalText } from '../../components/text/LocalText.tsx';
import { QrCode } from '../../components/pictures/QrCode.tsx';
import { TicketPitch, type TicketFact } from '../../components/pictures/TicketPitch.tsx';
import { useCourtColor } from '../../components/pictures/useCourtColor.ts';
import { TimeInText } from '../../components/dates/TimeInText.tsx';
import { TimeText } from '../../components/dates/TimeText.tsx';
import { grouped } from './ticketSheet.ts';
import { ticketWords } from './ticketWords.ts';

export interface JudgedTicket {
  ticket: Ticket;
  state: TicketState;
}

interface TicketsProps {
  tickets: readonly JudgedTicket[];
  /** What may be done with one of them. */
  actionsOf: (ticket: Ticket) => ReactNode;
}

/** Every ticket with its code, drawn as pitches one below the other. */
export function Tickets({ tickets, actionsOf }: TicketsProps) {
  const { t } = useLingui();
  return (
    <ul className="tickets" aria-label={t`Tickets`}>
      {tickets.map(({ ticket, state }) => (
        <li key={ticket.ticket_number}>
          <Pitch ticket={ticket} state={state} />
          {state === 'valid' ? actionsOf(ticket) : null}
        </li>
      ))}
    </ul>
  );
}

/** The grey of what lets nobody in; deep enough for white. */
const off = 'oklch(0.42 0.01 257)';

function Pitch({ ticket, state }: JudgedTicket) {
  const { t, i18n } = useLingui();
  const number = grouped(ticket.ticket_number);
  const { facility_id: facilityId } = ticket;
  const color = useCourtColor(sportOf(ticket.sport, ticket.item), facilityId === null ? null : surfaceOf(facilityId));
  const isValid = state === 'valid';
  return (
    <TicketPitch
      label={t`Ticket ${number}`}
      title={<LocalText of={ticket} field="item" />}
      venue={<LocalText of={ticket} field="venue" />}
      time={<Moment ticket={ticket} />}
      facts={useFacts(ticket)}
      code={isValid ? <QrCode value={ticket.qr} label={t`Code of ticket ${number}`} /> : null}
      stamp={isValid ? null : i18n._(ticketWords[state].word)}
      number={number}
      color={isValid ? color : off}
      note={isValid ? <Trans>Show it at the gate</Trans> : i18n._(ticketWords[state].note)}
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
