/** The plans that stand drawn in `plans.svg` (`node tools/build/drawPlans.ts`), and the colours they take from the operator. */
import { oklch } from '../../theme/color.ts';
import { defaultArtColors, type ArtColors } from '../artColors.ts';
import { daylight, exposureOf } from '../daylight.ts';
import { courtSizes, type Sport } from '../sport.ts';
import { surfaceTone } from '../tone.ts';

/** Pixels per metre. One scale for all: a full football pitch would not fit beside a badminton court otherwise. */
export const planScale = 11;

/** Larger grounds are left to the lines of a football pitch. */
const longest = 42;
export const isDrawnStill = (sport: Sport): boolean => courtSizes[sport][0] <= longest;

/** The lines of a football pitch that lies across, in the colour of the text. */
export const pitchLines = 'lines';

/** How much lighter than the operator's colour, and what holds the result. */
export const brandShades = [
  ['--court', 0],
  ['--court-2', -0.03],
  ['--court-3', -0.05],
] as const;

/** The operator's colour on a court by day, for the styles of whatever shows such plans. */
export function planColors(colors: ArtColors = defaultArtColors): Record<`--${string}`, string> {
  const { brightness, lift, saturation } = daylight;
  const [lightness, chroma, hue] = surfaceTone(colors.primary);
  const lit = (offset: number): number =>
    ((lightness + offset) * brightness + lift) * exposureOf(colors.mode === 'dark');
  return Object.fromEntries(
    brandShades.map(([name, offset]) => [name, oklch(lit(offset), chroma * saturation, hue)] as const),
  );
}
