/** The sandbox of the operator's server: one process, one listener, one database. */
import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import type { ClockSetting } from './data/clock.ts';
import { openDatabase } from './data/open.ts';
import { prepare } from './data/prepare.ts';
import { createApi } from './http/api.ts';
import { handlers } from './http/handlers.ts';
import { ownHostOnly, ownPages } from './http/ownHost.ts';
import { answerUnreadable } from './http/unreadable.ts';
import { sweep } from './domain/orders/expiry.ts';
import { controlRoutes } from './http/controlRoutes.ts';
import { createFaults } from './faults/faults.ts';
import { createReports } from './faults/reports.ts';
import { createRequestLog } from './faults/requestLog.ts';
import type { Server } from './server.ts';
import { createPages } from './pages/createPages.ts';
import { lateAnswers } from './pages/pay/lateAnswers.ts';

export interface SandboxOptions {
  /** Folder of the database; `memory` (the default) keeps nothing. */
  readonly dataDir?: string;
  /** postgres://… is used instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** 0 takes any free port. */
  readonly port: number;
  /** Where the portal is served: the only origin whose browsers are answered. */
  readonly portalOrigin: string;
  /** What the clock says when the data is made; the machine's time unless it is said otherwise. */
  readonly clock?: ClockSetting;
  /** A dump of a prepared database to begin with, for one in memory. */
  readonly template?: Blob;
  /** Throws away what the sandbox kept in the folder or database. */
  readonly fresh?: boolean;
  /** Is told what takes time before the sandbox is ready. */
  readonly tell?: (step: string) => void;
  /** Answers that break the contract become a 500. On unless it is said otherwise. */
  readonly checkAnswers?: boolean;
  /** Whether who calls too often is told to wait. On unless it is said otherwise, for a test whose clock stands still. */
  readonly countsCalls?: boolean;
}

export interface Sandbox {
  /** http://127.0.0.1:port */
  readonly url: string;
  readonly app: Hono;
  /** Resolves when the database stands; calls before that wait for it. */
  readonly ready: Promise<Server>;
  close(): Promise<void>;
}

/** How often overdue payments and holds are looked for. */
const sweepInterval = 5_000;
const host = '127.0.0.1';
/** Longer than whoever calls keeps a connection for another call; ended by this side it would meet the call half-way. */
const keepAliveTimeout = 65_000;

function listen(app: Hono, port: number): Promise<{ listener: ServerType; port: number }> {
  return new Promise((resolve, reject) => {
    const listener = serve({ fetch: app.fetch, port, hostname: host, serverOptions: { keepAliveTimeout } }, (info) =>
      resolve({ listener, port: info.port }),
    );
    listener.once('error', reject);
    answerUnreadable(listener);
  });
}

/** Listens at once and opens the database meanwhile. Rejects when the port is taken; `ready` rejects when the database cannot be had. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const app = new Hono();
  let server: Promise<Server>;
  const faults = createFaults();
  const log = createRequestLog();
  const reports = createReports();

  for (const path of ownPages) app.use(path, ownHostOnly(options.portalOrigin));
  app.route(
    '/',
    createApi({
      server: () => server,
      portalOrigin: options.portalOrigin,
      handlers,
      faults,
      log,
      checkAnswers: options.checkAnswers ?? true,
    }),
  );

  const late = lateAnswers();
  const around = { server: () => server, portalOrigin: options.portalOrigin, faults, log, reports, later: late.later };
  app.route('/__sandbox', controlRoutes({ ...around, bank: late }));
  app.route('/', createPages(around));

  const { listener, port } = await listen(app, options.port);
  const url = `http://${host}:${port}`;
  // Only now: whoever finds the port taken has touched no data.
  const opening = openDatabase({ ...options, dataDir: options.dataDir ?? 'memory' });
  server = opening.then(async (open) => {
    const { database } = open;
    const clock = await prepare(database, options);
    open.settle();
    return { database, clock, url, portalOrigin: options.portalOrigin, countsCalls: options.countsCalls ?? true };
  });
  let sweeping: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const tidy = async (opened: Server): Promise<void> => {
    await opened.clock.reload();
    await sweep(opened);
  };
  server.then(
    (opened) => {
      timer = setInterval(() => {
        sweeping = tidy(opened).catch((error: unknown) => console.error('sandbox: the sweep failed', error));
      }, sweepInterval);
      timer.unref();
      return opened;
    },
    // Told to whoever awaits `ready`, and to every call; here it must only not be unhandled.
    () => undefined,
  );

  return {
    url,
    app,
    ready: server,
    async close() {
      clearInterval(timer);
      late.stop();
      await sweeping;
      await new Promise<void>((resolve) => {
        listener.close(() => resolve());
        if ('closeAllConnections' in listener) listener.closeAllConnections();
      });
      await opening.then((open) => open.close()).catch(() => undefined);
    },
  };
}
