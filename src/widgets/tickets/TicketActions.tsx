import { Trans } from '@lingui/react/macro';
import { calendar } from '../../art/icons/occasions.ts';
import { external } from '../../art/icons/signs.ts';
import { print } from '../../art/icons/tools.ts';
import type { Ticket } from '../../contract/orders/orders.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Button, buttonLook } from '../../components/buttons/Button.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { saveAs } from '../../adapters/device/saveAs.ts';
import { googleCalendar } from '../calendar/googleCalendar.ts';
import { calendarEntries, calendarFile } from './calendarFile.ts';
import { DownloadTickets } from './DownloadTickets.tsx';

interface TicketActionsProps {
  orderId: number;
  tickets: readonly Ticket[];
}

/** All tickets of an order: as a file, into a calendar, onto paper (R2.2.9). */
export function TicketActions({ orderId, tickets }: TicketActionsProps) {
  const locale = useLocale();
  const entries = calendarEntries(tickets, locale);
  const [only] = entries.length === 1 ? entries : [];
  return (
    <ul className="acts tickets__all">
      <li>
        <DownloadTickets orderId={orderId} tickets={tickets} />
      </li>
      {entries.length > 0 ? (
        <li>
          <Button
            variant="line"
            icon={calendar}
            onClick={() => saveAs('tickets.ics', 'text/calendar', calendarFile(tickets, locale))}
          >
            <Trans>Add to calendar</Trans>
          </Button>
        </li>
      ) : null}
      {only ? (
        <li>
          <a
            className={buttonLook({ variant: 'line' })}
            href={googleCalendar(only)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Trans>Google Calendar</Trans>
            <Icon of={external} />
          </a>
        </li>
      ) : null}
      <li>
        <Button variant="line" icon={print} onClick={() => globalThis.print()}>
          <Trans>Print</Trans>
        </Button>
      </li>
    </ul>
  );
}
