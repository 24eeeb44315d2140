import { defaultArtColors, type ArtColors } from '../artColors.ts';
import { courts } from '../courts.ts';
import { rectangle, short, type Point } from '../scene/geometry.ts';
import type { Light } from '../light.ts';
import { lightingOf, type Lighting } from '../lighting.ts';
import { chanceOf } from '../random.ts';
import type { Sport } from '../sport.ts';
import { accentTone, surfaceTone, type Tone } from '../tone.ts';

export interface PlanArtOptions {
  readonly sport: Sport;
  readonly pxPerMetre: number;
  readonly seed?: string | number;
  readonly way?: number;
  readonly light?: Light;
  readonly colors?: ArtColors | undefined;
  /** Metres of surround around the court. */
  readonly margin?: number;
  /** The long side stands; by default it does. */
  readonly upright?: boolean;
  /** Only the lines, in the colour of the text. */
  readonly lineOnly?: boolean;
  /** The least width of a line in pixels. */
  readonly minLine?: number;
  /** What colours become, where it is not what the light makes of them. */
  readonly lighting?: Lighting;
  /** What stands for the operator's colour, where it is not known yet. */
  readonly brand?: Tone;
}

/** One path of a plan; what is not set is not drawn. */
export interface PlanShape {
  readonly d: string;
  readonly fill?: string;
  readonly opacity?: number;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly strokeDasharray?: string;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly PlanShape[];
}

/** Walls that are no paint, but without which the plan would have no outline. */
const walled: ReadonlySet<Sport> = new Set(['padel', 'swimming']);
const currentColor = 'currentColor';

/** A court seen from straight above, true to scale. */
export function planArt(options: PlanArtOptions): Plan {
  const { sport, pxPerMetre: scale, colors = defaultArtColors, margin = 0, upright = true } = options;
  const { lineOnly = false, minLine = 1.25 } = options;
  const scene = courts[sport]({
    way: options.way ?? 0,
    chance: chanceOf(`plan${sport}${options.seed ?? 0}`),
    brand: options.brand ?? surfaceTone(colors.primary),
    accent: accentTone(colors.accent),
  });
  const lighting = options.lighting ?? lightingOf(options.light ?? 'day', colors.mode === 'dark', 40);
  const [length, breadth] = scene.size;
  const width = ((upright ? breadth : length) + 2 * margin) * scale;
  const height = ((upright ? length : breadth) + 2 * margin) * scale;

  const at = ([x, y]: Point): string => {
    const [left, top] = upright ? [y, -x] : [x, y];
    return `${short(width / 2 + left * scale)} ${short(height / 2 + top * scale)}`;
  };
  const trace = (points: readonly Point[]): string => `M${points.map(at).join('L')}`;
  const isInside = (points: readonly Point[]): boolean => {
    const reachX = length / 2 + margin;
    const reachY = breadth / 2 + margin;
    return (
      points.some(([x]) => x <= reachX) &&
      points.some(([x]) => x >= -reachX) &&
      points.some(([, y]) => y <= reachY) &&
      points.some(([, y]) => y >= -reachY)
    );
  };

  const fills = new Map<string, PlanShape>();
  const strokes = new Map<string, PlanShape>();
  const join = (group: Map<string, PlanShape>, shape: PlanShape): void => {
    const key = `${shape.fill}|${shape.stroke}|${shape.strokeWidth}|${shape.opacity}`;
    group.set(key, { ...shape, d: (group.get(key)?.d ?? '') + shape.d });
  };

  if (!lineOnly) {
    join(fills, { d: `M0 0H${short(width)}V${short(height)}H0Z`, fill: lighting.surface(scene.ground), opacity: 1 });
    for (const { points, tone, opacity } of scene.zones) {
      if (isInside(points)) join(fills, { d: `${trace(points)}Z`, fill: lighting.surface(tone), opacity });
    }
  }
  for (const { points, width: lineWidth, tone } of scene.lines) {
    const color = tone ? lighting.surface(tone) : lighting.paint(scene.paint);
    join(strokes, {
      d: trace(points),
      stroke: lineOnly ? currentColor : color,
      strokeWidth: Number(short(Math.max(minLine, lineWidth * scale))),
      opacity: lineOnly ? 1 : scene.paintOpacity,
    });
  }
  const shapes = [...fills.values(), ...strokes.values()];
  if (lineOnly && walled.has(sport)) {
    const outline = rectangle(-length / 2, -breadth / 2, length / 2, breadth / 2);
    shapes.push({ d: `${trace(outline)}Z`, stroke: currentColor, strokeWidth: minLine });
  }
  if (scene.netLine) {
    const strokeWidth = Number(short(Math.max(minLine, 0.09 * scale)));
    const look = lineOnly ? { stroke: currentColor } : { stroke: '#fff', strokeDasharray: '3 2' };
    shapes.push({ d: trace(scene.netLine), strokeWidth, ...look });
  }
  return { width, height, shapes };
}
