import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { EventTicket } from '../../../contract/offered/events.ts';
import { mostTogether } from '../../../../machines/seatMap/together.ts';
import type { SeatMapRef } from '../../../../machines/seatMap/seatMapMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { SelectField } from '../../../components/fields/SelectField.tsx';
import { Stepper } from '../../../components/choices/Stepper.tsx';
import { localName } from '../../../i18n/localName.ts';
import { useLocale } from '../../../i18n/useLocale.ts';

interface TogetherFormProps {
  seats: SeatMapRef;
  tickets: readonly EventTicket[];
  isBusy: boolean;
}

const anywhere = 'anywhere';

/** The best seats for people who come together (Q7.6.k). */
export function TogetherForm({ seats, tickets, isBusy }: TogetherFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [count, setCount] = useState(2);
  const [where, setWhere] = useState<string>(anywhere);
  const options = tickets.map((ticket) => ({
    value: String(ticket.event_ticket_id),
    label: localName(ticket, locale),
  }));
  return (
    <form
      className="best"
      aria-label={t`Seats side by side`}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        const ticketId = where === anywhere ? null : Number(where);
        seats.send({ type: 'together.find', count, ticketId });
      }}
    >
      <div className="field">
        <span className="label" aria-hidden="true">
          <Trans>How many of you?</Trans>
        </span>
        <Stepper label={t`How many of you?`} value={count} onChange={setCount} min={1} max={mostTogether} />
      </div>
      <SelectField
        label={t`Where`}
        value={where}
        onChange={setWhere}
        options={[{ value: anywhere, label: t`Anywhere` }, ...options]}
      />
      <Button type="submit" variant="line" disabled={isBusy}>
        <Trans>Seat us together</Trans>
      </Button>
    </form>
  );
}
