/** What somebody is likely to do next who enrols in an academy's programme. */
import * as readEnrolment from '../../../../machines/enrolment/enrolmentSelectors.ts';
import { offeredAttendees, type AcademyPage } from '../sale/academyPage.ts';
import type { Tab } from '../tab.ts';
import { comings, type Likely } from './comings.ts';

/** @param another whoever is not there */
export function atAcademy(tab: Tab, page: AcademyPage, another: number): Likely {
  const isCustomer = tab.owner().startsWith('customer');
  const away: Likely = [['leave', 1], ...comings];
  if (page.sale === null)
    return [['openEnrolment', page.actor.getSnapshot().context.data === null ? 1 : 20], ['reloadAcademy', 4], ...away];
  const snapshot = page.sale.enrolment.getSnapshot();
  if (readEnrolment.isAdded(snapshot))
    return [
      ['openCart', 6],
      ['closeEnrolment', 8],
      ['reload', 2],
      // What was told to them is not for whoever comes.
      ['leaveElsewhere', 12],
      ['refusedElsewhere', 12],
      ['logInElsewhere', 12, another],
      ...away,
    ];
  const hasAttendees = readEnrolment.attendees(snapshot).length > 0;
  const isOffered = offeredAttendees(tab.user(), page).length > 0;
  return [
    ['choosePlaces', 4],
    ['pressTrainingDay', readEnrolment.priceScreen(snapshot) === 'incomplete' ? 16 : 5],
    ['chooseFirstSession', 5],
    ['pressAttendee', isOffered ? (hasAttendees ? 8 : 40) : 0],
    ['addEnrolment', isCustomer ? (hasAttendees ? 36 : 4) : 0],
    ['retryPlaces', snapshot.matches({ choosing: 'failed' }) ? 8 : 0],
    ['reloadAcademy', isOffered ? 0 : 4],
    // The login is asked for over the dialog.
    ['openDialog', isCustomer ? 0 : 12],
    ['logIn', isCustomer ? 0 : 16],
    ['openRelative', isCustomer ? 1 : 0, 0],
    ['closeEnrolment', 1],
    ['reload', 3],
    // With somebody of their family chosen.
    ['logInElsewhere', hasAttendees ? 6 : 1, another],
    ['refusedElsewhere', hasAttendees ? 5 : 1],
    ...away,
  ];
}
