/**
 * Two thousand hostile requests over every call of the contract: none causes a defect, none delays the others, and every
 * refusal has the contract's form (B10). Another seed: FUZZ_SEED=17 npx vitest run test/sandbox/server/fuzz.test.ts
 */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { random } from '../../../sandbox/data/seed/random.ts';
import { openSession } from '../../../sandbox/domain/access/sessions.ts';
import { endpoints, type EndpointName } from '../../../src/contract/endpoints.ts';
import { OrderProducts } from '../../../src/contract/orders/orders.ts';
import { ErrorResponse } from '../../../src/contract/wire/wire.ts';
import { sandboxInMemory } from '../../sandbox-pages/sandboxInMemory.ts';
import { hostileRequest } from '../support/hostileRequests.ts';

const count = 2_000;
const seed = Number(process.env['FUZZ_SEED'] ?? 8);
/** In milliseconds of CPU time, so that other load on the machine does not matter. */
const limit = 2_000;

test(`B10, T29: ${count} hostile requests are answered soon and without a defect`, { timeout: 120_000 }, async () => {
  console.log(`fuzz: seed ${seed}`);
  const open = await sandboxInMemory();
  const { app, url, ready } = open.sandbox;
  const server = await ready;
  const chance = random(seed);
  const names = Object.keys(endpoints) as EndpointName[];
  const callers = [null, null, 1, 2, 3, 4, 6, 7] as const;
  const faults: string[] = [];
  const statuses = new Map<number, number>();

  for (let turn = 0; turn < count; turn += 1) {
    const { name, method, path, headers, body } = hostileRequest(names[turn % names.length]!, OrderProducts, chance);
    const caller = chance.pick(callers);
    const token = caller === null ? null : await openSession(server, caller);
    const before = process.threadCpuUsage();
    const response = await app.request(`${url}/api/v2/${path}`, {
      method,
      headers: {
        'X-User-Time': server.clock.stamp(),
        'X-User-Timezone': 'Asia/Dubai',
        'X-Session-Id': `session-${chance.between(1, 5)}`,
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const { user, system } = process.threadCpuUsage(before);
    const took = (user + system) / 1_000;
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    const say = (what: string) =>
      faults.push(`${turn} ${name} ${method} ${path.slice(0, 120)}: ${what} ${text.slice(0, 200)}`);
    if (response.status >= 500) say(`answered ${response.status}`);
    if (took > limit) say(`took ${Math.round(took)} ms`);
    if (response.ok) continue;
    if (text.length > 2_000) say(`sent ${text.length} characters back`);
    if (!v.is(ErrorResponse, JSON.parse(text))) say('has another form');
  }
  await open.sandbox.close();

  expect(faults).toEqual([]);
  // The requests get far: past the authentication, into the rules, and through.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 415, 422]));
  expect(statuses.get(200)).toBeGreaterThan(count / 10);
});
