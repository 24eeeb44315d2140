import type { Court, CourtGiven } from '../court.ts';
import { arc, circle, fullTurn, radians, rectangle, type Point3 } from '../scene/geometry.ts';
import { Scene } from '../scene/scene.ts';
import type { Tone } from '../tone.ts';

const line = 0.075;
const steel: Tone = [0.25, 0.01, 260];
const white: Tone = [0.97, 0.003, 90];
const rimTone: Tone = [0.66, 0.2, 40];
const hoop = 3.05;

function boards(scene: Scene, chance: CourtGiven['chance']): void {
  for (let index = 0; index < 190; index++) {
    const y = -7.5 + Math.floor(chance() * 60) * 0.25;
    const x = -14 + chance() * 26;
    const length = 1.2 + chance() * 2.6;
    const tone: Tone = [0.76 + (chance() - 0.5) * 0.07, 0.088, 66 + chance() * 8];
    scene.zone(rectangle(x, y, Math.min(14, x + length), y + 0.25), tone);
  }
}

/** Stand, board, hoop and net at one end. */
function basket(scene: Scene, side: 1 | -1): void {
  const board = 12.8 * side;
  const middle = 12.425 * side;
  scene.panel(
    [
      [14.9 * side, -0.12, 0],
      [14.9 * side, 0.12, 0],
      [14.5 * side, 0.12, 3.2],
      [14.5 * side, -0.12, 3.2],
    ],
    steel,
    { castsShadow: true },
  );
  scene.panel(
    [
      [14.5 * side, -0.07, 3.2],
      [14.5 * side, 0.07, 3.2],
      [board, 0.07, 3.35],
      [board, -0.07, 3.35],
    ],
    steel,
    { castsShadow: true },
  );
  scene.upright([board, -0.9], [board, 0.9], 2.9, 3.95, white, { opacity: 0.4, castsShadow: true, rim: 0.05 });
  scene.wire(
    0.05,
    white,
    1,
    [board, -0.295, hoop],
    [board, 0.295, hoop],
    [board, 0.295, 3.5],
    [board, -0.295, 3.5],
    [board, -0.295, hoop],
  );
  scene.wire(0.035, rimTone, 1, ...circle(middle, 0, 0.24, 24).map(([x, y]): Point3 => [x, y, hoop]));
  for (let index = 0; index < 12; index++) {
    const angle = (index / 12) * fullTurn;
    const top: Point3 = [middle + 0.24 * Math.cos(angle), 0.24 * Math.sin(angle), hoop];
    for (const twist of [0.5, -0.5]) {
      const bottom: Point3 = [middle + 0.13 * Math.cos(angle + twist), 0.13 * Math.sin(angle + twist), 2.6];
      scene.wire(0.016, white, 0.85, top, bottom);
    }
  }
}

/** 28 by 15 m; three points from 6.75 m, free throws from 5.8 m. */
export const basketball: Court = ({ way, brand, chance }) => {
  const isWood = way % 3 !== 1;
  const court: Tone = isWood ? [0.76, 0.085, 70] : [0.36, 0.035, 265];
  const key: Tone = way % 3 === 2 ? [0.36, 0.06, 262] : brand;
  const scene = new Scene(
    [28, 15],
    isWood ? key : [0.62, 0.13, 45],
    [
      { at: [8.6, 0.5], azimuth: 214, elevation: 26, distance: 8, ball: [7.4, 0.9, 0.22] },
      { at: [10, 0], azimuth: 90, elevation: 89, distance: 12.5 },
      { at: [0, 0], azimuth: 40, elevation: 34, distance: 9, ball: [0.3, 0.5, 0.22] },
      { at: [12.4, 0.1], height: 2.75, azimuth: 206, elevation: 33, distance: 4.4, ball: [12.1, 0.32, 3.3] },
      { at: [9.2, 2], azimuth: 140, elevation: 40, distance: 12, ball: [7.2, 4.2, 0.22], ballScale: 1.3 },
    ],
    { at: [12.3, 0.2], height: 2.8, azimuth: 206, elevation: 34, distance: 4.4, ball: [12.1, 0.32, 3.3] },
  );
  scene.ball = 'basketball';
  scene.ballRadius = 0.22;
  scene.zone(rectangle(-14, -7.5, 14, 7.5), court);
  if (isWood) boards(scene, chance);
  for (const side of [-1, 1] as const) {
    const end = 14 * side;
    const throwLine = 8.2 * side;
    const middle = 12.425 * side;
    scene.zone(rectangle(end, -2.45, throwLine, 2.45), key);
    scene.line(line, [end, -2.45], [throwLine, -2.45], [throwLine, 2.45], [end, 2.45]);
    scene.line(line, ...circle(throwLine, 0, 1.8, 44));
    const turn = Math.asin(6.6 / 6.75) / radians;
    const threePoints =
      side > 0 ? arc(middle, 0, 6.75, 180 - turn, 180 + turn, 40) : arc(middle, 0, 6.75, turn, -turn, 40);
    scene.line(line, [end, 6.6], ...threePoints, [end, -6.6]);
    scene.line(line, ...(side > 0 ? arc(middle, 0, 1.25, 90, 270, 18) : arc(middle, 0, 1.25, -90, 90, 18)));
    for (const y of [-2.45, 2.45]) {
      for (const place of [1.75, 2.6, 3.45, 4.3]) {
        scene.line(0.09, [(14 - place) * side, y], [(14 - place) * side, y + Math.sign(y) * 0.28]);
      }
    }
    basket(scene, side);
  }
  scene.box(line, -14, -7.5, 14, 7.5);
  scene.line(line, [0, -7.5], [0, 7.5]);
  scene.line(line, ...circle(0, 0, 1.8, 44));
  return scene;
};
