/** Portal and sandbox in one process, behind two listeners. */
import { createSandbox } from '../../sandbox/sandbox.ts';
import { builtFolder } from '../build/freshBuild.ts';
import { tenantSites } from '../../sandbox/data/seed/tenantSites.ts';
import { startOnFreePorts } from './freePort.ts';
import { widgetPolicy, type Policy } from './securityHeaders.ts';
import { operatorPaths, startPreview, type Running } from './preview.ts';

export interface StackOptions {
  /** 0 takes any free port. */
  port: number;
  sandboxPort: number;
  /** A folder, or `memory` for data that ends with the process. */
  data: string;
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** A dump of a prepared database to begin with, for one in memory. */
  template?: Blob;
  /** Throws away what the sandbox kept there. */
  fresh?: boolean;
  /** Is told what takes time before the sandbox is ready. */
  tell?: (step: string) => void;
  /** The address customers type, when it is not this machine's own. */
  portalOrigin?: string;
  /** With `dev` the sources are served by Vite as they change, otherwise the built portal. */
  mode: 'dev' | 'preview';
}

export interface Stack {
  readonly portalOrigin: string;
  readonly sandboxOrigin: string;
  /** Both sides listen at once; calls wait for the database. Rejects when it cannot be had. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/** Each tenant's pages may have the scripts of others that its configuration names, and no other page may (R1.7.3, R1.7.4). */
const widgetPolicies = (operator: string): Record<string, Policy> =>
  Object.fromEntries(
    Object.entries(tenantSites).flatMap(([host, { chat_widget_url: chat, ad_pixel_url: pixel }]) => {
      const scripts = [chat, pixel].flatMap((path) => (path ? [`${operator}${path}`] : []));
      const pictures = pixel ? [`${operator}/widgets/pixel.gif`] : [];
      return scripts.length > 0 ? [[host, { ...widgetPolicy, 'script-src': scripts, 'img-src': pictures }]] : [];
    }),
  );

async function startDevServer(port: number, operator: string): Promise<Running> {
  const { createServer: createViteServer } = await import('vite');
  const server = await createViteServer({
    logLevel: 'warn',
    server: {
      port,
      strictPort: true,
      host: '127.0.0.1',
      proxy: Object.fromEntries(operatorPaths.map((path) => [`${path}/`, { target: operator, xfwd: true }])),
    },
  });
  await server.listen();
  return { port, close: () => server.close() };
}

/**
 * Both sides must know the other's address before either listens.
 * @throws when a port that was asked for is taken
 */
export const startStack = (options: StackOptions): Promise<Stack> =>
  startOnFreePorts([options.port, options.sandboxPort], (port, sandboxPort) => startAt(port, sandboxPort, options));

async function startAt(port: number, sandboxPort: number, options: StackOptions): Promise<Stack> {
  const portalOrigin = options.portalOrigin ?? `http://localhost:${port}`;

  const operator = `http://127.0.0.1:${sandboxPort}`;
  // The portal first: with its port taken, the sandbox has touched no data.
  const portal =
    options.mode === 'dev'
      ? await startDevServer(port, operator)
      : await startPreview({
          folder: builtFolder,
          port,
          operator,
          allowed: { 'form-action': [operator] },
          allowedAt: widgetPolicies(operator),
        });
  try {
    const sandbox = await createSandbox({ ...options, dataDir: options.data, port: sandboxPort, portalOrigin });
    return {
      portalOrigin,
      sandboxOrigin: sandbox.url,
      ready: sandbox.ready.then(() => undefined),
      async close() {
        await portal.close();
        await sandbox.close();
      },
    };
  } catch (error) {
    await portal.close();
    throw error;
  }
}
