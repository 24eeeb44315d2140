import { Trans, useLingui } from '@lingui/react/macro';
import { withTax } from '../../../../machines/money/withTax.ts';
import type { EventTicket } from '../../../contract/offered/events.ts';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { PriceText } from '../../../components/text/PriceText.tsx';
import { useConfig } from '../../../actors/portalContext.tsx';
import { categoryOf } from './categories.ts';
import { SeatSwatch } from './SeatSwatch.tsx';

/** What the colours and patterns of the plan mean, with what a seat costs. */
export function SeatLegend({ tickets }: { tickets: readonly EventTicket[] }) {
  const { t } = useLingui();
  const { currency } = useConfig().venue;
  return (
    <ul className="legend" aria-label={t`What the plan shows`}>
      {tickets.map((ticket) => (
        <li key={ticket.event_ticket_id}>
          <SeatSwatch as={categoryOf(tickets, ticket.event_ticket_id)} />
          <LocalText of={ticket} />
          <PriceText amount={withTax(ticket)} currency={currency} />
        </li>
      ))}
      <li>
        <SeatSwatch as="mine" />
        <Trans>Yours</Trans>
      </li>
      <li>
        <SeatSwatch as="held" />
        <Trans>Held by somebody</Trans>
      </li>
      <li>
        <SeatSwatch as="sold" />
        <Trans>Sold</Trans>
      </li>
    </ul>
  );
}
