import type { Court } from '../court.ts';
import { circle, rectangle } from '../scene/geometry.ts';
import { Scene } from '../scene/scene.ts';
import type { Tone } from '../tone.ts';

const rubber: Tone = [0.24, 0.006, 260];
const seam: Tone = [0.25, 0.01, 260];

/** A lifting platform with a loaded bar on it. */
function platform(scene: Scene, x: number, plates: readonly Tone[]): void {
  scene.zone(rectangle(x - 1.35, -5.4, x + 1.35, -2.4), rubber);
  scene.zone(rectangle(x - 0.68, -5.4, x + 0.68, -2.4), [0.78, 0.075, 72]);
  scene.box(0.05, x - 1.35, -5.4, x + 1.35, -2.4);
  for (let board = 0; board < 7; board++) {
    const y = -5.4 + board * 0.43;
    scene.zone(rectangle(x - 0.68, y, x + 0.68, y + 0.215), [0.755, 0.078, 70]);
  }
  const y = -3.6;
  const height = 0.28;
  const flat = (x0: number, x1: number, half: number, tone: Tone): void =>
    scene.panel(
      [
        [x0, y - half, height],
        [x1, y - half, height],
        [x1, y + half, height],
        [x0, y + half, height],
      ],
      tone,
      { castsShadow: true },
    );
  flat(x - 1.1, x + 1.1, 0.02, [0.88, 0.004, 250]);
  for (const side of [-1, 1]) {
    for (const [index, tone] of plates.entries()) {
      const offset = index * 0.085;
      flat(x + side * (0.72 + offset), x + side * (0.79 + offset), 0.225 - index * 0.02, tone);
    }
  }
}

/** A floor of rubber tiles with lifting platforms and a sprint lane. */
export const gym: Court = ({ way, brand, chance }) => {
  const scene = new Scene([20, 10], way % 2 ? [0.33, 0.008, 260] : [0.4, 0.012, 260], [
    { at: [0.4, -2.4], azimuth: -58, elevation: 87, distance: 6 },
    { at: [0, -2.2], azimuth: -90, elevation: 89, distance: 8.5 },
    { at: [1, -1.8], azimuth: -40, elevation: 86, distance: 9 },
    { at: [-2, -0.6], azimuth: -115, elevation: 88, distance: 5 },
  ]);
  for (let speck = 0; speck < 150; speck++) {
    const x = -16 + chance() * 32;
    const y = -9 + chance() * 18;
    const dot = circle(x, y, 0.02 + chance() * 0.025, 5);
    scene.zone(dot, chance() < 0.3 ? brand : [0.62, 0.01, 260], 0.8);
  }
  for (let x = -15; x <= 15; x += 1) scene.seam(0.012, seam, [x, -9], [x, -1.4]);
  for (let y = -9; y < -1.4; y += 1) scene.seam(0.012, seam, [-15, y], [15, y]);
  const colors: Tone[] = [brand, [0.2, 0.01, 260], [0.5, 0.12, 256]];
  const plates = [0, 1, 2].map((index) => colors[(index + way) % 3]!);
  for (let index = -4; index <= 4; index++) platform(scene, index * 3.4, plates);
  scene.zone(rectangle(-16, -1, 16, 1.4), brand);
  scene.stripes(-16, -1, 16, 1.4, 32, [brand[0] - 0.03, brand[1], brand[2]]);
  scene.box(0.06, -16, -1, 16, 1.4);
  for (let x = -15; x <= 15; x += 1) scene.line(0.05, [x, -1], [x, x % 5 ? -0.7 : -0.2]);
  return scene;
};
