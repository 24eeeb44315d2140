// @vitest-environment jsdom
/**
 * Pages for customers: not shown to anyone else, not even for one frame, and the return address is complete (I17, R2.4.4,
 * R6.1.5, Q2.3.b).
 */
import { act, cleanup, render } from '@testing-library/react';
import { Outlet, useLocation, type RouteObject } from 'react-router';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { assign, createActor, createMachine, setup } from 'xstate';
import { here, isAtRest } from '../../../machines/pageChange/pageChangeSelectors.ts';
import type { PortalRef } from '../../../machines/portal/portalMachine.ts';
import { safeReturnPath } from '../../../machines/session/returnPath.ts';
import { missingPages, missingProfilePages } from '../../../machines/site/missingPages.ts';
import { sections as knownSections } from '../../../machines/site/sections.ts';
import { RouterView } from '../../../src/app/address/RouterView.tsx';
import { createRouter, type PageRouter as Router } from '../../../src/app/routes.tsx';
import { sectionRoutes } from '../../../src/app/sections.tsx';
import type { User } from '../../../src/contract/customers/customers.ts';
import { customer, guest } from '../../models/session/session.model.ts';
import { hostilePaths } from '../../rules/session/hostilePaths.ts';

vi.mock('../../../src/app/PageFailure.tsx', () => ({ PageFailure: () => <p>an address that nobody knows</p> }));
vi.mock('../../../src/app/Root.tsx', () => ({ Root: ({ children }: { children: ReactNode }) => children }));
vi.mock('../../../src/shell/blocking/Splash.tsx', () => ({ Splash: () => null }));
vi.mock('../../../src/app/gates/CartGate.tsx', () => ({ CartGate: () => <Outlet /> }));
/** Every page shows its route instead of its content. */
vi.mock('../../../src/app/address/pageLoading.ts', async (original) => ({
  ...(await original<object>()),
  lazyPage: () => async () => ({ Component: () => <p>the page of {useLocation().pathname}</p> }),
}));

interface Facts {
  config: object | null;
  user: User | null;
}

const sectionOf = (path: string) => ({ link_text: path, path, custom: false, children: [] });
/** Every section that has a profile page. */
const sections = ['events', 'training', 'academies', 'memberships', 'outlets'].map(sectionOf);

/** A site with nothing newer on its way, or one that is still asking whether a former visit's configuration holds. */
const siteOf = (isNew: boolean) =>
  createMachine({
    initial: 'config',
    states: {
      config: {
        initial: isNew ? 'open' : 'renewing',
        states: {
          renewing: {
            initial: 'trying',
            on: { answered: 'open' },
            states: {
              trying: {
                initial: 'inTime',
                on: { lost: 'waiting' },
                states: { inTime: { on: { passed: 'late' } }, late: {} },
              },
              waiting: {},
            },
          },
          open: {},
        },
      },
    },
  });

/** The part of the portal that the guard reads. */
function portalOf(user: User | null, isOpen = true, header_nav: object[] = sections, isNew = true) {
  const facts = setup({
    types: { context: {} as Facts, events: {} as { type: 'opened' } | { type: 'changed'; user: User | null } },
    actors: { cart: createMachine({}), site: siteOf(isNew) },
  }).createMachine({
    // Pages that sell, and the login, come when the cart is there.
    invoke: [
      { id: 'cart', src: 'cart', systemId: 'cart' },
      { id: 'site', src: 'site', systemId: 'site' },
    ],
    context: { config: isOpen ? { header_nav } : null, user },
    on: {
      opened: { actions: assign({ config: { header_nav } }) },
      changed: { actions: assign(({ event }) => ({ user: event.user })) },
    },
  });
  return createActor(facts).start();
}

/** Every address below a route, with a value for each parameter. */
const leavesOf = (routes: readonly RouteObject[], above = ''): string[] =>
  routes.flatMap((route) => {
    const path = `${above}/${route.path ?? ''}`.replaceAll(/\/+/g, '/').replaceAll(/:\w+\??/g, '7');
    return route.children ? leavesOf(route.children, path) : [path];
  });

const isProtected = (path: string): boolean => /^\/profile(?:\/|$)/.test(path);
const protectedPaths = (routes: readonly RouteObject[]): string[] => leavesOf(routes).filter(isProtected);

let router: Router | undefined;
/** Everything that stood on the page, frame by frame. */
let frames: string[] = [];
let watching: MutationObserver | undefined;

// SAFETY: the guard reads the configuration and the user, and nothing else.
const routerFor = (portal: ReturnType<typeof portalOf>): Router => createRouter(portal as unknown as PortalRef);

interface Stage {
  user: User | null;
  at: string;
  listed?: object[];
}
async function stage({ user, at, listed }: Stage) {
  globalThis.history.replaceState(null, '', at);
  const portal = portalOf(user, true, listed);
  router = routerFor(portal);
  const { container } = render(<RouterView router={router} />);
  watching = new MutationObserver(() => frames.push(container.textContent));
  watching.observe(container, { childList: true, subtree: true, characterData: true });
  await settled(router);
  return { portal, router, page: () => container.textContent };
}

/** Until no navigation is under way any more. */
const settled = (running: Router) =>
  act(async () => {
    // Polled often: hundreds of addresses are opened.
    await vi.waitFor(
      () => {
        expect(isAtRest(running.pageChange.getSnapshot())).toBe(true);
      },
      { interval: 1 },
    );
  });

const go = async (running: Router, address: string) => {
  act(() => running.navigate(address));
  await settled(running);
};

const entryOf = ({ pageChange }: Router) => here(pageChange.getSnapshot());
const nextOf = (running: Router) => new URLSearchParams(entryOf(running).search).get('nextUrl');

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  frames = [];
});
afterEach(() => {
  watching?.disconnect();
  router?.pageChange.stop();
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const routes = sectionRoutes({
  // SAFETY: as for the router.
  portal: portalOf(null) as unknown as PortalRef,
  page: () => async () => ({}),
});
const paths = protectedPaths(routes);
const shownSecrets = () => frames.filter((frame) => frame.includes('/profile'));

test('there are pages to protect', () => expect(paths.length).toBeGreaterThan(0));

describe.each([
  ['whoever is signed out', null],
  ['a guest', guest],
] as const)('%s', (_, user) => {
  test.each(paths)('R2.3.1, R2.4.4, R8.3.5: who types %s sees the login, and never the page', async (path) => {
    const at = `${path}?page=2&sort_order=desc&lang=en#row-3`;
    const { router, page } = await stage({ user, at });
    await vi.waitFor(() => expect(page()).toBe('the page of /login'));
    expect(entryOf(router).pathname).toBe('/login');
    expect(nextOf(router)).toBe(at);
    expect(shownSecrets()).toEqual([]);
    expect(safeReturnPath(nextOf(router), globalThis.location.origin)).toBe(at);
  });

  test.each(paths)('who follows a link to %s sees the login, and never the page', async (path) => {
    const { router, page } = await stage({ user, at: '/?lang=en' });
    await go(router, `${path}?a=1%262&lang=en#b`);
    expect(page()).toBe('the page of /login');
    expect(nextOf(router)).toBe(`${path}?a=1%262&lang=en#b`);
    expect(shownSecrets()).toEqual([]);
  });
});

describe('a customer', () => {
  test.each(paths.filter((path) => !path.endsWith('/')))('sees %s', async (path) => {
    const { page } = await stage({ user: customer, at: `${path}?lang=en` });
    await vi.waitFor(() => expect(page()).toBe(`the page of ${path}`));
  });

  test('R1.5.1: who types /profile sees their details', async () => {
    const { page } = await stage({ user: customer, at: '/profile?lang=en' });
    await vi.waitFor(() => expect(page()).toBe('the page of /profile/user'));
  });

  test('who has logged out is asked to log in again', async () => {
    const { portal, router, page } = await stage({ user: customer, at: '/?lang=en' });
    portal.send({ type: 'changed', user: null });
    await go(router, `${paths[0]}?lang=en`);
    expect(page()).toBe('the page of /login');
  });
});

describe.each([
  ['/profile/academy-bookings', 'academies'],
  ['/profile/memberships-bookings', 'memberships'],
] as const)('R2.4.2: %s without %s in the navigation', (path, section) => {
  const rest = sections.filter((one) => one.path !== section);

  test.each([
    ['a customer', customer],
    // Q2.4.b: the section comes before the login.
    ['whoever is signed out', null],
  ])('does not exist for %s', async (_, user) => {
    const { router, page } = await stage({ user, at: `${path}?lang=en`, listed: rest });
    await vi.waitFor(() => expect(page()).toBe('the page of /404'));
    expect(entryOf(router).pathname).toBe('/404');
  });

  test('R2.4.3: exists where it is a child of another entry', async () => {
    const nested = [...rest, { ...sectionOf('about-us'), children: [sectionOf(section)] }];
    const { page } = await stage({ user: customer, at: `${path}?lang=en`, listed: nested });
    await vi.waitFor(() => expect(page()).toBe(`the page of ${path}`));
  });
});

describe('R2.4.1: pages of sections', () => {
  const beginnings = new Set(leavesOf(routes).map((path) => path.split('/')[1]));
  const all = Object.entries(knownSections);

  const parts = all.flatMap(([, { pages }]) => pages);
  test.each(parts)('either have a route or are known to be missing: %s', (part) => {
    expect(beginnings.has(part)).toBe(!missingPages.has(part));
  });
  test('R2.3: a profile page that is known to be missing has no route', () => {
    const there = leavesOf(routes);
    expect([...missingProfilePages].filter((page) => there.includes(`/profile/${page}`))).toEqual([]);
  });
  test('that are missing belong to a section', () => {
    expect([...missingPages].filter((part) => !parts.includes(part))).toEqual([]);
  });

  const [path] = all.find(([, { pages }]) => !pages.some((page) => missingPages.has(page)))!;
  test.each([null, customer])('do not exist while they are not listed, for any customer', async (user) => {
    const { page } = await stage({ user, at: `${path}?lang=en`, listed: [sectionOf('about-us')] });
    await vi.waitFor(() => expect(page()).toBe('the page of /404'));
  });
  test('are there for everybody when they are listed below another entry (R2.4.3)', async () => {
    const nested = [{ ...sectionOf('about-us'), children: [sectionOf(path)] }];
    const { page } = await stage({ user: null, at: `${path}?lang=en`, listed: nested });
    await vi.waitFor(() => expect(page()).toBe(`the page of ${path}`));
  });
  test('that this portal does not have are no content pages either', async () => {
    const [part] = missingPages;
    if (part === undefined) return;
    const missing = `/${part}`;
    const { page } = await stage({ user: null, at: `${missing}?lang=en`, listed: [sectionOf(missing)] });
    await vi.waitFor(() => expect(page()).toBe('the page of /404'));
  });
});

test('nothing is decided, and nothing shown, before the site is open', async () => {
  globalThis.history.replaceState(null, '', `${paths[0]}?lang=en`);
  const portal = portalOf(null, false);
  router = routerFor(portal);
  const { container } = render(<RouterView router={router} />);
  await act(() => Promise.resolve());
  expect([container.textContent, isAtRest(router.pageChange.getSnapshot())]).toEqual(['', false]);
  portal.send({ type: 'opened' });
  await vi.waitFor(() => expect(container.textContent).toBe('the page of /login'));
});

test.each([
  ['the answer is here', 'answered'],
  ['there is none', 'lost'],
  ['it takes its time', 'passed'],
] as const)('by the configuration of a former visit nothing is decided before %s', async (_, type) => {
  globalThis.history.replaceState(null, '', `${paths[0]}?lang=en`);
  const portal = portalOf(null, true, sections, false);
  const asked = vi.spyOn(portal.system.get('site'), 'subscribe');
  router = routerFor(portal);
  const { container } = render(<RouterView router={router} />);
  await act(() => vi.waitFor(() => expect(asked).toHaveBeenCalled()));
  expect([container.textContent, isAtRest(router.pageChange.getSnapshot())]).toEqual(['', false]);
  portal.system.get('site').send({ type });
  await vi.waitFor(() => expect(container.textContent).toBe('the page of /login'));
});

test('R2.4.5: the address that says no language gets one before it is remembered', async () => {
  const { router, page } = await stage({ user: null, at: `${paths[0]}?page=2#x` });
  await vi.waitFor(() => expect(page()).toBe('the page of /login'));
  expect(nextOf(router)).toBe(`${paths[0]}?page=2&lang=en#x`);
});

function isReadable(address: string): boolean {
  try {
    return address.isWellFormed() && decodeURI(address) !== '';
  } catch {
    return false;
  }
}

describe('any text behind the address of the profile', () => {
  test('no page is shown, and what is remembered leads nowhere else', async () => {
    const { router, page } = await stage({ user: null, at: '/?lang=en' });
    const { origin } = globalThis.location;
    for (const vector of hostilePaths.filter(({ length }) => length < 2_000)) {
      for (const address of [`/profile/${vector}`, `${paths[0]}?next=${vector}`, `${paths[0]}#${vector}`]) {
        const url = URL.parse(address, origin);
        // Neither the browser nor the router accepts these as addresses of this site.
        if (url?.origin !== origin || !isReadable(address)) continue;
        await go(router, url.pathname + url.search + url.hash);
        const next = nextOf(router);
        expect(new URL(safeReturnPath(next, origin), origin).origin).toBe(origin);
        expect(page()).toMatch(/^(?:the page of \/(?!profile)|an address that nobody knows$)/);
      }
    }
    expect(shownSecrets()).toEqual([]);
  });
});
