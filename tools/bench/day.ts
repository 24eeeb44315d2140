/**
 * How smooth the booking stays while a large day arrives and is looked at: `npm run bench:day [-- rounds [folder]]`. The
 * folder is a built portal, this one's unless it is said otherwise. Reports and never fails; milliseconds of different days
 * or machines cannot be compared, only those of one run. Chromium slows down the page alone, not its workers.
 */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { chromium, type Browser, type Page } from 'playwright';
import { chromiumArguments, ensureChromium, findWholeChromium } from '../programs/chromium.ts';
import { buildWhenStale, builtFolder } from '../build/freshBuild.ts';
import { largeDay } from './largeDay.ts';
import { startPreview, type Running } from '../serve/preview.ts';
import { startStack } from '../serve/stack.ts';

const cpuSlowdown = 4;
/** Long tasks count from this many milliseconds on. */
const longTask = 50;
const serviceId = 11;
const facilities = Number(process.env['FACILITIES'] ?? 1_000);
const bookingsEach = Number(process.env['BOOKINGS'] ?? 200);
const perCapacity = process.env['SHARED'] === '1' ? 1 : 0;

const names = Array.from({ length: facilities }, (_, index) => ({ id: index + 1, name: `Court ${index + 1}` }));
const answer = (data: unknown) => ({ status: true, message: null, data });

/** The sandbox, but the service has a thousand courts. */
function largeOperator(sandbox: string): Promise<Running> {
  const days = new Map<string, string>();
  const app = new Hono();
  app.get('/api/v2/venue/services', async (context) => {
    const told = (await (await fetch(`${sandbox}/api/v2/venue/services`)).json()) as { data: { id: number }[] };
    const data = told.data.map((one) => (one.id === serviceId ? { ...one, facilities: names } : one));
    return context.json({ ...told, data });
  });
  app.get('/api/v2/facilities/schedule', (context) => {
    const date = context.req.query('date') ?? '';
    const day = days.get(date) ?? JSON.stringify(answer(largeDay({ date, facilities, bookingsEach, perCapacity })));
    days.set(date, day);
    return context.body(day, 200, { 'Content-Type': 'application/json' });
  });
  app.get('/api/v2/facilities/fetchAvailableFacilities', (context) =>
    context.json(answer(names.map((one) => ({ ...one, per_capacity: perCapacity, min_booking_time: 60, price: 150 })))),
  );
  app.get('/api/v2/facilities/auto', (context) => {
    const id = Number(context.req.query('facility_id'));
    const default_products = [{ product_id: id, name: 'Hour', product_price: 150, tax_amount: 7.5, quantity: 1 }];
    return context.json(answer({ id, name: `Court ${id}`, default_products }));
  });
  app.all('*', (context) => {
    const { pathname, search } = new URL(context.req.url);
    return proxy(new URL(pathname + search, sandbox), { raw: context.req.raw });
  });
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false }, (at) =>
      resolve({ port: at.port, close: () => new Promise((closed) => server.close(() => closed())) }),
    );
  });
}

interface Seen {
  tasks: { start: number; length: number }[];
  frames: number[];
}
interface Watching {
  seen: Seen;
}

/** Runs in the page before anything else. */
function watchPage(): void {
  const seen: Seen = { tasks: [], frames: [] };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, length: duration });
  }).observe({ type: 'longtask' });
  const look = (now: number) => {
    seen.frames.push(now);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

interface Step {
  name: string;
  /** What is clicked, or in a list the next one is chosen. */
  at: string;
  /** What is there in the end. */
  until: string;
}

const steps: readonly Step[] = [
  { name: 'another day', at: '.days label:nth-of-type(3) input', until: '.slots .grid input' },
  { name: 'longer', at: '.bk__filters select', until: '.slots .grid input' },
  { name: 'a time', at: '.slots .grid input:enabled', until: '.modal__bar .btn--cta:enabled' },
  {
    name: 'another court',
    at: '.bk__offers :is(.courts, .chips) label:nth-child(3) input',
    until: '.modal__bar .btn--cta:enabled',
  },
];

const settled = 400;

async function take(page: Page, { at, until }: Step) {
  const before = await page.evaluate(
    ({ clicked }) => {
      const { seen } = globalThis as unknown as Watching;
      seen.tasks.length = 0;
      seen.frames.length = 0;
      const start = performance.now();
      const control = document.querySelector<HTMLElement>(clicked);
      if (control instanceof HTMLSelectElement) {
        control.selectedIndex += 1;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      } else control?.click();
      return start;
    },
    { clicked: at },
  );
  const end = await page.evaluate(
    ({ awaited, quiet }) =>
      new Promise<number>((resolve) => {
        let there = 0;
        const look = () => {
          const now = performance.now();
          const isBusy = document.querySelector('[class*="skel"]') !== null;
          if (isBusy || document.querySelector(awaited) === null) there = 0;
          else if (there === 0) there = now;
          if (there > 0 && now - there > quiet) resolve(there);
          else setTimeout(look, 10);
        };
        setTimeout(look, 10);
      }),
    { awaited: until, quiet: settled },
  );
  const { tasks, frames } = await page.evaluate(() => (globalThis as unknown as Watching).seen);
  const gaps = frames.slice(1).map((frame, index) => frame - (frames[index] ?? frame));
  return {
    there: end - before,
    'longest task': Math.max(0, ...tasks.map(({ length }) => length)),
    blocked: tasks.reduce((sum, { length }) => sum + Math.max(0, length - longTask), 0),
    'longest frame': Math.max(0, ...gaps),
  };
}

type Sample = Record<string, number>;

async function visit(browser: Browser, origin: string): Promise<Record<string, Sample>> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
  await page.addInitScript(watchPage);
  await page.goto(`${origin}/service/${serviceId}?lang=en`);
  await page.locator('.slots .grid input').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.waitForTimeout(settled);
  const samples: Record<string, Sample> = {};
  for (const step of steps) samples[step.name] = await take(page, step);
  await page.close();
  return samples;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const rounds = Number(process.argv[2] ?? 3);
const folder = process.argv[3] ?? builtFolder;
if (folder === builtFolder) await buildWhenStale();
const stack = await startStack({ port: 0, sandboxPort: 0, data: 'memory', mode: 'preview' });
await stack.ready;
const operator = await largeOperator(stack.sandboxOrigin);
const portal = await startPreview({ folder, port: 0, operator: `http://127.0.0.1:${operator.port}` });
const browser = await chromium.launch({
  executablePath: findWholeChromium() ?? ensureChromium(),
  args: chromiumArguments,
});
try {
  const origin = `http://localhost:${portal.port}`;
  await visit(browser, origin); // the days are made and the portal is compressed on the first visit of all
  const visits: Record<string, Sample>[] = [];
  for (let round = 0; round < rounds; round++) visits.push(await visit(browser, origin));
  const table = Object.fromEntries(
    steps.map(({ name }) => {
      const measures = Object.keys(visits[0]?.[name] ?? {});
      const medianOf = (measure: string) => median(visits.map((one) => one[name]?.[measure] ?? Number.NaN));
      return [name, Object.fromEntries(measures.map((measure) => [measure, Math.round(medianOf(measure))]))];
    }),
  );
  console.log(
    `${facilities} courts with ${bookingsEach} bookings each, processor ÷ ${cpuSlowdown}; milliseconds, medians of ${rounds}:`,
  );
  console.table(table);
} finally {
  await browser.close();
  await portal.close();
  await operator.close();
  await stack.close();
}
