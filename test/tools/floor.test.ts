/** The floor is one thing: what lets a browser in, what the page for older ones says, and what the build may use. */
import { parseSync } from 'rolldown/utils';
import { describe, expect, test } from 'vitest';
import { entryAt, since } from '../../tools/floor/compatData.ts';
import { floor, floorTests, type BrowserName } from '../../tools/floor/floor.ts';
import { floorFaults } from '../../tools/floor/floorFaults.ts';
import { tooOldScript } from '../../tools/build/tooOldPage.ts';

describe('below the floor', () => {
  test.each(Object.keys(floor) as BrowserName[])(
    'what %s is asked for is there from its floor on, no earlier',
    (browser) => {
      const versions = floorTests.map(({ feature }) => since(entryAt(...feature.split('.'))!, browser));
      expect(Math.max(...versions)).toBe(Number(floor[browser]));
    },
  );

  test('browsers without modules can read the page for them', () => {
    const { program, errors } = parseSync('page.js', tooOldScript(), { sourceType: 'script' });
    expect(errors).toEqual([]);
    const young = /Arrow|Template|Class|Spread|ForOf|Chain/;
    const found: unknown[] = [];
    JSON.stringify(program, (key, value: unknown) => {
      if (key === 'type' && young.test(String(value))) found.push(value);
      if (key === 'kind' && (value === 'let' || value === 'const')) found.push(value);
      return value;
    });
    expect(found).toEqual([]);
  });
});

describe('above the floor: the check of what is built', () => {
  test.each([
    ['a method of a thing of the browser', 'a.js', `const u = URL.parse('/')`, 'URL.parse', 'safari 18'],
    ['one asked of the page itself', 'a.js', `globalThis.URL.parse('/')`, 'URL.parse', 'safari 18'],
    ['a thing', 'a.js', `export const s = new Intl.Segmenter('ar')`, 'Intl.Segmenter', 'firefox 125'],
    [
      'a method of what cannot be seen',
      'a.js',
      `export const f = (a) => a.showPopover()`,
      '.showPopover',
      'firefox 125',
    ],
    [
      'a module in the document',
      'a.html',
      `<script type="module">import './a.js'; URL.parse('/')</script>`,
      'URL.parse',
      'safari 18',
    ],
    ['an event', 'a.js', `export const f = (a) => a.addEventListener('scrollend', f)`, 'event scrollend', 'safari'],
    [
      'an attribute in React',
      'a.js',
      `export const f = (jsx) => jsx('dialog', { closedby: 'any' })`,
      '<dialog closedby>',
      'safari',
    ],
    ['an attribute', 'a.js', `export const f = (a) => a.setAttribute('closedby', 'any')`, 'closedby', 'safari'],
    ['a property', 'a.css', 'a { field-sizing: content }', 'field-sizing', 'safari 26.2'],
    ['a value', 'a.css', 'p { text-wrap: pretty }', 'text-wrap: pretty', 'firefox never'],
    ['a function', 'a.css', 'a { inline-size: calc-size(auto, size) }', 'calc-size()', 'safari never'],
    ['a pseudo-class', 'a.css', 'a:interest-source { color: red }', ':interest-source', 'safari never'],
    ['a rule', 'a.css', '@starting-style { a { opacity: 0 } }', '@starting-style', 'firefox 129'],
    ['a script in a document', 'a.html', `<script>URL.parse('/')</script>`, 'URL.parse', 'safari 18'],
    ['a style in a document', 'a.html', `<style>a{field-sizing:content}</style>`, 'field-sizing', 'safari 26.2'],
  ])('%s is found', (_, file, text, feature, late) => {
    const faults = floorFaults([{ file, text }], {});
    expect(
      faults.filter((fault) => fault.startsWith(file) && fault.includes(feature) && fault.includes(late)),
    ).not.toEqual([]);
  });

  test.each([
    ['what every browser has', 'a.js', `export const f = (a) => structuredClone(a).toSorted().at(-1)`],
    ['what is asked for by name', 'a.js', `export const f = (a) => 'showPopover' in a && typeof navigation`],
    ['what is called only where it is', 'a.js', `export const f = (a) => a.startViewTransition?.()`],
    [
      'a name of one’s own',
      'a.js',
      `class URL { static parse() {} showPopover() {} } URL.parse(new URL().showPopover())`,
    ],
    ['what styles have here', 'a.css', 'a { color: light-dark(red, blue); &:has(b) { inset: 0 } }'],
    ['what styles ask for', 'a.css', '@supports (field-sizing: content) { a { field-sizing: content } }'],
    ['what stands behind something older', 'a.css', 'p { text-wrap: balance; text-wrap: pretty }'],
    ['an attribute of a selector', 'a.css', '[data-a=":interest-source"] { --field-sizing: 0 }'],
  ])('%s may stand', (_, file, text) => {
    expect(floorFaults([{ file, text }], {})).toEqual([]);
  });

  test('what has a fallback may stand, and a fallback that nothing needs has to go', () => {
    const built = [{ file: 'a.css', text: 'a { field-sizing: content }' }];
    expect(floorFaults(built, { 'field-sizing*': 'wide' })).toEqual([]);
    expect(floorFaults(built, { 'field-sizing*': 'wide', zoom: 'large' })).toEqual([
      'zoom has a fallback that nothing needs any more',
    ]);
  });
});
