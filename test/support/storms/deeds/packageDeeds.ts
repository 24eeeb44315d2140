/** What a customer does to give a paid session its hour (Q3.6.d, Q7.6.m). */
import { isSessionBooked, mayBookSession } from '../../../../machines/sessionBooking/sessionBookingRules.ts';
import { shownPackage } from '../packagePage.ts';
import { coachHours } from '../server/packages.ts';
import type { Tab } from '../tab.ts';
import { onPage } from './onPage.ts';

const open = (tab: Tab) => {
  const page = tab.page();
  const shown = page.name === 'package' ? shownPackage(page) : null;
  if (page.name !== 'package' || page.scheduling === null || shown === null || !mayBookSession(shown)) return null;
  return { page, shown, scheduling: page.scheduling };
};
const hourAt = (n: number) => coachHours[n % coachHours.length]!;

export const packageDeeds = {
  /** By its address, also that of somebody else's. */
  openPackage: onPage((tab, n) => tab.goTo('package', String(7501 + (n % 2)))),
  chooseHour: (tab: Tab, n: number) => {
    const own = open(tab);
    if (own === null || isSessionBooked(own.shown, hourAt(n))) return;
    own.scheduling.send({ type: 'session.choose', session: hourAt(n) });
  },
  removeHour: (tab: Tab) => open(tab)?.scheduling.send({ type: 'session.remove' }),
  /** What is pressed twice is one wish. */
  bookHour: (tab: Tab) => {
    const own = open(tab);
    if (own?.scheduling.getSnapshot().matches('choosing') !== true) return;
    const { bookingId, chosen } = own.scheduling.getSnapshot().context;
    own.scheduling.send({ type: 'session.book' });
    if (own.scheduling.getSnapshot().matches('booking'))
      tab.scheduled.push({ id: bookingId, hour: { ...chosen! }, isSent: false });
    own.scheduling.send({ type: 'session.book' });
  },
  rivalHour: (tab: Tab, n: number) => tab.shop.packages.rival(hourAt(n)),
  reloadPackage: (tab: Tab) => {
    const page = tab.page();
    if (page.name === 'package') page.actor.send({ type: 'resource.reload' });
  },
} as const;
