/**
 * How a page of the portal is opened: by the server's document where that is quick, by the kept one where it is not. The
 * update of a page that is too old (`v`) and a reset take nothing that was kept, as long as there is a network.
 */
import { isWholeDocument, versionIn } from './documentVersion.ts';
import { dropDocument, persistedDocument, restoreFiles } from './persistedFiles.ts';
import { isForced } from './forcedAddress.ts';
import type { AskEvent } from './workerScope.ts';

/** Written by the build: addresses that may hold a token (tools/serve/securityHeaders.ts). */
declare const secretAddresses: string;
/** Which build the kept document is of. */
declare const persistedVersion: string;

/** How long the server is waited for, in milliseconds: short enough not to be noticed. */
const timeoutMs = 100;

/** A server that answers with an error has no page to show either. */
async function askedDocument(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (answer.status >= 500) throw new Error(`The server has no document: ${answer.status}`);
  return answer;
}

/**
 * Once the server has shown another build, the kept document is never shown again: until the new worker has brought its own,
 * pages come from the server. An answer that is no page of the portal, such as that of a hotel's network, says nothing of
 * builds.
 */
async function compareVersion(asked: Promise<Response>): Promise<void> {
  const version = await asked.then(
    async (answer) => (answer.ok ? versionIn(await answer.clone().text()) : null),
    () => null,
  );
  if (version !== null && version !== persistedVersion) await dropDocument();
}

/** Where the server has another build, the worker of that build brings the files to keep. */
export const restoreShell = (): Promise<void> =>
  restoreFiles((text) => isWholeDocument(text, persistedVersion)).catch(() => undefined);

/**
 * The kept document with the headers of its address: what follows from one with a token may not tell it. One that was damaged
 * shows nobody anything, and makes room for the server's.
 */
async function documentFor(url: URL): Promise<Response | undefined> {
  const kept = await persistedDocument().catch(() => undefined);
  if (kept === undefined) return undefined;
  const text = await kept.text().catch(() => '');
  if (!kept.ok || !isWholeDocument(text, persistedVersion)) {
    await dropDocument().catch(() => undefined);
    return undefined;
  }
  const headers = new Headers(kept.headers);
  if (new RegExp(secretAddresses).test(url.pathname)) headers.set('Referrer-Policy', 'no-referrer');
  return new Response(text, { headers });
}

const after = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

function withoutQuery(url: URL, ...names: string[]): string {
  const other = new URL(url);
  for (const name of names) other.searchParams.delete(name);
  return other.href;
}

/** @throws where neither the server nor what was kept has a document */
export async function shellFor(event: AskEvent, url: URL): Promise<Response> {
  const asked = askedDocument(event.request);
  event.waitUntil(compareVersion(asked));
  const kept = documentFor(url);
  const instead = async (): Promise<Response> => {
    const document = await kept;
    // The kept document is of the old version: without `v` in its address it does not take itself for the new one.
    if (document !== undefined) return isForced(url) ? Response.redirect(withoutQuery(url, 'v', 'reset')) : document;
    return asked;
  };
  if (isForced(url)) return asked.catch(instead);
  return Promise.race([asked.catch(instead), after(timeoutMs).then(instead)]);
}
