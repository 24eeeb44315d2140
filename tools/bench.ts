/**
 * How soon the home page shows on a slow phone: `npm run bench [-- rounds]`. Reports and never fails; milliseconds of
 * different days or machines cannot be compared, only those of one run.
 */
import { chromium, type Browser, type Page } from 'playwright';
import { chromiumArguments, ensureChromium, findWholeChromium } from './chromium.ts';
import { buildWhenStale } from './freshBuild.ts';
import { startStack } from './stack.ts';

/** What Lighthouse applies as "Slow 4G": 150 ms and 1.6 Mbit/s as a page feels them. */
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (0.675 * 1024 * 1024) / 8,
};
const cpuSlowdown = 4;
/** Long tasks count from this many milliseconds on. */
const longTask = 50;

/** Selectors of what a customer waits for. */
const awaited = { headline: '.p-home h1', services: '.lineup__court' };
const names = ['first paint', 'largest paint', ...Object.keys(awaited), 'blocked', 'layout shift', 'requests'] as const;
type Sample = Record<string, number>;

interface Seen {
  'first paint'?: number;
  'largest paint'?: number;
  blocked: number;
  'layout shift': number;
}

/** Runs in the page before anything else. */
function watchPage({ selectors, longest }: { selectors: Record<string, string>; longest: number }): void {
  const seen: Seen & Record<string, number> = { blocked: 0, 'layout shift': 0 };
  Object.assign(globalThis, { seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen['first paint'] = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (seen['largest paint'] = startTime));
  observe('longtask', ({ duration }) => (seen.blocked += Math.max(0, duration - longest)));
  observe('layout-shift', (entry) => (seen['layout shift'] += (entry as PerformanceEntry & { value: number }).value));
  const look = () => {
    for (const [name, selector] of Object.entries(selectors)) {
      const element = document.querySelector<HTMLElement>(selector);
      if (!(name in seen) && element?.innerText.trim()) seen[name] = performance.now();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

async function sample(browser: Browser, address: string, visit: 'first' | 'second'): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(watchPage, { selectors: awaited, longest: longTask });
  if (visit === 'second') {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.goto('about:blank');
  }
  await slowDown(page);
  let requests = 0;
  page.on('request', () => (requests += 1));
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator(awaited.services).first().waitFor();
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Sample }).seen);
  await context.close();
  return { ...seen, requests };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const rounds = Number(process.argv[2] ?? 3);
await buildWhenStale();
const stack = await startStack({ port: 0, sandboxPort: 0, data: 'memory', mode: 'preview' });
await stack.ready;
const browser = await chromium.launch({
  executablePath: findWholeChromium() ?? ensureChromium(),
  args: chromiumArguments,
});
try {
  const address = `${stack.portalOrigin}/?lang=en`;
  await sample(browser, address, 'first'); // the servers compress and compile on the first visit of all
  const table: Record<string, Sample> = {};
  for (const visit of ['first', 'second'] as const) {
    const samples: Sample[] = [];
    for (let round = 0; round < rounds; round++) samples.push(await sample(browser, address, visit));
    table[`${visit} visit`] = Object.fromEntries(
      names.map((name) => [name, Number(median(samples.map((one) => one[name] ?? Number.NaN)).toFixed(3))]),
    );
  }
  console.log(`Home on a phone, slow 4G, processor ÷ ${cpuSlowdown}; milliseconds, medians of ${rounds}:`);
  console.table(table);
} finally {
  await browser.close();
  await stack.close();
}
