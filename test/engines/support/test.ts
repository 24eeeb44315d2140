/** Playwright's runner with engines that it does not drive itself; each test has a browser of its own. */
import { expect } from '@playwright/test';
import { test as base } from '../../support/e2e/stackTest.ts';
import type { Language } from '../../support/e2e/words.ts';
import type { Engine } from './engine.ts';
import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import { Screen } from './screen.ts';
import { startOldWebKit, startWebKit } from './webDriver.ts';

export interface EngineChoice {
  engineName: 'webkit' | 'firefox' | 'chromium' | 'old-webkit';
  language: Language;
  size: { width: number; height: number };
}

interface TestFixtures extends Omit<EngineChoice, 'language'> {
  engine: Engine;
  view: Screen;
}

export const test = base.extend<TestFixtures>({
  engineName: ['webkit', { option: true }],
  size: [{ width: 390, height: 844 }, { option: true }],
  engine: async ({ engineName, language, size }, use, info) => {
    const starts = {
      webkit: startWebKit,
      firefox: startFirefox,
      chromium: startChromium,
      'old-webkit': startOldWebKit,
    };
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
