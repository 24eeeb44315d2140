/**
 * Collects errors from the first moment until the reporter is there, which is loaded once the site says where to report
 * and the page is idle (R7.6.3).
 */
import type { PortalRef } from '../../machines/portal/portalMachine.ts';
import type { SiteRef } from '../../machines/site/siteMachine.ts';
import { whenIdle } from '../adapters/device/whenIdle.ts';
import { fetchPortalParts } from './fetching/fetchPortalParts.ts';

/** Of an error that repeats, the first few are kept. */
const mostKept = 20;

export function reportErrors(portal: PortalRef): void {
  const kept: Event[] = [];
  const listening = new AbortController();
  const keep = (event: Event) => kept.length < mostKept && kept.push(event);
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, keep, listening);
  const subscription = portal.subscribe(({ context: { config }, children: { site } }) => {
    // What a former visit left does not say where to.
    if (config === null || (site as SiteRef).getSnapshot().context.isFormer) return;
    subscription.unsubscribe();
    if (!config.reports_dsn) return listening.abort();
    whenIdle()
      .then(async () => (await fetchPortalParts()).fetchReports())
      .then(({ startReports }) => startReports(portal, config, kept, listening))
      .catch(() => listening.abort());
  });
}
