/**
 * The words of each language lie in two files: what may be said at any moment, and what only the pages say that are
 * entered by their address. The first screen waits for the first file alone; a page brings the second along.
 */
import { readFileSync } from 'node:fs';
import { parsePoFile } from '@lingui/format-po';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Plugin } from 'vite';

/** Folders that nothing but the routes lead into; the routes fetch these words with each page of them. */
export const pagesWithWords: readonly string[] = [
  'bookings',
  'memberships',
  'payment',
  'register',
  'verification',
  'wallet',
  'workshops',
];
/** What those pages alone share. */
export const sharedByPages = 'src/shell/account/';

const isOfPages = (file: string): boolean =>
  file.startsWith(sharedByPages) || pagesWithWords.some((page) => file.startsWith(`src/pages/${page}/`));

/** The ids of the messages that those pages alone say. */
export function idsOfPages(catalogue: string): Set<string> {
  const own = parsePoFile(catalogue).items.filter(
    ({ references }) => references.length > 0 && references.every(isOfPages),
  );
  return new Set(own.map(({ msgid, msgctxt }) => generateMessageId(msgid, msgctxt ?? undefined)));
}

const compiled = /JSON\.parse\((".*")\)/s;

/** One of the two files, from the compiled catalogue of a language. */
export function partOf(code: string, ids: ReadonlySet<string>, part: 'pages' | 'rest'): string {
  const [, text] = compiled.exec(code) ?? [];
  if (text === undefined) throw new Error('The compiled catalogue is not written as it was: it cannot be divided.');
  const messages = Object.entries(JSON.parse(JSON.parse(text) as string) as Record<string, unknown>);
  const kept = messages.filter(([id]) => ids.has(id) === (part === 'pages'));
  return code.replace(compiled, () => `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(kept)))})`);
}

/** While words are being written both files hold all of them. */
export function pageWords(): Plugin {
  return {
    name: 'page-words',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.po(?:\?lingui)?$/ },
      handler(code, id) {
        const [file = id, query] = id.split('?');
        return { code: partOf(code, idsOfPages(readFileSync(file, 'utf8')), query ? 'pages' : 'rest'), map: null };
      },
    },
  };
}
