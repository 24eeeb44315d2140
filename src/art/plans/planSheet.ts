/** Draws the plans of the home page as one still picture, so that no browser has to draw them. */
import { lightingOf, type Lighting } from '../lighting.ts';
import { planArt, type Plan, type PlanShape } from './planArt.ts';
import { courtSizes, type Sport } from '../sport.ts';
import { brandShades, isDrawnStill, pitchLines, planScale } from './stillPlans.ts';
import type { Tone } from '../tone.ts';

/** Stands for the operator's colour, which is known only where the plans are shown: no court has such a hue. */
const brand: Tone = [0.5, 0.1, 1_000];

function variableOf([lightness]: Tone): string {
  const shade = brandShades.find(([, offset]) => Math.abs(brand[0] + offset - lightness) < 1e-9);
  if (shade === undefined) throw new Error(`The operator's colour has no shade of lightness ${lightness}.`);
  return `var(${shade[0]})`;
}

/** Both looks of a colour at once: the style of the page says which is seen. */
function inBothModes(light: Lighting, dark: Lighting): Lighting {
  const pair = (name: 'surface' | 'paint') => (tone: Tone) =>
    tone[2] === brand[2] ? variableOf(tone) : `light-dark(${light[name](tone)},${dark[name](tone)})`;
  return { ...light, surface: pair('surface'), paint: pair('paint') };
}

const names = {
  fill: 'fill',
  opacity: 'opacity',
  stroke: 'stroke',
  strokeWidth: 'stroke-width',
  strokeDasharray: 'stroke-dasharray',
} as const satisfies Partial<Record<keyof PlanShape, string>>;

function pathOf(shape: PlanShape, more: string): string {
  const { d, ...look } = { fill: 'none', ...shape };
  const written = Object.entries(look).map(([key, value]) => ` ${names[key as keyof typeof names]}="${value}"`);
  return `<path d="${d}"${written.join('')}${more}/>`;
}

const groupOf = (id: string, { shapes }: Plan, more = ''): string =>
  `<g id="${id}" stroke-linecap="square">${shapes.map((shape) => pathOf(shape, more)).join('')}</g>\n`;

/** An SVG document in which each plan is a group of its name. */
export function planSheet(): string {
  const look = { pxPerMetre: planScale, minLine: 1.5 };
  const lighting = inBothModes(lightingOf('day', false, 40), lightingOf('day', true, 40));
  const plans = (Object.keys(courtSizes) as Sport[])
    .filter(isDrawnStill)
    .map((sport) => groupOf(sport, planArt({ ...look, sport, lighting, brand })));
  const pitch = planArt({ ...look, sport: 'football', upright: false, lineOnly: true });
  // The pitch is shown in several sizes, its lines in one width.
  const lines = groupOf(pitchLines, pitch, ' vector-effect="non-scaling-stroke"');
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${plans.join('')}${lines}</svg>\n`;
}
