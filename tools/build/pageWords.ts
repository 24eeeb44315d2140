/**
 * The words of each page folder come with its pages. Of each language the build writes one file for the first screen, one
 * for what is fetched as soon as that stands, and one for each folder of src/pages: every import that leads into a folder from outside fetches that folder's file as well,
 * without being told to. What a folder's file holds is found by what its pages reach, so that no message has to be assigned.
 */
import { readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { parsePoFile } from '@lingui/format-po';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Plugin, Rolldown } from 'vite';
import { shortIds, withShortIds } from './shortIds.ts';

const root = join(import.meta.dirname, '../..');

/** The first screen has its words from the beginning. */
export const firstFolder = 'home';
const languages = ['en', 'ar'] as const;

/** What is fetched once the first screen stands, and goes by the name of a folder. */
export const soonFolder = 'soon';
const fetchedSoon = new Set([
  'src/app/fetching/portalParts.ts',
  'src/app/OverPage.tsx',
  'src/app/sections.tsx',
  'src/app/fetching/pressedParts.ts',
  'src/pages/home/BookHere.tsx',
  'src/pages/home/FurtherDown.tsx',
  'src/pages/home/Usual.tsx',
  'src/shell/Drawer.tsx',
  'src/shell/Footer.tsx',
  'src/shell/blocking/ClockDialog.tsx',
  'src/shell/blocking/Maintenance.tsx',
  'src/shell/blocking/NewVersionDialog.tsx',
  'src/shell/blocking/SiteUnavailable.tsx',
  'src/shell/consent/ConsentChoice.tsx',
]);

/** `src/pages/cart/CartPage.tsx` → `cart`; null for what is no page, or part of the first screen. */
export function folderOf(file: string): string | null {
  if (fetchedSoon.has(file)) return soonFolder;
  const folder = /^src\/pages\/(\w+)\//.exec(file)?.[1] ?? null;
  return folder === firstFolder ? null : folder;
}

const fetched = /(?<!typeof )import\((['"])(\.[^'"]+)\1\)/g;

/** What a module fetches of another folder comes with the words of that folder. */
export function withWords(code: string, file: string): string {
  const folders = new Set<string>();
  const changed = code.replace(fetched, (whole, _, path: string) => {
    const folder = folderOf(posix.join(posix.dirname(file), path));
    if (folder === null || folder === folderOf(file)) return whole;
    folders.add(folder);
    return `__withWords(${whole}, '${folder}', __wordsOf_${folder})`;
  });
  if (folders.size === 0) return code;
  const i18n = posix.relative(posix.dirname(file), 'src/i18n');
  const fetch = (folder: string) =>
    languages.map((language) => `${language}: () => import('${i18n}/locales/${language}.po?words=${folder}')`).join();
  return [
    `import { withWords as __withWords } from '${i18n}/locale.ts';`,
    ...[...folders].map((folder) => `const __wordsOf_${folder} = { ${fetch(folder)} };`),
    changed,
  ].join('\n');
}

export interface ModuleLinks {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
export type LinksOf = (file: string) => ModuleLinks | null;

/** The files that a start reaches, at once or later, without entering another folder by an import that fetches it. */
function reachOf(starts: readonly string[], links: LinksOf, folder: string | null): Set<string> {
  const reached = new Set<string>();
  const open = [...starts];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    const { importedIds = [], dynamicallyImportedIds = [] } = links(file) ?? {};
    const inside = new Set([null, folder, folderOf(file)]);
    const isInside = (other: string) => inside.has(folderOf(other));
    open.push(...importedIds, ...dynamicallyImportedIds.filter(isInside));
  }
  return reached;
}

/** Which messages each file of words holds: `null` names the first screen's. What nothing reaches is said at any moment. */
export function wordsByFolder(
  files: readonly string[],
  links: LinksOf,
  saidIn: ReadonlyMap<string, readonly string[]>,
): (id: string, folder: string | null) => boolean {
  const reaches = new Map<string, Set<string>>();
  for (const folder of new Set(files.map(folderOf)))
    if (folder !== null)
      reaches.set(
        folder,
        reachOf(
          files.filter((file) => folderOf(file) === folder),
          links,
          folder,
        ),
      );
  const first = reachOf(['src/app/main.tsx'], links, null);
  const isOfFirst = (id: string) => {
    const places = saidIn.get(id) ?? [];
    return (
      places.some((file) => first.has(file)) ||
      ![...reaches.values()].some((reach) => places.some((file) => reach.has(file)))
    );
  };
  return (id, folder) =>
    folder === null
      ? isOfFirst(id)
      : !isOfFirst(id) && (saidIn.get(id) ?? []).some((file) => reaches.get(folder)?.has(file));
}

/** Where each message is said. */
export const placesIn = (catalogue: string): Map<string, readonly string[]> =>
  new Map(
    parsePoFile(catalogue).items.map(({ msgid, msgctxt, references }) => [
      generateMessageId(msgid, msgctxt ?? undefined),
      references,
    ]),
  );

const compiled = /JSON\.parse\((".*")\)/s;

/** The messages of a compiled catalogue. */
export function messagesIn(code: string): Record<string, unknown> {
  const [, text] = compiled.exec(code) ?? [];
  if (text === undefined) throw new Error('The compiled catalogue is not written as it was: it cannot be divided.');
  return JSON.parse(JSON.parse(text) as string) as Record<string, unknown>;
}

/** Stands in a file of words until it is known who says what. */
const placeOf = (language: string, folder: string | null) => `words of ${language} for ${folder ?? 'first'}`;
const places = /(["'`])words of (\w+) for (\w+)\1/g;
const codeOf = (language: string, folder: string | null) =>
  `export const messages = JSON.parse("${placeOf(language, folder)}");`;

const fileOf = (id: string) => relative(root, id.split('?')[0]!).replaceAll('\\', '/');

function whoHolds(graph: Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>) {
  const ids = [...graph.getModuleIds()];
  const idOf = new Map(ids.filter((id) => !id.includes('?')).map((id) => [fileOf(id), id]));
  const links: LinksOf = (file) => {
    const found = graph.getModuleInfo(idOf.get(file) ?? '');
    return (
      found && {
        importedIds: found.importedIds.map(fileOf),
        dynamicallyImportedIds: found.dynamicallyImportedIds.map(fileOf),
      }
    );
  };
  const said = placesIn(readFileSync(join(root, 'src/i18n/locales/en.po'), 'utf8'));
  return wordsByFolder([...idOf.keys()], links, said);
}

/** While words are being written one file holds all of them. */
export function pageWords(): Plugin[] {
  const catalogues = new Map<string, Record<string, unknown>>();
  let holds: ReturnType<typeof wordsByFolder> | undefined;
  let short: ReturnType<typeof shortIds> | undefined;
  return [
    {
      name: 'page-words',
      apply: 'build',
      enforce: 'pre',
      load: {
        filter: { id: /\.po\?words=\w+$/ },
        handler(id) {
          const [, language, folder] = /(\w+)\.po\?words=(\w+)$/.exec(id)!;
          return { code: codeOf(language!, folder!), moduleType: 'js' };
        },
      },
      transform: {
        filter: { id: /[\\/]src[\\/].*\.tsx?$/ },
        handler: (code, id) => ({ code: withWords(code, fileOf(id)), map: null }),
      },
    },
    {
      name: 'page-words-divided',
      apply: 'build',
      enforce: 'post',
      buildStart() {
        catalogues.clear();
        holds = undefined;
        short = undefined;
      },
      transform: {
        filter: { id: /\.po$/ },
        handler(code, id) {
          const language = /(\w+)\.po$/.exec(id)![1]!;
          catalogues.set(language, messagesIn(code));
          return { code: codeOf(language, null), map: null };
        },
      },
      renderChunk(code) {
        holds ??= whoHolds(this);
        const isHeld = holds;
        const wordsOf = (language: string, folder: string | null) =>
          Object.entries(catalogues.get(language)!).filter(([id]) => isHeld(id, folder));
        short ??= shortIds(
          [wordsOf('en', null), wordsOf('en', soonFolder), Object.entries(catalogues.get('en')!)].flatMap((words) =>
            words.map(([id]) => id),
          ),
        );
        const ids = short;
        return withShortIds(code, ids).replace(places, (_, __, language: string, place: string) => {
          const own = wordsOf(language, place === 'first' ? null : place);
          return JSON.stringify(JSON.stringify(Object.fromEntries(own.map(([id, said]) => [ids.get(id) ?? id, said]))));
        });
      },
    },
  ];
}
