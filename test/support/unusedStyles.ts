/** Styles that nobody sees: sheets that nothing imports, classes that no source gives to anything. */
import { extname } from 'node:path';
import { importsOf, type SourceFile } from './floors.ts';

const isSheet = ({ path }: SourceFile): boolean => extname(path) === '.css';

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '');

/** Sheets of the portal that neither a source nor another sheet imports. */
export function unimportedSheets(files: readonly SourceFile[]): string[] {
  const imported = new Set(files.flatMap(importsOf));
  return files.filter((file) => isSheet(file) && !imported.has(file.path)).map(({ path }) => path);
}

/** Whoever looks for a rule reads the sheet beside its component from top to bottom. */
const mostLines = 250;

/** Sheets that style more than one thing. */
export const longSheets = (files: readonly SourceFile[]): string[] =>
  files.filter((file) => isSheet(file) && file.text.trimEnd().split('\n').length > mostLines).map(({ path }) => path);

/** Where a page changes; they are told in src/styles/tokens.css. */
const breakpoints = new Set([23, 30, 40, 48, 62, 75, 80, 92]);

/** What the tokens of spacing are, in rem; a literal beside one of them is that token (src/styles/tokens.css). */
const spaces = [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1, 1.25, 1.5, 1.75, 2, 2.5, 3];
const isBesideToken = (rem: number): boolean => spaces.some((space) => Math.abs(space - rem) < 0.051);

/** Distances between and within things that are written as a number; what depends on the screen has no token. */
function literalSpaces(plain: string): string[] {
  const declarations = [
    ...plain.matchAll(/(?<![\w-])(?:gap|row-gap|column-gap|padding|margin)(?:-[a-z-]+)?:([^;{}]*);/g),
  ];
  return declarations
    .filter(([, value = '']) => !/(?:clamp|min|max)\(/.test(value))
    .flatMap(([declaration, value = '']) =>
      [...value.matchAll(/(?<![\w.#])(\d*\.?\d+)(rem|px)\b/g)].some(([, size, unit]) =>
        unit === 'rem' ? isBesideToken(Number(size)) : Number(size) >= 4,
      )
        ? [declaration]
        : [],
    );
}

/** `sheet: declaration` for each weight, each distance and each width of a query that is nobody's token; fonts say what they have. */
export const literalStyles = (files: readonly SourceFile[]): string[] =>
  files
    .filter((file) => isSheet(file) && !file.path.endsWith('/fonts.css'))
    .flatMap(({ path, text }) => {
      const plain = withoutComments(text);
      const weights = [...plain.matchAll(/font-weight:(?! *(?:var\(--w-|inherit))[^;]+/g)].map(([found]) => found);
      const queries = [...plain.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
        [...query.matchAll(/width [<>]=? ([\d.]+)(\w+)/g)].flatMap(([found, size, unit]) =>
          unit === 'rem' && breakpoints.has(Number(size)) ? [] : [found],
        ),
      );
      return [...weights, ...literalSpaces(plain), ...queries].map((found) => `${path}: ${found}`);
    });

/** The classes that a sheet's selectors name. */
function classesIn({ text }: SourceFile): Set<string> {
  const selectors = [...withoutComments(text).matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim());
  const named = selectors.filter((selector) => !selector.startsWith('@'));
  return new Set(
    named.flatMap((selector) => [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)),
  );
}

/** `sheet .class` for each class that stands in no text of a source; one that is put together counts by its beginning (`tag--${tone}`). */
export function unusedClasses(files: readonly SourceFile[]): string[] {
  const texts = files
    .filter((file) => !isSheet(file))
    .flatMap(({ text }) => withoutComments(text).match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? []);
  const words = new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const beginnings = [
    ...new Set(texts.flatMap((text) => [...text.matchAll(/([a-z]\w*-[\w-]*)\$\{/gi)].map(([, begin = '']) => begin))),
  ];
  const isUsed = (name: string): boolean => words.has(name) || beginnings.some((begin) => name.startsWith(begin));
  return files
    .filter(isSheet)
    .flatMap((sheet) => [...classesIn(sheet)].filter((name) => !isUsed(name)).map((name) => `${sheet.path} .${name}`));
}
