/** Pictures of courts seen from above, 3:2, the same for the same seed. */
import { courts, type Court, type CourtSport } from './courts.ts';

const paint = '#fffdf8';
const ballColor = '#e4f222';

/** A fraction between 0 and 1 for each position, decided by the seed (FNV-1a, then a mix). */
function chance(seed: string, position: number): number {
  let hash = 2166136261;
  for (const letter of `${seed}/${position}`) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

interface Frame {
  readonly center: readonly [x: number, y: number];
  /** Metres from the left to the right edge of the picture. */
  readonly span: number;
  readonly turn: number;
}

/** The whole court, one half of it, or the part where the seed points. */
function frameOf({ size: [length, width], runOff }: Court, seed: string): Frame {
  const whole = Math.max(length + 2 * runOff, (width + 2 * runOff) * 1.5);
  const turn = [0, -14, 9, 22][Math.floor(chance(seed, 1) * 4)]!;
  const choice = chance(seed, 2);
  if (choice < 0.3) return { center: [length / 2, width / 2], span: whole, turn: 0 };
  if (choice < 0.65) return { center: [length * 0.28, width / 2], span: whole * 0.55, turn };
  return {
    center: [length * (0.15 + 0.7 * chance(seed, 3)), width * (0.2 + 0.6 * chance(seed, 4))],
    span: whole * 0.45,
    turn: turn || 16,
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** The sun from one side, and less of it towards the edges: a flat surface looks like printed paper. */
const lightOf = (seed: string, place: string): string => {
  const [from, to] = chance(seed, 7) < 0.5 ? [0.15, 1] : [0.85, 0];
  return `<defs>
<linearGradient id="sun" x1="${from}" y1="0" x2="${to}" y2="1"><stop offset="0" stop-color="#ffe9c4" stop-opacity=".34"/><stop offset=".45" stop-color="#ffe9c4" stop-opacity="0"/><stop offset="1" stop-color="#07101f" stop-opacity=".5"/></linearGradient>
<radialGradient id="lens" cx=".5" cy=".45" r=".8"><stop offset=".45" stop-color="#07101f" stop-opacity="0"/><stop offset="1" stop-color="#07101f" stop-opacity=".42"/></radialGradient>
</defs>
<rect ${place} fill="url(#sun)"/><rect ${place} fill="url(#lens)"/>`;
};

/** An SVG document of 1200 × 800. */
export function courtPicture(sport: CourtSport, seed: string): string {
  const court: Court = courts[sport];
  const [length, width] = court.size;
  const [surface, surround] = court.surfaces[Math.floor(chance(seed, 0) * court.surfaces.length)]!;
  const { center, span, turn } = frameOf(court, seed);
  const height = span / 1.5;
  const [x, y] = center;
  const wide = span * 2;
  const line = Math.max(court.line, span / 400);
  const ball = [x + span * (0.1 + 0.2 * chance(seed, 5)), y - height * (0.05 + 0.2 * chance(seed, 6))] as const;

  const [left, top] = [rounded(x - span / 2), rounded(y - height / 2)];
  const radius = rounded(span / 90);

  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="${[left, top, span, height].map(rounded).join(' ')}">
<rect x="${rounded(x - wide)}" y="${rounded(y - wide)}" width="${rounded(wide * 2)}" height="${rounded(wide * 2)}" fill="${surround}"/>
<g transform="rotate(${turn} ${rounded(x)} ${rounded(y)})" fill="none">
<rect width="${length}" height="${width}" fill="${surface}"/>
${court.patches ? `<path d="${court.patches}" fill="#000" fill-opacity=".07"/>` : ''}
${(court.things ?? []).map(([path, color]) => `<path d="${path}" fill="${path.endsWith('z') ? color : 'none'}" stroke="${color}" stroke-width="${path.endsWith('z') ? 0 : 0.3}"/>`).join('')}
<path d="${court.lines}" stroke="${paint}" stroke-width="${rounded(line)}"/>
${court.wires ? `<path d="${court.wires}" stroke="${paint}" stroke-opacity=".65" stroke-width="${rounded(line * 0.7)}" stroke-dasharray="${rounded(span / 150)} ${rounded(span / 300)}"/>` : ''}
</g>
${court.noBall ? '' : `<ellipse cx="${rounded(ball[0] + radius)}" cy="${rounded(ball[1] + radius * 0.9)}" rx="${rounded(radius * 1.15)}" ry="${rounded(radius * 0.85)}" fill="#070b16" fill-opacity=".38"/><circle cx="${rounded(ball[0])}" cy="${rounded(ball[1])}" r="${radius}" fill="${ballColor}"/>`}
${lightOf(seed, `x="${left}" y="${top}" width="${rounded(span)}" height="${rounded(height)}"`)}
</svg>
`;
}
