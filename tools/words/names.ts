/** The names of the house, and which of them have a word that they should not. */
import { basename, dirname } from 'node:path';
import type { TextFile } from '../requirements/citations.ts';
import type { BannedWord, NameKind } from './bannedWords.ts';

export interface Name {
  kind: NameKind;
  name: string;
  /** Where it is written. */
  at: string;
}

const exported =
  /^export (?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

const isCode = ({ path }: TextFile): boolean => /\.(?:ts|tsx|mjs)$/.test(path);

/** Folders, files and what they export; machines and events are asked of the registry. */
export function namesIn(files: readonly TextFile[]): Name[] {
  const code = files.filter(isCode);
  const folders = new Set(
    code.flatMap(({ path }) => {
      const steps = dirname(path).split('/');
      return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
    }),
  );
  return [
    ...[...folders].map((path): Name => ({ kind: 'folder', name: basename(path), at: path })),
    ...code.map(({ path }): Name => ({ kind: 'file', name: basename(path).replace(/\..*$/, ''), at: path })),
    ...code.flatMap(({ path, text }) =>
      [...text.matchAll(exported)].map(([, name = '']): Name => ({ kind: 'export', name, at: path })),
    ),
  ];
}

/** "AttendeeDetailsRef" is member, details, ref. */
const cutUp = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');

const cut = new Map<string, string[]>();

/** Each name is looked at once for every word that it must not have. */
function wordsOf(name: string): string[] {
  const words = cut.get(name) ?? cutUp(name);
  cut.set(name, words);
  return words;
}

const isSame = (word: string, other: string | undefined): boolean => other === word || other === `${word}s`;

const hasWords = (name: string, sought: readonly string[]): boolean => {
  const words = wordsOf(name);
  return words.some((_, at) => sought.every((word, index) => isSame(word, words[at + index])));
};

/** The names that have the word, where it is not meant to be. */
export function namesWith({ word, kinds, unless = [] }: BannedWord, names: readonly Name[]): Name[] {
  const sought = wordsOf(word);
  const isMeant = ({ kind, name }: Name): boolean =>
    (kinds === undefined || kinds.includes(kind)) && !unless.some((other) => hasWords(name, wordsOf(other)));
  return names.filter((one) => isMeant(one) && hasWords(one.name, sought));
}

export const bannedNames = (banned: readonly BannedWord[], names: readonly Name[]): string[] =>
  banned.flatMap((word) =>
    namesWith(word, names).map(
      ({ kind, name, at }) =>
        `${kind} ${name} (${at}): ${word.instead === '' ? `no "${word.word}": say what it does` : `say ${word.instead}`}`,
    ),
  );
