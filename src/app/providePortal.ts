/** Gives the root machine everything it does in the world, and lets its children hear of each other. */
import { fromCallback, fromPromise } from 'xstate';
import { portalMachine, type PortalNews } from '../../machines/portal/portalMachine.ts';
import type { ActorName, RefTo } from '../../machines/registry.ts';
import { ownerOf } from '../../machines/session/owner.ts';
import * as readSite from '../../machines/site/siteSelectors.ts';
import type { SiteSnapshot } from '../../machines/site/siteMachine.ts';
import { provideClock } from '../adapters/actors/clockActors.ts';
import { follow } from '../adapters/actors/follow.ts';
import { followSession } from '../adapters/actors/login/followSession.ts';
import { provideSession } from '../adapters/actors/login/sessionActors.ts';
import { provideSite } from '../adapters/actors/siteActors.ts';
import { provideVersion } from '../adapters/actors/versionActors.ts';
import { runningProgress } from '../adapters/storage/runningProgress.ts';
import { whenIdle } from '../adapters/device/whenIdle.ts';
import { paint } from './firstPaint.ts';
import { whenCartRuns } from './gates/whenCartRuns.ts';

/** The running actor of that name; its absence is a defect of the chart. */
export type Find = <Name extends ActorName>(name: Name) => RefTo<Name>;

/** A callback actor that stops what it started. */
const watching = (listen: (tell: (event: PortalNews) => void) => (() => void)[]) =>
  fromCallback<PortalNews, undefined>(({ sendBack }) => {
    const stops = listen(sendBack);
    return () => {
      for (const stop of stops) stop();
    };
  });

const afterLoss = () => import('./fetchAgain.ts');

/** Code that somebody waits for, by what is asked. */
const wanted = <TOutput, TQuestion>(load: (question: TQuestion) => Promise<TOutput>) =>
  fromPromise<TOutput, TQuestion>(({ input }) =>
    load(input).catch(async () => (await afterLoss()).fetchAgain(() => load(input))),
  );

const openConfig = (site: SiteSnapshot) => ({
  config: readSite.isOpen(site) ? readSite.config(site) : null,
});

export function providePortal(find: Find) {
  return portalMachine.provide({
    actors: {
      site: provideSite({ paint }),
      version: provideVersion(whenIdle),
      clock: provideClock(whenIdle),
      session: provideSession(),
      // With what shows them: a dialog is there, or has failed and can be had again.
      fetchDialogs: wanted(async ({ wish }) => {
        const [{ provideDialogs }] = await Promise.all([
          import('../adapters/actors/login/dialogActors.ts'),
          wish === 'login' ? whenCartRuns(find('portal')) : null,
          wish === 'login'
            ? import('../pages/login/LoginDialog.tsx')
            : import('../pages/login/passwordReset/PasswordResetDialog.tsx'),
        ]);
        const dialogs = provideDialogs();
        return () => dialogs;
      }),
      fetchLead: wanted(async ({ isWanted }) => {
        if (!isWanted) await whenIdle();
        const [{ provideLead }] = await Promise.all([
          import('../adapters/actors/content/leadActors.ts'),
          import('../pages/lead/LeadOpening.tsx'),
        ]);
        const lead = provideLead(() => find('portal').getSnapshot());
        return { isWanted, machine: () => lead };
      }),
      fetchSearch: wanted(async () => {
        const [{ provideSearch, recentSearches }] = await Promise.all([
          import('../adapters/actors/content/searchActors.ts'),
          import('../pages/search/SearchDialog.tsx'),
        ]);
        const owner = () => ownerOf(find('session').getSnapshot().context.user);
        const machine = provideSearch(owner);
        return () => ({ machine, recent: recentSearches(owner()) });
      }),
      fetchCart: fromPromise(async (asked) => {
        if (!asked.input.isWanted) await whenIdle();
        return (await import('./fetchedCart.ts')).fetchedCart(find, asked);
      }),
      fetchBooking: wanted(async () => {
        const [cart, { provideBooking }] = await Promise.all([
          whenCartRuns(find('portal')),
          import('../adapters/actors/booking/bookingActors.ts'),
          import('../pages/booking/BookingDialog.tsx'),
        ]);
        const booking = provideBooking({ session: find('session'), cart });
        return () => booking;
      }),
      awaitConnection: fromPromise(async () => (await afterLoss()).awaitConnection()),
      watchSite: watching((tell) => [
        follow(find('site'), openConfig, ({ config }) => {
          if (config !== null) tell({ type: 'site.opened', config });
        }),
      ]),
      watchSession: watching((tell) => {
        const session = find('session');
        const ended = session.on('session.ended', tell);
        // What they were booking comes along: a login in between leads back to it.
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
