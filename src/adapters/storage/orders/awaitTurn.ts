/** Of two tabs that want to write down an order at the same moment, one looks when the other has written (071). */

/** What one tab writes takes some milliseconds to reach another one, and longer on a busy device. */
const writtenEverywhere = 500;

/** A tab that stands still with the turn keeps nobody from paying. */
const longestTurn = 2_000;

/** What ends the turns that this tab still has, by name: it knows what it wrote itself. */
const turns = new Map<string, () => void>();

function takeTurn(name: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const listening = new AbortController();
  const end = () => {
    clearTimeout(timer);
    listening.abort();
    turns.delete(name);
    resolve();
  };
  const timer = setTimeout(end, writtenEverywhere);
  turns.set(name, end);
  // A page with a lock may not be kept for Back.
  globalThis.addEventListener('pagehide', end, { signal: listening.signal });
  return promise;
}

/**
 * Resolves when no other tab is between looking and writing under that name, or has been for too long; a browser may have no
 * locks, as over plain HTTP. Whoever looks and writes at once then does so in one step. Throws when nobody waits any more.
 */
export async function awaitTurn(name: string, signal: AbortSignal): Promise<void> {
  const { locks } = globalThis.navigator;
  turns.get(name)?.();
  if (locks !== undefined)
    await new Promise<void>((resolve) => {
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(longestTurn)]);
      locks
        .request(name, { signal: inTime }, () => {
          resolve();
          return takeTurn(name);
        })
        .catch(() => resolve());
    });
  signal.throwIfAborted();
}
