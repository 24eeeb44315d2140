import { defineConfig, devices } from '@playwright/test';
import { journeyBrowser } from './test/support/e2e/journeyBrowser.ts';

/** No journey looks at pictures but those of the focus; whoever wants to look at them has them painted. */
const isPainted = process.env['PAINT'] === 'on';

/** Journeys through the built portal; of the workers that run at the same time each has a portal and a sandbox of its own. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/journeys',
  globalSetup: './test/support/e2e/stacksOnce.ts',
  fullyParallel: true,
  // Two leave a quarter of two cores idle, three a sixth: a page waits for its server, and the test for both.
  workers: 4,
  // A journey that passes at the second try has found a race, and customers meet it too.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // What a machine that stands still for a while needs, or walks beside other tests; how long a customer waits is measured elsewhere.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    timezoneId: 'Asia/Dubai',
    // Many journeys answer for the network themselves, which they cannot where the worker answers; those about the second
    // visit have it, and with PORTAL_WORKER=on all do.
    serviceWorkers: process.env['PORTAL_WORKER'] === 'on' ? 'allow' : 'block',
    // Pictures that move are most of a browser's work; the specs that are about movement and focus ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Pictures of every step are work that the journeys themselves need: `--trace on` takes them.
    trace: 'off',
    screenshot: isPainted ? 'only-on-failure' : 'off',
    actionTimeout: 30_000,
    launchOptions: journeyBrowser({ isPainted }),
  },
  projects: [
    {
      name: 'desktop-en',
      // What neither language nor size changes, but rather breaks where space is small and reading goes to the left.
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, locale: 'en-AE' },
    },
    {
      name: 'phone-ar',
      // What neither language nor size can change is looked at once, there.
      grepInvert: /@once/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // Seven times the points are seven times the drawing, and no journey looks at a point.
        deviceScaleFactor: 1,
        locale: 'ar-AE',
      },
    },
  ],
});
