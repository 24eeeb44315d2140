/**
 * How smoothly a hall with two thousand seats moves under a finger on a slow phone: `npm run bench:seats [-- rounds]`.
 * Reports and never fails; milliseconds of different days or machines cannot be compared, only those of one run.
 */
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { chromiumArguments, ensureChromium, findWholeChromium } from '../programs/chromium.ts';
import { buildWhenStale } from '../build/freshBuild.ts';
import { startStack } from '../serve/stack.ts';

const cpuSlowdown = 4;
/** The hall of the sandbox's finals. */
const hall = '/events/316?seats=31600';
/** A frame of a screen that shows sixty a second. */
const frame = 1000 / 60;

const ways = ['pan, whole plan zoomed once', 'pan, numbers to be read', 'pinch', 'choose a seat'] as const;
type Way = (typeof ways)[number];
type Frames = readonly number[];
interface Watched {
  isWatching: boolean;
  frameTimes: number[];
}

/** Notes the time between frames until it is told to stop. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = [];
    let last = performance.now();
    const look = (now: number) => {
      times.push(now - last);
      last = now;
      if ((globalThis as unknown as Watched).isWatching) requestAnimationFrame(look);
    };
    Object.assign(globalThis, { isWatching: true, frameTimes: times });
    requestAnimationFrame(look);
  });
const seenFrames = (page: Page): Promise<Frames> =>
  page.evaluate(() => {
    const seen = globalThis as unknown as Watched;
    seen.isWatching = false;
    return seen.frameTimes.slice(1);
  });

type Touch = readonly { x: number; y: number }[];

async function touch(session: CDPSession, steps: readonly Touch[]): Promise<void> {
  for (const [index, points] of steps.entries())
    await session.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const along = (steps: number, at: (part: number) => Touch): Touch[] =>
  Array.from({ length: steps + 1 }, (_, index) => at(index / steps));

/** Round in a ring, so that it never stops at an edge. */
const ring = (x: number, y: number): Touch[] =>
  along(120, (part) => [{ x: x + Math.sin(part * 12) * 90, y: y + Math.cos(part * 12) * 90 }]);

async function movedFrames(page: Page, session: CDPSession, way: Way): Promise<Frames> {
  const plan = page.locator('.hall__frame');
  await plan.scrollIntoViewIfNeeded();
  const box = (await plan.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const nearer = page.getByRole('button', { name: 'Zoom in', exact: true });
  for (let times = way === 'pan, numbers to be read' || way === 'choose a seat' ? 5 : 1; times > 0; times -= 1)
    await nearer.click();
  await watchFrames(page);
  if (way === 'choose a seat')
    for (const id of [-50, 0, 50]) await touch(session, [[{ x: x + id, y: y - Math.abs(id) }]]);
  else if (way === 'pinch')
    await touch(
      session,
      along(120, (part) => {
        const apart = 40 + Math.abs(Math.sin(part * 9)) * 100;
        return [
          { x: x - apart, y },
          { x: x + apart, y },
        ];
      }),
    );
  else await touch(session, ring(x, y));
  return seenFrames(page);
}

async function measure(browser: Browser, address: string, way: Way): Promise<Frames> {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
  const page = await browser.newPage(phone);
  await page.goto(address);
  await page.locator('[data-seat]').nth(1999).waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const frames = await movedFrames(page, session, way);
  await page.close();
  return frames;
}

const at = (sorted: Frames, part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;

async function report(rounds: number): Promise<void> {
  await buildWhenStale();
  const stack = await startStack({ port: 0, sandboxPort: 0, data: 'memory', mode: 'preview' });
  await stack.ready;
  const browser = await chromium.launch({
    executablePath: findWholeChromium() ?? ensureChromium(),
    args: chromiumArguments,
  });
  for (const way of ways) {
    const all: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      all.push(...(await measure(browser, new URL(hall, stack.portalOrigin).href, way)));
    const sorted = all.toSorted((one, other) => one - other);
    const late = all.filter((each) => each > frame * 1.5).length;
    const [median, most, worst] = [0.5, 0.95, 1].map((part) => at(sorted, part).toFixed(1));
    process.stdout.write(
      `${way.padEnd(30)} ${all.length} frames · median ${median} ms · 95 % ${most} ms · worst ${worst} ms · late ${((late / all.length) * 100).toFixed(1)} %\n`,
    );
  }
  await browser.close();
  await stack.close();
}

await report(Number(process.argv[2] ?? 3));
