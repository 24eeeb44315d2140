/** Stacks that outlive their workers: the runner ends a worker where the project changes, and its place is taken by the next. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import buildOnce from './buildOnce.ts';
import { startStackProcess, type Origins, type RunningStack } from './stack.ts';

/** Where workers ask for the stack of their place. */
const whereToAsk = 'STACKS_ORIGIN';

/**
 * Playwright's global set-up of the journeys. The stack of a place is started when the first worker asks for it.
 * @returns what ends all of them
 */
export default async function stacksOnce(): Promise<() => Promise<void>> {
  await buildOnce();
  const stacks = new Map<string, Promise<RunningStack>>();
  const server = createServer((request, response) => {
    const place = request.url ?? '';
    const stack = stacks.get(place) ?? startStackProcess();
    stacks.set(place, stack);
    stack.then(
      ({ portalOrigin, sandboxOrigin }) => response.end(JSON.stringify({ portalOrigin, sandboxOrigin })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((listens) => void server.listen(0, '127.0.0.1', listens));
  process.env[whereToAsk] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    server.closeAllConnections();
    // One that did not start has said so where it was asked for.
    const stop = (stack: Promise<RunningStack>) => stack.then((running) => running.stop()).catch(() => undefined);
    await Promise.all([...stacks.values()].map((stack) => stop(stack)));
  };
}

/**
 * @param place workers that run at the same time have different ones
 * @returns undefined where each worker starts its own
 * @throws when the stack does not start
 */
export async function persistedStack(place: number): Promise<Origins | undefined> {
  const origin = process.env[whereToAsk];
  if (origin === undefined) return undefined;
  const answer = await fetch(`${origin}/${place}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Origins;
}
