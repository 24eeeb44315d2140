/** What came out of a part: counts for each file, and what nobody noticed. */
import type { FileCounts } from './counts.ts';
import { equivalents } from './equivalent.ts';

interface Place {
  readonly line: number;
  readonly column: number;
}

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

export interface StrykerReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

export interface Survivor {
  readonly file: string;
  readonly line: number;
  readonly was: string;
  readonly becomes: string;
  /** No test comes by at all. */
  readonly isUnseen: boolean;
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const textAt = (source: string, { start, end }: Mutant['location']): string => {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column - 1);
  lines[0] = lines[0]!.slice(start.column - 1);
  return onOneLine(lines.join('\n'));
};

const isSame = ({ file, was, becomes }: Survivor) => {
  const fits = (said: string, is: string) => said === is || (said.endsWith('…') && is.startsWith(said.slice(0, -1)));
  return (known: (typeof equivalents)[number]) =>
    known.file === file && fits(known.was, was) && (known.becomes === undefined || fits(known.becomes, becomes));
};

export const reasonOf = (survivor: Survivor): string | undefined => equivalents.find(isSame(survivor))?.why;

const killed = new Set(['Killed', 'Timeout']);
const survived = new Set(['Survived', 'NoCoverage']);

export function survivorsIn({ files }: StrykerReport): Survivor[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => survived.has(status))
      .map(({ status, replacement = '', location }) => ({
        file,
        line: location.start.line,
        was: textAt(source, location),
        becomes: onOneLine(replacement),
        isUnseen: status === 'NoCoverage',
      })),
  );
}

export function countsIn(report: StrykerReport): Record<string, FileCounts> {
  const left = survivorsIn(report);
  return Object.fromEntries(
    Object.entries(report.files)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([file, { mutants }]) => {
        const here = left.filter((survivor) => survivor.file === file);
        const equivalent = here.filter((survivor) => reasonOf(survivor) !== undefined).length;
        return [
          file,
          {
            killed: mutants.filter(({ status }) => killed.has(status)).length,
            survived: here.length - equivalent,
            equivalent,
          },
        ];
      }),
  );
}
