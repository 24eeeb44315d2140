/** What a document says of the house and is not there: links, paths, tests, commands. */
import { posix } from 'node:path';
import type { TextFile } from './citations.ts';

export interface House {
  readonly exists: (path: string) => boolean;
  /** What is written there. */
  readonly read: (path: string) => string;
  /** The scripts of package.json. */
  readonly scripts: ReadonlySet<string>;
}

const code = /```[\s\S]*?```|`[^`\n]*`/g;
const link = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
const path = /`((?:src|machines|sandbox|tools|test|docs)\/[^`\s]*)`/g;
const command = /\bnpm run ([\w:]+)/g;

/** The tests of a file, by what they are called, or by a part of it: `test/a.test.ts` _… is greeted_, _… is sent away_. */
const tests = /`(test\/[^`\s]+\.tsx?)` \(?(_[^_\n]+_(?:, _[^_\n]+_)*)/g;

/** A path with a place for a name in it is no path yet. */
const isPattern = (written: string): boolean => /[<{*…]/.test(written);

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The names of tests that stand in no test of the file that is named before them. */
function missingTests(text: string, { exists, read }: House): string[] {
  return [...text.matchAll(tests)].flatMap(([, file = '', names = '']) => {
    if (!exists(file)) return [];
    const written = read(file);
    const parts = (name: string): string[] => name.split('…').map((part) => part.trim());
    return [...names.matchAll(/_([^_]+)_/g)].flatMap(([, name = '']) =>
      parts(name).every((part) => written.includes(part)) ? [] : [name],
    );
  });
}

export function documentFaults({ path: at, text }: TextFile, house: House): string[] {
  const { exists, scripts } = house;
  const links = all(text.replace(code, ''), link).filter((to) => !exists(posix.join(posix.dirname(at), to)));
  const paths = all(text, path).filter((named) => !isPattern(named) && !exists(named));
  const commands = all(text, command).filter((name) => !scripts.has(name));
  return [
    ...links.map((to) => `leads to ${to}`),
    ...paths.map((named) => `names ${named}`),
    ...missingTests(text, house).map((name) => `names the test ${name}`),
    ...commands.map((name) => `calls npm run ${name}`),
  ];
}
