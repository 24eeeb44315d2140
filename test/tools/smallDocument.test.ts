/** The built document is said in few bytes, and says the same. */
import { describe, expect, test } from 'vitest';
import { courtArt } from '../../src/art/courtArt.ts';
import { heroCourt } from '../../src/art/heroCourt.ts';
import { inlineHashesOf } from '../../tools/build/contentSecurityPolicy.ts';
import { asFirstPicture, inWholeSteps } from '../../tools/build/firstPicture.ts';
import { smallDocument } from '../../tools/build/smallDocument.ts';
import { tooOldCode } from '../../tools/build/tooOldPage.ts';

const html = (script: string): string => `<head>
    <!-- what it is for -->
    <script>${script}</script>
  </head>`;

test('a script of the document does the same without its comments and long names', () => {
  const small = smallDocument(
    html('\n      // Why.\n      window.said = (function () { var long = 1; return long + 1; })();'),
  );
  const [, code = ''] = /<script>(.*)<\/script>/s.exec(small) ?? [];
  expect(small).not.toMatch(/Why|what it is for|long|\n /);
  const window: { said?: number } = {};
  // oxlint-disable-next-line no-implied-eval -- it is the document's own script that is tried
  new Function('window', code)(window);
  expect(window.said).toBe(2);
});

test('nothing in a script ends it, and what breaks fails the build', () => {
  expect(smallDocument(html('window.a = "<\\/script>";')).match(/<\/script>/g)).toHaveLength(1);
  expect(() => smallDocument(html('var = 1;'))).toThrow('Unexpected token');
});

test('the script for browsers below the floor stays in their JavaScript, letter for letter', () => {
  expect(smallDocument(html(tooOldCode))).toContain(`<script>${tooOldCode}</script>`);
  expect(inlineHashesOf(smallDocument(html(tooOldCode)))).toEqual(inlineHashesOf(`<script>${tooOldCode}</script>`));
});

const linesOf = (svg: string): string[] => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, line = '']) => line);

/** All points of a line, however it is written: as far from the edge, or as far from the point before. */
function pointsOf(line: string): [x: number, y: number][] {
  const points: [number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, kind = '', numbers = ''] of line.matchAll(/([MLZmlz])([^MLZmlz]*)/g)) {
    const found = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
    const isFar = kind === 'M' || kind === 'L';
    for (let at = 0; at < found.length; at += 2) {
      [x, y] = isFar ? [found[at]!, found[at + 1]!] : [x + found[at]!, y + found[at + 1]!];
      if (at === 0 && kind.toUpperCase() === 'M') [startX, startY] = [x, y];
      points.push([x, y]);
    }
    if (kind.toUpperCase() === 'Z') [x, y] = [startX, startY];
  }
  return points;
}

describe('a line in whole steps', () => {
  test.each([
    ['from point to point', 'M1 2L4 6', 'm1 2 3 4'],
    ['to the left and upwards', 'M10 10L7.4 6.6', 'm10 10-3-3'],
    ['closed, and begun again', 'M1 1L3 1L3 3ZM5 5L6 7', 'm1 1 2 0 0 2zm4 4 1 2'],
    ['no step at all', 'M1 1L1.2 1.3L9 9', 'm1 1 8 8'],
  ])('%s', (_, line, steps) => {
    expect(inWholeSteps(line)).toBe(steps);
  });

  test('one that is bent is refused, since it would be drawn as another', () => {
    expect(() => inWholeSteps('M0 0C1 1 2 2 3 3')).toThrow('not straight');
  });
});

test('no point of the first picture is moved by more than half a step', () => {
  const drawn = linesOf(courtArt(heroCourt));
  const written = linesOf(asFirstPicture(courtArt(heroCourt)));
  expect(written).toHaveLength(drawn.length);
  for (const [index, line] of drawn.entries()) {
    const steps = pointsOf(written[index]!);
    for (const [x, y] of pointsOf(line))
      expect(
        Math.min(...steps.map(([toX, toY]) => Math.max(Math.abs(toX - x), Math.abs(toY - y)))),
      ).toBeLessThanOrEqual(0.51);
  }
});
