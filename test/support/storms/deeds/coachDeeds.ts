/** What somebody does who buys a coach's package, with hours or without (R2.1.7, R3.6.6, Q3.6.d). */
import * as readBooking from '../../../../machines/trainerBooking/trainerBookingSelectors.ts';
import { isAmong } from '../../../../machines/trainerBooking/trainerSessions.ts';
import { offeredHours, type CoachPage } from '../sale/coachPage.ts';
import { soldHours, soldPackages } from '../server/coaches.ts';
import type { Tab } from '../tab.ts';
import { ownerName } from '../who.ts';
import { onPage } from './onPage.ts';

/** What a link to the page says: nothing, the second week, the last that may be looked at, and a package with hours. */
const links = [
  '',
  'week=1',
  'day=2027-01-18',
  'package=8102&at=2026-12-01T09:00_2026-12-02T17:00&day=2026-12-01',
] as const;

const coach = (tab: Tab): (CoachPage & { sale: NonNullable<CoachPage['sale']> }) | null => {
  const page = tab.page();
  return page.name === 'coach' && page.sale !== null ? (page as never) : null;
};

export const coachDeeds = {
  openCoach: onPage((tab, n) => tab.goTo('coach', links[n % links.length])),
  chooseSessions: (tab: Tab, n: number) =>
    coach(tab)?.sale.booking.send({ type: 'package.choose', packageId: soldPackages[n % soldPackages.length]! }),
  /** One of those that stand there: it is chosen, or taken back. */
  pressHour: (tab: Tab, n: number) => {
    const page = coach(tab);
    if (page === null) return;
    const offered = offeredHours(page);
    const session = offered[n % Math.max(1, offered.length)];
    if (session === undefined) return;
    const isChosen = isAmong(readBooking.selection(page.sale.booking.getSnapshot()).sessions, session);
    page.sale.booking.send({ type: isChosen ? 'session.remove' : 'session.choose', session });
  },
  /** By the cross behind it. */
  dropHour: (tab: Tab, n: number) => {
    const booking = coach(tab)?.sale.booking;
    const { sessions = [] } = booking === undefined ? {} : readBooking.selection(booking.getSnapshot());
    const session = sessions[n % Math.max(1, sessions.length)];
    if (session !== undefined) booking?.send({ type: 'session.remove', session });
  },
  /** What is pressed twice is one wish. */
  addSessions: (tab: Tab) => {
    const booking = coach(tab)?.sale.booking;
    if (booking === undefined || readBooking.isBusy(booking.getSnapshot())) return;
    const { packageId, sessions } = readBooking.selection(booking.getSnapshot());
    booking.send({ type: 'package.add' });
    tab.sales.coach.push({
      packageId: packageId!,
      sessions: [...sessions],
      missing: sessions.filter((session) => !tab.shop.coaches.isFree(session)),
      by: ownerName(tab),
    });
    booking.send({ type: 'package.add' });
  },
  rivalSession: (tab: Tab, n: number) => tab.shop.coaches.rival(soldHours[n % soldHours.length]!),
  turnWeek: (tab: Tab, n: number) => coach(tab)?.sale.hours.send({ type: n % 3 === 0 ? 'week.before' : 'week.after' }),
  lookAtDay: (tab: Tab, n: number) =>
    coach(tab)?.sale.hours.send({ type: 'day.choose', date: soldHours[n % soldHours.length]!.date }),
  reloadCoach: (tab: Tab) => {
    const page = tab.page();
    if (page.name !== 'coach') return;
    for (const actor of [page.actor, page.sale?.week])
      if (actor?.getSnapshot().matches('failed')) actor.send({ type: 'resource.reload' });
  },
} as const;
