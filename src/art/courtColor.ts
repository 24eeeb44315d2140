import { oklch } from '../theme/color.ts';
import { defaultArtColors, type ArtColors } from './artColors.ts';
import { courts } from './courts.ts';
import { chanceOf } from './random.ts';
import type { Sport } from './sport.ts';
import { accentTone, surfaceTone } from './tone.ts';

/** White is read on nothing lighter. */
const lightest = 0.44;

/** The colour of what is played on, as deep as a surface has to be that is written on in white. */
export function courtColor(sport: Sport, way: number, colors: ArtColors = defaultArtColors): string {
  const { zones, ground } = courts[sport]({
    way,
    chance: chanceOf(sport),
    brand: surfaceTone(colors.primary),
    accent: accentTone(colors.accent),
  });
  const [lightness, chroma, hue] = zones[0]?.tone ?? ground;
  return oklch(Math.min(lightest, lightness), chroma, hue);
}
