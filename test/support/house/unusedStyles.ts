/** Unused styles: sheets that are not imported, and classes that no source uses. */
import { extname } from 'node:path';
import { importsOf, type SourceFile } from './floors.ts';

const isSheet = ({ path }: SourceFile): boolean => extname(path) === '.css';

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '');

/** Sheets of the portal that neither a source nor another sheet imports. */
export function unimportedSheets(files: readonly SourceFile[]): string[] {
  const imported = new Set(files.flatMap(importsOf));
  return files.filter((file) => isSheet(file) && !imported.has(file.path)).map(({ path }) => path);
}

/** The limit for sheets, which are read from top to bottom. */
const mostLines = 250;

/** Sheets that style more than one thing. */
export const longSheets = (files: readonly SourceFile[]): string[] =>
  files.filter((file) => isSheet(file) && file.text.trimEnd().split('\n').length > mostLines).map(({ path }) => path);

/** The widths at which pages and containers change, as listed in src/styles/tokens.css. */
const breakpoints = new Set([15, 23, 30, 40, 48, 62, 75, 80, 92]);
const containerBreakpoints = new Set([19, 24, 30, 36, 38, 56, 62]);
/** How low a screen is that has no room for what stands still. */
const heights = new Set([25, 30, 36, 40]);

/** A hairline, which is as thin on every screen, and what keeps one off. */
const hairlines = new Set([0, 1, 1.5, 2]);

/** Where colours get their names: the portal's, the inspector's, and a picture's own. */
const paintedSheets: Readonly<Record<string, string>> = {
  'src/components/pictures/pitch.css': 'the carpet of the court that a ticket is',
  'src/pages/booking/bookingFrame.css': 'the sky under the poster of a service',
  'src/pages/events/seats/seats.css': 'the plan of a hall, which is dark in both themes',
  'src/pages/home/hero/hero.css': 'the grass under the court of the first screen',
  'src/pages/memberships/purchase.css': 'clay',
  'src/pages/payment/member.css': 'the evening over the picture',
  'src/shell/blocking/screens.css': 'the courts of pages that block',
  'src/widgets/authArt.css': 'the dusk over the picture',
};
const colourSheets = new Set(['src/styles/tokens.css', 'src/inspect/inspector.css']);

/** A keyword counts where only a colour is possible; Apple's button has a colour of its own. */
const literalColour =
  /(?<![\w-])(?:#[\da-f]{3,8}\b|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\))|(?<=(?<![\w-])(?:color|background|fill|stroke|border[\w-]*|outline|(?:box|text)-shadow)(?:-color)?:[^;{}]*)(?<![\w-])(?:white|black|red|gr[ae]y)(?![\w-])/gi;

/** `sheet: colour` for each colour that has no name; a painted sheet gives its own to custom properties. */
export const literalColours = (files: readonly SourceFile[]): string[] =>
  files
    .filter((file) => isSheet(file) && !colourSheets.has(file.path))
    .flatMap(({ path, text }) => {
      const plain = withoutComments(text);
      const unnamed = path in paintedSheets ? plain.replaceAll(/(?<![\w-])--[\w-]+:[^;{}]*/g, '') : plain;
      return [...unnamed.matchAll(literalColour)].map(([found]) => `${path}: ${found}`);
    });

/** Spacing written as numbers. Values in em depend on the text size and are allowed. */
function literalSpaces(plain: string): string[] {
  const declarations = plain.matchAll(
    /(?<![\w-])(?:(?:row-|column-)?gap|(?:scroll-)?(?:padding|margin)|inset|top|right|bottom|left|border-radius|border-(?:start|end)-(?:start|end)-radius)(?:-[a-z-]+)?:([^;{}]*)/g,
  );
  return [...declarations]
    .filter(([, value = '']) =>
      [...value.matchAll(/(?<![\w.#-]|\d)-?(\d*\.?\d+)(rem|px)\b/g)].some(
        ([, size, unit]) => unit === 'rem' || !hairlines.has(Number(size)),
      ),
    )
    .map(([declaration]) => declaration);
}

/** Set by React Aria on whatever opens from a control. */
const givenByLibraries = ['--trigger-width'];

/** `sheet: token` for each token that a sheet uses without a fallback, and that its page does not define. */
export function unknownTokens(files: readonly SourceFile[]): string[] {
  const isOfInspector = ({ path }: SourceFile): boolean => path.startsWith('src/inspect/');
  const imported = new Set(files.filter(isOfInspector).flatMap(importsOf));
  const pages = [
    { sheets: files.filter((file) => !isOfInspector(file)), known: files.filter((file) => !isOfInspector(file)) },
    {
      sheets: files.filter(isOfInspector),
      known: files.filter((file) => isOfInspector(file) || imported.has(file.path)),
    },
  ];
  return pages.flatMap(({ sheets, known }) => {
    const given = known.flatMap(({ text }) =>
      [...text.matchAll(/(?<![\w(-])(--[\w-]+)['"`]?(?: as string)?\]?\s*[:,]/g)].map(([, name = '']) => name),
    );
    const tokens = new Set([...givenByLibraries, ...given]);
    return sheets
      .filter(isSheet)
      .flatMap(({ path, text }) =>
        [...new Set([...withoutComments(text).matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name))]
          .filter((name) => !tokens.has(name))
          .map((name) => `${path}: ${name}`),
      );
  });
}

/** The numbers of a query that are no breakpoint, in either notation. */
function strayNumbers(query: string, kind = ''): string[] {
  const widths = kind === 'container' ? containerBreakpoints : breakpoints;
  return [...query.matchAll(/\(([^()]*)\)/g)].flatMap(([condition]) =>
    [...condition.matchAll(/(?<![\w.-])(\d*\.?\d+)([a-z]+)\b/g)].flatMap(([, size, unit]) =>
      unit === 'rem' && (condition.includes('height') ? heights : widths).has(Number(size)) ? [] : [condition],
    ),
  );
}

/** `sheet: declaration` for each weight, spacing and query width that is no token; font files state their own weights. */
export const literalStyles = (files: readonly SourceFile[]): string[] =>
  files
    .filter((file) => isSheet(file) && !file.path.endsWith('/fonts.css'))
    .flatMap(({ path, text }) => {
      const plain = withoutComments(text);
      const weights = [...plain.matchAll(/font-weight:(?! *(?:var\(--w-|inherit))[^;]+/g)].map(([found]) => found);
      const queries = [...plain.matchAll(/@(media|container)[^{]*/g)].flatMap(([query, kind]) =>
        strayNumbers(query, kind),
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

/** `sheet .class` for each class that no source contains; a composed one counts by its beginning (`tag--${tone}`). */
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
