import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { beginsWithPicture, standsAlone } from '../../machines/portal/pageFrame.ts';
import { fetchWhenReachable } from '../adapters/actors/fetchWhenReachable.ts';
import { whenStill } from '../adapters/device/whenStill.ts';
import { ArtColorsContext } from '../components/pictures/CourtArt.tsx';
import { useConfig } from '../actors/portalContext.tsx';
import { Dock } from '../shell/Dock.tsx';
import { Header } from '../shell/Header.tsx';
import { LoadingBar } from '../shell/LoadingBar.tsx';
import { artColorsOf } from './artColorsOf.ts';
import { lazyPart, Nothing } from './fetching/lazyPart.ts';
import { fetchPortalParts } from './fetching/fetchPortalParts.ts';
import { usePageArrival } from '../components/dialogs/usePageArrival.ts';

// What is on the screen comes first.
const Footer = lazyPart(
  () =>
    whenStill()
      .then(() => import('../shell/Footer.tsx'))
      .then((m) => m.Footer),
  Nothing,
);
// Fetched soon, so that it is there when nothing else can be had.
const OverPage = lazy(() =>
  whenStill()
    .then(() => fetchWhenReachable(() => import('./OverPage.tsx')))
    .then(({ OverPage }) => ({ default: OverPage })),
);
const ConsentChoice = lazy(() =>
  fetchWhenReachable(async () => (await fetchPortalParts()).fetchConsent()).then(({ ConsentChoice }) => ({
    default: ConsentChoice,
  })),
);

/** The shell around every page, the dialogs that lie over it, and the one notice. */
export function Root({ isOpening, children }: { isOpening: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  const config = useConfig();
  usePageArrival(pathname);
  const isBare = standsAlone(pathname);
  return (
    <ArtColorsContext value={artColorsOf(config.colors)}>
      <a className="skip" href="#main">
        <Trans>Skip to content</Trans>
      </a>
      {isOpening ? <LoadingBar /> : null}
      {isBare || <Header over={beginsWithPicture(pathname)} />}
      <div id="main" tabIndex={-1} className="page-body">
        {children}
      </div>
      {config.gtm_code || config.krews_gtm_code || config.chat_widget_url || config.ad_pixel_url ? (
        <Suspense fallback={null}>
          <ConsentChoice />
        </Suspense>
      ) : null}
      {isBare || (
        <Suspense fallback={null}>
          <Footer />
        </Suspense>
      )}
      {isBare || <Dock />}
      <Suspense fallback={null}>
        <OverPage />
      </Suspense>
    </ArtColorsContext>
  );
}
