/** Ports that nobody else listens at. */
import { createServer } from 'node:net';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

const tries = 5;

/**
 * Starts something on free ports. What was free is now and then somebody else's a moment later: then others are tried.
 * @param asked the ports; 0 takes any free one
 * @param start rejects with EADDRINUSE, having let go of what it had, when a port is taken
 * @throws what `start` does: at once where the port was asked for or something else is wrong, else after five tries
 */
export async function startOnFreePorts<T>(
  asked: readonly number[],
  start: (...ports: number[]) => Promise<T>,
): Promise<T> {
  for (let left = tries - 1; ; left -= 1) {
    const ports: number[] = [];
    for (const port of asked) ports.push(port || (await freePort()));
    try {
      return await start(...ports);
    } catch (error) {
      const { code, port } = error as { code?: unknown; port?: unknown };
      if (code !== 'EADDRINUSE' || left === 0 || asked.some((one) => one !== 0 && one === port)) throw error;
    }
  }
}
