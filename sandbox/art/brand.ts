/** The mark and the name of the operator, painted like lines on a court. */

const primary = '#d63f17';
const paint = '#fffdf8';
const accent = '#e4f222';
const ink = '#10161d';

/** A yard seen from above: its edge, the halfway line, the circle, and a ball off centre. */
const shapesOf = (ground: string, ball: string): string =>
  `<rect width="48" height="48" rx="4" fill="${ground}"/><path d="M8.5 8.5h31v31h-31zM8.5 24h31" fill="none" stroke="${paint}" stroke-width="3"/><circle cx="24" cy="24" r="7" fill="${ground}" stroke="${paint}" stroke-width="3"/><circle cx="31.5" cy="15.5" r="3.2" fill="${ball}"/>`;

const markShapes = shapesOf(primary, accent);

const asPicture = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">${shapes}</svg>\n`;

export const mark = asPicture(markShapes);

/** The same yard in the colours of each tenant, by the file it is called. */
export const tenantMarks: Readonly<Record<string, string>> = {
  utsav: asPicture(shapesOf('#8c2f1b', '#f6c453')),
  kura: asPicture(shapesOf('#12408f', '#9be7ff')),
  layali: asPicture(shapesOf('#6d2bb3', '#ffd23f')),
};

/** Mark and wordmark; the letters turn to chalk where the reader's scheme is dark. */
export const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="176" height="48" viewBox="0 0 176 48"><style>.name{stroke:${ink}}@media (prefers-color-scheme:dark){.name{stroke:${paint}}}</style>${markShapes}<path class="name" d="M86 16.5H65.5v7.5H82.5v7.5H61.5M92 35l8-18.5h4l8 18.5M95.500 29h13M118 13v22M139 13v22M118 24h21M145 35l8-18.5h4l8 18.5M148.500 29h13" fill="none" stroke-width="6"/></svg>\n`;

const partnerNames: Readonly<Record<string, string>> = {
  'dune-water': 'Dune Water',
  'falaj-bank': 'Falaj Bank',
  'oryx-sound': 'Oryx Sound',
  'sidra-radio': 'Sidra Radio',
};

/** The sign of a partner of the event site, by its file; null for one that nobody knows. */
export function partnerSign(file: string): string | null {
  const name = Object.hasOwn(partnerNames, file) ? partnerNames[file] : undefined;
  if (name === undefined) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40"><rect width="120" height="40" rx="4" fill="${paint}"/><text x="60" y="26" text-anchor="middle" font-family="Arial, Helvetica, sans-serif" font-weight="700" font-size="16" fill="${ink}">${name}</text></svg>\n`;
}
