// @vitest-environment jsdom
/** A page that failed to load, and what *Try again* does without a network (F01, R2.4.7). */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import { PageBoundary } from '../../../src/app/PageBoundary.tsx';
import { activateLocale } from '../../../src/i18n/locale.ts';

const reloadPage = vi.hoisted(() => vi.fn<() => void>());
vi.mock('../../../src/adapters/address/browserAddress.ts', async (original) => ({
  ...(await original<object>()),
  reloadPage,
}));

const fetched = vi.fn<() => Promise<Response>>();
const goOffline = () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
};
const comeBack = () => {
  fetched.mockResolvedValue(new Response());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void globalThis.dispatchEvent(new Event('online')));
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reloadPage.mockReset();
});

/** A page that fails in that way. */
async function fail(how: string | Error): Promise<void> {
  const Page = () => {
    throw how instanceof Error ? how : new TypeError(how);
  };
  await activateLocale('en');
  render(
    <I18nProvider i18n={i18n}>
      <PageBoundary of="the page">
        <Page />
      </PageBoundary>
    </I18nProvider>,
  );
}

const again = () => screen.getByRole('button', { name: 'Try again' });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test('F01: without a network *Try again* stays and says so; with one the page is loaded by itself', async () => {
  await fail('broken');
  expect(title()).toBe('Something went wrong, please try again');
  goOffline();
  again().focus();
  fireEvent.click(again());
  await waitFor(() => expect(title()).toBe('We lost the connection'));
  expect(reloadPage).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(again());
  comeBack();
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
});

test('F01: code that fails to load without a network is waited for', async () => {
  goOffline();
  await fail('Failed to fetch dynamically imported module: https://portal.example/assets/BlogPage.js');
  await waitFor(() => expect(title()).toBe('We lost the connection'));
  comeBack();
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
});

test('F01: it loads by itself even where the network returns before the failure is shown', async () => {
  let answer: (response: Response) => void = () => undefined;
  fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await fail(new ConnectionError());
  expect(title()).toBe('We lost the connection');
  expect(reloadPage).not.toHaveBeenCalled();
  answer(new Response());
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
});

test('R2.4.7: with a network it says which page, asks for nothing by itself, and loads it when asked to', async () => {
  fetched.mockResolvedValue(new Response());
  await fail('Failed to fetch dynamically imported module: https://portal.example/assets/BlogPage.js');
  expect(title()).toBe('This page could not be loaded');
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.click(again());
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
});
