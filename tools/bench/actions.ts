/**
 * How soon the portal answers a press: `npm run bench:actions [-- rounds] [--processor]`. Each action is done once in every round on a
 * phone with a processor a quarter as fast; the delay is that of the browser's own Event Timing, in steps of 8 ms, from
 * the press to the frame after it; the longest task is that of the second after it. With
 * `--processor` the page's thread is not slowed but read by its own clock, told four times as long: what else the machine
 * does is then not in it. Reports and never fails.
 */
import type { Browser, Page } from 'playwright';
import { demoAccounts, demoPassword } from '../../sandbox/data/seed/people.ts';
import { services } from '../../sandbox/data/seed/services.ts';
import { spread } from './compare.ts';
import { withBenchStack } from './benchStack.ts';
import { traced } from './pressTrace.ts';
import { cpuSlowdown } from './visit.ts';

/** What is told of a press: of the slowed phone, or of the whole processor's clock. */
type Press = Record<string, number>;
interface Bench {
  browser: Browser;
  portal: string;
  floor: string;
  /** By the clock of the page's thread, unslowed and told four times as long. */
  byProcessor: boolean;
}
interface Noted {
  events: { id: number; duration: number }[];
  tasks: number[];
}

/** Shorter than this is reported as nothing by browsers. */
const shortest = 16;

/** Runs in the page before anything else. */
function notePresses(): void {
  const noted: Noted = { events: [], tasks: [] };
  Object.assign(globalThis, { noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) noted.events.push({ id: entry.interactionId, duration: entry.duration });
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

async function open({ browser, byProcessor }: Bench): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    timezoneId: 'Asia/Dubai',
  });
  const page = await context.newPage();
  await page.addInitScript(notePresses);
  const session = await context.newCDPSession(page);
  if (!byProcessor) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return page;
}

/** Long enough for what a press leaves to be done. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(() => requestIdleCallback(() => resolve(), { timeout: 2_000 }), 1_000);
      }),
  );

async function press({ browser, byProcessor }: Bench, page: Page, act: () => Promise<unknown>): Promise<Press> {
  await settle(page);
  if (byProcessor) {
    const { answer, byKind, longest, total, forced } = await traced(browser, page, cpuSlowdown, async () => {
      await act();
      await settle(page);
    });
    return { 'until its frame': answer, ...byKind, 'longest task': longest, 'all work': total, forced };
  }
  await page.evaluate(() => {
    const { noted } = globalThis as unknown as { noted: Noted };
    noted.events.length = 0;
    noted.tasks.length = 0;
  });
  await act();
  await settle(page);
  const { events, tasks } = await page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);
  return {
    delay: Math.max(shortest, ...events.map(({ duration }) => duration)),
    'longest task': Math.max(0, ...tasks),
  };
}

const serviceId = (english: string): number => services.find(({ name }) => name === english)!.id;
const tomorrow = (): string => Temporal.Now.zonedDateTimeISO('Asia/Dubai').toPlainDate().add({ days: 1 }).toString();

/** Every action of a customer's way, in its order. */
async function walk(bench: Bench): Promise<Record<string, Press>> {
  const { portal } = bench;
  const page = await open(bench);
  const presses: Record<string, Press> = {};
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const measure = async (name: string, act: () => Promise<unknown>) => (presses[name] = await press(bench, page, act));

  await page.goto(`${portal}/?lang=en`);
  await button('Book a facility').first().waitFor();
  await measure('Book, first time', () => button('Book a facility').first().click());
  await page.getByRole('dialog').waitFor();
  await measure('Esc', () => page.keyboard.press('Escape'));
  await measure('Book, again', () => button('Book a facility').first().click());
  await page.keyboard.press('Escape');
  await measure('Menu', () => button('Menu').click());
  await page.keyboard.press('Escape');

  await page.goto(`${portal}/?lang=en&service=${serviceId('Tennis')}&date=${tomorrow()}`);
  const slots = page.getByRole('group', { name: /^Start time/ }).getByRole('radio', { disabled: false });
  await slots.first().waitFor();
  await measure('A slot', () => slots.first().check());
  await measure('Another day', () => page.locator('.days').getByRole('radio').nth(3).check());

  await page.goto(`${portal}/login?lang=en`);
  const [layla] = demoAccounts;
  await page.getByLabel('Mobile number', { exact: true }).fill(`50000000${layla.id}`);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.locator('form').getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(`${portal}/?lang=en&service=${serviceId('Swimming')}&date=${tomorrow()}`);
  await slots.first().waitFor();
  await slots.first().check();
  await button('Continue').click();
  const more = page.getByRole('button', { name: 'More', exact: true }).first();
  await more.waitFor();
  await measure('Stepper', () => more.click());
  await page
    .getByRole('button', { name: /^(?:Continue|Add to cart|Add)/ })
    .last()
    .click();
  const toCart = button('Go to cart');
  await toCart.or(button('Done')).first().waitFor();
  if (!(await toCart.isVisible())) await button('Done').click();
  await measure('Cart', () => toCart.click());
  await page.getByRole('heading', { name: 'Your cart' }).waitFor();
  // The bank's page would take the figures along: the order stays without an answer.
  await page.route('**/api/v2/**', (route) => (route.request().method() === 'POST' ? undefined : route.continue()));
  await page.getByRole('checkbox', { name: /booking terms/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Agree', exact: true }).click();
  await measure('Pay', () => page.getByRole('button', { name: /^Pay / }).click());

  await page.goto(`${portal}/?lang=en`);
  // Let go before, it would be answered while the page is left, and lead to the bank after all.
  await page.unrouteAll();
  await button('Book a facility').first().waitFor();
  await measure('Language', () => page.getByRole('link', { name: /عربي/ }).first().click());
  await page.context().close();
  return presses;
}

const rounds = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 5);
const byProcessor = process.argv.includes('--processor');
const ofFloor = 'The floor’s own button';
await withBenchStack(async (stage) => {
  const bench = { ...stage, byProcessor };
  const all: Record<string, Press[]> = {};
  for (let round = 0; round < rounds; round++) {
    const page = await open(bench);
    await page.goto(bench.floor);
    const book = page.locator('.service button').first();
    await book.waitFor();
    const floor = { [ofFloor]: await press(bench, page, () => book.click()) };
    await page.context().close();
    for (const [name, one] of Object.entries({ ...floor, ...(await walk(bench)) })) (all[name] ??= []).push(one);
  }
  const floor = all[ofFloor]!;
  console.log(
    `Processor ÷ ${cpuSlowdown}${byProcessor ? ', by its own clock' : ''}; milliseconds, medians of ${rounds} rounds (least–most); goal ≤ 50, no task over 100:`,
  );
  console.table(
    Object.fromEntries(
      Object.entries(all).map(([action, presses]) => {
        const [first] = Object.keys(presses[0]!) as [string];
        return [
          action,
          {
            // Against the floor's of the same round, which ran under the same load.
            '× floor': spread(
              presses.map((one, round) => one[first]! / floor[round]![first]!),
              1,
            ),
            ...Object.fromEntries(
              Object.keys(presses[0]!).map((figure) => [
                figure,
                spread(
                  presses.map((one) => one[figure]!),
                  0,
                ),
              ]),
            ),
          },
        ];
      }),
    ),
  );
});
