/** A content page at an address, with the answers of the operator's server. */
import { act, render } from '@testing-library/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import * as v from 'valibot';
import { vi } from 'vitest';
import { createActor, setup, type AnyEventObject } from 'xstate';
import { cartMachine, type CartRef } from '../../machines/cart/cartMachine.ts';
import { defaultPreferences } from '../../machines/cart/paymentPreferences.ts';
import type { PortalRef } from '../../machines/portal/portalMachine.ts';
import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import { SiteConfig } from '../../src/contract/site/site.ts';
import { clearCachedAnswers } from '../../src/adapters/http/client.ts';
import { PortalProvider } from '../../src/actors/portalContext.tsx';
import { activateLocale } from '../../src/i18n/locale.ts';
import type { Locale } from '../../src/i18n/languages.ts';
import { holdActors } from '../support/replay.ts';

const config = {
  venue: { id: 1, name: 'Saha', ar_name: 'ساحة' },
  venue_id: 1,
  favicon_image_url: null,
  logo: null,
  enable_facility_booking: 1,
};

interface Visit {
  /** The route that it is, as in `routes.tsx`. */
  route: string;
  path: string;
  /** The page before it, to which Back leads. */
  before?: string;
  Page: ComponentType;
  /** The answer of each call, by the beginning of its path below the API; a number is the status of a refusal. */
  answers: Readonly<Record<string, unknown>>;
  locale?: Locale;
  site?: Partial<v.InferInput<typeof SiteConfig>>;
  user?: User | null;
  /** The lines in the cart. */
  cart?: CartLine[];
  /** Where in the document it stands. */
  container?: HTMLElement;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-elsewhere={pathname + search} />;
}

const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 6; turn++) {
      await new Promise((resolve) => setTimeout(resolve));
      await vi.dynamicImportSettled();
    }
  });

/** What a single thing is answered in. */
export const answer = (data: unknown, message: string | null = null) => ({ status: true, data, message });
/** A page of a list. */
export const listOf = (data: readonly unknown[], pages = 1, page = 1) => ({
  ...answer(data),
  total: data.length,
  total_pages: pages,
  current_page: page,
});

export async function visit({
  route,
  path,
  Page,
  answers,
  locale = 'en',
  site = {},
  user = null,
  cart = [],
  before,
  container,
}: Visit) {
  await activateLocale(locale);
  clearCachedAnswers();
  const asked: string[] = [];
  const sent: unknown[] = [];
  const heard: AnyEventObject[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const call = pathname.replace('/api/v2/', '');
    asked.push(`${request.method === 'GET' ? '' : `${request.method} `}${call}${search}`);
    if (request.method !== 'GET') sent.push(await request.json());
    const key = Object.keys(answers)
      .toSorted((one, other) => other.length - one.length)
      .find((name) => call.startsWith(name) || name === `${request.method} ${call}`);
    const found = key === undefined ? 404 : answers[key];
    const said: unknown = typeof found === 'function' ? await found(new URLSearchParams(search)) : found;
    return typeof said === 'number' ? Response.json({ status: false }, { status: said }) : Response.json(said);
  });
  const shop = holdActors(cartMachine);
  const holding = <T extends object>(context: T) => setup({ types: { context: {} as T } }).createMachine({ context });
  const root = createActor(
    setup({
      actors: {
        site: holding({ config: v.parse(SiteConfig, { ...config, ...site }) }),
        session: holding({ user }),
        cart: shop.machine,
      },
    }).createMachine({
      on: { '*': { actions: ({ event }) => heard.push(event) } },
      invoke: [
        { id: 'site', src: 'site' },
        { id: 'session', src: 'session' },
        {
          id: 'cart',
          src: 'cart',
          input: { lines: cart, preferences: defaultPreferences, venueId: 1, reserves: false, user },
        },
      ],
    }),
  ).start();
  // SAFETY: views ask the portal for its running children alone, and send events to it.
  const portal = root as unknown as PortalRef;
  const way = { back: (): unknown => undefined, to: (_path: string): unknown => undefined, here: '' };
  function Way() {
    const navigate = useNavigate();
    const { pathname, search } = useLocation();
    useEffect(() => void (way.back = () => navigate(-1)), [navigate]);
    useEffect(() => void (way.to = (to) => navigate(to)), [navigate]);
    useEffect(() => void (way.here = pathname + search), [pathname, search]);
    return null;
  }
  const view: ReactNode = (
    <I18nProvider i18n={i18n}>
      <PortalProvider portal={portal}>
        <MemoryRouter initialEntries={before === undefined ? [path] : [before, path]}>
          <Way />
          <Routes>
            <Route path={route} element={<Page />} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </MemoryRouter>
      </PortalProvider>
    </I18nProvider>
  );
  render(view, container && { container });
  await settled();
  const lines = () => (root.getSnapshot().children['cart'] as CartRef).getSnapshot().context.lines;
  const goBack = async () => {
    act(() => void way.back());
    await settled();
  };
  const follow = async (to: string) => {
    act(() => void way.to(to));
    await settled();
  };
  return { asked, sent, heard, settled, lines, goBack, follow, here: () => way.here };
}
