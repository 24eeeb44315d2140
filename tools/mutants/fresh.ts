/** Which figures still speak of a file as it is, told file by file: a part has changed as soon as one of its files has. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Part } from './parts.ts';
import type { Result } from './results.ts';

/** Of its own text alone: with the tests in it, nearly every file would be stale after each day's work. */
export const markOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Types, and what is only handed on: nothing of it runs, so that there is nothing to change. */
export function isOnlyTypes(text: string): boolean {
  const runs = stripTypeScriptTypes(text)
    .replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/^\s*(?:import|export)\b[^;]*?\bfrom\s*'[^']+';/gm, '')
    .replaceAll(/^\s*(?:import\s*'[^']+'|export\s*\{\s*\});/gm, '');
  return runs.replaceAll(/[\s;]/g, '') === '';
}

type Standing = 'fresh' | 'stale' | 'missing' | 'only types';

export function standingOf(text: string, figures: Result['files'][string] | undefined): Standing {
  if (isOnlyTypes(text)) return 'only types';
  if (figures === undefined) return 'missing';
  return figures.source === markOf(text) ? 'fresh' : 'stale';
}

export function standingsOf(
  parts: readonly Part[],
  results: Readonly<Record<string, Result>>,
): Map<Standing, string[]> {
  const all = new Map<Standing, string[]>();
  for (const { name, sources } of parts)
    for (const path of sources) {
      const standing = standingOf(readFileSync(path, 'utf8'), results[name]?.files[path]);
      all.set(standing, [...(all.get(standing) ?? []), path]);
    }
  return all;
}
