import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ClockRef } from '../../machines/clock/clockMachine.ts';
import { isBlocking as isClockBlocking } from '../../machines/clock/clockSelectors.ts';
import type { VersionRef } from '../../machines/version/versionMachine.ts';
import * as readSite from '../../machines/site/siteSelectors.ts';
import { usePortal, usePortalActor, useSite } from '../actors/portalContext.tsx';
import { ClockDialog } from '../shell/blocking/ClockDialog.tsx';
import { Maintenance } from '../shell/blocking/Maintenance.tsx';
import { NewVersionDialog } from '../shell/blocking/NewVersionDialog.tsx';
import { SiteUnavailable } from '../shell/blocking/SiteUnavailable.tsx';
import { Splash } from '../shell/blocking/Splash.tsx';
import { StartFailed } from '../shell/blocking/StartFailed.tsx';

/** Lets the site through when it is open; otherwise a screen says why not (R2.10, R8.5.5). */
export function SiteGate({ children }: { children: ReactNode }) {
  const site = useSite();
  const screen = useSelector(site, readSite.screen);
  const isBroken = useSelector(usePortal(), (snapshot) => snapshot.matches({ health: 'crashed' }));
  const isShopOpen = useSelector(usePortal(), (snapshot) => snapshot.matches({ shop: 'open' }));
  if (isBroken) return <StartFailed site={site} />;
  if (screen === 'open') return isShopOpen ? children : <Splash />;
  return {
    splash: <Splash />,
    closed: <Maintenance site={site} />,
    disabled: <SiteUnavailable />,
    maintenance: <Maintenance site={site} />,
    failed: <StartFailed site={site} />,
  }[screen];
}

/** What lies over everything: a wrong clock, or else an outdated build (R2.10.7, R2.10.8, Q2.10.a). */
export function Blocking() {
  const version = usePortalActor('version');
  const clock = usePortalActor('clock');
  if (version === undefined || clock === undefined) return null;
  return <BlockingOf version={version} clock={clock} />;
}

function BlockingOf({ version, clock }: { version: VersionRef; clock: ClockRef }) {
  return useSelector(clock, isClockBlocking) ? <ClockDialog clock={clock} /> : <NewVersionDialog version={version} />;
}
