/** Writes down which modules the build put into which file, and what each imports: tools/weight/firstRoute.ts looks at it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

export const graphFile = 'node_modules/.cache/portal/modules.json';

export interface BuiltFile {
  /** The files that come with it. */
  readonly imports: readonly string[];
  /** Its modules with the characters that are left of each. */
  readonly modules: Readonly<Record<string, number>>;
}
export interface ModuleGraph {
  readonly files: Readonly<Record<string, BuiltFile>>;
  /** What each module imports at once. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
}

const root = join(import.meta.dirname, '../..');
/** `src/…` for what is ours, the package's name for the rest. */
export const nameOf = (id: string): string => {
  const [path = ''] = id.split('?');
  // Those of the bundler itself lie nowhere.
  if (path.startsWith('\0')) return path.slice(1).replace(/\.js$/, '') + '.js';
  return relative(root, path)
    .replaceAll('\\', '/')
    .replace(/^.*node_modules\//, 'npm:');
};

export function moduleGraph(): Plugin {
  return {
    name: 'module-graph',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const files = chunks.map(({ fileName, imports, modules }) => {
        const left = Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0);
        return [
          fileName,
          {
            imports,
            modules: Object.fromEntries(left.map(([id, { renderedLength }]) => [nameOf(id), renderedLength])),
          },
        ] as const;
      });
      const imports = [...this.getModuleIds()].map(
        (id) => [nameOf(id), (this.getModuleInfo(id)?.importedIds ?? []).map(nameOf)] as const,
      );
      const graph: ModuleGraph = { files: Object.fromEntries(files), imports: Object.fromEntries(imports) };
      mkdirSync(dirname(graphFile), { recursive: true });
      writeFileSync(graphFile, JSON.stringify(graph));
    },
  };
}
