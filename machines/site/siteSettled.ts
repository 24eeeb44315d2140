import { isOpen } from './siteSelectors.ts';
import type { SiteSnapshot } from './siteMachine.ts';

/** Nothing newer is on its way: what is sold by the operator's rules can begin. */
export const isSettled = (snapshot: SiteSnapshot): boolean =>
  isOpen(snapshot) && !snapshot.matches({ config: { renewing: 'trying' } });

/** Nothing newer is on its way, or it takes its time: what is known says which pages open, and the answer says so anew (T24). */
export const isDecided = (snapshot: SiteSnapshot): boolean =>
  isOpen(snapshot) && !snapshot.matches({ config: { renewing: { trying: 'inTime' } } });
