import { useSelector } from '@xstate/react';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { ClockRef } from '../../../machines/clock/clockMachine.ts';
import { isBlocking as isClockBlocking } from '../../../machines/clock/clockSelectors.ts';
import { isBlocking as isVersionBlocking } from '../../../machines/version/versionSelectors.ts';
import type { VersionRef } from '../../../machines/version/versionMachine.ts';
import type { SiteRef } from '../../../machines/site/siteMachine.ts';
import * as readSite from '../../../machines/site/siteSelectors.ts';
import { fetchFor } from '../../adapters/scripts/codeLoading.ts';
import { usePortal, usePortalActor, useSite } from '../../actors/portalContext.tsx';
import { Splash } from '../../shell/blocking/Splash.tsx';
import { StartFailed } from '../../shell/blocking/StartFailed.tsx';
import { lazyPart, Nothing } from '../fetching/lazyPart.ts';

/** A screen that is rarely shown; where its file is gone, the address is loaded once from the server. */
const screen = <TProps extends object>(load: () => Promise<ComponentType<TProps>>, instead: ComponentType<TProps>) =>
  lazyPart(() => fetchFor(globalThis.location.pathname + globalThis.location.search, load), instead);

const Maintenance = screen(
  () => import('../../shell/blocking/Maintenance.tsx').then((m) => m.Maintenance),
  StartFailed,
);
const SiteUnavailable = screen<{ site: SiteRef }>(
  () => import('../../shell/blocking/SiteUnavailable.tsx').then((m) => m.SiteUnavailable),
  StartFailed,
);
// The server has just answered what its time is; where it has this file no more, the address comes with another.
const ClockDialog = screen(() => import('../../shell/blocking/ClockDialog.tsx').then((m) => m.ClockDialog), Nothing);
// There with the first quiet moment, so that an old shell can show it when its file is gone.
const NewVersionDialog = screen(
  () => import('../../shell/blocking/NewVersionDialog.tsx').then((m) => m.NewVersionDialog),
  Nothing,
);

/** Lets the site through when it is open; otherwise a screen says why not (R2.10, R8.5.5). */
export function SiteGate({ children }: { children: ReactNode }) {
  const site = useSite();
  const shown = useSelector(site, readSite.screen);
  const isBroken = useSelector(usePortal(), (snapshot) => snapshot.matches({ health: 'crashed' }));
  const isShopOpen = useSelector(usePortal(), (snapshot) => snapshot.matches({ shop: 'open' }));
  if (isBroken) return <StartFailed site={site} />;
  if (shown === 'open') return isShopOpen ? children : <Splash />;
  const Screen = {
    splash: Splash,
    closed: Maintenance,
    disabled: SiteUnavailable,
    maintenance: Maintenance,
    failed: StartFailed,
  }[shown];
  return (
    <Suspense fallback={<Splash />}>
      <Screen site={site} />
    </Suspense>
  );
}

/** Over everything: a wrong clock, otherwise an outdated build (R2.10.7, R2.10.8, Q2.10.a). */
export function Blocking() {
  const version = usePortalActor('version');
  const clock = usePortalActor('clock');
  if (version === undefined || clock === undefined) return null;
  return <BlockingOf version={version} clock={clock} />;
}

function BlockingOf({ version, clock }: { version: VersionRef; clock: ClockRef }) {
  const isClockWrong = useSelector(clock, isClockBlocking);
  const isOutdated = useSelector(version, isVersionBlocking);
  return (
    <Suspense fallback={null}>
      {isClockWrong ? <ClockDialog clock={clock} /> : isOutdated ? <NewVersionDialog version={version} /> : null}
    </Suspense>
  );
}
