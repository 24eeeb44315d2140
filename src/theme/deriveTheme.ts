import {
  contrast,
  inEightBits,
  lchToRgb,
  luminance,
  luminanceContrast,
  parseColor,
  rgbToLch,
  toHex,
  type Rgb,
} from './color.ts';

/** What the site configuration says about colour; typed by hand by operators, so anything may be in it. */
export interface OperatorColors {
  readonly primary?: unknown;
  readonly secondary?: unknown;
  readonly cta?: unknown;
  readonly accent?: unknown;
  readonly dark?: unknown;
}

/** CSS custom properties by name. */
export type Theme = Readonly<Record<`--${string}`, string>>;

export const defaultColors = {
  primary: '#d63f17',
  secondary: '#14436b',
  cta: '#d63f17',
  accent: '#e4f222',
  dark: '#10161d',
} as const;

type Role = keyof typeof defaultColors;
const fills = ['primary', 'secondary', 'cta', 'accent'] as const;
const white: Rgb = [1, 1, 1];

/** Contrast is checked a little above its mark, since what lies over something else is rounded once more. */
const rounding = 0.04;

const tone = (l: number, c: number, h: number): Rgb => lchToRgb({ l, c, h });
const over = (front: Rgb, back: Rgb, opacity: number): Rgb =>
  front.map((value, channel) => value * opacity + back[channel]! * (1 - opacity)) as unknown as Rgb;

/** Walks lightness (the hue stays, chroma yields only to the gamut) until the contrast holds on every background. */
function reach(color: Rgb, backgrounds: readonly Rgb[], ratio: number, towards: 'dark' | 'light'): Rgb {
  const painted = backgrounds.map((back) => luminance(inEightBits(back)));
  function holds(candidate: Rgb): boolean {
    const own = luminance(inEightBits(candidate));
    return painted.every((back) => luminanceContrast(own, back) >= ratio + rounding);
  }
  if (holds(color)) return color;
  const start = rgbToLch(color);
  const isDarker = towards === 'dark';
  const step = isDarker ? -0.01 : 0.01;
  // From some step on it holds at every further one, so the first is found by halves.
  let fails = 0;
  let first = Math.ceil(((isDarker ? 0 : 1) - start.l) / step);
  let found: Rgb = isDarker ? [0, 0, 0] : white;
  while (first - fails > 1) {
    const middle = (fails + first) >> 1;
    const candidate = lchToRgb({ ...start, l: start.l + middle * step });
    if (holds(candidate)) [first, found] = [middle, candidate];
    else fails = middle;
  }
  return found;
}

/** A fill and the text on it: the operator's colour stays unless neither white nor ink can be read on it. */
function fillPair(color: Rgb, ink: Rgb): { fill: Rgb; on: Rgb } {
  if (contrast(color, white) >= 4.5 + rounding) return { fill: color, on: white };
  const nudged = reach(color, [white], 4.5, 'dark');
  const nudgeNobodySees = 0.075;
  if (rgbToLch(color).l - rgbToLch(nudged).l <= nudgeNobodySees) return { fill: nudged, on: white };
  return { fill: reach(color, [ink], 4.5, 'light'), on: ink };
}

/** Meaning has fixed hues, whatever the operator's colours are. */
const signals = [
  ['success', 152, 0.13],
  ['warning', 72, 0.13],
  ['danger', 12, 0.19],
  ['info', 245, 0.13],
] as const;

/**
 * Turns the colours of the site configuration into every colour token of the style sheets, each as a `light-dark()` pair,
 * so that any part of a page goes dark by `color-scheme: dark` alone. Values that are no colours fall back to defaults.
 * Text reaches 4.5:1 on its ground, borders and icons 3:1. `--primary-10 … -90` is the palette of R4.2.8.
 */
export function deriveTheme(colors: OperatorColors): Theme {
  const given = Object.fromEntries(
    Object.entries(defaultColors).map(([role, fallback]) => [role, parseColor(colors[role as Role], fallback)]),
  ) as Record<Role, Rgb>;
  const dark = rgbToLch(given.dark);
  const hue = dark.c < 0.004 ? 250 : dark.h;
  const chroma = Math.min(0.018, dark.c);

  // By day the neutrals lean towards sunlight, by night towards the operator's own dark.
  const day = {
    ground: tone(0.985, 0.003, 95),
    surface: white,
    sunken: tone(0.955, 0.005, 95),
    raised: white,
    ink: tone(Math.min(0.22, Math.max(0.14, dark.l)), chroma, hue),
  };
  const night = {
    ground: tone(0.158, chroma * 0.8, hue),
    surface: tone(0.2, chroma * 0.85, hue),
    sunken: tone(0.128, chroma * 0.7, hue),
    raised: tone(0.232, chroma * 0.9, hue),
    ink: tone(0.968, 0.004, hue),
  };
  const dayGrounds = [day.ground, day.surface, day.sunken];
  const nightGrounds = [night.ground, night.surface, night.sunken, night.raised];

  const theme: Record<`--${string}`, string> = {};
  const pair = (name: string, byDay: Rgb, byNight: Rgb): void => {
    theme[`--${name}`] = `light-dark(${toHex(byDay)}, ${toHex(byNight)})`;
  };

  for (const name of ['ground', 'surface', 'sunken', 'raised', 'ink'] as const) pair(name, day[name], night[name]);
  theme['--night'] = toHex(tone(0.185, Math.max(chroma, 0.012), hue));
  theme['--paint'] = '#fffdf8';

  const neutrals = [
    ['ink-2', 6, 0.43, 0.8, 0.6],
    ['ink-3', 4.5, 0.54, 0.68, 0.6],
    ['line-control', 3, 0.66, 0.5, 1],
  ] as const;
  for (const [name, ratio, dayLightness, nightLightness, nightChroma] of neutrals) {
    pair(
      name,
      reach(tone(dayLightness, chroma, hue), dayGrounds, ratio, 'dark'),
      reach(tone(nightLightness, chroma * nightChroma, hue), nightGrounds, ratio, 'light'),
    );
  }

  for (const name of fills) {
    const color = given[name];
    const isDim = rgbToLch(color).l < 0.42;
    const byDay = fillPair(color, day.ink);
    const byNight = fillPair(isDim ? reach(color, [night.surface], 2.2, 'light') : color, day.ink);
    pair(name, byDay.fill, byNight.fill);
    pair(`on-${name}`, byDay.on, byNight.on);
    pair(`${name}-edge`, reach(byDay.fill, dayGrounds, 3, 'dark'), reach(byNight.fill, nightGrounds, 3, 'light'));
    pair(
      `${name}-text`,
      reach(color, [...dayGrounds, ...dayGrounds.map((back) => over(color, back, 0.1))], 4.5, 'dark'),
      reach(color, [...nightGrounds, ...nightGrounds.map((back) => over(color, back, 0.2))], 4.5, 'light'),
    );
  }

  const channels = given.primary.map((value) => Math.round(value * 255)).join(' ');
  for (let percent = 10; percent <= 90; percent += 10) theme[`--primary-${percent}`] = `rgb(${channels} / ${percent}%)`;

  for (const [name, signalHue, signalChroma] of signals) {
    const dayTint = tone(0.955, signalChroma * 0.2, signalHue);
    const nightTint = tone(0.29, signalChroma * 0.42, signalHue);
    pair(
      name,
      reach(tone(0.53, signalChroma, signalHue), [...dayGrounds, dayTint], 4.5, 'dark'),
      reach(tone(0.76, signalChroma * 0.85, signalHue), [...nightGrounds, nightTint], 4.5, 'light'),
    );
    pair(`${name}-bg`, dayTint, nightTint);
  }
  return theme;
}
