/** The tables of docs/guide/operating.md, written as the formatter writes them. */
import { settingsOf } from './describe.ts';
import { configurationRecords } from './records.ts';

const head = ['Setting', 'What it does', 'What it takes', 'Unless said'];

/** Arabic and the like do not occur in it: one character is one column wide. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

export const tables = (): string =>
  configurationRecords
    .map((record) =>
      [
        `### ${record.title}`,
        record.about,
        tableOf(
          settingsOf(record).map(({ key, effect, takes, otherwise }) => [`\`${key}\``, effect, takes, otherwise]),
        ),
      ].join('\n\n'),
    )
    .join('\n\n');

const begin = '<!-- written by npm run operating -->';
const end = '<!-- until here -->';

/**
 * The guide with the tables of today.
 * @throws when the guide has no place for them
 */
export function withTables(guide: string): string {
  const from = guide.indexOf(begin);
  const to = guide.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The guide has no place for the tables, from ${begin} to ${end}.`);
  return `${guide.slice(0, from + begin.length)}\n\n${tables()}\n\n${guide.slice(to)}`;
}
