/** The ids of `docs/requirements`: how they are written, where each has its line, and what a text names of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export const lawFolder = 'docs/requirements';

/** What the tool writes itself. */
export const coverageFile = `${lawFolder}/coverage.md`;

export interface LawLine {
  id: string;
  /** Easy to skip or to fake. */
  isMarked: boolean;
  text: string;
  file: string;
}

export interface LawGroup {
  /** "R4.4", or "" in files whose groups have only a name. */
  id: string;
  title: string;
  lines: LawLine[];
}

const pointOrGroup = String.raw`[RQ]\d+\.\d+(?:\.(?:\d+|[a-z])(?![\da-z]))?`;

/** Families with a letter and a number are written in comments, titles and prose only: elsewhere they may be anything. */
const short = String.raw`(?:TR\d{1,2}|P-[a-j]|[AEFI]\d{2}|[BCHKNPSTUW]\d{1,2})`;

/** "R5.6.9–12", "R9.2.1 to R9.2.8", "K1–K5". */
const upTo = (id: string): string => String.raw`(${id})(?:\s?(?:–|-|\bto\b)\s?((?:${id})|\d+(?![\d.]))(?![\w-]))?`;

const longIds = new RegExp(String.raw`(?<![\w.-])${upTo(pointOrGroup)}(?![\w-])`, 'g');
const shortIds = new RegExp(String.raw`(?<![\w./#-])${upTo(short)}(?![\w-]|\.\d)`, 'g');

const parts = /^(.*?)(\d+)$/;

/** From one id to another with the same beginning; both included. */
function range(from: string, to: string | undefined): string[] {
  const [, stem = '', first = ''] = parts.exec(from) ?? [];
  const last = to === undefined ? undefined : /\d+$/.exec(to)?.[0];
  if (last === undefined || first === '' || Number(last) <= Number(first)) return to ? [from, to] : [from];
  const width = first.startsWith('0') ? first.length : 1;
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, index) => `${stem}${String(Number(first) + index).padStart(width, '0')}`,
  );
}

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, from = '', to]) => range(from, to));

/** Ids of the specification; these are recognised wherever they stand. */
export const longIdsIn = (text: string): string[] => found(text, longIds);

/** Ids of every family; for comments, titles and prose. */
export const idsIn = (text: string): string[] => [...longIdsIn(text), ...found(text, shortIds)];

/** What a text says apart from the ids that it names. */
export const withoutIds = (text: string): string => text.replace(longIds, '').replace(shortIds, '');

const group = /^## (?:(R\d+\.\d+) )?(.+)$/;
const line = /^- \*\*([\w.-]+)\*\* (⚑ )?(.+)$/;

function groupsOf(file: string): LawGroup[] {
  const groups: LawGroup[] = [];
  for (const row of readFileSync(join(lawFolder, file), 'utf8').split('\n')) {
    const heading = group.exec(row);
    if (heading) groups.push({ id: heading[1] ?? '', title: heading[2] ?? '', lines: [] });
    const [, id, mark, text = ''] = line.exec(row) ?? [];
    if (id !== undefined) groups.at(-1)?.lines.push({ id, isMarked: mark !== undefined, text, file });
  }
  return groups;
}

export interface LawFile {
  file: string;
  title: string;
  groups: LawGroup[];
}

/** Files that explain or are written by the tool hold no law of their own. */
const aside = new Set(['README.md', 'partly.md', basename(coverageFile)]);

export function readLaw(): LawFile[] {
  return readdirSync(lawFolder)
    .filter((file) => file.endsWith('.md') && !aside.has(file))
    .sort()
    .map((file) => ({
      file,
      title: /^# (.+)$/m.exec(readFileSync(join(lawFolder, file), 'utf8'))?.[1] ?? file,
      groups: groupsOf(file),
    }));
}

/** Every id that may be named: each line's, and the groups' of the specification. */
export function knownIds(law: readonly LawFile[]): Set<string> {
  const groups = law.flatMap((file) => file.groups);
  return new Set([...groups.map(({ id }) => id), ...groups.flatMap(({ lines }) => lines.map(({ id }) => id))]);
}
