/** The figures of all parts as a table of docs/quality.md, so that nobody fills it by hand. */
import { readFileSync, writeFileSync } from 'node:fs';
import { shareOf, sumOf, type FileCounts } from './counts.ts';
import type { Result } from './results.ts';

const file = 'docs/quality.md';
const section = /^\d+ of \d+ parts have figures[^]*?whatever has no figures\.$/m;

export const percent = (share: number | null): string => (share === null ? '–' : `${share.toFixed(1)} %`);

const rowOf = (name: string, counts: readonly FileCounts[]): string => {
  const sum = sumOf(counts);
  const { killed, survived, equivalent } = sum;
  return `| ${name} | ${killed + survived + equivalent} | ${percent(shareOf(sum))} | ${equivalent} | ${survived} |`;
};

/** The document with the figures as they are now; parts that are no more are left out. */
export function withTable(text: string, parts: readonly string[], results: Readonly<Record<string, Result>>): string {
  const known = parts.filter((name) => results[name] !== undefined).toSorted();
  const counts = known.map((name) => Object.values(results[name]!.files));
  const missing = parts.filter((name) => results[name] === undefined).map((name) => `\`${name}\``);
  const written = [
    `${known.length} of ${parts.length} parts have figures, ${counts.flat().length} files; the days on which they were taken are in [mutants.json](mutants.json).`,
    [
      '| Part | Mutants | Noticed | Nobody could notice | Not noticed |',
      '| --- | ---: | ---: | ---: | ---: |',
      ...known.map((name, index) => rowOf(name, counts[index]!)),
      rowOf('**together**', counts.flat()),
    ].join('\n'),
    `Not run yet: ${missing.join(', ') || 'none'}. \`npm run mutants\` begins with whatever has no figures.`,
  ].join('\n\n');
  if (!section.test(text)) throw new Error(`${file} has no table of mutants.`);
  return text.replace(section, () => written);
}

export const persistTable = (parts: readonly string[], results: Readonly<Record<string, Result>>): void =>
  writeFileSync(file, withTable(readFileSync(file, 'utf8'), parts, results));
