/** Playwright's runner with engines that it does not drive itself; each test has a browser of its own. */
import { test as base, expect } from '@playwright/test';
import { Sandbox } from '../../support/e2e/sandbox.ts';
import { startStackProcess, type Origins } from '../../support/e2e/stack.ts';
import { wordsOf, type Language, type Say } from '../../support/e2e/words.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { Screen } from './screen.ts';
import { startOldWebKit, startWebKit } from './webDriver.ts';

export interface EngineChoice {
  engineName: 'webkit' | 'firefox' | 'old-webkit';
  language: Language;
  size: { width: number; height: number };
}

interface TestFixtures extends EngineChoice {
  say: Say;
  sandbox: Sandbox;
  engine: Engine;
  view: Screen;
}

export const test = base.extend<TestFixtures, { stack: Origins }>({
  engineName: ['webkit', { option: true }],
  language: ['en', { option: true }],
  size: [{ width: 390, height: 844 }, { option: true }],
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
  say: async ({ language }, use) => use(wordsOf(language)),
  sandbox: [
    async ({ stack }, use) => {
      const sandbox = new Sandbox(stack.sandboxOrigin);
      await sandbox.reset();
      await use(sandbox);
    },
    { auto: true },
  ],
  engine: async ({ engineName, language, size }, use, info) => {
    const starts = { webkit: startWebKit, firefox: startFirefox, 'old-webkit': startOldWebKit };
    const engine = await starts[engineName]({ ...size, locale: language === 'ar' ? 'ar-AE' : 'en-AE' });
    try {
      await use(engine);
      if (info.status !== info.expectedStatus)
        await info.attach('screen', { body: Buffer.from(await engine.picture(), 'base64'), contentType: 'image/png' });
    } finally {
      await engine.close();
    }
  },
  view: async ({ engine }, use) => use(new Screen(engine)),
});

export { expect };
