import { parseColor, rgbToLch, toHex } from '../theme/color.ts';
import { defaultArtColors } from './artColors.ts';

/** A colour before the light falls on it: OKLCH. */
export type Tone = readonly [lightness: number, chroma: number, hue: number];

/** The operator's colour as a surface: neither so dark nor so loud that lines and shadows are lost on it. */
export function surfaceTone(color: string): Tone {
  const { l, c, h } = rgbToLch(parseColor(color, defaultArtColors.primary));
  return [Math.min(0.68, Math.max(0.42, l)), Math.min(0.17, c), h];
}

export function accentTone(color: string): Tone {
  const { l, c, h } = rgbToLch(parseColor(color, defaultArtColors.accent));
  return [l, c, h];
}

/** The accent as it may be printed into a drawing: operators type colours by hand. */
export const printedAccent = (color: string): string => toHex(parseColor(color, defaultArtColors.accent));
