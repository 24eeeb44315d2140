import type { Court } from '../court.ts';
import { rectangle } from '../scene/geometry.ts';
import { Scene } from '../scene/scene.ts';
import type { Tone } from '../tone.ts';

const line = 0.085;

/** 18 by 9 m with attack lines 3 m from the net; every third one is on a beach, where there are none. */
export const volleyball: Court = ({ way, brand }) => {
  const isBeach = way % 3 === 1;
  const court: Tone = isBeach ? [0.865, 0.058, 84] : way % 3 ? [0.7, 0.14, 55] : brand;
  const scene = new Scene([18, 9], isBeach ? [0.84, 0.06, 82] : [0.45, 0.075, 215], [
    { at: [6.6, 2.2], azimuth: 232, elevation: 30, distance: 7, ball: [5.9, 2, 0.2] },
    { at: [5, 0.4], azimuth: 30, elevation: 88, distance: 9, ball: [4, -1.6, 0.2] },
    { at: [3, 0], azimuth: 24, elevation: 30, distance: 12.5, ball: [4.6, 1.4, 0.2] },
    { at: [7.8, 3.4], azimuth: 200, elevation: 40, distance: 6, ball: [8.4, 3.6, 0.2] },
  ]);
  scene.ball = 'volleyball';
  scene.ballRadius = 0.2;
  if (isBeach) scene.paint = [0.47, 0.13, 255];
  scene.zone(rectangle(-9, -4.5, 9, 4.5), court);
  scene.box(line, -9, -4.5, 9, 4.5);
  if (!isBeach) {
    scene.line(line, [0, -4.5], [0, 4.5]);
    for (const side of [-1, 1]) {
      scene.line(line, [3 * side, -4.5], [3 * side, 4.5]);
      scene.zone(rectangle(0, -4.5, 3 * side, 4.5), [court[0] - 0.05, court[1], court[2]]);
    }
  }
  scene.net(0, -5, 5, 1.43, 2.43, 0.2, 0.03);
  return scene;
};
