/**
 * What the home page's start is made of, beside that of the frameworks alone: `npm run bench:trace [-- rounds]`. The network is
 * a phone's; the processor is not slowed, its thread is read by its own clock and told four times as long, so that what else
 * the machine does is not in it. What the portal takes longer is accounted for: by what comes over the network, at the rate of
 * the phone's, and by the work of each kind. Reports and never fails.
 */
import type { Browser, CDPSession } from 'playwright';
import { spread } from './compare.ts';
import { withBenchStack } from './benchStack.ts';
import {
  allKinds,
  shownMark,
  startWorkOf,
  traceCategories,
  type Kind,
  type StartWork,
  type TraceEvent,
} from './startWork.ts';
import { cpuSlowdown, phone, slowNetwork } from './visit.ts';

interface Traced {
  address: string;
  /** What the page is visited for. */
  awaited: string;
  /** What comes last by itself. */
  last: string;
  isSecond: boolean;
}

/** What the page says in its console when the last of it is there. */
const allCame = 'bench: all came';

/** Runs in the page before anything else. To look into it from outside would take its thread. */
function markShown([selector, mark, last, said]: [string, string, string, string]): void {
  let isShown = false;
  const look = () => {
    if (!isShown && document.querySelector<HTMLElement>(selector)?.innerText.trim()) {
      isShown = true;
      performance.mark(mark);
    }
    if (isShown && document.querySelector(last)) console.log(said);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Long enough for what follows the last of it. */
const restFor = 1_500;

/** Bytes with their headers, as they came over the network: those of whole answers until a moment of the page. */
interface Came {
  toPaint: number;
  toShown: number;
}
type Start = StartWork & { came: Came };

/** Notes when an answer was there as a whole, in milliseconds from the first question on. */
function noteAnswers(session: CDPSession): (until: number) => number {
  let begun: number | undefined;
  const answers: { at: number; bytes: number }[] = [];
  session.on('Network.requestWillBeSent', ({ timestamp, request }) => {
    if (request.url.startsWith('http')) begun ??= timestamp;
  });
  session.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) => {
    if (begun !== undefined) answers.push({ at: (timestamp - begun) * 1_000, bytes: encodedDataLength });
  });
  return (until) => answers.reduce((sum, { at, bytes }) => (at <= until ? sum + bytes : sum), 0);
}

async function traced(browser: Browser, { address, awaited, last, isSecond }: Traced): Promise<Start> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(markShown, [awaited, shownMark, last, allCame] as [string, string, string, string]);
  const arrive = async () => {
    const came = page.waitForEvent('console', (message) => message.text() === allCame);
    await page.goto(address, { waitUntil: 'commit' });
    await came;
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(restFor);
  };
  if (isSecond) {
    await arrive();
    await page.goto('about:blank');
  }
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  const cameUntil = noteAnswers(session);
  await browser.startTracing(page, { categories: traceCategories });
  await arrive();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await context.close();
  const work = startWorkOf(traceEvents, cpuSlowdown);
  return { ...work, came: { toPaint: cameUntil(work.painted), toShown: cameUntil(work.shown) } };
}

const rounds = Number(process.argv[2] ?? 3);
await withBenchStack(async ({ browser, portal, floor }) => {
  const home = {
    address: `${portal}/?lang=en`,
    awaited: '.lineup__court',
    last: 'html[data-letters]',
    isSecond: false,
  };
  const pages: Record<string, Traced> = {
    floor: { address: floor, awaited: '.service', last: '.service', isSecond: false },
    portal: home,
    'second visit': { ...home, isSecond: true },
  };
  // The servers compress on the first visit of all.
  for (const page of Object.values(pages)) await traced(browser, { ...page, isSecond: false });
  const seen: Record<string, Start[]> = {};
  for (let round = 0; round < rounds; round++)
    for (const [name, page] of Object.entries(pages)) (seen[name] ??= []).push(await traced(browser, page));

  const row = (read: (start: Start) => number, digits = 0) => ({
    ...Object.fromEntries(Object.entries(seen).map(([name, starts]) => [name, spread(starts.map(read), digits)])),
    // Round by round: what the machine was like falls on both.
    'portal − floor': spread(
      seen['portal']!.map((start, round) => read(start) - read(seen['floor']![round]!)),
      digits,
    ),
  });
  const bytesPerMillisecond = slowNetwork.downloadThroughput / 1_000;
  /** All that has to be done until then, and what of it is the network's and the processor's. */
  const until = (
    wall: (start: Start) => number,
    came: (start: Start) => number,
    parts: readonly ((start: Start) => Readonly<Record<Kind, number>>)[],
  ) => ({
    'by the wall, the processor not slowed': row(wall),
    'came over the network, KB': row((start) => came(start) / 1_000, 1),
    '… at the rate of the phone’s': row((start) => came(start) / bytesPerMillisecond),
    work: row((start) =>
      parts.reduce((sum, part) => sum + allKinds.reduce((all, kind) => all + part(start)[kind], 0), 0),
    ),
    ...Object.fromEntries(
      allKinds.map((kind) => [`… ${kind}`, row((start) => parts.reduce((sum, part) => sum + part(start)[kind], 0))]),
    ),
  });
  const toPaint = ({ toPaintByKind }: Start) => toPaintByKind;
  const toShown = ({ toShownByKind }: Start) => toShownByKind;
  console.log(
    `The page's thread, by its own clock × ${cpuSlowdown}, slow 4G; milliseconds, medians of ${rounds} rounds (least–most).`,
  );
  console.log('Until the first paint:');
  console.table(
    until(
      ({ painted }) => painted,
      ({ came }) => came.toPaint,
      [toPaint],
    ),
  );
  console.log('Until the services are shown, from the beginning:');
  console.table(
    until(
      ({ shown }) => shown,
      ({ came }) => came.toShown,
      [toPaint, toShown],
    ),
  );
  console.log('Until it is quiet:');
  console.table({
    work: row(({ total }) => total),
    'of tasks beyond 50': row(({ blocked }) => blocked),
    'longest task': row(({ longest }) => longest),
    ...Object.fromEntries(allKinds.map((kind) => [`… ${kind}`, row(({ byKind }) => byKind[kind])])),
  });
});
