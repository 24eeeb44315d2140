import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { EventTicket } from '../../../contract/offered/events.ts';
import {
  freeIn,
  isMineIn,
  offeredSeats,
  rowsOf,
  sectionsFor,
  ticketOfSection,
} from '../../../../machines/seatMap/listedSeats.ts';
import { seatNumber, type Mine, type SeatRow, type SeatSection } from '../../../../machines/seatMap/seats.ts';
import { withTax } from '../../../../machines/money/withTax.ts';
import { down } from '../../../art/icons/signs.ts';
import { Checkbox } from '../../../components/choices/Checkbox.tsx';
import { CheckChip } from '../../../components/choices/CheckChip.tsx';
import { Chips } from '../../../components/choices/Chips.tsx';
import { classNames } from '../../../components/classNames.ts';
import { Icon } from '../../../components/pictures/Icon.tsx';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { PriceText } from '../../../components/text/PriceText.tsx';
import { useConfig } from '../../../actors/portalContext.tsx';
import type { SeatMap } from '../../../contract/offered/events.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { categoryOf } from './categories.ts';
import { SeatSwatch } from './SeatSwatch.tsx';
import { inCartWords, seatWords, seatSectionWords } from './seatWords.ts';

interface SeatListProps {
  map: SeatMap;
  tickets: readonly EventTicket[];
  mine: Mine;
  /** What is chosen is on its way into the cart: nothing else can be. */
  isBusy: boolean;
  /** Of which ticket seats are shown; null is all. */
  ticketId: number | null;
  onTicket: (ticketId: number | null) => void;
  onPress: (seatId: number) => void;
}

const all = 'all';

/** The same seats in words, block by block and row by row: the equal of the plan (Q7.6.k). */
export function SeatList({ map, tickets, mine, isBusy, ticketId, onTicket, onPress }: SeatListProps) {
  const [onlyPairs, setOnlyPairs] = useState(false);
  return (
    <div>
      <div className="row lfilter">
        <Chips
          legend={<Trans>Which seats</Trans>}
          legendHidden
          value={ticketId === null ? all : String(ticketId)}
          onChange={(value) => onTicket(value === all ? null : Number(value))}
          options={[
            { value: all, label: <Trans>All seats</Trans> },
            ...tickets.map((ticket) => ({
              value: String(ticket.event_ticket_id),
              label: <LocalText of={ticket} />,
            })),
          ]}
        />
        <Checkbox checked={onlyPairs} onChange={setOnlyPairs}>
          <Trans>Only rows with two side by side</Trans>
        </Checkbox>
      </div>
      <div className="lines lblks">
        {sectionsFor(map, ticketId).map((section) => (
          <ListedSection key={section.name} {...{ section, tickets, mine, isBusy, onlyPairs, onPress }} />
        ))}
      </div>
    </div>
  );
}

interface SectionProps extends Pick<SeatListProps, 'tickets' | 'mine' | 'isBusy' | 'onPress'> {
  section: SeatSection;
  onlyPairs: boolean;
}

function ListedSection({ section, tickets, mine, isBusy, onlyPairs, onPress }: SectionProps) {
  const { i18n } = useLingui();
  const { currency } = useConfig().venue;
  const left = freeIn(section, mine);
  const isMineHere = isMineIn(section, mine);
  // Only the blocks that are open are built: two thousand buttons at once would be slow.
  const [isOpen, setIsOpen] = useState(isMineHere);
  const ticketId = ticketOfSection(section);
  const ticket = tickets.find(({ event_ticket_id }) => event_ticket_id === ticketId);
  const name = seatSectionWords(i18n, section);
  return (
    <details
      className={classNames('lblk', left === 0 && !isMineHere && 'is-out')}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <SeatSwatch as={categoryOf(tickets, ticketId)} />
        <span className="lblk__n">
          <b>{name}</b>
          {ticket && ticket.name !== section.name ? (
            <span className="fine">
              <LocalText of={ticket} />
            </span>
          ) : null}
        </span>
        <span className="lblk__left">
          {left === 0 ? <Trans>sold out</Trans> : <Plural value={left} one="# seat left" other="# seats left" />}
        </span>
        {ticket ? <PriceText amount={withTax(ticket)} currency={currency} /> : <span />}
        <Icon of={down} />
      </summary>
      {isOpen ? (
        <div className="lrows">
          {rowsOf(section, mine, onlyPairs).map((row) => (
            <ListedRow key={row.name} {...{ row, mine, isBusy, onPress }} />
          ))}
        </div>
      ) : null}
    </details>
  );
}

interface RowProps extends Pick<SeatListProps, 'mine' | 'isBusy' | 'onPress'> {
  row: SeatRow;
}

function ListedRow({ row, mine, isBusy, onPress }: RowProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { name } = row;
  const shown = offeredSeats(row, mine);
  return (
    <fieldset className="lrow" disabled={isBusy}>
      <legend>
        <Trans>Row {name}</Trans>
      </legend>
      <div className="lrow__s">
        {shown.length === 0 ? (
          <span className="fine">
            <Trans>No free seat</Trans>
          </span>
        ) : null}
        {shown.map(({ seat, isMine, isInCart }) => (
          <CheckChip
            key={seat.seat_map_id}
            className={isMine ? 'chip--mine' : undefined}
            checked={isMine}
            aria-label={isInCart ? inCartWords(i18n, locale, { seat, row }) : seatWords(i18n, { seat, row })}
            onChange={() => onPress(seat.seat_map_id)}
          >
            <bdi className="num">{seatNumber(seat)}</bdi>
          </CheckChip>
        ))}
      </div>
    </fieldset>
  );
}
