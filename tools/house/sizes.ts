/** How large the house is, counted from the text of its files as oxfmt writes them. */
import type { SourceFile } from '../../test/support/house/floors.ts';

export const linesOf = ({ text }: SourceFile): number => text.trimEnd().split('\n').length;

export const exportsOf = ({ text }: SourceFile): number => text.match(/^export (?!\*|\{)/gm)?.length ?? 0;

interface Found {
  readonly name: string;
  readonly lines: number;
}

/** What begins a function at the margin; its end is the next line there that begins with a brace. */
const beginning =
  /^(?:export )?(?:default )?(?:async )?(?:function\*? (\w+)|const (\w+)(?=.*(?:=>|=.*\($|\bfunction\b)))/;

/** The functions that stand at the margin of a file, with how long they are. A chart or a table is none. */
export function functionsOf({ path, text }: SourceFile): Found[] {
  const lines = text.split('\n');
  return lines.flatMap((line, start) => {
    const [, declared, assigned] = beginning.exec(line) ?? [];
    const name = declared ?? assigned;
    if (name === undefined) return [];
    const isArrow = declared === undefined;
    const head = lines.slice(start, start + 12);
    const ends = head.findIndex((one) => /^\S.*;$/.test(one));
    const opens = head.slice(0, ends < 0 ? undefined : ends).findIndex((one) => /(?:=>|\)[^;]*) \{$/.test(one));
    if (opens < 0 || (isArrow && !lines.slice(start, start + opens + 1).some((one) => one.includes('=>')))) return [];
    const length = lines.slice(start + 1).findIndex((one) => /^\}(?!:)/.test(one));
    return length < 0 ? [] : [{ name: `${name} (${path})`, lines: length + 2 }];
  });
}

/** So many lines in a row are the same thought. */
const run = 6;

/** Lines that say something: no blank, no comment, no import, no lone punctuation. */
const isSaying = (line: string): boolean =>
  !/^(?:\/\/|\/?\*|import\b|@import\b|@layer\b|\} from )/.test(line) && /\w.*\w/.test(line);

/** How many lines stand in a run of six that stands, to the letter, somewhere else as well. */
export function repeatedLines(files: readonly SourceFile[]): { repeated: number; said: number } {
  const said = files.map(({ text }) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(isSaying),
  );
  const places = new Map<string, [file: number, line: number][]>();
  for (const [file, lines] of said.entries())
    for (let line = 0; line + run <= lines.length; line += 1) {
      const key = lines.slice(line, line + run).join('\n');
      const known = places.get(key);
      if (known === undefined) places.set(key, [[file, line]]);
      else known.push([file, line]);
    }
  const repeated = new Set<string>();
  for (const same of places.values())
    if (same.length > 1)
      for (const [file, line] of same) for (let next = 0; next < run; next += 1) repeated.add(`${file} ${line + next}`);
  return { repeated: repeated.size, said: said.reduce((sum, lines) => sum + lines.length, 0) };
}
