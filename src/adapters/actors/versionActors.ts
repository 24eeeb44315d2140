/** The version file is a file of the site itself, beside the document, never from a cache, not a call to the operator's server (R7.5.9). */
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { versionMachine } from '../../../machines/version/versionMachine.ts';
import { provideFor } from '../../../machines/shared/provideFor.ts';
import { VersionFile } from '../../contract/site/site.ts';
import { loadPage } from '../address/browserAddress.ts';
import { answerInTime, ask } from '../http/ask.ts';

const timeoutMs = 20_000;

/** Knows nothing of customers, and is sent nothing about them. @throws when it cannot be had in time */
async function readVersion(): Promise<string> {
  // Beside the document whatever page that is of.
  const address = new URL('/version.json', globalThis.location.origin);
  const answer = await answerInTime(ask(address, { cache: 'no-store' }), timeoutMs);
  if (!answer.ok) throw new Error(`The version file was answered with ${answer.status}.`);
  return v.parse(VersionFile, await answer.json()).version;
}

/** The same address with `v` as unix time in seconds (Q4.3.a); other queries stay. */
export function addressOfVersion(address: string, unixSeconds: number): string {
  const url = new URL(address);
  url.searchParams.set('v', String(unixSeconds));
  return url.href;
}

/** @param untilQuiet what is on the screen comes first */
export const provideVersion = (untilQuiet = async (): Promise<void> => undefined) =>
  provideFor(versionMachine)({
    actors: {
      readVersion: fromPromise(async () => {
        await untilQuiet();
        return readVersion();
      }),
      reloadWithVersion: fromPromise(async () => {
        const url = new URL(addressOfVersion(globalThis.location.href, Math.floor(Date.now() / 1_000)));
        loadPage(url.pathname + url.search + url.hash);
      }),
    },
  });
