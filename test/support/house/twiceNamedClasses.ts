/** Classes with the same name for two things: the sheet of a page opened earlier would still style the other. */
import { extname } from 'node:path';
import type { SourceFile } from './floors.ts';

/** Classes that a sheet styles by their name alone, on screen and in print, but not where a query narrows them. */
function namedAlone({ text }: SourceFile): Set<string> {
  const names = new Set<string>();
  const around: string[] = [];
  for (const [, before = '', brace] of text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    const selector = before.trim();
    if (brace === '{') {
      const isOutermost = around.every((outer) => outer.startsWith('@layer'));
      if (isOutermost)
        for (const [, name = ''] of selector.matchAll(/(?:^|,)\s*\.([\w-]+)(?=\s*(?:,|$))/g)) names.add(name);
      around.push(selector);
    } else if (brace === '}') around.pop();
  }
  return names;
}

/** src/pages/support for src/pages/support/support.css; null outside of pages. */
const pageOf = (path: string): string | null => /^src\/pages\/[^/]+/.exec(path)?.[0] ?? null;

/** `sheet .class` for each class that a page's sheet styles by its name alone, and a sheet outside this page as well. */
export function twiceNamedClasses(files: readonly SourceFile[]): string[] {
  const sheets = files
    .filter(({ path }) => extname(path) === '.css')
    .map((sheet) => ({ path: sheet.path, page: pageOf(sheet.path), names: namedAlone(sheet) }));
  return sheets.flatMap(({ path, page, names }) =>
    page === null
      ? []
      : [...names]
          .filter((name) => sheets.some((other) => other.page !== page && other.names.has(name)))
          .map((name) => `${path} .${name}`),
  );
}
