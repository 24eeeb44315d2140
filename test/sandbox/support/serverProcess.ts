/** A second process of the sandbox on the same database: what one process serialises by accident, two do not. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createSandbox } from '../../../sandbox/sandbox.ts';

export interface ServerProcess {
  readonly url: string;
  stop(): Promise<void>;
}

const self = import.meta.filename;

/** Resolves when it answers. */
export async function startServerProcess(databaseUrl: string, portalOrigin: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, [self], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORTAL_ORIGIN: portalOrigin },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: line.toString().trim(),
    async stop() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}

if (process.argv[1] === self) {
  const { DATABASE_URL, PORTAL_ORIGIN = '' } = process.env;
  const sandbox = await createSandbox({
    port: 0,
    portalOrigin: PORTAL_ORIGIN,
    databaseUrl: DATABASE_URL,
    countsCalls: false,
  });
  await sandbox.ready;
  console.log(sandbox.url);
}
