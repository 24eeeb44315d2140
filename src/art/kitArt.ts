/**
 * Kit pictures: things lying on a court, seen from above, under the same light as the courts.
 *   kitArt({ item: 'racket', seed: product.id, sport: 'padel' }) → inline <svg> string
 * Used for retail products, add-ons and (as a shirt with initials) people, until a photograph exists.
 */
import { defaultArtColors, type ArtColors } from './artColors.ts';
import { ball, courtArt, rng } from './courtArt.ts';
import type { Light } from './light.ts';
import type { Sport } from './sport.ts';
import { oklch, parseColor, rgbToLch } from '../theme/color.ts';

export type Kit =
  | 'racket'
  | 'tennisRacket'
  | 'balls'
  | 'tube'
  | 'football'
  | 'basketball'
  | 'bottle'
  | 'shirt'
  | 'bib'
  | 'towel'
  | 'cap'
  | 'goggles'
  | 'shuttles'
  | 'grip'
  | 'camera'
  | 'mat'
  | 'bag';
export interface KitArtOptions {
  item: Kit;
  seed: string | number;
  sport?: Sport;
  way?: number;
  width?: number;
  height?: number;
  light?: Light;
  colors?: ArtColors | undefined;
  text?: string;
  scale?: number;
  title?: string;
  tone?: string;
  angle?: number;
}

const GROUND: Record<Kit, Sport> = {
  racket: 'padel',
  tennisRacket: 'tennis',
  balls: 'padel',
  tube: 'tennis',
  football: 'fives',
  basketball: 'basketball',
  bottle: 'athletics',
  shirt: 'fives',
  bib: 'fives',
  towel: 'swimming',
  cap: 'tennis',
  goggles: 'swimming',
  shuttles: 'badminton',
  grip: 'padel',
  camera: 'basketball',
  mat: 'gym',
  bag: 'basketball',
};
const TOP: Partial<Record<Sport, number>> = {
  padel: 3,
  tennis: 3,
  basketball: 1,
  fives: 2,
  football: 3,
  swimming: 1,
  badminton: 1,
  volleyball: 1,
  athletics: 2,
  gym: 1,
  cricket: 3,
  climbing: 0,
};

/** Each drawing returns its silhouette (for the shadow) and itself, in a 200-unit box around 0,0. */
type Draw = (k: {
  c: string;
  hi: string;
  lo: string;
  ac: string;
  ink: string;
  r: () => number;
  id: string;
  text: string;
}) => [shape: string, art: string];
const P = (d: string, f: string, x = '') => `<path d="${d}" fill="${f}" ${x}/>`,
  C = (x: number, y: number, r: number, f: string, e = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${f}" ${e}/>`;
const ballsAt =
  (at: [number, number, number][]): Draw =>
  (k) => [
    at.map(([x, y, R]) => `M${x - R} ${y}a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 ${-2 * R} 0Z`).join(''),
    at.map(([x, y, R], i) => ball('tennis', x, y, R, k.r, k.id + i, 0.8, k.ac)).join(''),
  ];
const one =
  (kind: 'football' | 'basketball'): Draw =>
  (k) => ['M-66 0a66 66 0 1 0 132 0a66 66 0 1 0-132 0Z', ball(kind, 0, 0, 66, k.r, k.id + 'o', 0.8, k.ac)];
const DRAW: Record<Kit, Draw> = {
  racket: (k) => {
    const head =
      'M0-98C44-98 66-66 64-30C62 4 36 24 17 44L12 92Q11 98 5 98H-5Q-11 98-12 92L-17 44C-36 24-62 4-64-30C-66-66-44-98 0-98Z';
    let h = '';
    for (let y = -76; y <= 8; y += 14)
      for (let x = -42; x <= 42; x += 14)
        if ((x / 52) ** 2 + ((y + 34) / 54) ** 2 < 0.86) h += C(x + (Math.round(y / 14) % 2 ? 0 : 0), y, 3.1, k.ink);
    return [
      head,
      P(head, k.c) +
        `<g opacity=".85">${h}</g>` +
        P(
          'M0-98C44-98 66-66 64-30C62 4 36 24 17 44L14 44C30 22 54 2 56-30C58-62 38-90 0-90C-38-90-58-62-56-30C-54 2-30 22-14 44L-17 44C-36 24-62 4-64-30C-66-66-44-98 0-98Z',
          k.hi,
        ) +
        P('M-7 28L0 14L7 28L9 44H-9Z', k.ink, 'opacity=".35"') +
        P('M-14 44H14L12 92Q11 98 5 98H-5Q-11 98-12 92Z', k.ink) +
        [54, 63, 72, 81, 90]
          .map((y) => `<path d="M-13 ${y}L13 ${y - 6}" stroke="#fff" stroke-opacity=".22" stroke-width="2"/>`)
          .join('') +
        P('M-46-52C-40-74-22-86 0-87L-14-78C-28-72-38-62-46-52Z', '#fff', 'opacity=".35"'),
    ];
  },
  tennisRacket: (k) => {
    const rim =
        'M0-100C40-100 58-68 56-36C54-6 30 16 10 26L8 94Q8 100 0 100Q-8 100-8 94L-10 26C-30 16-54-6-56-36C-58-68-40-100 0-100Z',
      hole = 'M0-91C33-91 48-64 46-37C44-13 26 6 0 17C-26 6-44-13-46-37C-48-64-33-91 0-91Z';
    let s = '';
    for (let x = -42; x <= 42; x += 7) s += `M${x}-92V18`;
    for (let y = -88; y <= 14; y += 7) s += `M-48 ${y}H48`;
    return [
      rim + hole,
      `<clipPath id="${k.id}h"><path d="${hole}"/></clipPath><g clip-path="url(#${k.id}h)"><path d="${s}" stroke="#fff" stroke-opacity=".8" stroke-width="1.3" fill="none"/></g>` +
        P(rim + hole, k.c, 'fill-rule="evenodd"') +
        P('M-10 26L0 17L10 26L9 46H-9Z', k.hi) +
        P('M-9 46H9L8 94Q8 100 0 100Q-8 100-8 94Z', k.ink) +
        [56, 66, 76, 86]
          .map((y) => `<path d="M-9 ${y}L9 ${y - 6}" stroke="#fff" stroke-opacity=".22" stroke-width="2"/>`)
          .join(''),
    ];
  },
  balls: ballsAt([
    [-40, 26, 36],
    [38, 38, 36],
    [4, -34, 36],
  ]),
  football: one('football'),
  basketball: one('basketball'),
  tube: (k) => {
    const s = 'M-34-96H34Q38-96 38-92V92Q38 98 32 98H-32Q-38 98-38 92V-92Q-38-96-34-96Z';
    return [
      s,
      [-58, 6, 68].map((y, i) => ball('tennis', 0, y, 31, k.r, k.id + i, 0.7, k.ac)).join('') +
        P(s, '#dfe9ee', 'opacity=".32"') +
        P('M-38-92Q-38-98-32-98H32Q38-98 38-92V-78H-38Z', k.ink) +
        P('M-38-14H38V60H-38Z', k.c) +
        P('M-38-14H38V-6H-38ZM-38 52H38V60H-38Z', k.hi) +
        P('M-30-96H-22V96H-30Z', '#fff', 'opacity=".45"') +
        P('M26-96H32V96H26Z', '#000', 'opacity=".16"') +
        `<text y="31" text-anchor="middle" font-size="26" font-weight="800" fill="#fff" style="font-stretch:125%">${k.text || '3'}</text>`,
    ];
  },
  bottle: (k) => {
    const s = 'M-14-98H14V-84H18Q34-78 34-58V84Q34 98 20 98H-20Q-34 98-34 84V-58Q-34-78-18-84H-14Z';
    return [
      s,
      P(s, k.c) +
        P('M-16-98H16V-80H-16Z', k.ink) +
        P('M-34-40H34V-34H-34ZM-34 60H34V66H-34Z', '#fff', 'opacity=".9"') +
        P(
          'M0-8A21 21 0 1 1 0 34A21 21 0 1 1 0-8ZM0-3A16 16 0 1 0 0 29A16 16 0 1 0 0-3Z',
          '#fff',
          'fill-rule="evenodd" opacity=".9"',
        ) +
        P('M-34 11H34V15H-34Z', '#fff', 'opacity=".9"') +
        P('M-24-66Q-26-72-18-76V90H-22Q-26 90-26 84Z', '#fff', 'opacity=".28"') +
        P('M20-76Q34-70 34-58V84Q34 98 20 98Z', '#000', 'opacity=".18"'),
    ];
  },
  shirt: (k) => {
    const s =
      'M-30-88L-58-78L-98-34L-72-8L-56-24V92Q-56 98-50 98H50Q56 98 56 92V-24L72-8L98-34L58-78L30-88Q0-66-30-88Z';
    return [
      s,
      P(s, k.c) +
        P('M-98-34L-72-8L-66-14L-92-41ZM98-34L72-8L66-14L92-41Z', k.hi) +
        P('M-30-88Q0-66 30-88L24-90Q0-74-24-90Z', k.hi) +
        P('M-56-24L-44-50L-46 98H-50Q-56 98-56 92ZM56-24L44-50L46 98H50Q56 98 56 92Z', '#000', 'opacity=".13"') +
        P('M-56 84H56V90H-56Z', k.hi) +
        P('M-20-60C-16-20-26 20-18 84L-12 84C-20 20-8-20-14-58Z', '#000', 'opacity=".08"') +
        `<text y="44" text-anchor="middle" font-size="72" font-weight="800" fill="#fff" style="font-stretch:112%;letter-spacing:-.03em">${k.text}</text>`,
    ];
  },
  bib: (k) => {
    const s =
      'M-26-92H-44C-44-60-52-48-60-38V92Q-60 98-54 98H54Q60 98 60 92V-38C52-48 44-60 44-92H26C22-70-22-70-26-92Z';
    return [
      s,
      P(s, k.c) +
        P('M-26-92H-20C-16-76 16-76 20-92H26C22-70-22-70-26-92ZM-60 86H60V92H-60Z', k.ink) +
        `<text y="48" text-anchor="middle" font-size="86" font-weight="850" fill="${k.ink}" style="font-stretch:125%">${k.text || '7'}</text>`,
    ];
  },
  towel: (k) => {
    const s = 'M-78-50Q-88-50-88-30V30Q-88 50-78 50H78Q88 50 88 30V-30Q88-50 78-50Z';
    return [
      s,
      P(s, '#f4f1ea') +
        P('M-56-50H-40V50H-56ZM-34-50H-30V50H-34ZM40-50H56V50H40ZM30-50H34V50H30Z', k.c) +
        P('M-88 10H88V30Q88 50 78 50H-78Q-88 50-88 30Z', '#000', 'opacity=".08"') +
        `<path d="M-88-14H88" stroke="#000" stroke-opacity=".12" stroke-width="2"/>`,
    ];
  },
  cap: (k) => {
    const s = 'M0-78A62 62 0 0 1 60-20C76 30 56 92 0 92C-56 92-76 30-60-20A62 62 0 0 1 0-78Z';
    return [
      s,
      P('M-58-6C-80 40-54 92 0 92C54 92 80 40 58-6Z', k.lo) +
        C(0, -16, 62, k.c) +
        `<path d="M0-78V46M-54-47Q0-20 54-47M-54 15Q0-12 54 15" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="2"/>` +
        C(0, -16, 5, k.lo) +
        P('M-58-6C-40 40 40 40 58-6C64 10 68 26 66 40C40 62-40 62-66 40C-68 26-64 10-58-6Z', '#fff', 'opacity=".08"') +
        `<path d="M-52 58Q0 82 52 58" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2" stroke-dasharray="4 3"/>`,
    ];
  },
  goggles: (k) => {
    const L = (x: number) =>
        `M${x - 40}-18Q${x - 40}-34 ${x - 22}-34H${x + 18}Q${x + 38}-34 ${x + 38}-12Q${x + 38} 26 ${x + 2} 28Q${x - 40} 30 ${x - 40}-18Z`,
      st = 'M-92-16C-130-90 130-90 92-16L86-12C112-74-112-74-86-12Z';
    return [
      L(-46) + L(48) + st,
      P(st, k.ink) +
        P(L(-46), k.ink) +
        P(L(48), k.ink) +
        `<g transform="translate(-47 -3) scale(.8)">${P(L(0), k.c)}${P('M-32-20Q-32-28-20-28H-4L-30 12Q-34 0-32-20Z', '#fff', 'opacity=".5"')}</g><g transform="translate(47 -3) scale(.8)">${P(L(0), k.c)}${P('M-32-20Q-32-28-20-28H-4L-30 12Q-34 0-32-20Z', '#fff', 'opacity=".5"')}</g>` +
        P('M-9-14Q0-22 9-14V-6Q0-14-9-6Z', k.ink),
    ];
  },
  shuttles: (k) => {
    const s = 'M-32-98H32V92Q32 98 26 98H-26Q-32 98-32 92Z';
    return [
      s,
      P(s, '#f1f3f4') +
        P('M-32-98H32V-70H-32ZM-32 74H32V92Q32 98 26 98H-26Q-32 98-32 92Z', k.c) +
        [-40, -16, 8, 32]
          .map(
            (y) =>
              P(`M-20 ${y}L-9 ${y + 26}H9L20 ${y}Z`, '#dfe4e8') +
              `<path d="M-14 ${y}L-5 ${y + 26}M-5 ${y}L-2 ${y + 26}M5 ${y}L2 ${y + 26}M14 ${y}L5 ${y + 26}" stroke="#aab4bd" stroke-width="1"/>`,
          )
          .join('') +
        P('M20-98H32V98H20Z', '#000', 'opacity=".12"') +
        P('M-26-98H-20V98H-26Z', '#fff', 'opacity=".7"'),
    ];
  },
  grip: (k) => {
    const ring = (R: number) => `M${-R} 0a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 ${-2 * R} 0Z`,
      one2 = (x: number, y: number, c: string) =>
        `<g transform="translate(${x} ${y})">${P(ring(40), c)}${[33, 26, 19].map((R) => `<circle r="${R}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="2"/>`).join('')}${C(0, 0, 13, '#fff')}${C(0, 0, 13, '#000', 'opacity=".12"')}</g>`;
    return [
      `M-86 22a40 40 0 1 0 80 0a40 40 0 1 0-80 0ZM6 26a40 40 0 1 0 80 0a40 40 0 1 0-80 0ZM-38-42a40 40 0 1 0 80 0a40 40 0 1 0-80 0Z`,
      one2(-46, 22, k.c) + one2(46, 26, k.ac) + one2(2, -42, '#f4f1ea'),
    ];
  },
  camera: (k) => {
    const s = 'M-64-44H64Q74-44 74-34V40Q74 50 64 50H-64Q-74 50-74 40V-34Q-74-44-64-44Z';
    return [
      s + 'M-44-44L-36-60H-4L4-44Z',
      P('M-44-44L-36-60H-4L4-44Z', k.ink) +
        P(s, k.ink) +
        P('M-74 18H74V24H-74Z', k.c) +
        C(14, 2, 37, '#0b0f16') +
        C(14, 2, 31, '#232c38') +
        C(14, 2, 20, k.lo) +
        C(14, 2, 10, '#0b0f16') +
        C(3, -9, 6, '#fff', 'opacity=".7"') +
        C(-50, -24, 7, '#e5372c'),
    ];
  },
  mat: (k) => {
    const s = 'M-52-92Q-58-92-58-86V98H40V-86Q40-92 34-92Z';
    return [
      s + 'M40-92H58V98H40Z',
      P(s, k.c) +
        P('M40 98V-70Q40-92 50-92Q60-92 60-70V90Q60 98 52 98Z', k.lo) +
        `<path d="M-58-60H40M-58 70H40" stroke="#fff" stroke-opacity=".8" stroke-width="3"/><circle cx="-9" cy="4" r="26" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3"/><path d="M-58 4H40" stroke="#fff" stroke-opacity=".8" stroke-width="3"/>`,
    ];
  },
  bag: (k) => {
    const s = 'M-86-34Q-86-50-70-50H70Q86-50 86-34V50Q86 66 70 66H-70Q-86 66-86 50Z';
    return [
      s,
      P(s, k.c) +
        P('M-86-34Q-86-50-70-50H-56V66H-70Q-86 66-86 50ZM86-34Q86-50 70-50H56V66H70Q86 66 86 50Z', k.lo) +
        `<path d="M-38 66V-30Q-38-84 0-84Q38-84 38-30V66" fill="none" stroke="${k.ink}" stroke-width="9"/><path d="M-56 6H56" stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-dasharray="6 3"/>` +
        P('M-86 50H86Q86 66 70 66H-70Q-86 66-86 50Z', '#000', 'opacity=".14"'),
    ];
  },
};

export function kitArt(o: KitArtOptions): string {
  const W = o.width ?? 400,
    H = o.height ?? 400,
    r = rng('kit' + o.item + o.seed),
    pal = o.colors ?? defaultArtColors,
    light = o.light ?? 'day',
    sport = o.sport ?? GROUND[o.item],
    id = 'k' + Math.floor(r() * 1e9).toString(36) + o.item[0];
  const b = rgbToLch(parseColor(o.tone ?? pal.primary, '#d63f17')),
    f = light === 'night' ? 0.82 : light === 'dusk' ? 0.9 : 1,
    L = Math.min(0.66, Math.max(0.3, b.l)) * f,
    c = oklch(L, b.c, b.h);
  const [shape, art] = DRAW[o.item]({
    c,
    hi: oklch(Math.min(0.97, L + 0.26), b.c * 0.45, b.h),
    lo: oklch(L - 0.1, b.c, b.h),
    ac: pal.accent,
    ink: '#12161d',
    r,
    id,
    text: o.text ?? '',
  });
  const s = ((Math.min(W, H) / 250) * (o.scale ?? 1)).toFixed(3),
    a =
      o.angle ??
      (o.item === 'shirt' || o.item === 'bib'
        ? (r() - 0.5) * 12
        : o.item === 'camera' || o.item === 'bag' || o.item === 'towel' || o.item === 'goggles'
          ? -12 + r() * 14
          : 18 + r() * 26),
    T = `translate(${W / 2} ${H / 2}) scale(${s})`;
  const offs =
    light === 'night'
      ? [
          [12, 10],
          [-12, 9],
          [10, -9],
          [-10, -10],
        ]
      : light === 'dusk'
        ? [
            [34, 22],
            [17, 11],
          ]
        : [
            [15, 18],
            [8, 9],
          ];
  const sh = offs
    .map(
      ([x, y]) =>
        `<path d="${shape}" fill="#060a14" fill-rule="evenodd" opacity="${light === 'night' ? 0.16 : 0.2}" transform="${T} translate(${x} ${y}) rotate(${a.toFixed(1)})"/>`,
    )
    .join('');
  return courtArt({
    sport,
    seed: 'k' + o.seed,
    ...(o.way === undefined ? {} : { way: o.way }),
    width: W,
    height: H,
    light,
    colors: pal,
    shot: TOP[sport] ?? 0,
    ball: false,
    ...(o.title ? { title: o.title } : {}),
    overlay: `${sh}<g transform="${T} rotate(${a.toFixed(1)})">${art}</g>`,
  });
}
