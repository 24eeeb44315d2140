/** Invariants of sessions that get their hour: one for each press, and told as the server has it (Q3.6.d, Q7.6.m, T06). */
import { shownPackage } from '../packagePage.ts';
import type { Tab } from '../tab.ts';
import { tally } from '../tally.ts';
import { ownerName } from '../who.ts';

export function packageFaults(tab: Tab): string[] {
  const page = tab.page();
  if (page.name !== 'package') return [];
  const found: string[] = [];
  const here = ownerName(tab);
  const shown = shownPackage(page);
  if (shown !== null && !shown.name.endsWith(here)) found.push(`T06: ${here} sees “${shown.name}”`);
  const { booked, taken } = page.scheduling?.getSnapshot().context ?? { booked: null, taken: [] };
  if (booked !== null) {
    tally('Q3.6.d: a session is told to have its hour');
    if (!tab.shop.packages.has(here, booked))
      found.push(`Q3.6.d: ${booked.start_time} is told to be booked, and is not`);
  }
  if (taken.length > 0) tally('Q3.6.d: an hour is told to be somebody else’s');
  for (const hour of taken)
    if (tab.shop.packages.has(here, hour))
      found.push(`Q3.6.d: ${hour.start_time} is told to be somebody else’s, and is their own`);
  return found;
}
