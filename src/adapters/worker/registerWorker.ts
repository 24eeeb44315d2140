/** Has the browser keep the portal's files for the next visit, or stop keeping them where the server has no worker any more. */
import { scriptAddress } from '../scripts/scriptAddresses.ts';

/** Below the root, as it answers for every page. */
const workerFile = '/worker.js';

/** Tabs that are told go on without it, and its caches are dropped. */
async function letGo(workers: ServiceWorkerContainer): Promise<void> {
  for (const registration of await workers.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith('portal-')) await caches.delete(name);
}

/** The name under which the page's policy allows the worker. */
const policy = 'shell-worker';

/** Where keeping is refused, full or broken, the portal works as before. */
export async function registerWorker(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined || !import.meta.env.PROD) return;
  try {
    const { status } = await fetch(workerFile, { method: 'HEAD', cache: 'no-store' });
    if (status === 404 || status === 410) await letGo(workers);
    if (status !== 200) return;
    const { active } = await workers.register(scriptAddress(policy, workerFile), { updateViaCache: 'none' });
    // One that was let go of by a reset comes back as it is where another tab still has it, without what it had kept.
    active?.postMessage('restore', []);
  } catch {
    // Customers did not ask for the worker, so they are not told that there is none.
  }
}
