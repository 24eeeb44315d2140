import { pick, type Court } from '../court.ts';
import { arc, type Point } from '../scene/geometry.ts';
import { Scene } from '../scene/scene.ts';
import type { Tone } from '../tone.ts';

const bend = 36.5;
const straight = 84.39 / 2;
const lane = 1.22;
const lanes = 8;
const line = 0.085;

/** All the way round at a distance from the middle of the bends. */
const loop = (radius: number): Point[] => [
  ...arc(straight, 0, radius, -90, 90, 40),
  ...arc(-straight, 0, radius, 90, 270, 40),
  [straight, -radius],
];

/** The lane numbers as one stroke each, in a box one wide and two high. */
const numerals: readonly (readonly Point[])[] = [
  '0.5,0 0.5,2',
  '0,2 1,2 1,1 0,1 0,0 1,0',
  '0,2 1,2 1,1 0.2,1 1,1 1,0 0,0',
  '0,2 0,0.8 1,0.8 0.72,0.8 0.72,1.4 0.72,0',
  '1,2 0,2 0,1 1,1 1,0 0,0',
  '1,2 0,2 0,0 1,0 1,1 0,1',
  '0,2 1,2 1,1.6 0.5,0',
  '0,0 0,2 1,2 1,0 0,0 0,1 1,1',
].map((strokes) => strokes.split(' ').map((place) => place.split(',').map(Number) as unknown as Point));

/** A 400 m track: eight lanes of 1.22 m around bends of 36.5 m, with a staggered start. */
export const athletics: Court = ({ way, brand }) => {
  const track = pick<Tone>([[0.58, 0.15, 34], [0.5, 0.125, 252], brand], way);
  const middle = -bend - lane * 4;
  const scene = new Scene(
    [176, 92],
    [0.55, 0.11, 148],
    [
      { at: [17.6, middle], azimuth: 178, elevation: 26, distance: 6.4 },
      { at: [straight + 12, -bend + 6], azimuth: 236, elevation: 42, distance: 30, view: 44 },
      { at: [18.4, middle], azimuth: 160, elevation: 86, distance: 9 },
      { at: [20.5, -bend - lane * 3.4], azimuth: 196, elevation: 24, distance: 6 },
    ],
    { at: [17.6, -40], azimuth: 178, elevation: 26, distance: 6.4 },
  );
  scene.zone([...loop(bend + lanes * lane), ...loop(bend).toReversed()], track);
  for (let index = 1; index < lanes; index += 2) {
    const shaded: Tone = [track[0] - 0.022, track[1], track[2]];
    scene.zone([...loop(bend + (index + 1) * lane), ...loop(bend + index * lane).toReversed()], shaded);
  }
  for (let index = 0; index <= lanes; index++) scene.line(line, ...loop(bend + index * lane));
  scene.line(0.1, [20, -bend - lanes * lane], [20, -bend]);
  for (const [index, numeral] of numerals.entries()) {
    const y = -bend - lane * (index + 0.5);
    scene.line(0.11, ...numeral.map(([u, v]): Point => [17.5 + v * 0.66, y - (u - 0.5) * 0.52]));
    scene.line(0.08, [24 + index * 1.4, y - 0.5], [24 + index * 1.4, y + 0.5]);
  }
  return scene;
};
