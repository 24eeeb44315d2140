// @vitest-environment jsdom
/** The portal's own letters weigh half as much as all its code: what is read first does not wait for them. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { showOwnLetters } from '../../../src/adapters/device/ownLetters.ts';

const root = document.documentElement;
afterEach(() => {
  vi.unstubAllGlobals();
  root.removeAttribute('data-letters');
});

test('they are asked for when the first screen has nothing else to do', async () => {
  let rest = (): void => undefined;
  vi.stubGlobal('requestIdleCallback', (then: () => void) => (rest = then));
  const shown = showOwnLetters();
  expect(root.dataset['letters']).toBeUndefined();
  rest();
  await shown;
  expect(root.dataset['letters']).toBe('');
});

test('no sheet of the first screen names them before', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const named = [...tokens.matchAll(/'(?:Archivo|Alexandria) Variable'/g)].map(({ index }) => index);
  const [open, close] = [tokens.indexOf('&[data-letters] {'), tokens.indexOf('}', tokens.indexOf('&[data-letters] {'))];
  expect(named.length).toBeGreaterThan(0);
  expect(named.every((index) => index > open && index < close)).toBe(true);
  expect(readFileSync('index.html', 'utf8')).not.toMatch(/(?:Archivo|Alexandria) Variable/);
});

test('with them and without, the sheet says a list that browsers understand: a comma too few is no font at all', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const lists = [...tokens.matchAll(/--font:\s*([^;]+);/g)].map(([, list = '']) =>
    list.split(',').map((one) => one.trim()),
  );
  const standIns = ["'Archivo Fallback'", "'Alexandria Fallback'", 'system-ui', 'sans-serif'];
  const own = ["'Archivo Variable'", "'Alexandria Variable'"];
  expect(lists.toSorted((one, other) => one.length - other.length)).toEqual([standIns, [...own, ...standIns]]);
});
