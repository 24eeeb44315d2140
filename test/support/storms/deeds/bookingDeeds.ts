/** What a customer does in a booking (R4.4, R4.5): in step 1, in the steps after it, and at its end. */
import * as readBooking from '../../../../machines/booking/bookingSelectors.ts';
import type { ChoosingEvent } from '../../../../machines/booking/choosing/choosingContext.ts';
import type { SellingEvent } from '../../../../machines/booking/selling/sellingContext.ts';
import { nowAtVenue } from '../../../../src/adapters/http/serverTime.ts';
import { offeredCourts, serviceId } from '../server/facilities.ts';
import type { Tab } from '../tab.ts';

/** The day of the lines that come into the cart otherwise, so that bookings meet them, and the day after. */
export const days = ['2026-11-27', '2026-11-28'] as const;
/** Yesterday, and a day that is too far away. */
const otherDays = ['2026-11-21', '2027-01-15'] as const;
const starts = ['18', '19', '20', '21', '17'] as const;

const choose = (tab: Tab, event: ChoosingEvent): void => {
  const booking = tab.booking();
  if (booking !== null && booking.getSnapshot().children.selling === undefined)
    readBooking.choosingOf(booking).send(event);
};
const sell = (tab: Tab, event: SellingEvent): void => tab.booking()?.getSnapshot().children.selling?.send(event);

/** Continue may lead into the cart, at once or after a login: one press, one booking. */
function goOn(tab: Tab): void {
  const booking = tab.booking();
  if (booking === null) return;
  const choosing = readBooking.choosingOf(booking);
  const { selling } = booking.getSnapshot().children;
  if (selling === undefined && choosing.getSnapshot().can({ type: 'step.continue' })) tab.bookings.pressed += 1;
  (selling ?? choosing).send({ type: 'step.continue' });
}

export const bookingDeeds = {
  openBooking: (tab: Tab, n: number) =>
    tab.portal()?.send({ type: 'booking.open', serviceId: n % 4 === 3 ? null : serviceId, now: nowAtVenue() }),
  openPanel: (tab: Tab) => tab.portal()?.send({ type: 'panel.open', serviceId, date: days[0], now: nowAtVenue() }),
  closePanel: (tab: Tab) => tab.portal()?.send({ type: 'panel.close' }),
  chooseDay: (tab: Tab, n: number) =>
    choose(tab, { type: 'date.choose', date: (n % 8 > 5 ? otherDays : days)[n % 2]! }),
  chooseSlot: (tab: Tab, n: number) =>
    choose(tab, { type: 'slot.choose', date: days[n % 2]!, startTime: `${starts[n % starts.length]!}:00:00` }),
  chooseCourt: (tab: Tab, n: number) => choose(tab, { type: 'facility.choose', facilityId: offeredCourts[n % 2]! }),
  findDay: (tab: Tab) => choose(tab, { type: 'freeDay.find' }),
  retryStep: (tab: Tab) => choose(tab, { type: 'step.retry' }),
  goOn,
  goBack: (tab: Tab) => sell(tab, { type: 'step.back' }),
  takeExtra: (tab: Tab, n: number) => sell(tab, { type: 'addon.set', productId: 11, quantity: n % 4 }),
  addExtraNow: (tab: Tab) => sell(tab, { type: 'addon.add', productId: 11 }),
  bookAnother: (tab: Tab) => sell(tab, { type: 'prompt.accept' }),
  bookNoMore: (tab: Tab, n: number) => sell(tab, { type: n % 2 === 0 ? 'prompt.decline' : 'cart.open' }),
  closeBooking: (tab: Tab) => tab.booking()?.send({ type: 'dialog.close' }),
  /** The browser's Back, within the booking. */
  stepBack: (tab: Tab) => tab.booking()?.send({ type: 'stop.visit', stop: 'choosing' }),
  /** All that it takes to have a court in the cart, if nothing is in the way. */
  async book(tab: Tab, n: number): Promise<void> {
    if (tab.portal() === null) return;
    bookingDeeds.openBooking(tab, 0);
    await tab.settle();
    bookingDeeds.chooseDay(tab, n % 2);
    await tab.settle();
    bookingDeeds.chooseSlot(tab, n);
    await tab.settle();
    goOn(tab);
  },
} as const;
