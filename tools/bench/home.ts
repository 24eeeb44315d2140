/**
 * How soon the home page shows on a slow phone, beside a page of the same frameworks with next to nothing on it: `npm run
 * bench [-- rounds]`. Both are visited in turn, so that the noise of the machine falls on both; milliseconds of different
 * days or machines cannot be compared, ratios can. Reports and never fails.
 */
import { median, spread } from './compare.ts';
import { withBenchStack } from './benchStack.ts';
import { cpuSlowdown, figures, visit, type Figure, type Sample } from './visit.ts';

/** What the first page of the portal may be, as a multiple of the floor's, or as itself. */
const goals: Partial<Record<Figure, { most: number; isRatio: boolean }>> = {
  'first paint': { most: 1.05, isRatio: true },
  'largest paint': { most: 1.05, isRatio: true },
  services: { most: 1.2, isRatio: true },
  venues: { most: 1.5, isRatio: true },
  'requests until venues': { most: 10, isRatio: false },
  'JavaScript, KiB': { most: 1.4, isRatio: true },
  blocked: { most: 1.5, isRatio: true },
  'layout shift': { most: 0.001, isRatio: false },
  'heap, MiB': { most: 2, isRatio: true },
};
const digitsOf: Partial<Record<Figure, number>> = { 'layout shift': 4, 'heap, MiB': 2, 'JavaScript, KiB': 1 };

const rounds = Number(process.argv[2] ?? 5);
await withBenchStack(async ({ browser, portal, floor }) => {
  const pages = {
    floor: { address: floor, awaited: { services: '.service' }, isSecond: false },
    portal: {
      address: `${portal}/?lang=en`,
      awaited: { services: '.lineup__court', venues: '.places .place' },
      isSecond: false,
    },
  };
  const second = { ...pages.portal, isSecond: true };

  // The servers compress and compile on the first visit of all.
  for (const page of Object.values(pages)) await visit(browser, page);
  const seen: Record<'floor' | 'portal' | 'second', Sample[]> = { floor: [], portal: [], second: [] };
  for (let round = 0; round < rounds; round++) {
    const turn = [
      async () => seen.floor.push(await visit(browser, pages.floor)),
      async () => seen.portal.push(await visit(browser, pages.portal)),
      async () => seen.second.push(await visit(browser, second)),
    ];
    // No page is always the first of its round.
    for (const step of [...turn.slice(round % 3), ...turn.slice(0, round % 3)]) await step();
  }
  const of = (samples: readonly Sample[], figure: Figure) => samples.map((sample) => sample[figure] ?? Number.NaN);
  /** Both are shown by what the server answered. */
  const baseOf = (figure: Figure): Figure => (figure === 'venues' ? 'services' : figure);
  const ratioOf = (samples: readonly Sample[], figure: Figure) =>
    median(of(samples, figure).map((value, round) => value / of(seen.floor, baseOf(figure))[round]!));
  const row = (name: string, samples: readonly Sample[], figure: Figure, goal = goals[figure]) => {
    const digits = digitsOf[figure] ?? 0;
    const ratio = ratioOf(samples, figure);
    return {
      figure: name,
      floor: spread(of(seen.floor, baseOf(figure)), digits),
      portal: spread(of(samples, figure), digits),
      ratio: Number.isFinite(ratio) ? `${ratio.toFixed(2)} ×` : '–',
      goal: goal === undefined ? '' : `≤ ${goal.most}${goal.isRatio ? ' ×' : ''}`,
    };
  };
  console.log(
    `Home on a phone, slow 4G, processor ÷ ${cpuSlowdown}; milliseconds unless said; medians of ${rounds} rounds (least–most), ratios round by round:`,
  );
  console.table([
    ...figures.map((figure) => row(figure, seen.portal, figure)),
    row('second visit: services', seen.second, 'services', { most: 0.4, isRatio: true }),
    row('second visit: venues', seen.second, 'venues', undefined),
  ]);
});
