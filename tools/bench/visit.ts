/** One visit of a slow phone, and what was seen of it. */
import type { Browser, CDPSession, Page } from 'playwright';

/** What Lighthouse applies as "Slow 4G": 150 ms and 1.6 Mbit/s as a page feels them. */
export const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (0.675 * 1024 * 1024) / 8,
};
export const cpuSlowdown = 4;
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  timezoneId: 'Asia/Dubai',
};
/** Long tasks count from this many milliseconds on. */
const longTask = 50;

export const figures = [
  'first paint',
  'largest paint',
  'services',
  'venues',
  'requests until venues',
  'JavaScript, KiB',
  'blocked',
  'longest task',
  'layout shift',
  'heap, MiB',
] as const;
export type Figure = (typeof figures)[number];
/** Milliseconds unless the figure says otherwise; missing where the page has no such thing. */
export type Sample = Partial<Record<Figure, number>>;

interface Seen {
  shown: Record<string, number>;
  paints: Record<string, number>;
  largest: number;
  tasks: { start: number; duration: number }[];
  shifts: { start: number; value: number }[];
}

/** What the page says in its console when all is there. */
const allShown = 'bench: all is shown';

/** Runs in the page before anything else. */
function watchPage([selectors, said]: [selectors: Record<string, string>, said: string]): void {
  const seen: Seen = { shown: {}, paints: {}, largest: 0, tasks: [], shifts: [] };
  Object.assign(globalThis, { seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => (seen.paints[name] = startTime));
  observe('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shifts.push({ start: entry.startTime, value });
  });
  const look = () => {
    for (const [name, selector] of Object.entries(selectors)) {
      const element = document.querySelector<HTMLElement>(selector);
      if (!(name in seen.shown) && element?.innerText.trim()) seen.shown[name] = performance.now();
    }
    if (Object.keys(selectors).every((name) => name in seen.shown)) console.log(said);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** What of it counts, read in the page. */
function report(): { seen: Seen; started: number[]; scripts: number } {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    seen: (globalThis as unknown as { seen: Seen }).seen,
    started: resources.map(({ startTime }) => startTime),
    scripts: resources
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}

/** The worst second and a bit, as browsers report it: sessions of shifts at most a second apart and five long. */
function worstShift(shifts: Seen['shifts']): number {
  let [worst, sum, first, last] = [0, 0, -Infinity, -Infinity];
  for (const { start, value } of shifts) {
    const isSame = start - last < 1_000 && start - first < 5_000;
    [sum, first, last] = [isSame ? sum + value : value, isSame ? first : start, start];
    worst = Math.max(worst, sum);
  }
  return worst;
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.disable');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 2 ** 20;
}

/** Quiet for a while: nothing is under way, and no long task ran lately. */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const { tasks } = (globalThis as unknown as { seen: Seen }).seen;
    const last = tasks.at(-1);
    return last === undefined || performance.now() - last.start - last.duration > 1_000;
  });
}

export interface Visit {
  address: string;
  /** What is waited for, by figure. */
  awaited: Partial<Record<'services' | 'venues', string>>;
  isSecond: boolean;
}

export async function visit(browser: Browser, { address, awaited, isSecond }: Visit): Promise<Sample> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watchPage, [awaited, allShown] as [Record<string, string>, string]);
  if (isSecond) {
    await page.goto(address);
    await untilQuiet(page);
    await page.goto('about:blank');
  }
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  // To look into the page takes its thread for a while: nothing does before all is shown.
  const shown = page.waitForEvent('console', (message) => message.text() === allShown);
  await page.goto(address, { waitUntil: 'commit' });
  await shown;
  await untilQuiet(page);
  const { seen, started, scripts } = await page.evaluate(report);
  const heap = await heapOf(session);
  await context.close();
  const firstPaint = seen.paints['first-contentful-paint'] ?? 0;
  const { venues } = seen.shown;
  const late = seen.tasks.filter(({ start, duration }) => start + duration > firstPaint);
  return {
    ...seen.shown,
    'first paint': firstPaint,
    'largest paint': seen.largest,
    'JavaScript, KiB': scripts / 1_024,
    ...(venues === undefined ? {} : { 'requests until venues': 1 + started.filter((start) => start <= venues).length }),
    blocked: late.reduce((sum, { duration }) => sum + Math.max(0, duration - longTask), 0),
    'longest task': Math.max(0, ...seen.tasks.map(({ duration }) => duration)),
    'layout shift': worstShift(seen.shifts),
    'heap, MiB': heap,
  };
}
