/**
 * What the home page's start is made of, beside that of the frameworks alone: `npm run bench:trace [-- rounds]`. The network is
 * a phone's; the processor is not slowed, its thread is read by its own clock and told four times as long, so that what else
 * the machine does is not in it. Reports and never fails.
 */
import type { Browser } from 'playwright';
import { spread } from './compare.ts';
import { onStage } from './onStage.ts';
import { allKinds, shownMark, startWorkOf, traceCategories, type StartWork, type TraceEvent } from './startWork.ts';
import { cpuSlowdown, phone, slowNetwork } from './visit.ts';

interface Traced {
  address: string;
  /** What the page is visited for. */
  awaited: string;
  isSecond: boolean;
}

/** Runs in the page before anything else. */
function markShown([selector, mark]: [string, string]): void {
  const look = () => {
    if (document.querySelector<HTMLElement>(selector)?.innerText.trim()) performance.mark(mark);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Long enough for all that comes by itself. */
const restFor = 1_500;

async function traced(browser: Browser, { address, awaited, isSecond }: Traced): Promise<StartWork> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const arrive = async () => {
    await page.goto(address);
    await page.locator(awaited).first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(restFor);
  };
  if (isSecond) {
    await arrive();
    await page.goto('about:blank');
  }
  await page.addInitScript(markShown, [awaited, shownMark] as [string, string]);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await browser.startTracing(page, { categories: traceCategories });
  await arrive();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await context.close();
  return startWorkOf(traceEvents, cpuSlowdown);
}

const rounds = Number(process.argv[2] ?? 3);
await onStage(async ({ browser, portal, floor }) => {
  const home = { address: `${portal}/?lang=en`, awaited: '.lineup__court', isSecond: false };
  const pages: Record<string, Traced> = {
    floor: { address: floor, awaited: '.service', isSecond: false },
    portal: home,
    'second visit': { ...home, isSecond: true },
  };
  // The servers compress on the first visit of all.
  for (const page of Object.values(pages)) await traced(browser, { ...page, isSecond: false });
  const seen: Record<string, StartWork[]> = {};
  for (let round = 0; round < rounds; round++)
    for (const [name, page] of Object.entries(pages)) (seen[name] ??= []).push(await traced(browser, page));

  const row = (read: (work: StartWork) => number) =>
    Object.fromEntries(Object.entries(seen).map(([name, works]) => [name, spread(works.map(read), 0)]));
  console.log(
    `The page's thread, by its own clock × ${cpuSlowdown}, slow 4G; milliseconds, medians of ${rounds} rounds (least–most):`,
  );
  console.table({
    'first paint, by the wall': row(({ painted }) => painted),
    'services, by the wall': row(({ shown }) => shown),
    'work until the first paint': row(({ toPaint }) => toPaint),
    'from there until the services': row(({ toShown }) => toShown),
    'all until it is quiet': row(({ total }) => total),
    'of tasks beyond 50': row(({ blocked }) => blocked),
    'longest task': row(({ longest }) => longest),
    ...Object.fromEntries(allKinds.map((kind) => [`of all: ${kind}`, row(({ byKind }) => byKind[kind])])),
  });
});
