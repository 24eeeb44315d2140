/** The part of the portal that the payment pages need, and helpers to operate them. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import * as v from 'valibot';
import { createActor, setup, spawnChild, type AnyActorRef, type AnyEventObject } from 'xstate';
import type { CartInput } from '../../machines/cart/cartContext.ts';
import { cartMachine, type CartRef } from '../../machines/cart/cartMachine.ts';
import { defaultPreferences } from '../../machines/cart/paymentPreferences.ts';
import { holdMachine, type HoldRef } from '../../machines/hold/holdMachine.ts';
import type { PortalRef } from '../../machines/portal/portalMachine.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import { SiteConfig } from '../../src/contract/site/site.ts';
import { activateLocale } from '../../src/i18n/locale.ts';
import type { Locale } from '../../src/i18n/languages.ts';
import { PortalProvider } from '../../src/actors/portalContext.tsx';
import { fetchSender } from '../../src/adapters/http/client.ts';
import { layla } from '../models/cart/cart.fixtures.ts';
import type { Path } from '../support/paths.ts';
import { holdActors } from '../support/replay.ts';

export const terms = '<h2>Booking terms</h2><p>Be on time.</p>';

const config = v.parse(SiteConfig, {
  venue: {
    id: 1,
    name: 'Saha',
    ar_name: 'ساحة',
    child_venues: [{ id: 2, name: 'Jaddaf Waterside', ar_name: 'واجهة الجداف' }],
  },
  venue_id: 1,
  tnc: terms,
  ar_tnc: '<p>كن في الموعد.</p>',
  tnc_enable: 1,
});

interface StageOptions {
  cart?: Partial<CartInput>;
  site?: Partial<SiteConfig>;
  user?: User | null;
  locale?: Locale;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-elsewhere={pathname + search} />;
}

export async function stage({ cart = {}, site = {}, user = layla, locale = 'en' }: StageOptions = {}) {
  // What sends is fetched with the first call; a test waits for answers, not for code.
  await Promise.all([activateLocale(locale), fetchSender()]);
  const heard: AnyEventObject[] = [];
  const shop = holdActors(cartMachine);
  const holding = <T,>(context: T) =>
    setup({ types: { context: {} as T & object } }).createMachine({ context: context as T & object });
  const places = holdActors(holdMachine, ['watchHold']).machine;
  const root = createActor(
    setup({
      actors: {
        places,
        site: holding({ config: { ...config, ...site } }),
        session: holding({ user }),
        cart: shop.machine,
      },
    }).createMachine({
      on: {
        'cart.runs': {
          actions: spawnChild('places', {
            id: 'hold',
            input: ({ self }) => ({ cart: (self as AnyActorRef).getSnapshot().children['cart'] as CartRef }),
          }),
        },
        '*': { actions: ({ event }) => heard.push(event) },
      },
      invoke: [
        { id: 'site', src: 'site' },
        { id: 'session', src: 'session' },
        {
          id: 'cart',
          src: 'cart',
          input: { lines: [], preferences: defaultPreferences, venueId: 1, reserves: false, user, ...cart },
        },
      ],
    }),
  ).start();
  root.send({ type: 'cart.runs' });
  // SAFETY: views ask the portal for its running children alone, and send events to it.
  const portal = root as unknown as PortalRef;
  const running = root.getSnapshot().children['cart'] as CartRef;
  const hold = root.getSnapshot().children['hold'] as HoldRef;
  const show = (view: ReactNode, route = '/here', address = route) =>
    render(
      <I18nProvider i18n={i18n}>
        <PortalProvider portal={portal}>
          <MemoryRouter initialEntries={[address]}>
            <Routes>
              <Route path={route} element={view} />
              <Route path="*" element={<Elsewhere />} />
            </Routes>
          </MemoryRouter>
        </PortalProvider>
      </I18nProvider>,
    );
  return { show, heard, cart: running, hold, settle: (answer: AnyEventObject) => act(async () => shop.settle(answer)) };
}

// Queries by role compute the name of every element: too slow for thousands of steps.
export const all = <TElement extends Element = HTMLElement>(selector: string) => [
  ...document.querySelectorAll<TElement>(selector),
];
/** What can be read in an element; amounts keep together with a space that does not break. */
export const words = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll('\u00a0', ' ').trim();
/** The text as read aloud: Arabic shows a letter where a word is spoken. */
export function aloud(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const unread of copy.querySelectorAll('[aria-hidden]')) unread.remove();
  return words(copy);
}
export const textOf = (selector: string): string => all(selector).map(words).join(' ');
export const elsewhere = (): string | undefined => all('[data-elsewhere]')[0]?.dataset['elsewhere'];

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? words(button);

/** Presses a button as a person would: it must be there, in use, and not behind an open dialog. */
export function press(name: string, within = 'body'): void {
  const button = all<HTMLButtonElement>(`${within} button`).find((one) => nameOf(one) === name);
  if (!button) throw new Error(`there is no button "${name}"`);
  if (button.matches(':disabled') || button.closest('[inert]')) throw new Error(`"${name}" is out of use`);
  if (all('dialog').length > 0 && !button.closest('dialog')) throw new Error(`"${name}" lies behind a dialog`);
  fireEvent.click(button);
}

export function tick(name: string): void {
  const box = all<HTMLInputElement>(`input[name="${name}"]`)[0];
  if (!box || box.disabled) throw new Error(`"${name}" cannot be ticked`);
  fireEvent.click(box);
}

/** One path, the shortest, for every way into every state. */
export function waysIn(paths: readonly Path[]): Path[] {
  const found = new Map<string, Path>();
  const steps = paths.flatMap((path) => path.steps.map((_, index) => ({ path, index })));
  for (const { path, index } of steps.toSorted((one, other) => one.index - other.index)) {
    const { event, state } = path.steps[index]!;
    const key = JSON.stringify([event.type, event['output'], state.value, state.context.problem?.code]);
    if (found.has(key)) continue;
    const walked = path.steps.slice(0, index + 1);
    found.set(key, { title: walked.map((step) => step.event.type).join(' → '), steps: walked, state });
  }
  return [...found.values()];
}
