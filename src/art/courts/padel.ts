import { pick, type Court } from '../court.ts';
import { rectangle } from '../scene/geometry.ts';
import { Scene } from '../scene/scene.ts';
import type { Tone } from '../tone.ts';

const line = 0.075;
const sides = [-1, 1] as const;
const glass: Tone = [0.9, 0.03, 225];
const steel: Tone = [0.2, 0.015, 250];
const pane = { opacity: 0.13, rim: 0.03 };

/** The back wall of glass with mesh on top, and the stepped glass at the corners. */
function enclosure(scene: Scene, side: 1 | -1): void {
  const back = 10 * side;
  for (let y = -5; y < 5; y += 2) scene.upright([back, y], [back, y + 2], 0, 3, glass, pane);
  for (const corner of sides) {
    scene.upright([back, 5 * corner], [8 * side, 5 * corner], 0, 3, glass, pane);
    scene.upright([8 * side, 5 * corner], [6 * side, 5 * corner], 0, 2, glass, pane);
  }
  for (let y = -5; y <= 5.01; y += 0.25) scene.wire(0.014, steel, 0.5, [back, y, 3], [back, y, 4]);
  for (let z = 3; z <= 4.01; z += 0.25) scene.wire(0.014, steel, 0.5, [back, -5, z], [back, 5, z]);
  for (const y of [-5, -3, -1, 1, 3, 5]) scene.wire(0.07, steel, 1, [back, y, 0], [back, y, 4]);
}

/** 20 by 10 m behind glass; service lines 6.95 m from the net. */
export const padel: Court = ({ way, brand }) => {
  const [court, surround] = pick<readonly [Tone, Tone]>(
    [
      [
        [0.515, 0.15, 256],
        [0.4, 0.09, 258],
      ],
      [
        [0.6, 0.142, 40],
        [0.44, 0.09, 38],
      ],
      [
        [0.54, 0.105, 172],
        [0.4, 0.07, 175],
      ],
      [brand, [0.35, 0.03, 40]],
    ],
    way,
  );
  const scene = new Scene(
    [20, 10],
    surround,
    [
      { at: [5.2, 0.5], azimuth: 214, elevation: 27, distance: 5.4, ball: [5.5, 1.0, 0.5] },
      { at: [6.9, 0.2], azimuth: 292, elevation: 40, distance: 6.4, ball: [7.9, -0.7, 0.1] },
      { at: [3.4, 0], azimuth: 32, elevation: 34, distance: 13 },
      { at: [6.6, 0.4], azimuth: 24, elevation: 88, distance: 8, ball: [5.2, 1.4, 0.1] },
      { at: [1.4, 0], azimuth: 16, elevation: 22, distance: 7, ball: [2.6, -0.5, 1.0] },
    ],
    {
      at: [2.4, 0.2],
      height: 0.9,
      azimuth: 22,
      elevation: 22,
      distance: 5.6,
      view: 42,
      ball: [2.4, 0.2, 1.05],
      ballScale: 1.5,
    },
  );
  scene.ball = 'tennis';
  scene.ballRadius = 0.1;
  scene.zone(rectangle(-10, -5, 10, 5), court);
  for (const x of [-6.95, 6.95]) scene.line(line, [x, -5], [x, 5]);
  scene.line(line, [-7.15, 0], [7.15, 0]);
  scene.net(0, -5, 5, 0, 0.9, 0.16, 0.04);
  for (const side of sides) enclosure(scene, side);
  return scene;
};
