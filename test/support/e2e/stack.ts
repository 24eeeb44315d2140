/** Starts a stack of its own for a worker, so that workers do not see each other's bookings. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

export interface Origins {
  portalOrigin: string;
  sandboxOrigin: string;
}

export interface RunningStack extends Origins {
  stop(): Promise<void>;
}

/** @throws when the process ends before it listens */
export async function startStackProcess(): Promise<RunningStack> {
  const child = fork(resolve(import.meta.dirname, 'stackProcess.ts'), { execArgv: [] });
  const exit = once(child, 'exit');
  const origins = await new Promise<Origins>((ready, failed) => {
    child.once('message', (message) => ready(message as Origins));
    child.once('exit', (code) => failed(new Error(`The stack ended with ${code} before it listened.`)));
  });
  return {
    ...origins,
    async stop() {
      child.disconnect();
      await exit;
    },
  };
}
