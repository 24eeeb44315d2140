import { pick, turf, type Court } from '../court.ts';
import { arc, circle, rectangle, type Point } from '../scene/geometry.ts';
import { Scene } from '../scene/scene.ts';
import type { Tone } from '../tone.ts';

const line = 0.09;
const wood: Tone = [0.86, 0.09, 85];

const oval = (length: number, breadth: number, pieces: number): Point[] =>
  circle(0, 0, 1, pieces).map(([x, y]): Point => [x * length, y * breadth]);

/** An oval with the inner circle and a 22-yard pitch. */
export const cricket: Court = ({ way, chance }) => {
  const [dark, light] = pick(turf, way + 1);
  const scene = new Scene([150, 130], dark, [
    { at: [9.3, 0.1], azimuth: 20, elevation: 19, distance: 4.6, ball: [8.6, 0.9, 0.085] },
    { at: [0, 0], azimuth: 58, elevation: 52, distance: 84, view: 44 },
    { at: [9.2, 0], azimuth: 66, elevation: 46, distance: 5.2, ball: [8.5, -0.7, 0.085] },
    { at: [4, 0], azimuth: 90, elevation: 89, distance: 52 },
  ]);
  scene.ball = 'cricket';
  scene.ballRadius = 0.085;
  for (let ring = 0; ring < 9; ring += 2) {
    const outer = oval(72 - ring * 6.4, 64 - ring * 6.4, 72);
    const inner = oval(72 - (ring + 1) * 6.4, 64 - (ring + 1) * 6.4, 72);
    scene.zone([...outer, ...inner.toReversed()], light);
  }
  scene.line(0.45, ...oval(72, 64, 120));
  scene.line(0.25, ...arc(10.06, 0, 27.43, -90, 90, 40), ...arc(-10.06, 0, 27.43, 90, 270, 40), [10.06, -27.43]);
  scene.zone(rectangle(-12.4, -1.9, 12.4, 1.9), [0.79, 0.07, 92]);
  for (let worn = 0; worn < 26; worn++) {
    const y = -1.9 + chance() * 3.6;
    const x = -12 + chance() * 20;
    scene.zone(rectangle(x, y, x + 1 + chance() * 4, y + 0.12), [0.76, 0.075, 90]);
  }
  for (const side of [-1, 1]) {
    const wicket = 10.06 * side;
    const crease = 8.84 * side;
    scene.line(line, [wicket, -1.32], [wicket, 1.32]);
    scene.line(line, [crease, -1.83], [crease, 1.83]);
    for (const y of [-1.32, 1.32]) scene.line(line, [crease, y], [12.3 * side, y]);
    for (const y of [-0.11, 0, 0.11]) scene.post([wicket, y], 0.72, 0.045, wood);
    scene.wire(0.035, wood, 1, [wicket, -0.13, 0.74], [wicket, 0.13, 0.74]);
  }
  return scene;
};
