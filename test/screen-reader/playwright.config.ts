import { defineConfig } from '@playwright/test';
import type { ListeningOptions } from './support/test.ts';

/** The main journey as a screen reader tells it; see docs/guide/testing.md. */
export default defineConfig<ListeningOptions>({
  testDir: '.',
  outputDir: '../../test-results/screen-reader',
  globalSetup: './support/prepare.ts',
  // What is spoken when differs a little from run to run: what must be heard is heard in each.
  repeatEach: 3,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  projects: (['en', 'ar'] as const).map((language) => ({ name: language, use: { language } })),
});
