/**
 * Clears what third-party scripts stored in this browser, as far as a page can: what is not the portal's own in
 * storage, every cookie that a script can see, foreign databases and caches. What lies on their own sites only they can
 * clear.
 */

/** The portal keeps every value with its version (`storage.ts`), and no cookies. */
function isOwn(text: string | null): boolean {
  try {
    const kept = JSON.parse(text ?? '') as unknown;
    return typeof kept === 'object' && kept !== null && 'version' in kept && 'value' in kept;
  } catch {
    return false;
  }
}

function clearStorage(area: 'localStorage' | 'sessionStorage'): void {
  const storage = globalThis[area];
  for (const key of Object.keys(storage)) if (!isOwn(storage.getItem(key))) storage.removeItem(key);
}

/** A cookie goes only for the very domain and path that it was set for, which no page is told: all that may be are tried. */
function clearCookies(): void {
  const { hostname, pathname } = globalThis.location;
  const labels = hostname.split('.');
  const domains = ['', ...labels.map((_, first) => `; domain=${labels.slice(first).join('.')}`)];
  const steps = pathname.split('/');
  const paths = new Set(['/', ...steps.map((_, last) => steps.slice(0, last + 1).join('/') || '/')]);
  for (const name of document.cookie.split('; ').flatMap((cookie) => cookie.split('=', 1)))
    for (const domain of name === '' ? [] : domains)
      for (const path of paths) document.cookie = `${name}=; max-age=0; path=${path}${domain}`;
}

/** Where the portal's worker notes how old what it keeps is. */
const ageDatabase = 'workbox-expiration';

async function clearDatabases(own: string): Promise<void> {
  // Not every browser tells which there are.
  const databases = (await globalThis.indexedDB?.databases?.()) ?? [];
  for (const { name } of databases)
    if (name !== undefined && name !== own && name !== ageDatabase) indexedDB.deleteDatabase(name);
  for (const name of (await globalThis.caches?.keys()) ?? [])
    if (!name.startsWith('portal-')) await caches.delete(name);
}

/** @param ownDatabase the one that the portal itself has */
export async function clearTraces(ownDatabase: string): Promise<void> {
  const steps: (() => unknown)[] = [
    () => clearStorage('localStorage'),
    () => clearStorage('sessionStorage'),
    clearCookies,
    () => clearDatabases(ownDatabase),
  ];
  // A refusal does not stop the rest.
  for (const step of steps) {
    try {
      await step();
    } catch {
      // Where keeping is refused nothing was kept.
    }
  }
}
