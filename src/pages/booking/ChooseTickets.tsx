import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SellingRef } from '../../../machines/booking/selling/sellingMachine.ts';
import * as read from '../../../machines/booking/selling/sellingSelectors.ts';
import type { TicketOffer } from '../../../machines/booking/selling/sellingSelectors.ts';
import { withTax } from '../../../machines/money/withTax.ts';
import { localName, localText } from '../../i18n/localName.ts';
import { DescribedText } from '../../components/text/DescribedText.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { Chips } from '../../components/choices/Chips.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { QuantityAdd } from '../../components/choices/QuantityAdd.tsx';
import { PlacesLeft, TicketRow } from '../../components/bookable/TicketRow.tsx';

const all = '*';

/** Step 2: tickets of a shared facility (R2.12.2, R2.12.6). */
export function ChooseTickets({ selling }: { selling: SellingRef }) {
  const [shown, setShown] = useState(all);
  const tickets = useSelector(selling, read.tickets);
  const places = useSelector(selling, read.places);
  const categories = new Map(
    tickets.flatMap(({ ticket }) =>
      ticket.category
        ? [[ticket.category, <LocalText key={ticket.category} of={ticket} field="category" />] as const]
        : [],
    ),
  );
  const left = places?.left ?? 0;
  const capacity = places?.all ?? 0;
  return (
    <>
      <div className="row row--apart">
        <h3 className="bk__h">
          <Trans>Who is coming?</Trans>
        </h3>
        {places ? (
          <PlacesLeft left={left} of={capacity}>
            <Trans>
              {left} of {capacity} places left
            </Trans>
          </PlacesLeft>
        ) : null}
      </div>
      {/* Tickets of one kind need no filter; with several all of them are shown at first (R2.12.7, Q2.12.b). */}
      {categories.size > 1 ? (
        <Chips
          legend={<Trans>Ticket type</Trans>}
          legendHidden
          scroll
          value={shown}
          onChange={setShown}
          options={[
            { value: all, label: <Trans>All tickets</Trans> },
            ...[...categories].map(([value, label]) => ({ value, label })),
          ]}
        />
      ) : null}
      <div className="lines">
        {tickets
          .filter(({ ticket }) => shown === all || ticket.category === shown)
          .map((card) => (
            <Ticket key={card.ticket.product_id} selling={selling} card={card} />
          ))}
      </div>
    </>
  );
}

function Ticket({ selling, card }: { selling: SellingRef; card: TicketOffer }) {
  const locale = useLocale();
  const { venue } = useSelector(selling, read.config);
  const { ticket, quantity, isSoldOut, isAdding } = card;
  const { product_id: productId, participant_count: people } = ticket;
  const name = localName(ticket, locale);
  return (
    <TicketRow
      title={<LocalText of={ticket} />}
      note={
        localText(ticket, 'description', locale) ? (
          <DescribedText of={ticket} />
        ) : people && people > 1 ? (
          <Plural value={people} one="For # person" other="For # people" />
        ) : undefined
      }
      price={<PriceText amount={withTax(ticket)} currency={venue.currency} />}
      soldOut={isSoldOut && quantity === 0}
      control={
        <QuantityAdd
          label={name}
          value={quantity}
          busy={isAdding}
          onChange={(chosen) => selling.send({ type: 'quantity.set', productId, quantity: chosen })}
          onAdd={() => selling.send({ type: 'ticket.add', productId })}
        />
      }
    />
  );
}
