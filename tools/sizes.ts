/** Reports what the built portal weighs, file by file and page by page; fails when one exceeds its budget, or the first page holds what it may not. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { firstPage, judge, wholeHome } from './weight/firstPageBudget.ts';
import { steadyWeight } from './weight/steadyWeight.ts';
import { straysIn, straySentence } from './weight/firstRoute.ts';
import { builtFolder } from './build/freshBuild.ts';
import { graphFile, type ModuleGraph } from './build/moduleGraph.ts';
import { tooHeavy, weighRoutes } from './weight/routeBudget.ts';

const kibi = 1024;

interface Size {
  file: string;
  raw: number;
  gzip: number;
  brotli: number;
}

/** As it is served: letters are as small as they get, and have no smaller copies. */
function sizeOf(file: string): Size {
  const place = join(builtFolder, file);
  const raw = statSync(place).size;
  const sizeOfCopy = (ending: string): number => statSync(`${place}.${ending}`, { throwIfNoEntry: false })?.size ?? raw;
  return { file, raw, gzip: sizeOfCopy('gz'), brotli: sizeOfCopy('br') };
}

const referenced = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The chunk and everything it imports at once; what it imports on demand is left out. */
function withImports(file: string, known: Set<string> = new Set()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const text = readFileSync(join(builtFolder, file), 'utf8');
  for (const name of referenced(text, /(?:^|[;}\s])(?:import|export)\b[^;"'()]*?["']\.\/([^"']+\.js)["']/g)) {
    withImports(`assets/${name}`, known);
  }
  return known;
}

const chunkOf = (names: readonly string[], start: string): string | undefined =>
  names.find((name) => name.startsWith(`assets/${start}-`) && name.endsWith('.js'));

const files = readdirSync(builtFolder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => statSync(join(builtFolder, file)).isFile() && /\.(?:js|css|html|woff2)$/.test(file));
const sizes = files.map(sizeOf).sort((one, other) => other.brotli - one.brotli);

const html = readFileSync(join(builtFolder, 'index.html'), 'utf8');
const entries = referenced(html, /(?:src|href)="\/(assets\/[^"]+\.js)"/g);
// The start stands in the document; the home page and the English words are loaded at once when the portal opens, though by name.
const opened = ['index', 'HomePage', 'en'].map((name) => chunkOf(files, name)).filter((name) => name !== undefined);
const first = new Set([...entries, ...opened].flatMap((file) => [...withImports(file)]));
// What a home page that nobody touches asks for once it stands, named in tools/build/chunks.ts; what these import comes with them.
const untouched = ['later', 'quiet', 'words-soon-en'].map((start) => chunkOf(files, start));
const home = new Set(
  untouched.flatMap((file) => (file === undefined ? [] : [...withImports(file)])).concat([...first]),
);
const styles = referenced(html, /href="\/(assets\/[^"]+\.css)"/g);

const inKibi = (bytes: number): string => (bytes / kibi).toFixed(1).padStart(8);
const row = ({ file, raw, gzip, brotli }: Size): string =>
  `${first.has(file) || styles.includes(file) ? '•' : ' '} ${file.padEnd(52)}${inKibi(raw)}${inKibi(gzip)}${inKibi(brotli)}`;
const sum = (chosen: readonly Size[], file: string): Size => ({
  file,
  raw: chosen.reduce((total, { raw }) => total + raw, 0),
  gzip: chosen.reduce((total, { gzip }) => total + gzip, 0),
  brotli: chosen.reduce((total, { brotli }) => total + brotli, 0),
});

console.log(`  ${'KiB (• first page)'.padEnd(52)}${'raw'.padStart(8)}${'gzip'.padStart(8)}${'brotli'.padStart(8)}`);
for (const size of sizes) console.log(row(size));
const firstScripts = sum(
  sizes.filter(({ file }) => first.has(file)),
  'first page, scripts',
);
console.log(row(firstScripts));
console.log(
  row(
    sum(
      sizes.filter(({ file }) => styles.includes(file)),
      'first page, styles',
    ),
  ),
);
console.log(row(sum(sizes, 'everything')));

const weights = new Map([...home].map((file) => [file, steadyWeight(readFileSync(join(builtFolder, file), 'utf8'))]));
const weigh = (some: Iterable<string>): number => [...some].reduce((total, file) => total + weights.get(file)!, 0);
const verdicts = [judge(firstPage, weigh(first)), judge(wholeHome, weigh(home))];
for (const { sentence } of verdicts) console.log(`\n${sentence}`);
if (entries.length === 0) throw new Error('The built document loads no script.');
if (untouched.includes(undefined)) throw new Error('A file that the home page loads when it is quiet is not there.');
const graph = JSON.parse(readFileSync(graphFile, 'utf8')) as ModuleGraph;
const strays = straysIn(graph, first);
for (const stray of strays) console.log(`\n${straySentence(stray)}`);

const bytesOf = new Map(sizes.map(({ file, brotli }) => [file, brotli]));
const table = readFileSync(join(import.meta.dirname, '../src/app/sections.tsx'), 'utf8');
const routes = weighRoutes(table, graph, first, (file) => bytesOf.get(file) ?? 0);
console.log(`\n${'KiB beyond the first page'.padEnd(44)}${'its own'.padStart(8)}${'in all'.padStart(8)}`);
for (const { page, own, whole } of routes) console.log(page.padEnd(44) + inKibi(own) + inKibi(whole));
const heavy = routes.filter((route) => tooHeavy([route]).length > 0);
// The hashes of one build may make a page heavier, by luck: it is weighed again whatever its files are called.
const steadyBytes = new Map<string, number>();
const steadyBytesOf = (file: string): number => {
  const known = steadyBytes.get(file) ?? steadyWeight(readFileSync(join(builtFolder, file), 'utf8'));
  steadyBytes.set(file, known);
  return known;
};
const heavyTable = heavy.map(({ page }) => `import('../pages/${page}')`).join();
const faults = tooHeavy(weighRoutes(heavyTable, graph, first, steadyBytesOf));
for (const fault of faults) console.log(`\n${fault}`);
if (verdicts.some(({ isAllowed }) => !isAllowed) || strays.length > 0 || faults.length > 0) process.exitCode = 1;
