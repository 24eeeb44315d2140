/** The last piece of everything that is counted, on the embedded database, with negative controls. */
import { afterAll, beforeAll } from 'vitest';
import { lastPieceSuite } from '../support/lastPieces.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox({ isOwn: true });
});
afterAll(() => sandbox.close());

/** Its one connection serves one after the other. */
lastPieceSuite(() => ({ sandbox, bases: [sandbox.url], guests: 20 }));
