/** Invariants of tickets and seats of an event: one press is what was chosen, no seat twice, no more than there are. */
import { readChosen } from '../../../../machines/picker/chosenInAddress.ts';
import { seatsIn } from '../../../../src/pages/events/seats/seatAddress.ts';
import type { CartLine } from '../../../../src/contract/orders/cart.ts';
import type { EventPage, SeatsPage } from '../sale/eventPages.ts';
import { eventId, onlyOne, placesOfEach, seatIds, ticketIds } from '../server/events.ts';
import type { Tab } from '../tab.ts';
import { tally } from '../tally.ts';
import { ownerName } from '../who.ts';

type Ticket = Extract<CartLine, { productType: 'event' }>;

const ticketsIn = (tab: Tab): Ticket[] =>
  (tab.cart()?.getSnapshot().context.lines ?? []).flatMap((line) =>
    line.productType === 'event' && line.event_id === eventId ? [line] : [],
  );

const countOf = (lines: readonly Ticket[], id: number): number =>
  lines.reduce((sum, line) => sum + (line.event_ticket_id === id ? line.quantity : 0), 0);

export function watchEvents(tab: Tab): () => string[] {
  const known = new Set<string>();
  /** How many lay in the cart when the page was looked at last. */
  let before: { sale: object; owner: string; counts: readonly number[] } | null = null;
  /** What was told to be in the cart, while it is. */
  let told: readonly number[] = [];

  /** No seat comes into the cart but one that was chosen and free when it was pressed for, and none twice. */
  function seatFaults(): string[] {
    const seats = ticketsIn(tab).filter(({ seat_map_id }) => seat_map_id !== null);
    const found: string[] = [];
    if (new Set(seats.map(({ seat_map_id }) => seat_map_id)).size < seats.length)
      found.push('R5.7.11: a seat lies in the cart twice');
    for (const { id, seat_map_id: seat } of seats) {
      if (known.has(id)) continue;
      known.add(id);
      tally('Q7.6.k: a seat comes into the cart');
      const at = tab.sales.seats.findLastIndex(
        (one) => one.seat === seat && (one.by === 'nobody' || one.by === ownerName(tab)),
      );
      const [press] = at < 0 ? [] : tab.sales.seats.splice(at, 1);
      if (press === undefined) found.push(`Q7.6.k: seat ${seat} came into the cart, and nobody has wanted it`);
      else if (press.isMissing) found.push(`F30: seat ${seat} came into the cart, which somebody else had`);
    }
    return found;
  }

  /** There are no more in the cart than may be. */
  function limitFaults(): string[] {
    const lines = ticketsIn(tab);
    const [standing, meeting] = ticketIds.map((id) => countOf(lines, id));
    if (standing === placesOfEach) tally('I05: all tickets that there are lie in the cart');
    return [
      ...(standing! > placesOfEach ? [`I05: ${standing} tickets of ${placesOfEach} lie in the cart`] : []),
      ...(meeting! > onlyOne ? [`Q4.8.a: ${meeting} tickets lie in the cart, of which each may have one`] : []),
    ];
  }

  function pickerFaults({ sale, params, isWritten }: EventPage): string[] {
    if (sale === null) return [];
    const { quantities, added } = sale.getSnapshot().context;
    const written = JSON.stringify(readChosen(params));
    // What a link asked for beyond what there is stands there until something is chosen.
    const found =
      isWritten && written !== JSON.stringify(quantities)
        ? [`F14: ${JSON.stringify(quantities)} is chosen, and ${written} stands in the address`]
        : [];
    const owner = ownerName(tab);
    const lines = ticketsIn(tab);
    // What the cart's own buttons make more of was not chosen here.
    const untouched = lines.filter(({ id }) => !tab.sales.stepped.has(id));
    const counts = ticketIds.map((id) => countOf(untouched, id));
    if (before?.sale === sale && before.owner === owner)
      for (const [index, id] of ticketIds.entries()) {
        const more = counts[index]! - before.counts[index]!;
        const wanted = tab.sales.tickets?.quantities[id] ?? 0;
        if (more <= 0) continue;
        tally('R4.6.3: tickets come into the cart');
        if (more !== wanted) found.push(`R4.6.3: ${more} tickets came into the cart, and ${wanted} were chosen`);
      }
    before = { sale, owner, counts };
    for (const id of added) {
      if (quantities[id] !== undefined) found.push(`R4.6.3: ticket ${id} is in the cart, and still chosen`);
      if (!told.includes(id) && !lines.some((line) => line.event_ticket_id === id))
        found.push(`R4.6.3: ticket ${id} is told to be in the cart, and is not`);
    }
    if (added.length > 0) tally('R4.6.3: tickets are told to be in the cart');
    told = added;
    return found;
  }

  function planFaults({ sale, params }: SeatsPage): string[] {
    if (sale === null) return [];
    const snapshot = sale.getSnapshot();
    const { chosen, gone, added, inCart, map } = snapshot.context;
    const found: string[] = [];
    if (gone.length > 0) tally('Q7.6.k: a seat is told to be somebody else’s');
    for (const seat of gone) {
      if (chosen.includes(seat)) found.push(`Q7.6.k: seat ${seat} is chosen, and told to be gone`);
      if (seatIds.includes(seat) && !tab.shop.events.isSold(seat))
        found.push(`Q7.6.k: seat ${seat} is told to be gone, and is free`);
    }
    if (map !== null && seatsIn(params).join() !== chosen.join())
      found.push(`F14: seats ${chosen.join()} are chosen, and ${seatsIn(params).join()} stand in the address`);
    if (!snapshot.hasTag('busy'))
      for (const seat of chosen)
        if (inCart.includes(seat)) found.push(`R5.7.11: seat ${seat} is chosen, and lies in the cart`);
    const lines = ticketsIn(tab);
    for (const seat of added)
      if (!told.includes(seat) && !lines.some(({ seat_map_id }) => seat_map_id === seat))
        found.push(`Q7.6.k: seat ${seat} is told to be in the cart, and is not`);
    if (added.length > 0) tally('Q7.6.k: seats are told to be in the cart');
    told = added;
    return found;
  }

  return () => {
    const page = tab.page();
    const found = [...seatFaults(), ...limitFaults()];
    if (page.name === 'event') return [...found, ...pickerFaults(page)];
    if (page.name === 'seats') return [...found, ...planFaults(page)];
    [before, told] = [null, []];
    return found;
  };
}
