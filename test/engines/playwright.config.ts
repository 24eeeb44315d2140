import { defineConfig } from '@playwright/test';
import type { EngineChoice } from './support/test.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** Chromium has its own journeys; it is there to be pictured beside the others. */
const names = process.env['PICTURES'] ? (['webkit', 'firefox', 'chromium'] as const) : (['webkit', 'firefox'] as const);

const modern = names.flatMap((engineName) =>
  (['ar', 'en'] as const).flatMap((language) =>
    [phone, desktop].map((size) => ({
      name: `${engineName}-${size.width}-${language}`,
      testIgnore: /tooOld/,
      use: { engineName, language, size },
    })),
  ),
);

/** The main journey in the engines of iPhones and of Firefox; see docs/guide/testing.md. */
export default defineConfig<EngineChoice>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  globalSetup: '../support/e2e/buildOnce.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  reporter: [['list']],
  projects: [...modern, { name: 'old-webkit', testMatch: /tooOld/, use: { engineName: 'old-webkit' } }],
});
