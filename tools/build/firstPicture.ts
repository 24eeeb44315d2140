/** Puts the home page's court into the document, so that it is seen long before the code that draws it arrives. */
import type { Plugin } from 'vite';
import { courtArt } from '../../src/art/courtArt.ts';
import { heroCourt } from '../../src/art/heroCourt.ts';

const empty = 'src="data:image/svg+xml,"';

/**
 * As an address that lies between double quotes: nearly everything says itself, in fewer bytes than its codes. A style of the
 * picture's is none of the document's, and must not look like one (contentSecurityPolicy.ts).
 */
const asAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll('%', '%25').replaceAll('#', '%23').replaceAll(' style=', '%20style=')}`;

const step = / ?(-?[\d.]+) (-?[\d.]+)/y;
const written = (x: number, y: number): string => `${x}${y < 0 ? '' : ' '}${y}`;

/**
 * A line of the picture in whole numbers, each point as far as it is from the one before: a third of the bytes. The picture
 * is 760 high, and on most screens a step of one is less than a dot.
 */
export function inWholeSteps(line: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let said = '';
  let last = '';
  for (let at = 0; at < line.length;) {
    const kind = line[at]!;
    if (kind === 'Z') {
      [x, y, last, at] = [startX, startY, 'z', at + 1];
      said += last;
      continue;
    }
    step.lastIndex = at + 1;
    const [all, toX, toY] = step.exec(line) ?? [];
    if ((kind !== 'M' && kind !== 'L') || all === undefined)
      throw new Error(`The first picture has a line that is not straight: ${line}`);
    at = step.lastIndex;
    const [byX, byY] = [Math.round(Number(toX)) - x, Math.round(Number(toY)) - y];
    [x, y] = [x + byX, y + byY];
    if (kind === 'M') {
      [startX, startY, last] = [x, y, 'm'];
      said += `m${written(byX, byY)}`;
    } else if (byX !== 0 || byY !== 0) {
      // After a beginning, and after another of its kind, what follows is a line without its letter.
      const isFurther = last === 'l' || last === 'm';
      said += (isFurther ? (byX < 0 ? '' : ' ') : 'l') + written(byX, byY);
      last = 'l';
    }
  }
  return said;
}

export const asFirstPicture = (svg: string): string =>
  svg.replace(/ d="([^"]*)"/g, (_, line: string) => ` d="${inWholeSteps(line)}"`);

export function firstPicture(): Plugin {
  return {
    name: 'first-picture',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(empty, () => `src="${asAddress(asFirstPicture(courtArt(heroCourt)))}"`),
    },
  };
}
