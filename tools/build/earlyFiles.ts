/**
 * Tells the document where the words of each language lie, the table of addresses beyond the home page, and Temporal for
 * browsers that have none, so that it can ask for them before the bundle does.
 */
import type { Plugin, Rolldown } from 'vite';

const wordsPlaceholder = 'window.__wordsOf__';
const temporalPlaceholder = 'window.__temporal__';
const sectionsPlaceholder = 'window.__sections__';

/** A chunk and all that it imports at once. */
function withImports(file: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>, known = new Set<string>()) {
  if (known.has(file)) return known;
  known.add(file);
  for (const other of chunks.get(file)?.imports ?? []) withImports(other, chunks, known);
  return known;
}

export function earlyFiles(): Plugin {
  return {
    name: 'early-files',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!html.includes(wordsPlaceholder)) return html;
        const all = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
        const words = all.flatMap(({ facadeModuleId, fileName }) => {
          const language = /locales[\\/](\w+)\.po$/.exec(facadeModuleId ?? '')?.[1];
          return language === undefined ? [] : [[language, `/${fileName}`] as const];
        });
        if (words.length === 0) throw new Error('The build has no words in any language.');
        const filesOf = (module: RegExp, lacking: string): string[] => {
          const chunk = all.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
          if (chunk === undefined) throw new Error(lacking);
          return [...withImports(chunk.fileName, chunks)].map((file) => `/${file}`);
        };
        const temporal = filesOf(/temporal-polyfill[\\/]global/, 'The build has no Temporal for browsers without it.');
        // What every page loads is asked for anyway.
        const sections = filesOf(/app[\\/]sections\.tsx$/, 'The build has no addresses beyond the home page.').filter(
          (file) => !html.includes(file),
        );
        const written = (value: unknown): string => JSON.stringify(value).replaceAll('"', "'");
        return html
          .replace(wordsPlaceholder, written(Object.fromEntries(words)))
          .replace(temporalPlaceholder, written(temporal))
          .replace(sectionsPlaceholder, written(sections));
      },
    },
  };
}
