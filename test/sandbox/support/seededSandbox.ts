/**
 * A sandbox in memory, as on the first day, for one file after the other: to start one takes several times what its reset
 * takes, so that a worker hands on the one that it has.
 */
import { createSandbox, type Sandbox } from '../../../sandbox/sandbox.ts';
import { template } from './template.ts';

/** Tuesday, 24 November 2026, ten in the morning in Dubai. */
export const testNow = '2026-11-24 10:00:00';
export const standing = { offset: 0, frozenAt: '2026-11-24T06:00:00Z' };

/** By the origin of their portal. */
const spares = new Map<string, Sandbox>();

/** Starts one that no other file sees: what changes its tables is not put back by a reset. */
export const ownSandbox = async (portalOrigin: string, countsCalls = false): Promise<Sandbox> =>
  createSandbox({ port: 0, portalOrigin, clock: standing, countsCalls, template: await template(standing) });

async function asOnTheFirstDay({ url }: Sandbox): Promise<void> {
  const control = async (path: string, body?: object): Promise<void> => {
    const { ok, status } = await fetch(`${url}/__sandbox${path}`, {
      method: 'POST',
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!ok) throw new Error(`POST ${path} answered ${status}`);
  };
  await control('/clock', { at: testNow, frozen: true });
  await control('/reset');
}

/** Its clock stands still, and calls are not limited, since a minute never ends. To close it leaves it to the next file. */
export async function seededSandbox(portalOrigin: string): Promise<Sandbox> {
  const spare = spares.get(portalOrigin);
  spares.delete(portalOrigin);
  if (spare) await asOnTheFirstDay(spare);
  const sandbox = spare ?? (await ownSandbox(portalOrigin));
  // One that fails to start is left to nobody.
  await sandbox.ready;
  return {
    ...sandbox,
    async close() {
      if (spares.has(portalOrigin)) await sandbox.close();
      else spares.set(portalOrigin, sandbox);
    },
  };
}
