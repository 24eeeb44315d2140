/** Provides the actors of the root machine, and lets its children learn of each other. */
import { fromCallback, fromPromise } from 'xstate';
import { portalMachine, type PortalNews } from '../../machines/portal/portalMachine.ts';
import * as readSite from '../../machines/site/siteSelectors.ts';
import type { SiteSnapshot } from '../../machines/site/siteMachine.ts';
import { provideFor } from '../../machines/shared/provideFor.ts';
import { provideClock } from '../adapters/actors/clockActors.ts';
import { follow } from '../adapters/actors/follow.ts';
import { followSession } from '../adapters/actors/login/followSession.ts';
import { provideSession } from '../adapters/actors/login/sessionActors.ts';
import { provideSite } from '../adapters/actors/siteActors.ts';
import { provideVersion } from '../adapters/actors/versionActors.ts';
import { runningProgress } from '../adapters/storage/booking/runningProgress.ts';
import { whenStill } from '../adapters/device/whenStill.ts';
import { fetchPortalParts, fetchForPress } from './fetching/fetchPortalParts.ts';
import type { FindActor } from './findActor.ts';
import { paint } from './firstPaint.ts';

/** A callback actor that stops what it started. */
const watching = (listen: (tell: (event: PortalNews) => void) => (() => void)[]) =>
  fromCallback<PortalNews, undefined>(({ sendBack }) => {
    const stops = listen(sendBack);
    return () => {
      for (const stop of stops) stop();
    };
  });

/** Code that nobody waits for is loaded after the first screen. */
async function fetchingFor({ isWanted }: { isWanted: boolean }) {
  if (!isWanted) await whenStill();
  return fetchPortalParts();
}

const openConfig = (site: SiteSnapshot) => ({
  config: readSite.isOpen(site) ? readSite.config(site) : null,
});

export function providePortal(find: FindActor) {
  return provideFor(portalMachine)({
    actors: {
      site: provideSite({ paint }),
      version: provideVersion(whenStill),
      clock: provideClock(whenStill),
      session: provideSession(),
      fetchDialogs: fromPromise(async ({ input }) => (await fetchForPress()).fetchDialogs(find, input)),
      fetchLead: fromPromise(async ({ input }) => (await fetchingFor(input)).fetchLead(find, input)),
      fetchSearch: fromPromise(async () => (await fetchForPress()).fetchSearch(find, undefined)),
      fetchCart: fromPromise(async (asked) => (await fetchingFor(asked.input)).fetchCart(find, asked)),
      fetchBooking: fromPromise(async () => (await fetchForPress()).fetchBooking(find, undefined)),
      awaitConnection: fromPromise(async () => (await fetchPortalParts()).awaitConnection()),
      watchSite: watching((tell) => [
        follow(find('site'), openConfig, ({ config }) => {
          if (config !== null) tell({ type: 'site.opened', config });
        }),
      ]),
      watchSession: watching((tell) => {
        const session = find('session');
        const ended = session.on('session.ended', tell);
        // With the booking under way: after a login in between it goes on there.
        const expired = session.on('session.expired', (news) => tell({ ...news, draft: runningProgress.read() }));
        return [
          followSession(session, (user) => tell({ type: 'session.changed', user })),
          () => ended.unsubscribe(),
          () => expired.unsubscribe(),
        ];
      }),
      watchCart: watching((tell) => {
        const cart = find('cart');
        const emptied = cart.on('guest.emptied', tell);
        return [
          () => emptied.unsubscribe(),
          follow(
            cart,
            ({ context: { lines } }) => ({ lines }),
            ({ lines }) => tell({ type: 'cart.changed', lines }),
          ),
        ];
      }),
    },
  });
}
