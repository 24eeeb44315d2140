import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../tools/programs/chromium.ts';
import { tenantIds } from '../support/everyPage/tenantHosts.ts';
import type { Sight } from './support/test.ts';

const executablePath = findChromium();

/** A baps site is always in light colours (R3.1.3). */
const themesOf = (tenant: string) => (tenant === 'baps' ? (['light'] as const) : (['light', 'dark'] as const));

/** Pictures of every page of every tenant, to be looked at; see docs/guide/testing.md. */
export default defineConfig<Sight>({
  testDir: '.',
  outputDir: '../../test-results/tour-failures',
  globalSetup: '../support/e2e/buildOnce.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['./support/contactSheet.ts']],
  use: {
    ...devices['Desktop Chrome'],
    // Bars that take room would be in every picture of a phone.
    isMobile: true,
    timezoneId: 'Asia/Dubai',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: chromiumArguments,
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: tenantIds.flatMap((tenant) =>
    (['en', 'ar'] as const).flatMap((language) =>
      themesOf(tenant).map((theme) => ({
        name: `${tenant}-${language}-${theme}`,
        use: { tenant, language, theme, locale: `${language}-AE` },
      })),
    ),
  ),
});
