/** The access suite on the embedded database. */
import { afterAll, beforeAll } from 'vitest';
import { accessSuite } from '../support/accessSuite.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

accessSuite(() => ({ sandbox, bases: [sandbox.url] }));
