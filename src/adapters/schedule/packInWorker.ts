/** A long schedule is packed in a worker, so that clicks and frames do not wait for it. */
import type { PackingAsked, PackingTold } from './workerProtocol.ts';

/** The page's end of the line to a worker. */
export interface PackingWorker extends Pick<EventTarget, 'addEventListener'> {
  postMessage(asked: PackingAsked, handedOver: []): void;
  terminate(): void;
}

/** A worker that is silent for this many milliseconds has died; the longest answers take a phone a tenth of it. */
export const timeoutMs = 20_000;

/**
 * Has a worker of its own pack one answer. Abort ends it in the middle of its work, and what it needed is free at once.
 * @returns null when there is no worker to be had, or it died
 * @throws whatever the signal was aborted with
 */
export function packInWorker(
  asked: PackingAsked,
  signal: AbortSignal,
  start: () => PackingWorker,
): Promise<PackingTold> {
  signal.throwIfAborted();
  let worker: PackingWorker;
  try {
    worker = start();
  } catch {
    return Promise.resolve(null);
  }
  const { promise, resolve, reject } = Promise.withResolvers<PackingTold>();
  const giveUp = () => resolve(null);
  // SAFETY: the worker runs `packOver`, which says nothing else.
  worker.addEventListener('message', (message) => resolve((message as MessageEvent<PackingTold>).data));
  worker.addEventListener('error', giveUp);
  worker.addEventListener('messageerror', giveUp);
  signal.addEventListener('abort', () => reject(signal.reason));
  const silence = setTimeout(giveUp, timeoutMs);
  worker.postMessage(asked, []);
  return promise.finally(() => {
    clearTimeout(silence);
    worker.terminate();
  });
}
