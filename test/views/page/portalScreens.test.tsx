// @vitest-environment jsdom
/** What is around and over the pages, in each situation: of the portal, and of a page being loaded. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import {
  matchRoutes,
  MemoryRouter,
  Outlet,
  Route,
  Routes,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  type RouteObject,
} from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, vi } from 'vitest';
import { createActor, createMachine, SimulatedClock, type AnyActorRef, type AnyEventObject } from 'xstate';
import type { HistoryEntry } from '../../../machines/pageChange/pageChangeRules.ts';
import type { PortalEvent, PortalInput } from '../../../machines/portal/portalEvents.ts';
import { portalMachine } from '../../../machines/portal/portalMachine.ts';
import { siteMachine } from '../../../machines/site/siteMachine.ts';
import { PortalProvider } from '../../../src/actors/portalContext.tsx';
import { startRouter, type Router } from '../../../src/app/address/pageRouter.ts';
import { RouterView } from '../../../src/app/address/RouterView.tsx';
import { CartGate } from '../../../src/app/gates/CartGate.tsx';
import { SiteGate } from '../../../src/app/gates/SiteGate.tsx';
import { whenCartRuns } from '../../../src/app/gates/whenCartRuns.ts';
import { OverPage } from '../../../src/app/OverPage.tsx';
import { activateLocale } from '../../../src/i18n/locale.ts';
import { BookHere } from '../../../src/pages/home/BookHere.tsx';
import { OpenPanel } from '../../../src/pages/booking/OpenPanel.tsx';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { done } from '../../support/paths.ts';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { all } from '../cart.fixture.tsx';
import { pressed } from '../checkout.fixture.tsx';
import { stage } from '../login.fixture.tsx';
import { pageChangeScreens } from '../screens/page/pageChange.screens.ts';
import { portalScreens } from '../screens/page/portal.screens.ts';

// What is over a page and around it has tables of its own.
vi.mock('../../../src/shell/Header.tsx', () => ({ Header: () => null }));
vi.mock('../../../src/shell/Footer.tsx', () => ({ Footer: () => null }));
vi.mock('../../../src/shell/Dock.tsx', () => ({ Dock: () => null }));
vi.mock('../../../src/app/address/holdScroll.ts', () => ({ holdScroll: () => undefined }));
const over = vi.hoisted(() => ({ locale: 'en' }));
vi.mock('../../../src/pages/login/LoginDialog.tsx', () => ({
  LoginDialog: () => <dialog open aria-label={over.locale === 'en' ? 'The login' : 'الدخول'} />,
}));
vi.mock('../../../src/pages/login/passwordReset/PasswordResetDialog.tsx', () => ({
  PasswordResetDialog: () => (
    <dialog open aria-label={over.locale === 'en' ? 'The new password' : 'كلمة المرور الجديدة'} />
  ),
}));
vi.mock('../../../src/pages/search/SearchDialog.tsx', () => ({
  SearchDialog: () => <dialog open aria-label={over.locale === 'en' ? 'The search' : 'البحث'} />,
}));
vi.mock('../../../src/pages/home/hero/QuickChoice.tsx', () => ({ QuickChoice: () => <p>The questions</p> }));
vi.mock('../../../src/pages/lead/LeadOutlet.tsx', () => ({ LeadOutlet: () => null }));
vi.mock('../../../src/pages/booking/BookingPanel.tsx', () => ({ BookingPanel: () => 'The panel' }));
vi.mock('../../../src/pages/booking/BookingDialog.tsx', () => ({
  BookingDialog: ({ booking }: { booking: AnyActorRef }) =>
    useSelector(booking, (snapshot) => snapshot.matches('over')) ? (
      <dialog open aria-label={over.locale === 'en' ? 'The booking' : 'الحجز'} />
    ) : null,
}));

polyfillDialogs();
// What is fetched when it is shown is there.
beforeAll(() =>
  Promise.all([
    import('../../../src/pages/login/LoginDialog.tsx'),
    import('../../../src/pages/booking/BookingPanel.tsx'),
  ]),
);

/** Replaces the booking, which says itself whether it is over the page. */
const booking = createMachine({
  context: ({ input }) => ({ surface: (input as { surface: string }).surface }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: ({ context }) => context.surface === 'dialog', target: 'over' }, { target: 'onPage' }],
    },
    onPage: { on: { 'stop.visit': 'over' } },
    over: {},
  },
});

function startPortal(input: PortalInput) {
  const held = holdActors(portalMachine);
  const site = holdActors(siteMachine);
  const portal = createActor(
    held.machine.provide({
      actors: {
        site: site.machine,
        session: createMachine({ context: { user: null } }) as never,
      },
    }),
    { input, clock: new SimulatedClock(), systemId: 'portal' },
  ).start();
  const settled = (settle: () => unknown) =>
    act(async () => {
      settle();
      await vi.dynamicImportSettled();
    });
  const answer = async (event: AnyEventObject) => {
    if (event['actorId'] === 'fetchBooking' && event['error'] === undefined)
      return settled(() => held.settle({ ...event, output: () => booking }));
    return settled(() => held.settle(event));
  };
  const openSite = async (event: AnyEventObject) => {
    for (const actor of [done('loadConfig', event['config']), done('applyConfig')])
      await settled(() => site.settle(actor));
    await settled(() => portal.send(event as PortalEvent));
  };
  return { portal, settled, answer, openSite };
}

describe.each(Object.entries(portalScreens))('around a page: %s', (about, tables) => {
  describe.each(Object.entries(tables))('%s', (_, table) => {
    checkScreens(table, async (locale, say) => {
      over.locale = locale;
      await activateLocale(locale);
      const { portal, settled, answer, openSite } = startPortal(table.law.input as PortalInput);
      const view = (isSelling: boolean) => (
        <I18nProvider i18n={i18n}>
          <PortalProvider portal={portal}>
            <MemoryRouter>
              <SiteGate>
                <Routes>
                  {about === 'panel' ? (
                    <Route element={<BookHere />}>
                      <Route path="*" element={<OpenPanel />} />
                    </Route>
                  ) : (
                    <Route element={isSelling ? <CartGate /> : <Outlet />}>
                      <Route path="*" element={<p>The page</p>} />
                    </Route>
                  )}
                </Routes>
                <OverPage />
              </SiteGate>
            </MemoryRouter>
          </PortalProvider>
        </I18nProvider>
      );
      const { rerender } = render(view(false));
      const tell = (event: AnyEventObject) => settled(() => portal.send(event as PortalEvent));
      const press = (name: string) =>
        settled(() => pressed(all('button').find((button) => button.textContent === say(name))));
      return {
        gestures: {
          'dialog.dismiss': () => press('Close'),
          'site.opened': openSite,
          // As a page that sells does, whose address was asked for; the one before it stays until it knows.
          'cart.need': (event) => {
            if (about === 'selling')
              void whenCartRuns(portal)
                .catch(() => undefined)
                .then(() => act(() => rerender(view(true))));
            return tell(event);
          },
          // What was chosen in the booking takes its steps over the page.
          'selection.changed': async (event) => {
            await settled(() => (portal.getSnapshot().children['booking'] as AnyActorRef).send({ type: 'stop.visit' }));
            await tell(event);
          },
          // From the address, the session, and buttons of pages that have tables of their own.
          'address.changed': tell,
          'session.changed': tell,
          'login.open': tell,
          'login.wanted': tell,
          'passwordReset.open': tell,
          'passwordReset.close': tell,
          'booking.open': tell,
          'panel.open': tell,
          'lead.open': tell,
          'search.open': tell,
        },
        world: answer,
      };
    });
  });
});

const pages: RouteObject[] = [
  {
    path: '/',
    element: (
      <main>
        <p id="offers">The home page</p>
      </main>
    ),
  },
  { path: '*', element: <main>Another page</main> },
];

let running: Router | undefined;
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  running?.pageChange.stop();
  vi.unstubAllGlobals();
});

describe('a page that is got ready', () => {
  checkScreens(pageChangeScreens, async (locale) => {
    const { portal } = await stage({ locale });
    let answer: PromiseWithResolvers<HistoryEntry | null>;
    const prepare = () => (answer = Promise.withResolvers<HistoryEntry | null>()).promise;
    const history = createMemoryHistory({ initialEntries: ['/events?lang=en', '/?lang=en'] });
    const router = startRouter(history, prepare);
    running = router;
    render(
      <I18nProvider i18n={i18n}>
        <PortalProvider portal={portal}>
          <RouterView router={{ ...router, matchesAt: (entry) => matchRoutes(pages, entry) }} />
        </PortalProvider>
      </I18nProvider>,
    );
    return {
      gestures: {
        // A link is pressed, or a change in the address replaces the entry.
        'entry.want': ({ entry: { pathname, search, hash }, way }) =>
          act(async () => router.navigate({ pathname, search, hash }, { replace: way === 'replace' })),
        // Back.
        'entry.reached': () => act(async () => router.navigate(-1)),
      },
      world: ({ output, error }) =>
        act(async () => {
          if (error === undefined) answer.resolve(output as HistoryEntry | null);
          else answer.reject(new TypeError('Failed to fetch dynamically imported module: /assets/HomePage.js'));
          for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
        }),
    };
  });
});
