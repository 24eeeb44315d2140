import { plural } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { eventItems, isSoldOut, isTicketGone } from '../../../machines/events/eventLines.ts';
import type { PickerRef } from '../../../machines/picker/pickerMachine.ts';
import * as read from '../../../machines/picker/pickerSelectors.ts';
import { withTax } from '../../../machines/money/withTax.ts';
import type { EventDetails, EventTicket } from '../../contract/offered/events.ts';
import { formatDay } from '../../i18n/dates.ts';
import { localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { useLeadTo } from '../../components/buttons/Link.tsx';
import { DescribedText } from '../../components/text/DescribedText.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { Note } from '../../components/signs/Note.tsx';
import { Panel } from '../../components/dialogs/Panel.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { TicketConfirmation } from '../../components/dialogs/TicketConfirmation.tsx';
import { TicketRow } from '../../components/bookable/TicketRow.tsx';
import { allCategories, CategoryFilter } from '../../widgets/picker/CategoryFilter.tsx';
import { PickerBar } from '../../widgets/picker/PickerBar.tsx';
import { PickerRow } from '../../widgets/picker/PickerRow.tsx';
import { PickerTotal } from '../../widgets/picker/PickerTotal.tsx';
import { usePicker } from '../../widgets/picker/usePicker.ts';
import { notify } from '../../actors/notices.ts';
import { useConfig } from '../../actors/portalContext.tsx';

/** The tickets of an event: each kind with how many are left and how many are wanted (R2.12.6–8, R4.6.1–3). */
export function EventTickets({ event }: { event: EventDetails }) {
  const items = useMemo(() => eventItems(event), [event]);
  const picker = usePicker(items);
  const [category, setCategory] = useState(allCategories);
  const { tickets } = event;
  // A category that no longer exists after a reload filters nothing.
  const isThere = tickets.some((ticket) => ticket.category === category);
  const shown = tickets.filter((ticket) => !isThere || ticket.category === category);
  return (
    <>
      <Panel corners className="event__t" title={<Trans>Tickets</Trans>}>
        {isSoldOut(event) ? (
          <Note>
            <Trans>All tickets are sold. Now and then some are given back.</Trans>
          </Note>
        ) : null}
        <CategoryFilter
          of={tickets}
          value={isThere ? category : allCategories}
          onChange={setCategory}
          legend={<Trans>Ticket type</Trans>}
        />
        <div className="lines">
          {shown.map((ticket) => (
            <Ticket key={ticket.event_ticket_id} picker={picker} ticket={ticket} />
          ))}
        </div>
        {isSoldOut(event) ? null : <SeatPlans event={event} />}
        {items.length === 0 || isSoldOut(event) ? null : <PickerTotal picker={picker} label={countOf} />}
      </Panel>
      {items.length === 0 || isSoldOut(event) ? null : <PickerBar picker={picker} label={countOf} />}
      <AddedTickets picker={picker} />
    </>
  );
}

/** Numbered seats are chosen on their plan (Q7.6.k); seldom there is more than one. */
function SeatPlans({ event }: { event: EventDetails }) {
  const plans = [...new Set(event.tickets.flatMap(({ seat_map_id }) => seat_map_id ?? []))];
  return plans.map((id) => (
    <LinkButton key={id} variant="cta" size="l" full to={`/events/${event.id}?seats=${id}`}>
      <Trans>Choose your seats</Trans>
    </LinkButton>
  ));
}

const countOf = (count: number) => <Plural value={count} one="# ticket" other="# tickets" />;

const say = (count: number): string =>
  plural(count, { one: '# ticket is in your cart', other: '# tickets are in your cart' });

function Ticket({ picker, ticket }: { picker: PickerRef; ticket: EventTicket }) {
  const card = useSelector(picker, (now) => read.cards(now).find(({ item }) => item.id === ticket.event_ticket_id));
  const { currency } = useConfig().venue;
  const note = <TicketNote ticket={ticket} />;
  if (card) return <PickerRow picker={picker} card={card} of={ticket} adds="together" note={note} />;
  return (
    <TicketRow
      title={<LocalText of={ticket} />}
      note={note}
      price={<PriceText amount={withTax(ticket)} currency={currency} />}
      soldOut={isTicketGone(ticket)}
    />
  );
}

/** For which day, what it is, for how many people, and that it is one for each. */
function TicketNote({ ticket }: { ticket: EventTicket }) {
  const locale = useLocale();
  const people = ticket.participant_count ?? 1;
  return (
    <>
      {ticket.date ? <>{formatDay(ticket.date, locale)} </> : null}
      {localText(ticket, 'description', locale) ? (
        <DescribedText of={ticket} />
      ) : ticket.one_per_customer === 1 ? (
        <Trans>One for each customer</Trans>
      ) : null}
      {people > 1 ? (
        <>
          {' '}
          <Plural value={people} one="For # person" other="For # people" />
        </>
      ) : null}
    </>
  );
}

/** More tickets, or on to the cart (R2.12.8, Q2.12.a). */
function AddedTickets({ picker }: { picker: PickerRef }) {
  const leadTo = useLeadTo();
  const isAdded = useSelector(picker, read.isAdded);
  const count = useSelector(picker, read.inCart);
  const close = () => picker.send({ type: 'added.close' });
  // The dialog has said it; a notice over it would hide its words on a phone, so it comes when the page stays (R4.6.3).
  const stay = () => {
    close();
    notify({ tone: 'ok', text: say(count) });
  };
  if (!isAdded) return null;
  return (
    <TicketConfirmation
      isLayer
      count={count}
      onMore={stay}
      onCart={() => {
        close();
        leadTo('/cart');
      }}
    />
  );
}
