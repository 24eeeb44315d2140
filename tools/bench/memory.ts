/**
 * What stays in memory when something was opened and closed (I38): `npm run bench:memory [-- cycles]`. After every quarter of
 * the cycles garbage is collected and what is left is told; after the first quarter all code is loaded and every cache
 * is full. Objects are the page's own; the heap also holds what the browser compiles and measures for itself, and it
 * goes on compiling what is used often. Reports and never fails.
 */
import type { CDPSession, Page } from 'playwright';
import { services } from '../../sandbox/data/seed/services.ts';
import { withBenchStack } from './benchStack.ts';

interface Left {
  /** KiB. */
  heap: number;
  objects: number;
  nodes: number;
  listeners: number;
}

/** How many objects the page holds. */
async function objectsIn(session: CDPSession): Promise<number> {
  const group = { objectGroup: 'counted' };
  const { result } = await session.send('Runtime.evaluate', { expression: 'Object.prototype', ...group });
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId!, ...group });
  const { result: count } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', group);
  return count.value as number;
}

async function left(session: CDPSession): Promise<Left> {
  for (let again = 0; again < 3; again += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: Math.round(usedSize / 1024), objects: await objectsIn(session), nodes, listeners: jsEventListeners };
}

const dialog = (page: Page) => page.getByRole('dialog').first();
const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
};

const padel = services.find(({ name }) => name === 'Padel · Al Quoz')!;

/** What a customer opens and leaves again, from the home page to the home page. */
const cycles: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a booking with its times': async (page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Book a facility' }).click();
    await dialog(page).getByRole('button', { name: padel.name }).click();
    await dialog(page).locator('.slots button').first().waitFor();
    await closeDialog(page);
  },
  'the search': async (page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await dialog(page).waitFor();
    await closeDialog(page);
  },
  'another page': async (page) => {
    await page.getByRole('banner').getByRole('link', { name: 'Offers' }).click();
    await page.waitForURL(/\/offers/);
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
    await page.goBack();
    await page.locator('.quick').waitFor();
  },
  'the other language': async (page) => {
    await page.getByRole('banner').locator('a[hreflang=ar]').click();
    await page.locator('html[lang=ar]').waitFor();
    await page.getByRole('banner').locator('a[hreflang=en]').click();
    await page.locator('html[lang=en]').waitFor();
  },
};

const wished = Number(process.argv[2] ?? 100);
const quarters = 4;

await withBenchStack(async ({ browser, portal }) => {
  const line = (name: string, cells: readonly (string | number)[]): void =>
    console.log(name.padEnd(28) + cells.map((cell) => `${cell}`.padStart(14)).join(''));
  line('', ['KiB of heap', 'objects', 'nodes', 'listeners']);
  for (const [name, cycle] of Object.entries(cycles)) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`${portal}/?lang=en`);
    await page.locator('.quick').waitFor();
    console.log(`${name}, ${wished} times`);
    for (let quarter = 1; quarter <= quarters; quarter += 1) {
      for (let again = 0; again < wished / quarters; again += 1) await cycle(page);
      const { heap, objects, nodes, listeners } = await left(session);
      line(`  after ${Math.round((wished / quarters) * quarter)}`, [heap, objects, nodes, listeners]);
    }
    await context.close();
  }
});
