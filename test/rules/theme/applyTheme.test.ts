// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { applyTheme } from '../../../src/theme/applyTheme.ts';
import { deriveTheme } from '../../../src/theme/deriveTheme.ts';

const root = document.documentElement;

afterEach(() => {
  root.removeAttribute('style');
  delete root.dataset['mode'];
});

test('writes every token to the document', () => {
  const theme = deriveTheme({ primary: '#0b6b4a' });
  applyTheme(theme);
  expect(Object.keys(theme).map((name) => root.style.getPropertyValue(name))).toEqual(Object.values(theme));
});

test.each([
  ['dark', 'dark'],
  ['light', undefined],
  ['baps', undefined],
  ['DARK"]{}', undefined],
  [undefined, undefined],
  [['dark'], undefined],
])('mode %j turns the page %j', (mode, shown) => {
  root.dataset['mode'] = 'dark';
  applyTheme({}, mode);
  expect(root.dataset['mode']).toBe(shown);
});
