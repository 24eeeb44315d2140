import { Trans } from '@lingui/react/macro';
import { calendar } from '../../art/icons/places.ts';
import { print } from '../../art/icons/tools.ts';
import type { Ticket } from '../../contract/orders.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Button } from '../../components/Button.tsx';
import { saveAs } from '../../adapters/saveAs.ts';
import { calendarFile, isDated } from './calendarFile.ts';

/** Into a calendar, onto paper; a browser prints to PDF as well (R2.2.9). */
export function TicketActions({ tickets }: { tickets: readonly Ticket[] }) {
  const locale = useLocale();
  return (
    <ul className="acts">
      {tickets.some(isDated) ? (
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
      <li>
        <Button variant="line" icon={print} onClick={() => globalThis.print()}>
          <Trans>Print or save as PDF</Trans>
        </Button>
      </li>
    </ul>
  );
}
