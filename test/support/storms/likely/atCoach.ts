/** What somebody is likely to do next who buys a coach's package. */
import * as readBooking from '../../../../machines/trainerBooking/trainerBookingSelectors.ts';
import { isSameHour, soldHours } from '../server/coaches.ts';
import { offeredHours, type CoachPage } from '../sale/coachPage.ts';
import type { Tab } from '../tab.ts';
import { comings, type Likely } from './comings.ts';

export function atCoach(tab: Tab, page: CoachPage): Likely {
  const isCustomer = tab.owner().startsWith('customer');
  const away: Likely = [
    ['leave', 1],
    ['logIn', isCustomer ? 0 : 4],
    ['logInElsewhere', isCustomer ? 3 : 1],
    ...comings,
  ];
  if (page.sale === null) return [['reloadCoach', 4], ...away];
  const snapshot = page.sale.booking.getSnapshot();
  // Its hours are looked at while somebody leaves, and somebody else comes.
  if (readBooking.isBusy(snapshot))
    return [['leaveElsewhere', isCustomer ? 10 : 1], ['refusedElsewhere', isCustomer ? 6 : 1], ...away];
  const { sessions } = readBooking.selection(snapshot);
  const [first] = sessions;
  const isOffered = offeredHours(page).length > 0;
  return [
    ['pressHour', isOffered ? (sessions.length === 0 ? 20 : 6) : 0],
    ['dropHour', sessions.length > 0 ? 2 : 0],
    ['turnWeek', isOffered ? 2 : 10],
    ['lookAtDay', 2],
    ['chooseSessions', 4],
    ['addSessions', sessions.length > 0 ? 20 : 6],
    [
      'rivalSession',
      first === undefined ? 1 : 6,
      Math.max(
        0,
        soldHours.findIndex((hour) => isSameHour(hour, first ?? hour)),
      ),
    ],
    ['openCart', readBooking.isAdded(snapshot) ? 6 : 1],
    ['reload', 2],
    ['reloadCoach', 1],
    // What was told to them is not for whoever comes.
    ['leaveElsewhere', readBooking.isAdded(snapshot) ? 12 : 1],
    ...away,
  ];
}
