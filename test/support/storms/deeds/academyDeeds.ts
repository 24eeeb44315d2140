/** What somebody does who enrols in an academy's programme: package, days, first session, and who comes (R2.2.4, R3.10.4). */
import * as readEnrolment from '../../../../machines/enrolment/enrolmentSelectors.ts';
import { enrolIn, leaveEnrolment, offeredAttendees } from '../sale/academyPage.ts';
import { paidDaysIn, saidPlaces } from '../sale/saidPlaces.ts';
import { programmes, soldPlaces, trainingDays } from '../server/academies.ts';
import type { Tab } from '../tab.ts';
import { ownerName } from '../who.ts';
import { onPage } from './onPage.ts';

/** What a link to the page says: nothing, a programme's dialog, with something chosen in it, or what nobody offers. */
const links = [
  '',
  'enrol=7701',
  'enrol=7701&package=73',
  'enrol=7701&package=72&from=2026-12-02&days=8',
  'enrol=7702',
  'enrol=7701&package=9&from=2026-11-01&days=64',
] as const;
const firstSessions = ['2026-12-02', '2026-12-07', '2026-12-16', '2026-11-30', '2026-12-17'] as const;

const academy = (tab: Tab) => {
  const page = tab.page();
  return page.name === 'academy' ? page : null;
};
export const enrolmentOf = (tab: Tab) => academy(tab)?.sale?.enrolment ?? null;

/** Package, days or first session: what is chosen is theirs. */
const choose = (tab: Tab, event: Parameters<NonNullable<ReturnType<typeof enrolmentOf>>['send']>[0]): void => {
  tab.sales.enrolmentChoices += 1;
  enrolmentOf(tab)?.send(event);
};

export const academyDeeds = {
  openAcademy: onPage((tab, n) => tab.goTo('academy', links[n % links.length])),
  openEnrolment: (tab: Tab, n: number) => {
    const page = academy(tab);
    if (page !== null && page.sale === null) enrolIn(page, programmes[n % 3 === 2 ? 1 : 0].id);
  },
  closeEnrolment: (tab: Tab) => {
    const page = academy(tab);
    if (page !== null) leaveEnrolment(page);
  },
  choosePlaces: (tab: Tab, n: number) =>
    choose(tab, { type: 'package.choose', productId: soldPlaces[n % soldPlaces.length]! }),
  pressTrainingDay: (tab: Tab, n: number) =>
    choose(tab, { type: 'day.toggle', day: trainingDays[n % trainingDays.length]! }),
  chooseFirstSession: (tab: Tab, n: number) =>
    choose(tab, { type: 'start.choose', date: firstSessions[n % firstSessions.length]! }),
  /** One of those who are offered comes, or does not. */
  pressAttendee: (tab: Tab, n: number) => {
    const page = academy(tab);
    if (page === null) return;
    const offered = offeredAttendees(tab.user(), page);
    const attendee = offered[n % Math.max(1, offered.length)];
    if (attendee !== undefined) page.sale?.enrolment.send({ type: 'attendee.toggle', attendee });
  },
  /** What is pressed twice is one wish; without an account, or a price, there is nothing to press. */
  addEnrolment: (tab: Tab) => {
    const enrolment = enrolmentOf(tab);
    const snapshot = enrolment?.getSnapshot();
    if (!enrolment || !snapshot || !tab.owner().startsWith('customer') || !readEnrolment.mayAdd(snapshot)) return;
    const { program, selection, attendees } = snapshot.context;
    const asked = {
      product_id: selection.productId ?? 0,
      start_date: selection.start,
      days: paidDaysIn(program.workshop_program_id, selection),
    };
    if (attendees.length > 0)
      tab.sales.enrolment = {
        said: saidPlaces(tab.shop.academies, asked, attendees),
        by: ownerName(tab),
        isUsed: false,
      };
    enrolment.send({ type: 'enrolment.add' });
    enrolment.send({ type: 'enrolment.add' });
  },
  retryPlaces: (tab: Tab) => enrolmentOf(tab)?.send({ type: 'price.retry' }),
  reloadAcademy: (tab: Tab) => {
    const page = academy(tab);
    for (const actor of [page?.actor, page?.sale?.family?.actor])
      if (actor?.getSnapshot().matches('failed')) actor.send({ type: 'resource.reload' });
  },
} as const;
