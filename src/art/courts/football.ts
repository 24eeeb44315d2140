import { pick, turf, type Court } from '../court.ts';
import { arc, circle } from '../scene/geometry.ts';
import { Scene } from '../scene/scene.ts';

const line = 0.17;
const sides = [-1, 1] as const;

/** Eleven a side: 105 by 68 m, penalty areas of 16.5 m, circles of 9.15 m. */
export const football: Court = ({ way }) => {
  const [dark, light] = pick(turf, way);
  const scene = new Scene(
    [105, 68],
    dark,
    [
      { at: [41.9, 0], azimuth: 160, elevation: 22, distance: 9.5, ball: [41.5, 0.1, 0.2] },
      { at: [51.2, 32.8], azimuth: 215, elevation: 30, distance: 6, ball: [51.75, 33.5, 0.2] },
      { at: [0, 0], azimuth: 28, elevation: 34, distance: 36, ball: [0, 0, 0.2], ballScale: 2.2 },
      { at: [44, 0], azimuth: 90, elevation: 89, distance: 46 },
      { at: [40, 9], azimuth: 128, elevation: 26, distance: 26, ball: [36.5, 4, 0.2], ballScale: 1.8 },
    ],
    { at: [0, 0], azimuth: 26, elevation: 23, distance: 9.4, view: 40, ball: [0, 0, 0.24], ballScale: 1.35 },
  );
  scene.ball = 'football';
  scene.ballRadius = 0.2;
  scene.stripes(-63, -44, 63, 44, 24, light);
  scene.box(line, -52.5, -34, 52.5, 34);
  scene.line(line, [0, -34], [0, 34]);
  scene.line(line, ...circle(0, 0, 9.15, 72));
  scene.zone(circle(0, 0, 0.26, 16), scene.paint);
  for (const side of sides) {
    const goalLine = 52.5 * side;
    const spot = 41.5 * side;
    scene.line(line, [goalLine, -20.16], [36 * side, -20.16], [36 * side, 20.16], [goalLine, 20.16]);
    scene.line(line, [goalLine, -9.16], [47 * side, -9.16], [47 * side, 9.16], [goalLine, 9.16]);
    scene.zone(circle(spot, 0, 0.26, 16), scene.paint);
    scene.line(line, ...(side > 0 ? arc(spot, 0, 9.15, 127, 233, 24) : arc(spot, 0, 9.15, -53, 53, 24)));
    for (const corner of sides) {
      const from = side > 0 ? (corner > 0 ? 180 : 90) : corner > 0 ? 270 : 0;
      scene.line(line, ...arc(goalLine, 34 * corner, 1, from, from + 90));
    }
    scene.goal(goalLine, 3.66, 2.44, 2, side);
  }
  return scene;
};
