import { isOpen } from './siteSelectors.ts';
import type { SiteSnapshot } from './siteMachine.ts';

/** Whether the configuration is up to date, so that selling may begin. */
export const isSettled = (snapshot: SiteSnapshot): boolean =>
  isOpen(snapshot) && !snapshot.matches({ config: { renewing: 'trying' } });

/**
 * Whether the known configuration decides which pages open: it is up to date, or its renewal takes too long; a late
 * answer decides again (T24).
 */
export const isDecided = (snapshot: SiteSnapshot): boolean =>
  isOpen(snapshot) && !snapshot.matches({ config: { renewing: { trying: 'inTime' } } });
