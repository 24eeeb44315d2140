/** What somebody does who buys tickets of an event, by number or by seat (R4.6.1–3, Q7.6.k, R5.7.11). */
import * as readPicker from '../../../../machines/picker/pickerSelectors.ts';
import * as readSeats from '../../../../machines/seatMap/seatMapSelectors.ts';
import { seatIds, ticketIds } from '../server/events.ts';
import type { Tab } from '../tab.ts';
import { ownerName } from '../who.ts';
import { onPage } from './onPage.ts';

/** What a link to the page says: nothing, or what is chosen, perhaps more than there is. */
const ticketLinks = ['', 'chosen=601x2', 'chosen=601x3.602x1', 'chosen=601x9.602x2'] as const;
const seatLinks = ['', 'seat=901,902', 'seat=903', 'seat=904,905,99'] as const;

export const pickerOf = (tab: Tab) => {
  const page = tab.page();
  return page.name === 'event' ? page.sale : null;
};
export const seatsOf = (tab: Tab) => {
  const page = tab.page();
  return page.name === 'seats' ? page.sale : null;
};

export const eventDeeds = {
  openEvent: onPage((tab, n) => tab.goTo('event', ticketLinks[n % ticketLinks.length])),
  chooseTickets: (tab: Tab, n: number) =>
    pickerOf(tab)?.send({ type: 'quantity.set', id: ticketIds[n % ticketIds.length]!, quantity: (n >> 1) % 6 }),
  /** What is pressed twice is one wish. */
  addTickets: (tab: Tab) => {
    const picker = pickerOf(tab);
    if (picker === null || readPicker.isBusy(picker.getSnapshot())) return;
    const { quantities } = picker.getSnapshot().context;
    tab.sales.tickets = { quantities: { ...quantities }, by: ownerName(tab) };
    picker.send({ type: 'chosen.add' });
    picker.send({ type: 'chosen.add' });
  },
  openSeats: onPage((tab, n) => tab.goTo('seats', seatLinks[n % seatLinks.length])),
  pressSeat: (tab: Tab, n: number) => seatsOf(tab)?.send({ type: 'seat.press', seatId: seatIds[n % seatIds.length]! }),
  findTogether: (tab: Tab, n: number) =>
    seatsOf(tab)?.send({ type: 'together.find', count: 2 + (n % 3), ticketId: null }),
  takeSplit: (tab: Tab) => seatsOf(tab)?.send({ type: 'split.take' }),
  clearSeats: (tab: Tab) => seatsOf(tab)?.send({ type: 'selection.clear' }),
  /** What is pressed twice is one wish. */
  addSeats: (tab: Tab) => {
    const seats = seatsOf(tab);
    if (seats === null || readSeats.isBusy(seats.getSnapshot())) return;
    const { chosen } = seats.getSnapshot().context;
    seats.send({ type: 'seats.add' });
    for (const seat of chosen)
      tab.sales.seats.push({ seat, isMissing: tab.shop.events.isSold(seat), by: ownerName(tab) });
    seats.send({ type: 'seats.add' });
  },
  rivalSeat: (tab: Tab, n: number) => tab.shop.events.rival(seatIds[n % seatIds.length]!),
  reloadEvent: (tab: Tab) => {
    const page = tab.page();
    if (page.name !== 'event' && page.name !== 'seats') return;
    if (page.actor.getSnapshot().matches('failed')) page.actor.send({ type: 'resource.reload' });
    seatsOf(tab)?.send({ type: 'seats.reload' });
  },
} as const;
