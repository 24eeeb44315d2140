import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startOnFreePorts } from '../../../tools/serve/freePort.ts';

const open: Server[] = [];
const listenAt = (port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      open.push(server);
      resolve(server);
    });
  });
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

test('a port that somebody takes in between is let go of, and others are tried', async () => {
  const tried: number[][] = [];
  const started = await startOnFreePorts([0, 0], async (one, other) => {
    tried.push([one, other]);
    if (tried.length <= 2) await listenAt(one);
    return listenAt(one);
  });
  expect(tried).toHaveLength(3);
  expect(portOf(started)).toBe(tried[2]![0]);
});

test('after five tries it is given up', async () => {
  let tries = 0;
  const start = startOnFreePorts([0], async (port) => {
    tries += 1;
    await listenAt(port);
    return listenAt(port);
  });
  await expect(start).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(tries).toBe(5);
});

test('a port that was asked for is no other one: taken, it is said at once', async () => {
  const asked = portOf(await listenAt(0));
  let tries = 0;
  const start = startOnFreePorts([asked, 0], (port) => {
    tries += 1;
    return listenAt(port);
  });
  await expect(start).rejects.toMatchObject({ code: 'EADDRINUSE', port: asked });
  expect(tries).toBe(1);
});

test('what else is wrong is said at once', async () => {
  let tries = 0;
  const start = startOnFreePorts([0], () => {
    tries += 1;
    return Promise.reject(new Error('no database'));
  });
  await expect(start).rejects.toThrow('no database');
  expect(tries).toBe(1);
});
