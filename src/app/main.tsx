/** Starts the portal: language, actors, router, first render. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { SiteRef } from '../../machines/site/siteMachine.ts';
import * as readSite from '../../machines/site/siteSelectors.ts';
import { leftProgress } from '../adapters/storage/booking/leftProgress.ts';
import { nameEntry, normalizeAddress } from '../adapters/address/browserAddress.ts';
import { dropRemains } from '../adapters/actors/login/sessionActors.ts';
import { resumeRedirect, takeArrival } from '../adapters/address/providerRedirect.ts';
import { takeVerification } from '../adapters/storage/login/verificationToken.ts';
import { waitUntil } from '../adapters/actors/follow.ts';
import { showOwnLetters } from '../adapters/device/ownLetters.ts';
import { isLocale } from '../i18n/languages.ts';
import { observeWith } from '../actors/inspection.ts';
import { PortalProvider } from '../actors/portalContext.tsx';
import { chooseLanguage, preferredLanguage, restorePreferences } from '../actors/preferences.ts';
import { followAddress } from './address/followAddress.ts';
import { rememberScroll } from '../adapters/address/scrollPositions.ts';
import { createRouter } from './routes.tsx';
import { RouterView } from './address/RouterView.tsx';
import { Blocking, SiteGate } from './gates/SiteGate.tsx';
import { startPortal } from './startPortal.ts';
import '../styles/app.css';
import '../shell/shell.css';

// Before anything else reads the address.
normalizeAddress();
takeArrival();
takeVerification();
resumeRedirect();
nameEntry();

dropRemains();
restorePreferences();

const query = new URLSearchParams(globalThis.location.search);
const asked = query.get('lang');

// Browsers without Temporal get it before anything that counts days is loaded.
const ready: Promise<unknown>[] = [
  'Temporal' in globalThis ? Promise.resolve() : import('temporal-polyfill/global'),
  chooseLanguage(isLocale(asked) ? asked : preferredLanguage()),
  query.has('inspect')
    ? import('../inspect/begin.ts')
        .then(({ beginInspector }) => beginInspector(query.get('inspect') === 'stately'))
        .then(observeWith)
    : Promise.resolve(),
];

async function start(): Promise<void> {
  const [left] = await Promise.all([leftProgress(), ...ready]);
  const portal = startPortal(left);
  const router = createRouter(portal);
  followAddress(portal, router);
  rememberScroll(router.pageChange);
  // Until the first answer is there, the document's own first paint is the splash.
  await waitUntil(portal.system.get('site') as SiteRef, (snapshot) => readSite.screen(snapshot) !== 'splash');
  // A page that fails says so in its place, and is reported like any other error.
  const options = { onCaughtError: (error: unknown) => globalThis.reportError(error) };
  const root = createRoot(document.getElementById('root')!, options);
  // In pieces: otherwise the whole first screen is one long task.
  startTransition(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <PortalProvider portal={portal}>
          <SiteGate>
            <RouterView router={router} />
          </SiteGate>
          <Blocking />
        </PortalProvider>
      </I18nProvider>,
    ),
  );
  await showOwnLetters();
}

void start();
