/** The pages of a storm on which something is chosen and put into the cart; they are everybody's. */
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import { openAcademyPage, type AcademyPage } from './academyPage.ts';
import { openCoachPage, type CoachPage } from './coachPage.ts';
import { openEventPage, openSeatsPage, type EventPage, type SeatsPage } from './eventPages.ts';
import type { Portal } from '../portal.ts';

export type SalePage = AcademyPage | CoachPage | EventPage | SeatsPage;

type Started = (actor: ActorRef<Snapshot<unknown>, EventObject>) => void;

export const isSalePage = (page: { name: string }): page is SalePage =>
  ['academy', 'coach', 'event', 'seats'].includes(page.name);

/** Null where it is another page, or may not be opened yet. */
export function openSalePage(running: Portal, name: string, search: string | null, started: Started): SalePage | null {
  if (name === 'academy') return openAcademyPage(running, search, started);
  if (name === 'coach') return openCoachPage(running, search, started);
  if (name === 'event') return openEventPage(running, search, started);
  return name === 'seats' ? openSeatsPage(running, search, started) : null;
}

/** What runs beside the page's first actor. */
export const besideSale = (page: SalePage) => {
  if (page.sale === null) return [];
  if (page.name === 'academy')
    return [page.sale.enrolment, ...(page.sale.family === null ? [] : [page.sale.family.actor])];
  return page.name === 'coach' ? [page.sale.booking, page.sale.hours, page.sale.week] : [page.sale];
};

/** What its address says beside its name, so that a reload leads there again. */
export const searchOf = ({ params }: SalePage): string => params.toString();

/** What is loaded there, under the name that it is told by. */
export const loadedOn = (page: SalePage) => [
  { what: page.name, resource: page.actor },
  ...(page.name === 'coach' && page.sale !== null ? [{ what: 'hours of the coach', resource: page.sale.week }] : []),
  ...(page.name === 'academy' && page.sale !== null && page.sale.family !== null
    ? [{ what: 'family at the academy', resource: page.sale.family.actor }]
    : []),
  ...(page.name === 'seats' && page.sale !== null ? [{ what: 'plan of the seats', resource: page.sale }] : []),
];
