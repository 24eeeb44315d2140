/** Invariants of waiting: nothing is busy for ever, and what a lost connection has stopped is asked for again (I24, F03). */
import * as readBooking from '../../../../machines/booking/bookingSelectors.ts';
import * as readChoosing from '../../../../machines/booking/choosing/choosingSelectors.ts';
import type { Problem } from '../../../../machines/shared/problem.ts';
import { mayPass } from '../../../../machines/shared/problemKind.ts';
import { besides, isOwnPage } from '../ownPages.ts';
import { besideSale, isSalePage, loadedOn } from '../sale/salePages.ts';
import type { Page } from '../pages.ts';
import type { Tab } from '../tab.ts';
import { tally } from '../tally.ts';

interface Running {
  getSnapshot(): unknown;
}
interface Seen {
  value?: unknown;
  hasTag?(tag: string): boolean;
  children?: Record<string, Running | undefined>;
}

/** Whether something is under way in it, or in what it has begun. */
export function isBusyIn(actor: Running | null | undefined): boolean {
  const snapshot = (actor?.getSnapshot() ?? {}) as Seen;
  const { children = {} } = snapshot;
  // Whoever is asked whether it is them has something to press, while the form behind it is busy.
  if ((children['arrival']?.getSnapshot() as Seen | undefined)?.value === 'confirming') return false;
  return snapshot.hasTag?.('busy') === true || Object.values(children).some(isBusyIn);
}

/** Whether something is under way on the page that is open. */
export const isPageBusy = (tab: Tab): boolean => {
  const page = tab.page();
  return [
    ...('actor' in page ? [page.actor] : []),
    ...(isOwnPage(page) ? besides(page) : []),
    ...(isSalePage(page) ? besideSale(page) : []),
  ].some(isBusyIn);
};

type Loading = Extract<
  Page,
  {
    name:
      | 'profile'
      | 'family'
      | 'bookings'
      | 'cancellation'
      | 'reschedule'
      | 'memberships'
      | 'thread'
      | 'package'
      | 'form'
      | 'cards'
      | 'invite'
      | 'tickets';
  }
>;

function isPageFailed(page: Page): page is Loading {
  if (page.name === 'bookings') return page.actor.getSnapshot().matches({ loggedIn: 'failed' });
  if (page.name === 'reschedule') {
    const snapshot = page.actor.getSnapshot();
    return snapshot.matches('failed') || snapshot.matches({ choosing: 'dayFailed' });
  }
  if (page.name === 'thread') return page.actor.getSnapshot().matches('failed');
  if (page.name === 'memberships') return page.actor.getSnapshot().matches('failed');
  if (page.name === 'cancellation') return page.actor.getSnapshot().matches('failed');
  if (page.name === 'form' || page.name === 'cards') return page.actor.getSnapshot().matches('failed');
  if (page.name === 'invite') return page.actor.getSnapshot().matches('failed');
  if (page.name === 'tickets') return page.actor.getSnapshot().matches('failed');
  if (page.name === 'package') return page.actor.getSnapshot().matches('failed');
  return (page.name === 'profile' || page.name === 'family') && page.actor.getSnapshot().matches('failed');
}

interface Failure {
  what: string;
  problem: Problem | null;
}

/** What a page, the search or a booking has failed to load. */
export function failuresOf(tab: Tab): Failure[] {
  const [page, search, booking] = [tab.page(), tab.search()?.getSnapshot(), tab.booking()];
  const found: Failure[] = [];
  if (isPageFailed(page)) found.push({ what: page.name, ...page.actor.getSnapshot().context });
  if (isSalePage(page))
    for (const { what, resource } of loadedOn(page))
      if (resource.getSnapshot().matches('failed')) found.push({ what, ...resource.getSnapshot().context });
  if (page.name === 'academy' && page.sale?.enrolment.getSnapshot().matches({ choosing: 'failed' }))
    found.push({ what: 'price of a programme', ...page.sale.enrolment.getSnapshot().context });
  if (search?.status === 'active' && search.matches({ open: { answer: 'failed' } }))
    found.push({ what: 'search', ...search.context });
  const choosing = booking?.getSnapshot().status === 'active' ? readBooking.choosingOf(booking).getSnapshot() : null;
  if (choosing !== null && readChoosing.mayRetry(choosing)) found.push({ what: 'booking', ...choosing.context });
  return found.filter(({ problem }) => problem !== null && mayPass(problem));
}

/** In milliseconds: what a lost connection has stopped is asked for again within it, and nothing is busy for so long alone. */
const longestPause = 15_000;
const longestWork = 60_000;

export function watchTime(tab: Tab): () => string[] {
  /** By what lasts: a failure by its problem, as another question may fail as well. */
  let since = new Map<string | Problem, number>();

  return () => {
    const found: string[] = [];
    const now = new Map<string | Problem, number>();
    const lasts = (what: string | Problem): number => {
      const begun = since.get(what) ?? Date.now();
      now.set(what, begun);
      return Date.now() - begun;
    };
    const page = tab.page();
    for (const { what, problem } of failuresOf(tab)) {
      tally(`F03: ${what} without a connection`);
      // A step of the clock may be half a minute long.
      if (problem !== null && lasts(problem) > longestPause + 31_000)
        found.push(`F03: after “${problem.code}” nothing is asked for again by the ${what}`);
    }
    const isWorking =
      [tab.login(), tab.reset(), tab.search(), tab.lead()].some(isBusyIn) || (page.name !== 'cart' && isPageBusy(tab));
    if (isWorking && tab.wire.waiting() === 0) {
      tally('I24: something is busy, and nothing is asked');
      if (lasts('work') > longestWork) found.push(`I24: ${page.name} is busy, and nobody is asked`);
    }
    since = now;
    return found;
  };
}
