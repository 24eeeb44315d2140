/** The last figures of each part, kept with the sources: what has not changed since need not be tried again. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { FileCounts } from './counts.ts';

const file = 'docs/mutants.json';

export interface Result {
  /** Day of the run; a file that was run by itself since has its own. */
  readonly date: string;
  readonly fingerprint: string;
  /** Each with a mark of its text as it was in the run. */
  readonly files: Readonly<Record<string, FileCounts & { readonly source?: string; readonly date?: string }>>;
}

export const readResults = (): Record<string, Result> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Result>) : {};

/** Files that were run by themselves: the part has changed as before, for what else is in it. */
export function persistFiles(name: string, paths: readonly string[], counted: Result['files']): void {
  const before = readResults()[name];
  if (before === undefined) return;
  const date = new Date().toISOString().slice(0, 10);
  const anew = Object.entries(counted).filter(([path]) => paths.includes(path));
  const files = { ...before.files, ...Object.fromEntries(anew.map(([path, counts]) => [path, { ...counts, date }])) };
  persistResult(name, { ...before, files });
}

/** Written after each part, and read anew before: another run may be under way. Files that are gone are left out. */
export function persistResult(name: string, result: Result): void {
  const all = Object.entries({ ...readResults(), [name]: result });
  const lines = all
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([part, { date, fingerprint, files }]) => {
      const rows = Object.entries(files)
        .filter(([path]) => existsSync(path))
        .map(([path, counts]) => `      ${JSON.stringify(path)}: ${JSON.stringify(counts)}`);
      return `  ${JSON.stringify(part)}: {\n    "date": "${date}",\n    "fingerprint": "${fingerprint}",\n    "files": {\n${rows.join(',\n')}\n    }\n  }`;
    });
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
