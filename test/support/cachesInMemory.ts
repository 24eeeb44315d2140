/** The part of a browser's caches that a worker uses. */

type Key = Request | string;

/** @param origin what an address without one belongs to */
export function cachesInMemory(origin: string) {
  const named = new Map<string, Map<string, Response>>();
  const addressOf = (key: Key): string => new URL(typeof key === 'string' ? key : key.url, origin).href;
  function entriesOf(name: string): Map<string, Response> {
    const entries = named.get(name) ?? new Map<string, Response>();
    named.set(name, entries);
    return entries;
  }
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (key: Key) => entries.get(addressOf(key))?.clone(),
    /** Reads the whole answer, as a browser does: one that was read before cannot be kept. */
    put: async (key: Key, answer: Response) => {
      const { status, headers } = answer;
      entries.set(addressOf(key), new Response(await answer.arrayBuffer(), { status, headers }));
    },
    delete: async (key: Key) => entries.delete(addressOf(key)),
    keys: async () => [...entries.keys()].map((address) => new Request(address)),
  });
  return {
    caches: {
      open: async (name: string) => cacheOf(entriesOf(name)),
      match: async (key: Key, { cacheName }: { cacheName: string }) => cacheOf(entriesOf(cacheName)).match(key),
    },
    /** What each holds, by its name. */
    named,
  };
}
