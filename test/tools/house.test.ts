/** How the figures of the project are counted (docs/quality.md). */
import { expect, test } from 'vitest';
import { exportsOf, functionsOf, linesOf, repeatedLines } from '../../tools/house/sizes.ts';

const file = (text: string, path = 'src/a.tsx') => ({ path, text });

test('lines and exports are counted as written; re-exports do not count', () => {
  const text = 'export const a = 1;\nexport { b } from "./b.ts";\nexport * from "./c.ts";\nexport type D = 1;\n\n';
  expect(linesOf(file(text))).toBe(4);
  expect(exportsOf(file(text))).toBe(2);
});

test('a function at the margin counts as one, from its name to its brace; a table does not', () => {
  const text = [
    'const oneLine = (a: number): number => a;',
    'export function First({',
    '  one,',
    '}: { one: string }) {',
    '  return {',
    '    one,',
    '  };',
    '}',
    'export const table = {',
    '  of: () => {',
    '    run();',
    '  },',
    '};',
    'const later = async (a: number) => {',
    '  await a;',
    '};',
  ].join('\n');
  expect(functionsOf(file(text))).toEqual([
    { name: 'First (src/a.tsx)', lines: 7 },
    { name: 'later (src/a.tsx)', lines: 3 },
  ]);
});

test('six lines that stand elsewhere are repeated, five are not; comments, imports and braces do not count', () => {
  const said = (count: number) => Array.from({ length: count }, (_, index) => `  say(line${index});`).join('\n');
  const around = '// why\nimport { a } from "./a.ts";\n{\n';
  expect(repeatedLines([file(said(5)), file(said(5))])).toEqual({ repeated: 0, said: 10 });
  expect(repeatedLines([file(said(6)), file(around + said(6)), file('other(line);')])).toEqual({
    repeated: 12,
    said: 13,
  });
});
