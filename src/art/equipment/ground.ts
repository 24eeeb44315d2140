import type { ArtColors } from '../artColors.ts';
import { courts } from '../courts.ts';
import { radians } from '../scene/geometry.ts';
import { chanceOf } from '../random.ts';
import type { Sport } from '../sport.ts';
import { accentTone, surfaceTone, type Tone } from '../tone.ts';

export interface Ground {
  readonly sport: Sport;
  /** The number of its surface colourway. */
  readonly way: number;
}

/** How many colourways are tried, as `surfaceOf.ts` counts them: what draws comes late, and no page waits for it to know a number. */
const colourways = 12;

/** How far apart in OKLab a thing and what it lies on are, for its edge to be seen. */
const apart = 0.15;

/** Where a thing lies whose own court has the operator's colour in all its ways: planks, else blue or clay. */
const elsewhere: readonly Sport[] = ['basketball', 'padel'];

function distance([l, c, h]: Tone, [lightness, chroma, hue]: Tone): number {
  const across = c * Math.cos(h * radians) - chroma * Math.cos(hue * radians);
  const along = c * Math.sin(h * radians) - chroma * Math.sin(hue * radians);
  return Math.hypot(l - lightness, across, along);
}

interface GroundOptions {
  /** The thing may lie on another court than it was asked for. */
  readonly mayMove: boolean;
  readonly colors: Pick<ArtColors, 'primary' | 'accent'>;
  readonly seed: string;
}

/** What a thing of that colour lies on: the colourway that was asked for, else one on which it is not lost. */
export function groundFor(
  thing: Tone,
  { sport: own, way: asked }: Pick<Ground, 'sport'> & { readonly way: number | undefined },
  { mayMove, colors, seed }: GroundOptions,
): Ground {
  if (asked !== undefined) return { sport: own, way: asked };
  const isSeenOn = ({ sport, way }: Ground): boolean => {
    const { zones, ground } = courts[sport]({
      way,
      chance: chanceOf(sport),
      brand: surfaceTone(colors.primary),
      accent: accentTone(colors.accent),
    });
    return distance(thing, zones[0]?.tone ?? ground) >= apart;
  };
  // From the one the seed points to, so that things side by side do not all lie on the first.
  const start = Math.floor(chanceOf(`ground${seed}`)() * colourways);
  const turns = Array.from({ length: colourways }, (_, turn) => (start + turn) % colourways);
  const candidates = (mayMove ? [own, ...elsewhere] : [own]).flatMap((sport) =>
    turns.map((way): Ground => ({ sport, way })),
  );
  return candidates.find(isSeenOn) ?? { sport: own, way: start };
}
