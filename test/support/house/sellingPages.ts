/** Which pages read the running cart, and which of them wait for it; read from the sources. */
import { importsOf, type SourceFile } from './floors.ts';

/** What the frame around every page runs by itself, and a dialog that its own actor waited for. */
const notOfPages = /^src\/(?:app|actors)\//;

const asksCart = ({ text }: SourceFile): boolean => /\buseCart\(\)/.test(text);

/** The pages in a table of routes; only those of one list, where it is named. */
export function pagesIn(table: string, list?: string): string[] {
  const part = list === undefined ? table : (table.split(`const ${list}: RouteObject[] = [`)[1]?.split('];')[0] ?? '');
  return [...part.matchAll(/import\('\.\.\/(pages\/[^']+)'\)/g)].map(([, page]) => `src/${page!}`);
}

/** Whether anything that a page brings along, at once or later, asks the running cart. */
export function isSelling(page: string, files: readonly SourceFile[]): boolean {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set([page]);
  // The set grows while it is walked.
  for (const path of reached) {
    const file = byPath.get(path);
    if (file === undefined) continue;
    if (asksCart(file)) return true;
    for (const next of importsOf(file)) if (!notOfPages.test(next)) reached.add(next);
  }
  return false;
}
