import { oklch, parseColor, rgbToLch } from '../theme/color.ts';
import { defaultArtColors, type ArtColors } from './artColors.ts';
import { courtArt } from './courtArt.ts';
import { balls, basketball, football, shuttles, tube } from './equipment/balls.ts';
import { bib, cap, goggles, shirt, towel } from './equipment/clothes.ts';
import type { DrawEquipment } from './equipment/drawing.ts';
import { bag, bottle, camera, cones, mat } from './equipment/gear.ts';
import { groundFor } from './equipment/ground.ts';
import { grip, racket, tennisRacket } from './equipment/rackets.ts';
import type { Light } from './light.ts';
import { chanceOf } from './random.ts';
import type { Sport } from './sport.ts';
import { printedAccent } from './tone.ts';

interface Kit {
  readonly draw: DrawEquipment;
  /** The court it lies on. */
  readonly sport: Sport;
  /** Degrees it is turned by, and by how many more the seed may turn it. */
  readonly turn: readonly [from: number, range: number];
  /** Nearly all of it is of the operator's colour: on a court like that it would be lost. */
  readonly isOneColor?: true;
}

const tilted = [18, 26] as const;
const level = [-12, 14] as const;
const upright = [-6, 12] as const;

const kits = {
  racket: { draw: racket, sport: 'padel', turn: tilted },
  tennisRacket: { draw: tennisRacket, sport: 'tennis', turn: tilted },
  balls: { draw: balls, sport: 'padel', turn: tilted },
  tube: { draw: tube, sport: 'tennis', turn: tilted },
  football: { draw: football, sport: 'fives', turn: tilted },
  basketball: { draw: basketball, sport: 'basketball', turn: tilted },
  bottle: { draw: bottle, sport: 'athletics', turn: tilted, isOneColor: true },
  shirt: { draw: shirt, sport: 'fives', turn: upright, isOneColor: true },
  bib: { draw: bib, sport: 'fives', turn: upright, isOneColor: true },
  towel: { draw: towel, sport: 'swimming', turn: level },
  cap: { draw: cap, sport: 'tennis', turn: tilted, isOneColor: true },
  goggles: { draw: goggles, sport: 'swimming', turn: level },
  shuttles: { draw: shuttles, sport: 'badminton', turn: tilted },
  grip: { draw: grip, sport: 'padel', turn: tilted },
  camera: { draw: camera, sport: 'basketball', turn: level },
  mat: { draw: mat, sport: 'basketball', turn: tilted, isOneColor: true },
  cones: { draw: cones, sport: 'fives', turn: level },
  bag: { draw: bag, sport: 'basketball', turn: level, isOneColor: true },
} satisfies Record<string, Kit>;

export type EquipmentItem = keyof typeof kits;

/** The camera of each court that looks straight down. */
const fromAbove: Readonly<Record<Sport, number>> = {
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

/** Where the shadows of the light fall, in units of the drawing. */
const shadows: Readonly<Record<Light, readonly (readonly [number, number])[]>> = {
  dawn: [
    [15, 18],
    [8, 9],
  ],
  day: [
    [15, 18],
    [8, 9],
  ],
  dusk: [
    [34, 22],
    [17, 11],
  ],
  night: [
    [12, 10],
    [-12, 9],
    [10, -9],
    [-10, -10],
  ],
};

export interface EquipmentArtOptions {
  readonly item: EquipmentItem;
  readonly seed: string | number;
  /** The court it lies on, when not its own. */
  readonly sport?: Sport;
  readonly way?: number;
  readonly width?: number;
  readonly height?: number;
  readonly light?: Light;
  readonly colors?: ArtColors | undefined;
  /** Up to three letters or digits, on what carries any. */
  readonly text?: string;
  readonly scale?: number;
  /** The colour of the thing, when not the operator's. */
  readonly tone?: string;
}

const escaped: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[<>&"]/g, (character) => escaped[character] ?? '');

/** Draws a thing lying on a court, seen from above, under the light of the courts, as an SVG document. */
export function equipmentArt(options: EquipmentArtOptions): string {
  const { item, seed, width = 400, height = 400, light = 'day', colors = defaultArtColors } = options;
  const { scale: size = 1, text = '', tone = colors.primary } = options;
  const kit: Kit = kits[item];
  const chance = chanceOf(`kit${item}${seed}`);
  const id = `k${Math.floor(chance() * 1e9).toString(36)}`;

  const color = rgbToLch(parseColor(tone, defaultArtColors.primary));
  const dimming = light === 'night' ? 0.82 : light === 'dusk' ? 0.9 : 1;
  const byDay = Math.min(0.66, Math.max(0.3, color.l));
  const lightness = byDay * dimming;
  const asked = { sport: options.sport ?? kit.sport, way: options.way };
  const { sport, way } = kit.isOneColor
    ? groundFor([byDay, color.c, color.h], asked, { mayMove: !options.sport, colors, seed: `k${seed}` })
    : asked;
  const { outline, body } = kit.draw({
    color: oklch(lightness, color.c, color.h),
    bright: oklch(Math.min(0.97, lightness + 0.26), color.c * 0.45, color.h),
    deep: oklch(lightness - 0.1, color.c, color.h),
    accent: printedAccent(colors.accent),
    ink: '#12161d',
    chance,
    id,
    text: escape(text),
  });

  const [from, range] = kit.turn;
  const turn = `rotate(${(from + chance() * range).toFixed(1)})`;
  const scale = ((Math.min(width, height) / 250) * size).toFixed(3);
  const position = `translate(${width / 2} ${height / 2}) scale(${scale})`;
  const shade = `fill="#060a14" fill-rule="evenodd" opacity="${light === 'night' ? 0.16 : 0.2}"`;
  const thrown = shadows[light].map(
    ([x, y]) => `<path d="${outline}" ${shade} transform="${position} translate(${x} ${y}) ${turn}"/>`,
  );
  return courtArt({
    sport,
    seed: `k${seed}`,
    ...(way === undefined ? {} : { way }),
    width,
    height,
    light,
    colors,
    shot: fromAbove[sport],
    ball: false,
    overlay: `${thrown.join('')}<g transform="${position} ${turn}">${body}</g>`,
  });
}
