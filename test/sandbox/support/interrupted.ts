/** A sandbox in a process of its own that is killed in the middle of its first start. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createSandbox } from '../../../sandbox/sandbox.ts';

const self = import.meta.filename;

export interface Place {
  readonly dataDir?: string;
  readonly databaseUrl?: string;
}

/** Starts a sandbox and kills it as soon as its output names this step. */
export async function killAt(step: string, { dataDir = '', databaseUrl = '' }: Place): Promise<void> {
  const child = spawn(process.execPath, [self], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) if (line.startsWith(step)) child.kill('SIGKILL');
  const [, signal] = (await gone) as [number | null, NodeJS.Signals | null];
  if (signal !== 'SIGKILL') throw new Error(`the sandbox never came to “${step}”`);
}

if (process.argv[1] === self) {
  const { DATA_DIR, DATABASE_URL } = process.env;
  const sandbox = await createSandbox({
    port: 0,
    portalOrigin: 'http://127.0.0.1:4719',
    ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataDir: DATA_DIR! }),
    tell: (step) => console.log(step),
  });
  await sandbox.ready;
  await sandbox.close();
}
