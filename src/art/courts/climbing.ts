import { pick, type Court, type CourtGiven } from '../court.ts';
import { circle, fullTurn, type Point, type Point3 } from '../scene/geometry.ts';
import { Scene } from '../scene/scene.ts';
import type { Tone } from '../tone.ts';

const halfWidth = 9;
const halfHeight = 7;
const columns = 5;
const rows = 3;
const boltSpacing = 0.62;

/** The wall folds into triangles, each catching the light in its own way. */
function folds(scene: Scene, base: Tone, chance: CourtGiven['chance']): void {
  const corner = (column: number, row: number): Point => [
    -halfWidth + (2 * halfWidth * column) / columns + (chance() - 0.5) * 2,
    -halfHeight + (2 * halfHeight * row) / rows + (chance() - 0.5) * 2,
  ];
  const corners = Array.from({ length: columns + 1 }, (_, column) =>
    Array.from({ length: rows + 1 }, (_, row) => corner(column, row)),
  );
  const shade = (): Tone => [base[0] + (chance() - 0.55) * 0.15, base[1] * (0.8 + chance() * 0.4), base[2]];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const a = corners[column]![row]!;
      const b = corners[column + 1]![row]!;
      const c = corners[column + 1]![row + 1]!;
      const d = corners[column]![row + 1]!;
      const isFallingLeft = chance() < 0.5;
      scene.zone(isFallingLeft ? [a, b, c] : [a, b, d], shade());
      scene.zone(isFallingLeft ? [a, c, d] : [b, c, d], shade());
    }
  }
}

function bolts(scene: Scene): void {
  for (let x = -halfWidth; x < halfWidth; x += boltSpacing) {
    for (let y = -halfHeight; y < halfHeight; y += boltSpacing) {
      const shift = Math.round(y / boltSpacing) % 2 ? boltSpacing / 2 : 0;
      scene.zone(circle(x + shift, y, 0.035, 6), [0.3, 0.02, 260], 0.5);
    }
  }
}

/** Holds of one colour, wandering upwards. */
function route(scene: Scene, foot: number, tone: Tone, chance: CourtGiven['chance']): void {
  const corners = 18;
  let x = foot;
  let y = -6.4;
  while (y < 7) {
    const radius = 0.15 + chance() * chance() * 0.5;
    const phase = chance() * 9;
    const flatness = 0.55 + chance() * 0.4;
    const outline = Array.from({ length: corners }, (_, index): Point3 => {
      const angle = (index / corners) * fullTurn;
      const lump = 0.8 + 0.2 * Math.sin(angle * 2 + phase) + 0.1 * Math.sin(angle * 3 + phase * 2);
      return [x + Math.cos(angle) * radius * lump, y + Math.sin(angle) * radius * lump * flatness, 0.001];
    });
    scene.panel(outline, tone, { castsShadow: true, hold: radius });
    x += (chance() - 0.5) * 1.5;
    y += 0.65 + chance() * 0.75;
  }
}

/** A wall seen straight on: x runs across it, y up. */
export const climbing: Court = ({ way, chance, brand, accent }) => {
  const base = pick<Tone>([[0.84, 0.018, 80], [0.46, 0.03, 255], brand], way);
  const scene = new Scene([12, 8], base, [
    { at: [0, 0], azimuth: -90, elevation: 90, distance: 8 },
    { at: [2, 1], azimuth: -97, elevation: 90, distance: 6 },
    { at: [-3, -1], azimuth: -82, elevation: 90, distance: 5 },
  ]);
  folds(scene, base, chance);
  bolts(scene);
  const colors: Tone[] = [accent, brand, [0.52, 0.15, 256], [0.2, 0.01, 260], [0.7, 0.15, 160], [0.97, 0.005, 90]];
  for (let index = 0; index < 6; index++) {
    const tone = colors[(index + way) % 6]!;
    const isLostOnWall = Math.abs(tone[0] - base[0]) < 0.12;
    if (!isLostOnWall) route(scene, -7.5 + index * 2.7, tone, chance);
  }
  return scene;
};
