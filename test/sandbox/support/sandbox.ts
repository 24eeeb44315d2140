/** Sandboxes for tests: a clock stopped at a known minute, data in memory or on a PostgreSQL server. */
import { createSandbox } from '../../../sandbox/sandbox.ts';
import type { Server } from '../../../sandbox/server.ts';
import { clientOf, type Called, type Client } from './client.ts';
import { ownSandbox, seededSandbox, standing, testNow } from './seededSandbox.ts';

const portalOrigin = 'http://127.0.0.1:4719';

export interface SandboxUnderTest extends Called {
  readonly server: Server;
  signedOut(base?: string): Client;
  customer(digit: number, base?: string): Promise<Client>;
  /** Calls /__sandbox. */
  control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown>;
  /** Moves the standing clock. */
  advance(minutes: number): Promise<void>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

export interface StartOptions {
  readonly databaseUrl?: string;
  readonly dataDir?: string;
  readonly fresh?: boolean;
  /** Whether calls are limited: here the clock is stopped, so a minute never ends. */
  readonly countsCalls?: boolean;
  /** Whether no other file sees it: for what changes the tables themselves. */
  readonly isOwn?: boolean;
}

async function open({ databaseUrl, dataDir, fresh = false, countsCalls = false, isOwn = false }: StartOptions) {
  if (databaseUrl !== undefined || dataDir !== undefined)
    return createSandbox({ port: 0, portalOrigin, dataDir, databaseUrl, fresh, clock: { ...standing }, countsCalls });
  return isOwn || countsCalls ? ownSandbox(portalOrigin, countsCalls) : seededSandbox(portalOrigin);
}

export async function startSandbox(options: StartOptions = {}): Promise<SandboxUnderTest> {
  const sandbox = await open(options);
  const server = await sandbox.ready.catch(async (error: unknown) => {
    await sandbox.close();
    throw error;
  });
  const under: SandboxUnderTest = {
    url: sandbox.url,
    portalOrigin,
    server,
    stamp: () => server.clock.stamp(),
    signedOut: (base) => clientOf(under, base),
    customer: (digit, base) => clientOf(under, base).login(`050000000${digit}`),
    async control(method, path, body) {
      const response = await fetch(`${sandbox.url}/__sandbox${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const answer = (await response.json()) as { data: unknown; message: string | null };
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${answer.message}`);
      return answer.data;
    },
    async advance(minutes) {
      const at = server.clock.now().add({ seconds: Math.round(minutes * 60) });
      await under.control('POST', '/clock', {
        at: at.toString({ smallestUnit: 'second' }).replace('T', ' '),
        frozen: true,
      });
    },
    async reset() {
      await under.control('POST', '/clock', { at: testNow, frozen: true });
      await under.control('POST', '/reset');
      await offerCodes(under);
    },
    close: () => sandbox.close(),
  };
  await offerCodes(under);
  return under;
}

/** The seed asks for passwords; here an e-mailed code opens an account as well. */
const offerCodes = (sandbox: SandboxUnderTest) => sandbox.control('POST', '/config', { site: { qube_otp_login: 1 } });
