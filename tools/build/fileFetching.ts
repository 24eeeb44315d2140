/**
 * Has what is imported late fetched by the portal itself (src/adapters/scripts/fetchFiles.ts) instead of by Vite's helper,
 * which hands the files to the browser's loader at once; and names all of them, also where there is but one.
 */
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const helper = '\0vite/preload-helper.js';
const source = join(import.meta.dirname, '../../src/adapters/scripts/fetchFiles.ts');

type Imports = ReadonlyMap<string, readonly string[]>;

/** A file and all that come with it. */
function withImports(file: string, imports: Imports, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const other of imports.get(file) ?? []) withImports(other, imports, known);
  return known;
}

/** What has to be fetched before a file is imported: all that it needs, but what is there since the importing file runs. */
export function filesToFetch(file: string, importer: string, imports: Imports): string[] {
  const there = withImports(importer, imports);
  return [...withImports(file, imports)].filter((other) => !there.has(other));
}

export function fileFetching(): Plugin {
  let imports: Imports = new Map();
  return {
    name: 'file-fetching',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // Every browser that can run the portal knows how to preload modules.
          polyfill: false,
          resolveDependencies: (file, others, { hostId, hostType }) =>
            hostType === 'html' ? others : filesToFetch(file, hostId, imports),
        },
      },
    }),
    load: {
      filter: { id: new RegExp(`^${helper}$`) },
      handler: () => `export { importFetched as __vitePreload } from ${JSON.stringify(source)};`,
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
        imports = new Map(chunks.map(({ fileName, imports: others }) => [fileName, others]));
      },
    },
  };
}
