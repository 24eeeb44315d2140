/** What mutation testing takes at a time: a folder with the fast tests that speak of it. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Part {
  /** A folder, as `machines/checkout`. */
  readonly name: string;
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}

/** Laws, rules, contract and adapters: no browser, no database, no rendered view. */
const fastTests = 'test/{app,contract,inspect,models,rules}/**/*.test.ts';
/** Whole walks through everything, and a whole server, take too long to be asked about each mutant. */
const slow = new Set([
  'test/contract/endpoints.test.ts',
  'test/contract/facilities.test.ts',
  'test/models/storms.test.ts',
  'test/app/sequences.test.ts',
  'test/rules/patterns/patterns.test.ts',
]);
/** Says what becomes of calls that a test leaves behind, which the threads of the mutants do not mark. */
const ofTheSuiteItself = 'test/rules/adapters/leftCalls.test.ts';

const imported = /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?'(\.[^']+)'/gm;
const loaded = /\bimport\('(\.[^']+)'\)/g;

const slashes = (path: string): string => path.replaceAll('\\', '/');

interface Imports {
  readonly atOnce: readonly string[];
  /** When they are needed, by `import()`. */
  readonly later: readonly string[];
}

const known = new Map<string, Imports>();

/** Files of the project that a file imports to run, not only for their types. */
function everyImportOf(file: string): Imports {
  const before = known.get(file);
  if (before !== undefined) return before;
  const text = readFileSync(file, 'utf8');
  const paths = (pattern: RegExp) =>
    [...text.matchAll(pattern)]
      .map(([, path = '']) => slashes(join(dirname(file), path)))
      .filter((path) => existsSync(path));
  const found = { atOnce: paths(imported), later: paths(loaded) };
  known.set(file, found);
  return found;
}

function importsOf(file: string): string[] {
  const { atOnce, later } = everyImportOf(file);
  return [...atOnce, ...later];
}

/** A test speaks of what it imports itself, in a law or in what a law is made of; what fixtures are made of is only its surroundings. */
const isOfLaw = (path: string): boolean => /\.(?:law|model|harness|events|words|situations)\.ts$/.test(path);

/** The test with all that it imports of the tests, and what it speaks of. */
function reachOf(test: string): { files: string[]; spokenOf: string[] } {
  const files = new Set([test]);
  const spokenOf = new Set<string>();
  for (const file of files)
    for (const path of importsOf(file)) {
      if (path.startsWith('test/')) files.add(path);
      else if (file === test || isOfLaw(file)) spokenOf.add(path);
    }
  return { files: [...files], spokenOf: [...spokenOf] };
}

const sourcesIn = (pattern: string): string[] => globSync(pattern).map(slashes).toSorted();

/** A folder of machines and rules, the contract, a folder of the adapters; what is too much for one run is taken by the folders in it. */
const part =
  /^(?:machines\/booking\/(?:choosing|selling)|src\/adapters\/actors\/[^/]+|machines\/[^/]+|src\/contract|src\/adapters\/[^/]+)(?=\/)/;
const partOf = (path: string): string | undefined => part.exec(path)?.[0];

export function partsOf(): Part[] {
  const tests = sourcesIn(fastTests).filter((test) => !slow.has(test) && test !== ofTheSuiteItself);
  const reached = tests.map((test) => ({ test, ...reachOf(test) }));
  const sources = sourcesIn('{machines/*,src/contract,src/adapters}/**/*.ts').filter((path) => !path.endsWith('.d.ts'));
  return [...new Set(sources.map((path) => partOf(path)!))].map((name) => {
    const isIn = (path: string) => partOf(path) === name;
    const share = (paths: readonly string[]) => paths.filter(isIn).length / paths.length;
    return {
      name,
      sources: sources.filter(isIn),
      // What speaks of little else is asked first: most mutants end there.
      tests: reached
        .filter(({ spokenOf }) => spokenOf.some(isIn))
        .toSorted((one, other) => share(other.spokenOf) - share(one.spokenOf))
        .map(({ test }) => test),
    };
  });
}

const everything = new Map<string, ReadonlySet<string>>();

/** All that is loaded with a test. */
function loadedWith(test: string): ReadonlySet<string> {
  const before = everything.get(test);
  if (before !== undefined) return before;
  const files = new Set([test]);
  for (const file of files) for (const path of importsOf(file)) files.add(path);
  everything.set(test, files);
  return files;
}

/**
 * Whether a test loads it only as it goes on. What a module makes while it loads is then counted for the first test alone
 * that came by, although all others hold the same.
 */
export function isLoadedLater(source: string, tests: readonly string[]): boolean {
  return tests.some((test) => {
    const files = new Set([test]);
    for (const file of files) for (const path of everyImportOf(file).atOnce) files.add(path);
    return !files.has(source);
  });
}

/** In the same order. */
export const testsThatLoad = (source: string, tests: readonly string[]): string[] =>
  tests.filter((test) => loadedWith(test).has(source));

/** The test itself and what it imports of the tests. */
export const filesOfTest = (test: string): string[] => reachOf(test).files;

const isChart = (file: string): boolean => file.endsWith('Machine.ts');

/** A chart with its selectors and what both import of their part: guards, actions and rules, but no other chart. */
export function madeOf(chart: string): string[] {
  const selectors = chart.replace(/Machine\.ts$/, 'Selectors.ts');
  const files = new Set(existsSync(selectors) ? [chart, selectors] : [chart]);
  for (const file of files)
    for (const path of importsOf(file)) if (partOf(path) === partOf(chart) && !isChart(path)) files.add(path);
  return [...files];
}

/** The same for the same sources and tests: such a part need not be tried again. */
export function fingerprintOf({ sources, tests }: Part): string {
  const files = new Set([...sources, ...tests.flatMap(filesOfTest)]);
  const hash = createHash('sha256');
  for (const file of [...files].toSorted()) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
