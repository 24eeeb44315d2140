// @vitest-environment jsdom
/** Another page is announced by its heading: where the focus goes, when, and when it stays (A03, 2.4.3). */
import { act, cleanup, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Outlet, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { usePageArrival } from '../../../src/components/dialogs/usePageArrival.ts';
import { Dialog } from '../../../src/components/dialogs/Dialog.tsx';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { activateLocale } from '../../../src/i18n/locale.ts';

polyfillDialogs();
// Loaded before the tests, so that none waits for the disk.
beforeAll(() => import('../../../src/components/dialogs/arriveAt.ts'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

let isDialogOpen = false;
function Shell() {
  usePageArrival(useLocation().pathname);
  return (
    <>
      <a href="/cart">Cart</a>
      <div id="main" tabIndex={-1}>
        <Outlet />
      </div>
      {isDialogOpen ? <Dialog title="Log in">…</Dialog> : null}
    </>
  );
}

function Page({ name, isReady = true }: { name: string; isReady?: boolean }) {
  return <main>{isReady ? <h1>{name}</h1> : 'Loading'}</main>;
}

/** Brings the late page's heading. */
const arrivals = { late: (): void => undefined };

async function portal(first = '/') {
  isDialogOpen = false;
  const router = createMemoryRouter(
    [
      {
        element: <Shell />,
        children: [
          { path: '/', element: <Page name="Home" /> },
          { path: '/cart', element: <Page name="Your cart" /> },
          { path: '/service/11', element: <LatePage /> },
          { path: '/event-invite', element: <ChangingPage /> },
          {
            path: '/404',
            element: (
              <main>
                <div className="empty">
                  <h2>Nothing here</h2>
                </div>
              </main>
            ),
          },
          {
            path: '/own',
            element: (
              <main>
                <h1>Own</h1>
                <input ref={(input) => input?.focus()} aria-label="Code" />
              </main>
            ),
          },
        ],
      },
    ],
    { initialEntries: [first] },
  );
  await activateLocale('en');
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  const go = async (to: string | number) => {
    await act(async () => {
      await (typeof to === 'number' ? router.navigate(to) : router.navigate(to));
    });
    // What is fetched is there a turn later.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  };
  return { go };
}

function LatePage() {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    arrivals.late = () => setReady(true);
  }, []);
  return <Page name="Padel" isReady={isReady} />;
}

/** Replaces the heading. */
const comes: { heading: (name: string) => void } = { heading: () => undefined };

function ChangingPage() {
  const [name, setName] = useState('Invitation');
  useEffect(() => {
    comes.heading = setName;
  }, []);
  return (
    <main>
      <h1 key={name}>{name}</h1>
    </main>
  );
}

const focused = () => document.activeElement?.textContent;

test('the first page is announced by its title: the focus stays where the browser has it', async () => {
  await portal();
  expect(document.activeElement).toBe(document.body);
});

test('every other page is announced by its heading, there and back, and nothing scrolls', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const { go } = await portal();
  document.querySelector('a')!.focus();
  await go('/cart');
  expect(focused()).toBe('Your cart');
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  await go(-1);
  expect(focused()).toBe('Home');
});

test('a heading that comes late is waited for, unless the customer goes on', async () => {
  const { go } = await portal();
  await go('/service/11');
  expect(focused()).not.toBe('Padel');
  await act(async () => arrivals.late());
  expect(focused()).toBe('Padel');
  await go('/');
  await go('/service/11');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  await act(async () => arrivals.late());
  expect(focused()).not.toBe('Padel');
});

test('a page that cannot be shown is announced by its message', async () => {
  const { go } = await portal();
  await go('/404');
  expect(focused()).toBe('Nothing here');
});

test('a heading in whose place another comes hands the focus on, as often as that happens', async () => {
  const { go } = await portal();
  await go('/event-invite');
  for (const name of ['We lost the connection', 'You are invited']) {
    await act(async () => comes.heading(name));
    expect(focused()).toBe(name);
  }
});

test('a heading that disappears takes no focus that has moved on', async () => {
  const { go } = await portal();
  const link = document.querySelector('a')!;
  await go('/event-invite');
  link.focus();
  await act(async () => comes.heading('You are invited'));
  expect(document.activeElement).toBe(link);
  await go('/');
  await go('/event-invite');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  await act(async () => comes.heading('You are invited'));
  expect(focused()).not.toBe('You are invited');
});

test('another selection in the address is no other page', async () => {
  const { go } = await portal('/cart');
  const link = document.querySelector('a')!;
  link.focus();
  await go('/cart?slot=10');
  expect(document.activeElement).toBe(link);
});

test('a dialog keeps the focus, and what the page itself has put it on', async () => {
  const { go } = await portal();
  await go('/own');
  expect(document.activeElement?.localName).toBe('input');
  await go('/');
  isDialogOpen = true;
  await go('/cart');
  expect(focused()).toBe('Log in');
});
