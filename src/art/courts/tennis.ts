import { pick, type Court } from '../court.ts';
import { rectangle } from '../scene/geometry.ts';
import { Scene } from '../scene/scene.ts';
import type { Tone } from '../tone.ts';

const line = 0.09;

/** 23.77 by 10.97 m; singles lines 8.23 m apart, service lines 6.4 m from the net. */
export const tennis: Court = ({ way, brand }) => {
  const [court, surround] = pick<readonly [Tone, Tone]>(
    [
      [
        [0.495, 0.135, 258],
        [0.56, 0.105, 160],
      ],
      [
        [0.63, 0.135, 42],
        [0.6, 0.128, 40],
      ],
      [
        [0.48, 0.075, 200],
        [0.6, 0.135, 38],
      ],
      [brand, [0.42, 0.05, 265]],
    ],
    way,
  );
  const scene = new Scene(
    [23.77, 10.97],
    surround,
    [
      { at: [6.5, 0.6], azimuth: 208, elevation: 21, distance: 7, ball: [5.9, 1.3, 0.1] },
      { at: [10.6, 4.2], azimuth: 238, elevation: 34, distance: 6.5, ball: [12.25, 4.3, 0.1] },
      { at: [5, 0], azimuth: 30, elevation: 36, distance: 17 },
      { at: [7.2, 0], azimuth: 26, elevation: 88, distance: 11, ball: [8.4, -2.3, 0.1] },
      { at: [2.6, 0], azimuth: 14, elevation: 21, distance: 8.5, ball: [4.6, -0.9, 0.9] },
    ],
    {
      at: [12.2, 4.2],
      azimuth: 240,
      elevation: 30,
      distance: 5.6,
      view: 42,
      ball: [12.3, 4.35, 0.1],
      ballScale: 1.5,
    },
  );
  scene.ball = 'tennis';
  scene.ballRadius = 0.1;
  scene.zone(rectangle(-11.885, -5.485, 11.885, 5.485), court);
  scene.box(line, -11.885, -5.485, 11.885, 5.485);
  for (const y of [-4.115, 4.115]) scene.line(line, [-11.885, y], [11.885, y]);
  for (const x of [-6.4, 6.4]) scene.line(line, [x, -4.115], [x, 4.115]);
  scene.line(line, [-6.4, 0], [6.4, 0]);
  for (const side of [-1, 1]) scene.line(line, [11.885 * side, 0], [11.55 * side, 0]);
  scene.net(0, -6.4, 6.4, 0, 1.0, 0.17, 0.09);
  return scene;
};
