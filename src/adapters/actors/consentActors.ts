/** What consent does outside the machine: third-party scripts come and go, and what they stored goes with them. */
import { fromCallback, fromPromise } from 'xstate';
import { consentMachine, type ConsentInput, type ConsentNews } from '../../../machines/consent/consentMachine.ts';
import { mayLoadAt, wishesOf } from '../../../machines/consent/consentRules.ts';
import type { PortalRef } from '../../../machines/portal/portalMachine.ts';
import { provideFor } from '../../../machines/shared/provideFor.ts';
import type { SiteConfig } from '../../contract/site/site.ts';
import { clearTraces } from '../storage/clearTraces.ts';
import { persistedConsent } from '../storage/consent.ts';
import { addScript } from '../scripts/foreignScript.ts';
import { whenIdle } from '../device/whenIdle.ts';
import { waitUntil } from './follow.ts';
import { followRecord } from './followRecord.ts';
import { healthDatabase } from './healthCheck.ts';

/** The name under which the page's policy allows them (`docs/guide/serving.md`). */
const policy = 'widget';

/** Loaded once for each page, however often it is wanted. */
async function loadScript({ script }: { script: string }): Promise<void> {
  if ([...document.scripts].some(({ src }) => src === script)) return;
  const element = addScript(policy, script);
  await new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', () => reject(new Error('The script did not come.')));
  });
}

/** What was said on this device, in this tab or another one; null where nothing was. */
function decided(): Pick<ConsentInput, 'said' | 'hasLeftovers'> | null {
  const kept = persistedConsent.read();
  if (kept === null) return null;
  const said = Object.fromEntries(Object.entries(kept.said).filter(([, word]) => word !== undefined));
  return { said, hasLeftovers: kept.hasLeftovers };
}

/** As the machine of the version knows it, which loads nothing anew meanwhile either. */
async function waitForOrder(portal: Pick<PortalRef, 'getSnapshot'>): Promise<void> {
  const { version } = portal.getSnapshot().children;
  if (version !== undefined) await waitUntil(version, ({ context }) => !context.isOrdering);
}

export const provideConsent = (portal: Pick<PortalRef, 'getSnapshot'>) =>
  provideFor(consentMachine)({
    actors: {
      watchConsent: fromCallback<ConsentNews, undefined>(({ sendBack }) =>
        followRecord(persistedConsent.key, () => {
          const news = decided();
          if (news !== null) sendBack({ type: 'consent.heard', ...news });
        }),
      ),
      clearTraces: fromPromise(() => clearTraces(healthDatabase)),
      waitForQuiet: fromPromise(() => whenIdle()),
      loadScript: fromPromise(({ input }) => loadScript(input)),
      waitForOrder: fromPromise(() => waitForOrder(portal)),
      reloadPage: fromPromise(async () => globalThis.location.reload()),
    },
  });

/** What a former visit has decided. */
export const consentInput = (config: SiteConfig): ConsentInput => ({
  ...(decided() ?? { said: {}, hasLeftovers: false }),
  wishes: wishesOf(config),
  mayLoad: mayLoadAt(globalThis.location.pathname),
});
