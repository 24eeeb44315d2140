/** Which files name which requirement, and whether each name stands for one. */
import { globSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { coverageFile, idsIn, longIdsIn, withoutIds } from './lawIds.ts';

export interface TextFile {
  /** From the root of the project, with forward slashes. */
  path: string;
  text: string;
}

const places = [
  'src/**/*.{ts,tsx,css}',
  '{machines,sandbox,tools,test}/**/*.{ts,tsx,mjs}',
  'test/**/*.json',
  'docs/**/*.{md,ts}',
  '*.{ts,md,html}',
];

/** What a screen reader said is a record of the page, and the coverage is made from all the others. */
const isWritten = (path: string): boolean => !path.startsWith('docs/screen-reader/') && path !== coverageFile;

export const readTexts = (): TextFile[] =>
  places
    .flatMap((pattern) => globSync(pattern))
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isWritten)
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

interface Comment {
  type: 'Line' | 'Block';
  value: string;
  start: number;
  end: number;
}

const taken = new WeakMap<TextFile, string[]>();

/** Comments as somebody reads them: lines that follow each other are one. A file is asked more than once for them. */
export function commentsOf(file: TextFile): string[] {
  const known = taken.get(file) ?? readComments(file);
  taken.set(file, known);
  return known;
}

function readComments({ path, text }: TextFile): string[] {
  if (extname(path) === '.css') return [...text.matchAll(/\/\*([\s\S]*?)\*\//g)].map(([, value = '']) => value);
  const { comments } = parseSync(path, text) as unknown as { comments: Comment[] };
  const read: { type: string; value: string; end: number }[] = [];
  for (const { type, value, start, end } of comments) {
    const before = read.at(-1);
    const isAlone = /^[ \t]*$/.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start));
    if (type === 'Line' && isAlone && before?.type === 'Line' && /^\s*$/.test(text.slice(before.end, start))) {
      before.value += `\n${value}`;
      before.end = end;
    } else read.push({ type, value: value.replace(/^\s*\*/gm, ''), end });
  }
  return read.map(({ value }) => value);
}

const titles = /\b(?:test|describe|it)\b[^'"`\n]*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** Where a letter and a number are the id of a rule. */
function proseOf(file: TextFile): string {
  if (extname(file.path) === '.md') return file.text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  if (extname(file.path) === '.html') return '';
  // The tables of the slot rules name rules as texts.
  if (extname(file.path) === '.json')
    return [...file.text.matchAll(/"rules": \[[^\]]*\]|"example": "\w+"/g)].join('\n');
  const named = file.path.startsWith('test/') ? [...file.text.matchAll(titles)].map(([, , title = '']) => title) : [];
  return [...commentsOf(file), ...named].join('\n');
}

/** Files without anything like an id need not be taken apart. */
const mayName = ({ text }: TextFile): boolean => idsIn(text).length > 0;

/** Every id that a file names, once. */
export const namedIn = (file: TextFile): string[] =>
  mayName(file) ? [...new Set([...longIdsIn(file.text), ...idsIn(proseOf(file))])] : [];

/** What is left of a comment that only counts on, joins, or sends elsewhere. */
const wordless =
  /^(?:[\s\d.,;:()*–—/&-]|\b(?:a|also|and|as|asked|by|cf|compare|for|from|in|of|or|per|requirements?|required|rules?|says?|see|the|to|too|with)\b)*$/i;

/** A comment says why; an id follows the sentence and never takes its place. */
export const bareComments = (file: TextFile): string[] =>
  !/\.(?:tsx?|mjs|css)$/.test(file.path) || !mayName(file)
    ? []
    : commentsOf(file).filter((comment) => idsIn(comment).length > 0 && wordless.test(withoutIds(comment)));
