/** What a document says of the house and is not there: links, paths, commands. */
import { posix } from 'node:path';
import type { TextFile } from './citations.ts';

export interface House {
  readonly exists: (path: string) => boolean;
  /** The scripts of package.json. */
  readonly scripts: ReadonlySet<string>;
}

const code = /```[\s\S]*?```|`[^`\n]*`/g;
const link = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
const path = /`((?:src|machines|sandbox|tools|test|docs)\/[^`\s]*)`/g;
const command = /\bnpm run ([\w:]+)/g;

/** A path with a place for a name in it is no path yet. */
const isPattern = (written: string): boolean => /[<{*…]/.test(written);

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

export function documentFaults({ path: at, text }: TextFile, { exists, scripts }: House): string[] {
  const links = all(text.replace(code, ''), link).filter((to) => !exists(posix.join(posix.dirname(at), to)));
  const paths = all(text, path).filter((named) => !isPattern(named) && !exists(named));
  const commands = all(text, command).filter((name) => !scripts.has(name));
  return [
    ...links.map((to) => `leads to ${to}`),
    ...paths.map((named) => `names ${named}`),
    ...commands.map((name) => `calls npm run ${name}`),
  ];
}
