import { pick, type Court } from '../court.ts';
import { rectangle } from '../scene/geometry.ts';
import { Scene } from '../scene/scene.ts';
import type { Tone } from '../tone.ts';

const line = 0.06;

/** 13.4 by 6.1 m; short service line 1.98 m from the net. */
export const badminton: Court = ({ way, brand }) => {
  const court = pick<Tone>([[0.5, 0.1, 162], [0.47, 0.11, 258], brand], way);
  const scene = new Scene([13.4, 6.1], way % 2 ? [0.73, 0.08, 68] : [0.37, 0.035, 170], [
    { at: [5.1, 1.3], azimuth: 226, elevation: 33, distance: 5, ball: [4.4, 1.1, 0.12] },
    { at: [4.4, 0.4], azimuth: 28, elevation: 88, distance: 6, ball: [3.2, -1.2, 0.1] },
    { at: [2.6, 0], azimuth: 20, elevation: 30, distance: 8.4, ball: [4, 0.7, 0.12] },
    { at: [1.4, 0], azimuth: 16, elevation: 25, distance: 6, ball: [2, 0.5, 1.2] },
  ]);
  scene.ball = 'shuttle';
  scene.ballRadius = 0.16;
  scene.zone(rectangle(-7.7, -4, 7.7, 4), court);
  scene.box(line, -6.7, -3.05, 6.7, 3.05);
  for (const y of [-2.59, 2.59]) scene.line(line, [-6.7, y], [6.7, y]);
  for (const side of [-1, 1]) {
    scene.line(line, [1.98 * side, -3.05], [1.98 * side, 3.05]);
    scene.line(line, [5.94 * side, -3.05], [5.94 * side, 3.05]);
    scene.line(line, [1.98 * side, 0], [6.7 * side, 0]);
  }
  scene.net(0, -3.05, 3.05, 0.76, 1.55, 0.11, 0.03);
  return scene;
};
