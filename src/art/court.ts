import type { Chance } from './random.ts';
import type { Scene } from './scene/scene.ts';
import type { Tone } from './tone.ts';

/** What a court is drawn from besides its rule book. */
export interface CourtGiven {
  /** Number of the surface colourway; any whole number. */
  readonly way: number;
  readonly chance: Chance;
  readonly brand: Tone;
  readonly accent: Tone;
}

export type Court = (given: CourtGiven) => Scene;

/** The element of a list a colourway means. */
export const pick = <Item>(list: readonly [Item, ...Item[]], way: number): Item => list[way % list.length] ?? list[0];

/** Mown grass: a dark and a light stripe. */
export const turf: readonly [readonly [Tone, Tone], ...(readonly [Tone, Tone])[]] = [
  [
    [0.555, 0.128, 146],
    [0.595, 0.135, 144],
  ],
  [
    [0.52, 0.118, 152],
    [0.555, 0.124, 150],
  ],
  [
    [0.6, 0.125, 140],
    [0.64, 0.13, 138],
  ],
];
