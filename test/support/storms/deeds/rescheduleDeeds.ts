/** What a customer does to give their booking another time (R2.2.8, Q2.2.b). */
import * as readReschedule from '../../../../machines/reschedule/rescheduleSelectors.ts';
import { offeredCourts } from '../server/facilities.ts';
import type { Place } from '../server/hadOrders.ts';
import type { Tab } from '../tab.ts';
import { days } from './bookingDeeds.ts';
import { hadOrderIds } from './cancellationDeeds.ts';
import { onPage } from './onPage.ts';

/** Those on which other things are booked, and that of the first customer. */
export const newDays = [...days, '2026-11-29'] as const;
const newStarts = ['18', '19', '20', '21'] as const;

const reschedule = (tab: Tab) => {
  const page = tab.page();
  return page.name === 'reschedule' ? page.actor : undefined;
};

/** The time that is chosen, as the server names it. */
export function chosenPlace(tab: Tab): Place | null {
  const chosen = reschedule(tab)?.getSnapshot().context.chosen ?? null;
  return chosen && { date: chosen.date, start_time: chosen.start_time, facility_id: chosen.facilityId };
}

export const rescheduleDeeds = {
  /** By its address, also that of somebody else's. */
  openReschedule: onPage((tab, n) => tab.goTo('reschedule', String(hadOrderIds[n % hadOrderIds.length]))),
  chooseNewDay: (tab: Tab, n: number) =>
    reschedule(tab)?.send({ type: 'date.choose', date: newDays[n % newDays.length]! }),
  chooseNewSlot: (tab: Tab, n: number) => {
    const actor = reschedule(tab);
    if (actor === undefined) return;
    const startTime = `${newStarts[n % newStarts.length]!}:00:00`;
    const facilityId = n < 4 ? {} : { facilityId: offeredCourts[n % 2]! };
    actor.send({ type: 'slot.choose', date: actor.getSnapshot().context.date, startTime, ...facilityId });
  },
  chooseNewCourt: (tab: Tab, n: number) =>
    reschedule(tab)?.send({ type: 'facility.choose', facilityId: offeredCourts[n % 2]! }),
  /** What is pressed twice is one wish. */
  confirmMove: (tab: Tab) => {
    const actor = reschedule(tab);
    const to = chosenPlace(tab);
    if (actor === undefined || to === null || readReschedule.isMoving(actor.getSnapshot())) return;
    actor.send({ type: 'reschedule.confirm' });
    if (readReschedule.isMoving(actor.getSnapshot()))
      tab.movings.push({ id: actor.getSnapshot().context.bookingId, to, isSent: false });
    actor.send({ type: 'reschedule.confirm' });
  },
  retryMove: (tab: Tab) => reschedule(tab)?.send({ type: 'step.retry' }),
  /** Somebody is faster. */
  rivalAtNew: (tab: Tab) => {
    const place = chosenPlace(tab);
    if (place !== null) tab.shop.rival(`${place.facility_id} ${place.date} ${place.start_time}`);
  },
  /** The same customer moves one on another device. */
  moveElsewhere: (tab: Tab, n: number) => {
    const account = [...tab.shop.accounts.values()].find(({ id }) => `customer ${id}` === tab.owner());
    const to = {
      date: newDays[n % newDays.length]!,
      start_time: `${newStarts[n % newStarts.length]!}:00:00`,
      facility_id: offeredCourts[n % 2]!,
    };
    if (account !== undefined) tab.shop.had.moveElsewhere(account, n, to);
  },
} as const;
