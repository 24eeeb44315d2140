/** MDN's table of what browsers know and since when, asked for the browsers of our floor. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { floor, type BrowserName } from './floor.ts';

interface Statement {
  version_added: string | false;
  version_removed?: string | false;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
}

/** A place in the table: what lies below it, and what is known of itself. */
export type Entry = { [name: string]: Entry } & {
  __compat?: { support: Readonly<Record<string, Statement | Statement[]>> };
};

const require = createRequire(import.meta.url);
const table = JSON.parse(readFileSync(require.resolve('@mdn/browser-compat-data'), 'utf8')) as Entry;

/** What lies below an entry, by name. */
export const partsOf = (entry: Entry | undefined): [name: string, part: Entry][] =>
  Object.entries(entry ?? {}).filter(([name]) => name !== '__compat') as [string, Entry][];

/** `api`, `URL`, `parse_static`; undefined where the table knows no such thing. */
export function entryAt(...path: readonly string[]): Entry | undefined {
  return path.reduce<Entry | undefined>(
    (at, part) => (at !== undefined && Object.hasOwn(at, part) ? at[part] : undefined),
    table,
  );
}

const numberOf = (version: string | boolean | undefined): number =>
  typeof version === 'string' && /^≤?\d/.test(version) ? Number(version.replace('≤', '')) : Infinity;

/** The first version of a browser that has something for longer than its floor, without a flag, a prefix or another name. */
export function since({ __compat: compat }: Entry, browser: BrowserName): number {
  const statements: Statement[] = [compat?.support[browser] ?? []].flat();
  const versions = statements
    .filter(({ flags, prefix, alternative_name: other }) => !flags && !prefix && !other)
    .filter(({ version_removed: removed }) => numberOf(removed) > Number(floor[browser]))
    .map(({ version_added: added }) => numberOf(added));
  return Math.min(...versions, Infinity);
}

const browsers = Object.keys(floor) as BrowserName[];

/** The browsers that do not have it at our floor: `safari 18, firefox never`. Nothing for what the table knows nothing of. */
export function lateIn(entry: Entry | undefined): string | null {
  if (entry === undefined || !('__compat' in entry)) return null;
  const late = browsers
    .map((browser) => [browser, since(entry, browser)] as const)
    .filter(([browser, version]) => version > Number(floor[browser]))
    .map(([browser, version]) => `${browser} ${version === Infinity ? 'never' : version}`);
  return late.length === 0 ? null : late.join(', ');
}
