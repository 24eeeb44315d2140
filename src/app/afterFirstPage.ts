/**
 * What is done once the first page is shown and nobody waits: the head for search engines, the files for the next
 * visit, the code of dialogs.
 */
import type { PortalRef } from '../../machines/portal/portalMachine.ts';
import { here } from '../../machines/pageChange/pageChangeSelectors.ts';
import { hasGate } from '../../machines/portal/gates.ts';
import { ownAddress } from '../../machines/portal/ownAddress.ts';
import type { SiteRef } from '../../machines/site/siteMachine.ts';
import { screen } from '../../machines/site/siteSelectors.ts';
import { loadServices } from '../adapters/actors/booking/loadServices.ts';
import { follow } from '../adapters/actors/follow.ts';
import { dropLastAnswers, persistConfig, persistServices } from '../adapters/nextVisit/persistAnswers.ts';
import { whenTouched } from '../adapters/device/whenTouched.ts';
import { registerWorker } from '../adapters/worker/registerWorker.ts';
import { writeHead } from './head/writeHead.ts';
import type { Router } from './address/pageRouter.ts';
import { persistWords } from './head/persistWords.ts';
import { redirectFor } from './gates/profileGate.ts';

/** The gates of a page that was opened by a former configuration are checked again as soon as a newer one arrives. */
function askAgain(portal: PortalRef, router: Router): void {
  const ask = async (): Promise<void> => {
    const entry = here(router.pageChange.getSnapshot());
    if (!hasGate(entry.pathname)) return;
    const elsewhere = await redirectFor(portal, entry);
    if (elsewhere !== null && here(router.pageChange.getSnapshot()).key === entry.key)
      router.navigate(ownAddress(elsewhere), { replace: true });
  };
  follow(
    portal,
    ({ context: { config } }) => ({ config }),
    () => void ask(),
  );
}

/** Stores what the next visit begins with: the configuration, and the answers of the home page. */
function persistAnswers(portal: PortalRef, { pageChange }: Router): void {
  follow(
    portal.system.get('site') as SiteRef,
    (site) => ({ config: site.matches({ config: 'open' }) ? site.context.config : null, screen: screen(site) }),
    ({ config, screen }) => {
      if (config !== null) {
        persistConfig(config);
        persistWords(config);
      }
      if (screen === 'disabled' || screen === 'maintenance') dropLastAnswers();
    },
  );
  if (isHome(pageChange)) loadServices().then(persistServices, () => undefined);
}

/**
 * What gives the first dialog its entry of the history is there before a dialog can be opened: Back would leave the site. A
 * home page that nobody touches opens none; on any other page the first touch may be the press that does.
 */
async function fetchAddress({ pageChange }: Router): Promise<void> {
  if (isHome(pageChange)) await whenTouched();
  await import('./address/writeAddress.ts');
}

const isHome = (pageChange: Router['pageChange']): boolean =>
  /^\/(?:home)?$/.test(here(pageChange.getSnapshot()).pathname);

export function afterFirstPage(portal: PortalRef, router: Router): void {
  writeHead(portal);
  askAgain(portal, router);
  persistAnswers(portal, router);
  void registerWorker();
  fetchAddress(router).catch(() => undefined);
}
