import { pick, turf, type Court } from '../court.ts';
import { arc, circle, type Point } from '../scene/geometry.ts';
import { Scene } from '../scene/scene.ts';

const line = 0.1;
const sides = [-1, 1] as const;

/** The area in front of a goal: two quarter circles of 6 m around its posts, joined. */
function goalArea(goalLine: number): Point[] {
  const quarter = (y: number, from: number): Point[] => arc(goalLine, y, 6, from, from + 90, 18);
  if (goalLine > 0) return [...quarter(1.58, 90), ...quarter(-1.58, 180)];
  return [...quarter(1.58, 0).toReversed(), ...quarter(-1.58, 270).toReversed()];
}

/** Five a side: 40 by 20 m with the areas of futsal. */
export const fives: Court = ({ way }) => {
  const [dark, light] = pick(turf, way);
  const scene = new Scene(
    [40, 20],
    dark,
    [
      { at: [15, 0], azimuth: 158, elevation: 21, distance: 10.5, ball: [14, 0, 0.2] },
      { at: [0, 0], azimuth: 32, elevation: 33, distance: 14, ball: [0.6, 0.4, 0.2] },
      { at: [16, 0], azimuth: 90, elevation: 89, distance: 19 },
      { at: [12, 5], azimuth: 120, elevation: 27, distance: 13, ball: [13.6, 3, 0.2] },
      { at: [18.4, -8.4], azimuth: 150, elevation: 28, distance: 6, ball: [19.5, -9.5, 0.2] },
    ],
    { at: [14, 0], azimuth: 204, elevation: 25, distance: 8, view: 40, ball: [14, 0.1, 0.2], ballScale: 1.3 },
  );
  scene.ball = 'football';
  scene.ballRadius = 0.2;
  scene.stripes(-26, -14, 26, 14, 20, light);
  scene.box(line, -20, -10, 20, 10);
  scene.line(line, [0, -10], [0, 10]);
  scene.line(line, ...circle(0, 0, 3, 56));
  scene.zone(circle(0, 0, 0.14, 14), scene.paint);
  for (const side of sides) {
    const goalLine = 20 * side;
    scene.line(line, ...goalArea(goalLine));
    scene.zone(circle(14 * side, 0, 0.12, 12), scene.paint);
    scene.zone(circle(10 * side, 0, 0.12, 12), scene.paint);
    scene.goal(goalLine, 1.5, 2, 1.1, side, 0.09);
    for (const corner of sides) {
      const from = side > 0 ? (corner > 0 ? 180 : 90) : corner > 0 ? 270 : 0;
      scene.line(line, ...arc(goalLine, 10 * corner, 0.5, from, from + 90));
    }
  }
  return scene;
};
