import { ball, type BallPosition } from '../scene/ball.ts';
import type { Chance } from '../random.ts';

/** What a thing is drawn with. */
export interface EquipmentGiven {
  readonly color: string;
  readonly bright: string;
  readonly deep: string;
  readonly accent: string;
  readonly ink: string;
  readonly chance: Chance;
  /** Starts the ids of its gradients. */
  readonly id: string;
  /** Initials or a number, on what carries any. */
  readonly text: string;
}

/** A thing in a box of 200 units around 0,0: its outline, which throws the shadow, and itself. */
export interface EquipmentDrawing {
  readonly outline: string;
  readonly body: string;
}

export type DrawEquipment = (given: EquipmentGiven) => EquipmentDrawing;

export const fill = (d: string, color: string, attributes = ''): string =>
  `<path d="${d}" fill="${color}" ${attributes}/>`;

export const disc = (x: number, y: number, radius: number, color: string, attributes = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}" ${attributes}/>`;

export const discOutline = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** A band of `count` slanting wraps, as on a handle. */
export const wraps = (from: number, step: number, count: number, half: number): string =>
  Array.from({ length: count }, (_, index) => {
    const y = from + index * step;
    return `<path d="M${-half} ${y}L${half} ${y - 6}" stroke="#fff" stroke-opacity=".22" stroke-width="2"/>`;
  }).join('');

const shade = 0.8;

export const ballOf = (
  kind: 'tennis' | 'football' | 'basketball',
  given: EquipmentGiven,
  position: Pick<BallPosition, 'x' | 'y' | 'radius'> & { part: string | number; shade?: number },
): string => {
  const { part, ...rest } = position;
  return ball(kind, { shade, ...rest, id: given.id + part, accent: given.accent }, given.chance);
};

/** An image cannot use the fonts of the page: letters on things are set in what any system has. */
export const lettering = 'Arial Black, Arial, sans-serif';
