/** The part of the portal that a login needs: an open site, a session, a cart. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { createActor, fromPromise, setup, waitFor, type AnyEventObject, type SimulatedClock } from 'xstate';
import { cartMachine } from '../../machines/cart/cartMachine.ts';
import { defaultPreferences } from '../../machines/cart/paymentPreferences.ts';
import type { PortalRef } from '../../machines/portal/portalMachine.ts';
import { sessionMachine, type SessionRef } from '../../machines/session/sessionMachine.ts';
import type { SessionFinding } from '../../machines/session/sessionRules.ts';
import { siteMachine, type SiteRef } from '../../machines/site/siteMachine.ts';
import type { ConfigToApply } from '../../machines/site/siteContext.ts';
import type { Health, SiteConfig } from '../../src/contract/site/site.ts';
import { activateLocale } from '../../src/i18n/locale.ts';
import type { Locale } from '../../src/i18n/languages.ts';
import { PortalProvider } from '../../src/actors/portalContext.tsx';
import { findings } from '../models/session/session.model.ts';
import { configOf } from '../models/site/site.model.ts';
import { holdActors } from '../support/replay.ts';

interface StageOptions {
  config?: SiteConfig;
  found?: SessionFinding;
  locale?: Locale;
  clock?: SimulatedClock;
}

export async function stage({
  config = configOf(),
  found = findings.nothing,
  locale = 'en',
  clock,
}: StageOptions = {}) {
  await activateLocale(locale);
  const heard: AnyEventObject[] = [];
  const site = siteMachine.provide({
    actors: {
      loadConfig: fromPromise(async () => config),
      applyConfig: fromPromise<void, ConfigToApply>(async () => undefined),
      checkHealth: fromPromise<Health, void>(() => new Promise(() => undefined)),
    },
  });
  const session = holdActors(sessionMachine, ['watchTabs', 'watchRefusals']);
  const root = createActor(
    setup({ actors: { site, session: session.machine, cart: holdActors(cartMachine).machine } }).createMachine({
      on: { '*': { actions: ({ event }) => heard.push(event) } },
      invoke: [
        { id: 'site', src: 'site', input: { host: 'saha.example', hostname: 'saha.example' } },
        { id: 'session', src: 'session', input: found },
        {
          id: 'cart',
          src: 'cart',
          input: { lines: [], preferences: defaultPreferences, venueId: 1, reserves: false, user: null },
        },
      ],
    }),
    clock ? { clock } : {},
  ).start();
  await waitFor(root.getSnapshot().children['site'] as SiteRef, (snapshot) => snapshot.matches({ config: 'open' }));
  // SAFETY: views ask the portal for its running children alone, and send events to it.
  const portal = root as unknown as PortalRef;
  const show = (view: ReactNode, address = '/') =>
    render(
      <I18nProvider i18n={i18n}>
        <PortalProvider portal={portal}>
          <MemoryRouter initialEntries={[address]}>{view}</MemoryRouter>
        </PortalProvider>
      </I18nProvider>,
    );
  return {
    heard,
    portal,
    show,
    session: root.getSnapshot().children['session'] as SessionRef,
    settleSession: session.settle,
  };
}
