import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultColors, deriveTheme } from '../../../src/theme/deriveTheme.ts';

const sheet = readFileSync('src/styles/tokens.css', 'utf8');
const written = new Map(
  [...sheet.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
);

test('the colours of the sheet are those that the theme derives for an operator without its own (R3.1.1)', () => {
  const derived = Object.entries(deriveTheme(defaultColors));
  expect(derived.length).toBeGreaterThan(40);
  expect(derived.filter(([name, value]) => written.get(name) !== value)).toEqual([]);
});
