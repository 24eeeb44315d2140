/** The pages of a storm on which something is chosen and put into the cart; they are everybody's. */
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import { openCoachPage, type CoachPage } from './coachPage.ts';
import type { Portal } from '../portal.ts';

export type SalePage = CoachPage;

type Started = (actor: ActorRef<Snapshot<unknown>, EventObject>) => void;

export const isSalePage = (page: { name: string }): page is SalePage => page.name === 'coach';

/** Null where it is another page, or may not be opened yet. */
export const openSalePage = (running: Portal, name: string, search: string | null, started: Started): SalePage | null =>
  name === 'coach' ? openCoachPage(running, search, started) : null;

/** What runs beside the page's first actor. */
export const besideSale = ({ sale }: SalePage) => (sale === null ? [] : [sale.booking, sale.hours, sale.week]);

/** What its address says beside its name, so that a reload leads there again. */
export const searchOf = ({ params }: SalePage): string => params.toString();

/** What is loaded there, under the name that it is told by. */
export const loadedOn = ({ actor, sale }: SalePage) => [
  { what: 'coach', resource: actor },
  ...(sale === null ? [] : [{ what: 'hours of the coach', resource: sale.week }]),
];
