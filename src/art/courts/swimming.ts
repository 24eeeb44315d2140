import type { Court } from '../court.ts';
import { rectangle } from '../scene/geometry.ts';
import { Scene } from '../scene/scene.ts';
import type { Tone } from '../tone.ts';

const edge: Tone = [0.96, 0.01, 200];
const lanes = 6;

/** A 25 m pool with six lanes of 2.5 m; floats are closer coloured near the walls. */
export const swimming: Court = ({ way, brand }) => {
  const water: Tone = way % 2 ? [0.74, 0.105, 212] : [0.79, 0.095, 205];
  const scene = new Scene(
    [25, 15],
    [0.9, 0.022, 85],
    [
      { at: [8.6, -1], azimuth: 30, elevation: 40, distance: 8 },
      { at: [7, 0], azimuth: 62, elevation: 88, distance: 10 },
      { at: [6, 1.2], azimuth: 8, elevation: 22, distance: 9 },
      { at: [8, 3], azimuth: 120, elevation: 48, distance: 9 },
    ],
    { at: [9.4, -1.2], azimuth: 26, elevation: 38, distance: 8, view: 40 },
  );
  scene.paint = [0.34, 0.09, 250];
  scene.paintOpacity = 0.72;
  scene.ripples = { tone: [0.97, 0.04, 190], opacity: 0.4 };
  scene.zone(rectangle(-12.5, -7.5, 12.5, 7.5), water);
  scene.zone(rectangle(-13.1, -8.1, 13.1, -7.5), edge);
  scene.zone(rectangle(-13.1, 7.5, 13.1, 8.1), edge);
  scene.zone(rectangle(-13.1, -7.5, -12.5, 7.5), edge);
  scene.zone(rectangle(12.5, -7.5, 13.1, 7.5), edge);
  for (let lane = 0; lane < lanes; lane++) {
    const y = -6.25 + lane * 2.5;
    scene.line(0.25, [-10.5, y], [10.5, y]);
    for (const x of [-10.5, 10.5]) scene.line(0.25, [x, y - 0.5], [x, y + 0.5]);
    for (const side of [-1, 1]) {
      scene.panel(
        [
          [12.6 * side, y - 0.3, 0.0],
          [12.6 * side, y + 0.3, 0],
          [13.2 * side, y + 0.3, 0.12],
          [13.2 * side, y - 0.3, 0.12],
        ],
        [0.28, 0.02, 250],
      );
    }
  }
  for (let rope = 1; rope < lanes; rope++) {
    const y = -7.5 + rope * 2.5;
    for (let x = -12.4; x < 12.4; x += 0.5) {
      const isNearWall = Math.abs(x) > 7.4;
      const isFifth = Math.round((x + 12.4) / 0.5) % 5 === 0;
      scene.zone(rectangle(x, y - 0.085, x + 0.42, y + 0.085), isNearWall || isFifth ? brand : [0.985, 0.004, 100]);
    }
  }
  return scene;
};
