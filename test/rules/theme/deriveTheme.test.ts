import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, parseColor, type Rgb } from '../../../src/theme/color.ts';
import { deriveTheme, defaultColors, type OperatorColors, type Theme } from '../../../src/theme/deriveTheme.ts';

const modes = ['light', 'dark'] as const;
type Mode = (typeof modes)[number];

function colorOf(theme: Theme, name: string, mode: Mode): Rgb {
  const value = theme[`--${name}`] ?? '';
  const [, light, dark] = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value) ?? [];
  const color = light === undefined ? value : mode === 'light' ? light : dark;
  if (!color) throw new Error(`--${name} is no colour: ${value}`);
  return parseColor(color, '#000');
}

const grounds: Record<Mode, readonly string[]> = {
  light: ['ground', 'surface', 'sunken'],
  dark: ['ground', 'surface', 'sunken', 'raised'],
};
const fills = ['primary', 'secondary', 'cta', 'accent'];
const signals = ['success', 'warning', 'danger', 'info'];

/** Every text with its backgrounds, and the contrast it must reach there. */
function pairs(mode: Mode): [text: string, background: string, ratio: number][] {
  return [
    ...grounds[mode].flatMap((ground): [string, string, number][] => [
      ['ink', ground, 12],
      ['ink-2', ground, 6],
      ['ink-3', ground, 4.5],
      ['line-control', ground, 3],
      ...fills.map((fill): [string, string, number] => [`${fill}-text`, ground, 4.5]),
      ...fills.map((fill): [string, string, number] => [`${fill}-edge`, ground, 3]),
      ...signals.map((signal): [string, string, number] => [signal, ground, 4.5]),
    ]),
    ...fills.map((fill): [string, string, number] => [`on-${fill}`, fill, 4.5]),
    ...signals.map((signal): [string, string, number] => [signal, `${signal}-bg`, 4.5]),
  ];
}

/** What cannot be read in a theme: with the contrast it has and the one it needs. */
function unreadableIn(colors: OperatorColors) {
  const theme = deriveTheme(colors);
  return modes.flatMap((mode) =>
    pairs(mode)
      .map(([text, background, ratio]) => {
        const reached = contrast(colorOf(theme, text, mode), colorOf(theme, background, mode));
        return { mode, text, background, ratio, reached };
      })
      .filter(({ ratio, reached }) => reached < ratio),
  );
}

const hex = fc
  .array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 })
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

const hostile: unknown[] = [
  'red;}',
  '#fff;} body{display:none',
  'url(//evil.example/x)',
  '</style><script>alert(1)</script>',
  'var(--ink)',
  'rgb(1,2',
  `#${'f'.repeat(10_000)}`,
  `rgb(${'1'.repeat(100_000)}, 2, 3)`,
  '#12345',
  '#ggg',
  '',
  ' ',
  null,
  undefined,
  0,
  NaN,
  true,
  ['#ffffff'],
  { toString: () => 'red;}' },
  () => '#fff',
];

describe('deriveTheme', () => {
  test('keeps every text readable, whatever colours an operator has', () => {
    fc.assert(
      fc.property(fc.record({ primary: hex, secondary: hex, cta: hex, accent: hex, dark: hex }), (colors) => {
        expect(unreadableIn(colors)).toEqual([]);
      }),
      {
        numRuns: 300,
        examples: [[{ primary: '#000000', secondary: '#000000', cta: '#000000', accent: '#070e06', dark: '#280044' }]],
      },
    );
  });

  test.each([
    ['all yellow', '#ffe600'],
    ['nearly white', '#f7f7f7'],
    ['nearly black', '#0a0a0a'],
    ['white', '#ffffff'],
    ['black', '#000000'],
    ['middle grey', '#808080'],
    ['pure red', '#ff0000'],
    ['pure green', '#00ff00'],
    ['pure blue', '#0000ff'],
  ])('keeps every text readable when everything is %s', (_, color) => {
    const colors = { primary: color, secondary: color, cta: color, accent: color, dark: color };
    expect(unreadableIn(colors)).toEqual([]);
  });

  test("leaves the operator's colour as it is where text can be read on it", () => {
    expect(deriveTheme({ primary: '#0b6b4a' })['--primary']).toMatch(/^light-dark\(#0b6b4a, /);
  });

  test('R4.2.8: gives the palette of the primary at 10 to 90 percent opacity', () => {
    const theme = deriveTheme({ primary: '#0b6b4a' });
    const steps = [10, 20, 30, 40, 50, 60, 70, 80, 90];
    expect(steps.map((step) => theme[`--primary-${step}`])).toEqual(steps.map((step) => `rgb(11 107 74 / ${step}%)`));
  });

  test('reads the ways operators write colours', () => {
    const primary = (value: unknown): string | undefined => deriveTheme({ primary: value })['--primary-50'];
    expect(
      ['#abc', 'abc', ' #AABBCC ', '#aabbccff', 'rgb(170, 187, 204)', 'rgba(170 187 204 / 50%)'].map(primary),
    ).toEqual(Array.from({ length: 6 }, () => 'rgb(170 187 204 / 50%)'));
  });

  test.each(hostile)('falls back for %j', (value) => {
    const given = { primary: value, secondary: value, cta: value, accent: value, dark: value };
    expect(deriveTheme(given)).toEqual(deriveTheme(defaultColors));
  });

  test('prints nothing but colours, for any input', () => {
    const value = fc.anything();
    fc.assert(
      fc.property(fc.record({ primary: value, secondary: value, cta: value, accent: value, dark: value }), (colors) => {
        const printed = Object.values(deriveTheme(colors));
        const color =
          /^(#[0-9a-f]{6}|light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)|rgb\(\d{1,3} \d{1,3} \d{1,3} \/ \d0%\))$/;
        expect(printed.filter((text) => !color.test(text))).toEqual([]);
      }),
    );
  });
});
