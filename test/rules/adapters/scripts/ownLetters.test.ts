// @vitest-environment jsdom
/** The portal's own letters weigh half as much as all its code: what is read first does not wait for them. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showOwnLetters } from '../../../../src/adapters/device/ownLetters.ts';

const root = document.documentElement;
let rest = (): void => undefined;
let load = vi.fn<(font: string, text?: string) => Promise<unknown>>();

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (then: () => void) => (rest = then));
  load = vi.fn<(font: string, text?: string) => Promise<unknown>>(async () => []);
  Object.defineProperty(document, 'fonts', {
    value: { load: (...of: [string, string?]) => load(...of) },
    configurable: true,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  root.removeAttribute('data-letters');
  root.lang = '';
  Reflect.deleteProperty(document, 'fonts');
});

test('they are asked for when the first screen has nothing else to do', async () => {
  const shown = showOwnLetters();
  expect(root.dataset['letters']).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  rest();
  await shown;
  expect(root.dataset['letters']).toBe('');
});

test.each([
  ['en', [["1em 'Archivo Variable'"]]],
  ['ar', [["1em 'Archivo Variable'"], ["1em 'Alexandria Variable'", 'ا']]],
])('those that a page in %s needs, and no others, are loaded before any text is set in them', async (lang, asked) => {
  root.lang = lang;
  const arrivals: (() => void)[] = [];
  load.mockImplementation(() => new Promise<void>((resolve) => arrivals.push(resolve)));
  const shown = showOwnLetters();
  rest();
  await vi.waitFor(() => expect(load.mock.calls).toEqual(asked));
  for (const arrive of arrivals) {
    expect(root.dataset['letters']).toBeUndefined();
    arrive();
  }
  await shown;
  expect(root.dataset['letters']).toBe('');
});

test('those that fail to load do not hold up the others', async () => {
  load.mockRejectedValue(new DOMException('A network error occurred.', 'NetworkError'));
  const shown = showOwnLetters();
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
