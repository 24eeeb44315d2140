/** When the storm is over, what is sold on a page comes into the cart, or its customer is told why not (I24). */
import * as readBooking from '../../../../machines/trainerBooking/trainerBookingSelectors.ts';
import * as readEnrolment from '../../../../machines/enrolment/enrolmentSelectors.ts';
import { offeredAttendees } from './academyPage.ts';
import { weekOf } from './coachPage.ts';
import { academyDeeds } from '../deeds/academyDeeds.ts';
import { coachDeeds } from '../deeds/coachDeeds.ts';
import { eventDeeds } from '../deeds/eventDeeds.ts';
import { seatIds } from '../server/events.ts';
import type { Tab } from '../tab.ts';
import type { ClearUp } from '../waysOutOfOwn.ts';

/** The hours of the coach come, and a package into the cart (R3.6.6). */
export async function training(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  const page = tab.page();
  if (page.name !== 'coach') return [];
  coachDeeds.reloadCoach(tab);
  await clearUp(tab);
  if (page.sale === null) return ['I24: a coach does not come'];
  const { booking, week } = page.sale;
  const days = week.getSnapshot().context.data as readonly { date: string }[] | null;
  if (days?.[0]?.date !== weekOf(page, page.sale)) return ['I24: the hours of a coach do not come'];
  coachDeeds.addSessions(tab);
  await clearUp(tab);
  const isTold = readBooking.isAdded(booking.getSnapshot()) || readBooking.problem(booking.getSnapshot()) !== null;
  return isTold || tab.page() !== page ? [] : ['I24: a package does not come into the cart, and nobody says why'];
}

/** Places in a programme come into the cart, or their customer is told why not, or to log in (R2.2.4, R7.3.7). */
export async function enrolling(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  const page = tab.page();
  if (page.name !== 'academy') return [];
  academyDeeds.reloadAcademy(tab);
  await clearUp(tab);
  academyDeeds.closeEnrolment(tab);
  academyDeeds.openEnrolment(tab, 0);
  await clearUp(tab);
  const { sale } = page;
  if (sale === null) return ['I24: the dialog to enrol does not open'];
  if (!readEnrolment.mayAdd(sale.enrolment.getSnapshot())) return ['I24: the price of a programme does not come'];
  if (!tab.owner().startsWith('customer')) return [];
  if (offeredAttendees(tab.user(), page).length === 0) return ['I24: a family does not come'];
  academyDeeds.pressAttendee(tab, 0);
  academyDeeds.addEnrolment(tab);
  await clearUp(tab);
  const snapshot = sale.enrolment.getSnapshot();
  return readEnrolment.isAdded(snapshot) || readEnrolment.refusal(snapshot) !== null || tab.page() !== page
    ? []
    : ['I24: places in a programme do not come into the cart, and nobody says why'];
}

/** Tickets come into the cart, or their customer is told why not (R4.6.3). */
async function ticketing(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  const page = tab.page();
  if (page.name !== 'event') return [];
  if (page.sale === null) return ['I24: an event does not come'];
  // Nothing is no wish.
  eventDeeds.chooseTickets(tab, 2);
  const { quantities, problem } = page.sale.getSnapshot().context;
  if (Object.keys(quantities).length === 0) return problem === null ? ['I24: no ticket can be chosen'] : [];
  eventDeeds.addTickets(tab);
  await clearUp(tab);
  const after = page.sale.getSnapshot().context;
  return after.added.length > 0 || after.problem !== null || tab.page() !== page
    ? []
    : ['I24: tickets do not come into the cart, and nobody says why'];
}

/** A seat that is free comes into the cart, or its customer is told why not (Q7.6.k). */
async function seating(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  const page = tab.page();
  if (page.name !== 'seats') return [];
  if (page.sale === null || !page.sale.getSnapshot().matches('open'))
    return ['I24: the plan of the seats does not come'];
  eventDeeds.clearSeats(tab);
  const { inCart } = page.sale.getSnapshot().context;
  const free = seatIds.findIndex((seat) => !tab.shop.events.isSold(seat) && !inCart.includes(seat));
  if (free < 0) return [];
  eventDeeds.pressSeat(tab, free);
  eventDeeds.addSeats(tab);
  await clearUp(tab);
  const { added, gone, problem } = page.sale.getSnapshot().context;
  return added.length > 0 || gone.length > 0 || problem !== null || tab.page() !== page
    ? []
    : ['I24: a seat does not come into the cart, and nobody says why'];
}

/** An event answers, and what is sold there comes into the cart. */
export async function visiting(tab: Tab, clearUp: ClearUp): Promise<string[]> {
  eventDeeds.reloadEvent(tab);
  await clearUp(tab);
  return [...(await ticketing(tab, clearUp)), ...(await seating(tab, clearUp))];
}
