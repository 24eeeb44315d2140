/**
 * Tells when another tab of this browser has changed what is kept under that name, or aside of it. A page that was put aside looks when it is
 * back: it heard nothing meanwhile. Returns what stops it.
 * @param isNews which changes count, where not all do
 */
export function followRecord(
  name: string,
  look: () => void,
  isNews: (event: StorageEvent) => boolean = () => true,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  globalThis.addEventListener('storage', (event) => event.key?.startsWith(name) && isNews(event) && look(), { signal });
  globalThis.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal });
  return () => listening.abort();
}
