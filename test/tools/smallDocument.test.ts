/** The built document is said in few bytes, and says the same. */
import { expect, test } from 'vitest';
import { inlineHashesOf } from '../../tools/build/contentSecurityPolicy.ts';
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
