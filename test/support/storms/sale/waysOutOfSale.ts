/** When the storm is over, what is sold on a page comes into the cart, or its customer is told why not (I24). */
import * as readBooking from '../../../../machines/trainerBooking/trainerBookingSelectors.ts';
import { weekOf } from './coachPage.ts';
import { coachDeeds } from '../deeds/coachDeeds.ts';
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
