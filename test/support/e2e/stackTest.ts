/** Playwright's runner with a portal and a sandbox for each worker; the project says in which language, or its locale does. */
import { test as base } from '@playwright/test';
import { Sandbox } from './sandbox.ts';
import { startStackProcess, type Origins } from './stack.ts';
import { persistedStack } from './stacksOnce.ts';
import { wordsOf, type Language, type Say } from './words.ts';

interface Fixtures {
  language: Language;
  say: Say;
  /** The operator, reset before each test. */
  sandbox: Sandbox;
}

export const test = base.extend<Fixtures, { stack: Origins }>({
  language: ['en', { option: true }],
  stack: [
    // Playwright reads the fixtures a fixture needs from this first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { parallelIndex }) => {
      const persisted = await persistedStack(parallelIndex);
      if (persisted !== undefined) return use(persisted);
      const stack = await startStackProcess();
      await use(stack);
      return stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  say: async ({ language }, use) => use(wordsOf(language)),
  sandbox: [
    async ({ stack }, use) => {
      const sandbox = new Sandbox(stack.sandboxOrigin);
      await sandbox.reset();
      await use(sandbox);
    },
    { auto: true },
  ],
});
