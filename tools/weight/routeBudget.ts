/** What a page may weigh that is opened by itself, in brotli KiB of JavaScript beyond the first page. */
import type { ModuleGraph } from '../build/moduleGraph.ts';

/** What is the page's alone. */
const ownLimit = 25;
/** With everything that it shares with others: today's heaviest (the cart, 92.6 KiB) and a little; to be lowered, never raised. */
const wholeLimit = 94;

export interface RouteWeight {
  /** The page's file below `src/pages`. */
  readonly page: string;
  /** Bytes of the page's own file. */
  readonly own: number;
  /** Bytes of it and of everything that comes with it at once, unless the first page has brought it. */
  readonly whole: number;
}

const fetched = /import\('\.\.\/pages\/([^']+)'\)/g;

/** The file and everything that comes with it. */
function closureOf(file: string, { files }: ModuleGraph): Set<string> {
  const known = new Set([file]);
  // The set grows while it is walked.
  for (const one of known) for (const next of files[one]?.imports ?? []) known.add(next);
  return known;
}

/** The pages that a table of routes fetches, the heaviest first. */
export function weighRoutes(
  table: string,
  graph: ModuleGraph,
  first: ReadonlySet<string>,
  bytesOf: (file: string) => number,
): RouteWeight[] {
  const holders = Object.entries(graph.files);
  return [...table.matchAll(fetched)]
    .map(([, page = '']) => {
      const [file] = holders.find(([, { modules }]) => `src/pages/${page}` in modules) ?? [];
      if (file === undefined) throw new Error(`No file of the build holds src/pages/${page}.`);
      const beyond = [...closureOf(file, graph)].filter((one) => !first.has(one));
      const whole = beyond.reduce((sum, one) => sum + bytesOf(one), 0);
      return { page, own: first.has(file) ? 0 : bytesOf(file), whole };
    })
    .sort((one, other) => other.whole - one.whole);
}

/** What to say of the pages that weigh too much. */
export const tooHeavy = (routes: readonly RouteWeight[]): string[] =>
  routes.flatMap(({ page, own, whole }) => [
    ...(own / 1024 > ownLimit ? [`${page}: ${(own / 1024).toFixed(1)} KiB of its own, above ${ownLimit} KiB.`] : []),
    ...(whole / 1024 > wholeLimit
      ? [`${page}: ${(whole / 1024).toFixed(1)} KiB with what it shares, above ${wholeLimit} KiB.`]
      : []),
  ]);
