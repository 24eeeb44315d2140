import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { EventTicket } from '../../../contract/offered/events.ts';
import type { SeatMapRef, SeatMapSnapshot } from '../../../../machines/seatMap/seatMapMachine.ts';
import * as read from '../../../../machines/seatMap/seatMapSelectors.ts';
import type { PlacedSeat } from '../../../../machines/seatMap/seats.ts';
import { toMajor } from '../../../../machines/money/minorUnits.ts';
import { withTax } from '../../../../machines/money/withTax.ts';
import { close } from '../../../art/icons/signs.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { TextLink } from '../../../components/buttons/TextLink.tsx';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { StatusRegion } from '../../../components/signs/StatusRegion.tsx';
import { Note } from '../../../components/signs/Note.tsx';
import { BuyBar, Panel } from '../../../components/dialogs/Panel.tsx';
import { PriceText } from '../../../components/text/PriceText.tsx';
import { Summary, SummaryRow } from '../../../components/bookable/Summary.tsx';
import { TextButton } from '../../../components/buttons/TextButton.tsx';
import { useConfig } from '../../../actors/portalContext.tsx';
import { joined } from '../../../i18n/localName.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { CartRefusal } from '../../../widgets/cart/CartRefusal.tsx';
import { SeatSwatch } from './SeatSwatch.tsx';
import { goneWords, seatWords, seatSectionWords } from './seatWords.ts';

interface ChosenProps {
  seats: SeatMapRef;
  snapshot: SeatMapSnapshot;
}

/** What is chosen, in words, with its sum; and everything that is to be said of it. */
export function ChosenSeats({ seats, snapshot }: ChosenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { context } = snapshot;
  const chosen = read.seatsAt(context, context.chosen);
  const tickets = read.tickets(snapshot);
  const giveUp = (seatId: number) => {
    seats.send({ type: 'seat.press', seatId });
    // The button that was pressed is gone.
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <Panel corners className="chosen">
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Your seats</Trans>
      </h2>
      <Told {...{ seats, snapshot }} />
      {chosen.length === 0 ? (
        <p className="meta">
          <Trans>Choose seats on the plan or in the list, or let us seat you together.</Trans>
        </p>
      ) : (
        <>
          <ul className="lines">
            {chosen.map((place) => (
              <ChosenSeat
                key={place.seat.seat_map_id}
                {...{ place, tickets }}
                isBusy={read.isBusy(snapshot)}
                onGiveUp={() => giveUp(place.seat.seat_map_id)}
              />
            ))}
          </ul>
          <Sum {...{ snapshot }} />
          <AddButton full {...{ seats, snapshot }} />
          <p className="fine">
            <Trans>The seats are yours once the order is placed; a cart does not hold them. Prices include VAT.</Trans>
          </p>
        </>
      )}
    </Panel>
  );
}

interface ChosenSeatProps {
  place: PlacedSeat;
  tickets: readonly EventTicket[];
  isBusy: boolean;
  onGiveUp: () => void;
}

function ChosenSeat({ place, tickets, isBusy, onGiveUp }: ChosenSeatProps) {
  const { t, i18n } = useLingui();
  const { currency } = useConfig().venue;
  const ticket = tickets.find(({ event_ticket_id }) => event_ticket_id === place.seat.event_ticket_id);
  const name = seatWords(i18n, place);
  return (
    <li>
      <SeatSwatch as="mine" />
      <span>
        <b>{name}</b>
        <span className="fine">
          {seatSectionWords(i18n, place.section)}
          {ticket && ticket.name !== place.section.name ? (
            <>
              {' · '}
              <LocalText of={ticket} />
            </>
          ) : null}
        </span>
      </span>
      {ticket ? <PriceText amount={withTax(ticket)} currency={currency} /> : null}
      <IconButton icon={close} label={t`Give up ${name}`} disabled={isBusy} onClick={onGiveUp} />
    </li>
  );
}

function Sum({ snapshot }: { snapshot: SeatMapSnapshot }) {
  const { currency } = useConfig().venue;
  const count = snapshot.context.chosen.length;
  return (
    <Summary>
      <SummaryRow look="grand" label={<Plural value={count} one="# seat" other="# seats" />}>
        <PriceText amount={toMajor(read.total(snapshot, currency), currency)} currency={currency} />
      </SummaryRow>
    </Summary>
  );
}

function AddButton({ seats, snapshot, full }: ChosenProps & { full?: boolean }) {
  const isBusy = read.isBusy(snapshot);
  return (
    <Button variant="cta" size="l" full={full} busy={isBusy} onClick={() => seats.send({ type: 'seats.add' })}>
      <Trans>Add to cart</Trans>
    </Button>
  );
}

/** On phones: the sum, and the way on. */
export function ChosenBar({ seats, snapshot }: ChosenProps) {
  const { currency } = useConfig().venue;
  const count = snapshot.context.chosen.length;
  if (count === 0) return null;
  return (
    <BuyBar>
      <span>
        <PriceText amount={toMajor(read.total(snapshot, currency), currency)} currency={currency} />
        <span className="fine">
          <Plural value={count} one="# seat" other="# seats" />
        </span>
      </span>
      <AddButton {...{ seats, snapshot }} />
    </BuyBar>
  );
}

/** What became of the last wish; a refusal is read out, and so is what was found. */
function Told({ seats, snapshot }: ChosenProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { context } = snapshot;
  const { together, problem } = context;
  const gone = read.seatsAt(context, context.gone);
  const alone = read.seatsAt(context, read.lone(snapshot));
  const added = read.seatsAt(context, context.added);
  const seatsOf = (places: readonly PlacedSeat[]) => joined(locale, ...places.map((place) => seatWords(i18n, place)));
  const [one = 0, other = 0] = together?.kind === 'split' ? together.groups.map(({ length }) => length) : [];
  const wanted = together?.wanted.count ?? 0;
  return (
    <>
      {/* The notice at the bottom reads it out. */}
      {gone.length > 0 ? <Note tone="warn">{goneWords(i18n, locale, gone)}</Note> : null}
      {problem ? <CartRefusal problem={problem} onAgain={() => seats.send({ type: 'seats.add' })} /> : null}
      <StatusRegion className="stack">
        {together?.kind === 'whole' ? (
          <p className="hint ok">
            <Plural value={wanted} one="The nearest seat" other="The nearest # together" />
          </p>
        ) : null}
        {together?.kind === 'split' ? (
          <Note>
            <p>
              <Trans>
                No {wanted} side by side there. {one} and {other} near each other?
              </Trans>
            </p>
            <TextButton disabled={read.isBusy(snapshot)} onClick={() => seats.send({ type: 'split.take' })}>
              <Trans>
                Take {one} and {other}
              </Trans>
            </TextButton>
          </Note>
        ) : null}
        {together?.kind === 'none' ? (
          <Note>
            <Trans>There are not so many seats left there. Try fewer, or somewhere else.</Trans>
          </Note>
        ) : null}
        {alone.length > 0 ? (
          <Note tone="warn">
            <Plural
              value={alone.length}
              one="This leaves a single seat between others, which is hard to sell:"
              other="This leaves # single seats between others, which are hard to sell:"
            />{' '}
            {seatsOf(alone)}
          </Note>
        ) : null}
        {added.length > 0 ? (
          <Note tone="ok">
            <p>
              <b>
                <Trans>In your cart</Trans>
              </b>
              {': '}
              {seatsOf(added)}
            </p>
            <TextLink to="/cart">
              <Trans>Go to cart</Trans>
            </TextLink>
          </Note>
        ) : null}
      </StatusRegion>
    </>
  );
}
