/**
 * What the build asks before it imports anything late (tools/build/fileFetching.ts). Until 2026 browsers keep for as long as
 * the page lives that a module's file could not be had (whatwg/html#10327), and with it whatever needs that file. So their
 * loader is asked only for what has come: from then on the browser's own cache has it.
 */
import { whenDrawn } from '../device/whenDrawn.ts';
import { isLoadFailure, SpoiltError } from './codeLoading.ts';

/** Milliseconds for which an answer says that there is a network. */
const freshness = 3_000;

/**
 * The frame that answers the last press; none while nobody has pressed or typed anything. To ask for files takes longer than
 * all else that most presses do, so it follows that frame.
 */
let answered: Promise<void> | undefined;
for (const press of ['keydown', 'click', 'pointerdown']) addEventListener(press, () => (answered = whenDrawn()), true);

/** False once the loader has failed to load something. */
let isUnspoilt = true;

/**
 * Whether the loader may be asked at once, which asks the browser for each file but once: only while a page comes by itself,
 * and the network has just answered. What failed, and what was kept, has no size.
 */
function mayAskAtOnce(): boolean {
  const worker = (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller;
  const last = performance.getEntriesByType('resource').at(-1) as PerformanceResourceTiming | undefined;
  if (!isUnspoilt || answered || worker || !last?.transferSize) return false;
  return last.responseEnd > performance.now() - freshness;
}

/** The document, or an import before, has asked for it. */
const isNamed = (href: string): boolean => document.querySelector(`link[href="${href}"]`) !== null;

function nameFile(rel: 'modulepreload' | 'stylesheet', href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  // A sheet before another has browsers put all layers in order anew, and the whole page laid out.
  document[rel === 'stylesheet' ? 'body' : 'head'].append(link);
  return link;
}

async function fetchScript(href: string): Promise<void> {
  // The whole of it: the end of one that was cut off would be asked of the network again.
  const whole = await fetch(href)
    .then((answer): Promise<Blob> | null => (answer.ok ? answer.blob() : null))
    .catch(() => null);
  if (whole === null) throw new Error(`Failed to fetch dynamically imported module: ${href}`);
  nameFile('modulepreload', href);
}

function fetchStyles(href: string): Promise<void> {
  const link = nameFile('stylesheet', href);
  return new Promise((came, failed) => {
    link.addEventListener('load', () => came());
    link.addEventListener('error', () => {
      link.remove();
      failed(new Error(`Unable to preload CSS for ${href}`));
    });
  });
}

/** Files that are loaded, or on their way. */
const coming = new Map<string, Promise<void>>();

async function fetchFile(href: string, atOnce: boolean): Promise<void> {
  const known = coming.get(href);
  if (known !== undefined || (isUnspoilt && isNamed(href))) return known;
  const isStyle = href.endsWith('.css');
  if (atOnce && !isStyle) {
    nameFile('modulepreload', href);
    return undefined;
  }
  const whole = isStyle ? fetchStyles(href) : fetchScript(href);
  coming.set(href, whole);
  return whole.catch((error: unknown) => {
    coming.delete(href);
    throw error;
  });
}

/** Imports a part of the portal, after the files that it needs. */
export async function importFetched<TModule>(
  load: () => Promise<TModule>,
  files: readonly string[] = [],
): Promise<TModule> {
  const atOnce = mayAskAtOnce();
  const hasCome = !isUnspoilt;
  if (answered) await answered;
  await Promise.all(files.map((file) => fetchFile(`/${file}`, atOnce)));
  return load().catch((error: unknown) => {
    // What is kept of it was cut off or is something else: the document asks for the portal anew (061).
    if (error instanceof SyntaxError) dispatchEvent(new Event('garbled'));
    if (!isLoadFailure(error)) throw error;
    isUnspoilt = false;
    throw hasCome ? new SpoiltError(String(error)) : error;
  });
}
