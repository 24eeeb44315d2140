/** Playwright's `test` with a portal, its sandbox, the customer's language, and an eye on what must never happen. */
import { test as base, expect } from '@playwright/test';
import { Customer } from './customer.ts';
import { Faults } from './faults.ts';
import { Hand } from './hand.ts';
import { Portal } from './portal.ts';
import { Sandbox } from './sandbox.ts';
import { startStackProcess, type Origins } from './stack.ts';
import { wordsOf, type Language, type Say } from './words.ts';

interface TestFixtures {
  language: Language;
  say: Say;
  /** The operator, reset before each test. */
  sandbox: Sandbox;
  /** Seen in any window of the test; asserted empty at its end. */
  faults: Faults;
  portal: Portal;
  /** Books by keyboard alone on a desktop, by touch alone on a phone. */
  customer: Customer;
}

interface WorkerFixtures {
  stack: Origins;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    // Playwright reads the fixtures a fixture needs from this first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const stack = await startStackProcess();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.portalOrigin),
  language: async ({ locale }, use) => use(locale?.startsWith('ar') ? 'ar' : 'en'),
  say: async ({ language }, use) => use(wordsOf(language)),
  sandbox: [
    async ({ stack }, use) => {
      const sandbox = new Sandbox(stack.sandboxOrigin);
      await sandbox.reset();
      await use(sandbox);
    },
    { auto: true },
  ],
  faults: [
    async ({ context }, use) => {
      const faults = new Faults();
      faults.watch(context);
      await use(faults);
      expect(faults.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
  portal: async ({ page, say, language, isMobile }, use) => use(new Portal({ page, say, language, isPhone: isMobile })),
  customer: async ({ page, portal, isMobile }, use) => use(new Customer(portal, await Hand.of(page, isMobile))),
});

export { expect };
