/** What consent does outside the machine: third-party scripts come and go, and what they stored goes with them. */
import { fromPromise } from 'xstate';
import { consentMachine, type ConsentInput } from '../../../machines/consent/consentMachine.ts';
import { mayLoadAt, wishesOf } from '../../../machines/consent/consentRules.ts';
import type { SiteConfig } from '../../contract/site/site.ts';
import { clearTraces } from '../storage/clearTraces.ts';
import { persistedConsent } from '../storage/consent.ts';
import { addScript } from '../scripts/foreignScript.ts';
import { whenIdle } from '../device/whenIdle.ts';
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

export const provideConsent = () =>
  consentMachine.provide({
    actors: {
      clearTraces: fromPromise(() => clearTraces(healthDatabase)),
      waitForQuiet: fromPromise(() => whenIdle()),
      loadScript: fromPromise(({ input }) => loadScript(input)),
      reloadPage: fromPromise(async () => globalThis.location.reload()),
    },
  });

/** What a former visit has decided. */
export function consentInput(config: SiteConfig): ConsentInput {
  const { said, hasLeftovers } = persistedConsent.read() ?? { said: {}, hasLeftovers: false };
  return {
    wishes: wishesOf(config),
    said: Object.fromEntries(Object.entries(said).filter(([, word]) => word !== undefined)),
    hasLeftovers,
    mayLoad: mayLoadAt(globalThis.location.pathname),
  };
}
