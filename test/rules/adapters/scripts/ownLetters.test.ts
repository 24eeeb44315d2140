// @vitest-environment jsdom
/** The portal's own letters weigh half as much as all its code: what is read first does not wait for them. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

/** What has its own letters before the next frame; the page is drawn when the test says so. */
const inOwnLetters = () => [...document.querySelectorAll('[data-letters]')].map(({ id }) => id);

describe('the page is set in them', () => {
  let draw = (): void => undefined;
  const drawn = async () => {
    draw();
    await new Promise((resolve) => setTimeout(resolve));
  };

  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (then: () => void) => (draw = then));
    document.body.innerHTML = `<div id="root">
      <header id="header"></header>
      <div id="main"><main><section id="hero"></section><section id="courts"></section></main></div>
      <footer id="footer"></footer>
    </div>`;
  });
  afterEach(() => (document.body.innerHTML = ''));

  test('from its top on, one region in each frame, and at last as a whole', async () => {
    const shown = showOwnLetters();
    rest();
    await vi.waitFor(() => expect(inOwnLetters()).toEqual(['header']));
    await drawn();
    expect(inOwnLetters()).toEqual(['header', 'hero']);
    await drawn();
    expect(inOwnLetters()).toEqual(['header', 'hero', 'courts']);
    await drawn();
    expect(inOwnLetters()).toEqual(['header', 'hero', 'courts', 'footer']);
    expect(root.dataset['letters']).toBeUndefined();
    await drawn();
    await shown;
    expect(root.dataset['letters']).toBe('');
    expect(document.body.querySelector('[data-letters]')).toBeNull();
  });

  test('a region that goes meanwhile holds nothing up', async () => {
    const shown = showOwnLetters();
    rest();
    await vi.waitFor(() => expect(inOwnLetters()).toEqual(['header']));
    document.querySelector('main')!.remove();
    for (const _ of ['hero', 'courts', 'footer', 'the whole']) await drawn();
    await shown;
    expect(root.dataset['letters']).toBe('');
    expect(document.body.querySelector('[data-letters]')).toBeNull();
  });
});

test('no sheet of the first screen sets text in them before', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  expect(read('src/styles/tokens.css').match(/--[\w-]+:\s*'(?:Archivo|Alexandria) Variable'/g)).toEqual([
    expect.stringContaining('--own-font:'),
  ]);
  const setting = ['tokens', 'base', 'layout', 'text', 'utilities', 'reset']
    .map((name) => read(`src/styles/${name}.css`))
    .join('\n')
    .split('}')
    .filter((rule) => rule.includes('var(--own-font)'));
  expect(setting).toHaveLength(1);
  for (const selector of setting[0]!.slice(setting[0]!.lastIndexOf('*/')).split('{')[0]!.split(','))
    expect(selector).toContain('[data-letters]');
  expect(read('index.html')).not.toMatch(/(?:Archivo|Alexandria) Variable|own-font/);
});

test('with them and without, the sheet says a list that browsers understand: a comma too few is no font at all', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const lists = [...tokens.matchAll(/--(?:own-)?font:\s*([^;]+);/g)].map(([, list = '']) =>
    list.split(',').map((one) => one.trim()),
  );
  const standIns = ["'Archivo Fallback'", "'Alexandria Fallback'", 'system-ui', 'sans-serif'];
  const own = ["'Archivo Variable'", "'Alexandria Variable'"];
  expect(lists).toEqual([standIns, [...own, ...standIns]]);
});
