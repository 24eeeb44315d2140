import { disc, discOutline, fill, type DrawEquipment } from './drawing.ts';

export const bottle: DrawEquipment = ({ color, ink }) => {
  const outline = 'M-14-98H14V-84H18Q34-78 34-58V84Q34 98 20 98H-20Q-34 98-34 84V-58Q-34-78-18-84H-14Z';
  const ring = 'M0-8A21 21 0 1 1 0 34A21 21 0 1 1 0-8ZM0-3A16 16 0 1 0 0 29A16 16 0 1 0 0-3Z';
  return {
    outline,
    body:
      fill(outline, color) +
      fill('M-16-98H16V-80H-16Z', ink) +
      fill('M-34-40H34V-34H-34ZM-34 60H34V66H-34Z', '#fff', 'opacity=".9"') +
      fill(ring, '#fff', 'fill-rule="evenodd" opacity=".9"') +
      fill('M-34 11H34V15H-34Z', '#fff', 'opacity=".9"') +
      fill('M-24-66Q-26-72-18-76V90H-22Q-26 90-26 84Z', '#fff', 'opacity=".28"') +
      fill('M20-76Q34-70 34-58V84Q34 98 20 98Z', '#000', 'opacity=".18"'),
  };
};

export const camera: DrawEquipment = ({ color, deep, ink }) => {
  const outline = 'M-64-44H64Q74-44 74-34V40Q74 50 64 50H-64Q-74 50-74 40V-34Q-74-44-64-44Z';
  const finder = 'M-44-44L-36-60H-4L4-44Z';
  return {
    outline: outline + finder,
    body:
      fill(finder, ink) +
      fill(outline, ink) +
      fill('M-74 18H74V24H-74Z', color) +
      disc(14, 2, 37, '#0b0f16') +
      disc(14, 2, 31, '#232c38') +
      disc(14, 2, 20, deep) +
      disc(14, 2, 10, '#0b0f16') +
      disc(3, -9, 6, '#fff', 'opacity=".7"') +
      disc(-50, -24, 7, '#e5372c'),
  };
};

/** A mat, half rolled. */
export const mat: DrawEquipment = ({ color, deep }) => {
  const flat = 'M-52-92Q-58-92-58-86V98H40V-86Q40-92 34-92Z';
  const line = 'stroke="#fff" stroke-opacity=".8" stroke-width="3"';
  return {
    outline: `${flat}M40-92H58V98H40Z`,
    body:
      fill(flat, color) +
      fill('M40 98V-70Q40-92 50-92Q60-92 60-70V90Q60 98 52 98Z', deep) +
      `<path d="M-58-60H40M-58 70H40" ${line}/><circle cx="-9" cy="4" r="26" fill="none" ${line}/><path d="M-58 4H40" ${line}/>`,
  };
};

/** Marker cones, flat ones: four colours, one of them the operator's. */
export const cones: DrawEquipment = ({ color, accent }) => {
  const places = [
    [-44, -48, '#ef6a1f'],
    [50, -38, accent],
    [-52, 46, color],
    [42, 54, '#f4f1ea'],
  ] as const;
  const outer = 44;
  const hole = 14;
  const cone = (x: number, y: number): string => discOutline(x, y, outer) + discOutline(x, y, hole);
  return {
    outline: places.map(([x, y]) => cone(x, y)).join(''),
    body: places
      .map(
        ([x, y, tone]) =>
          fill(cone(x, y), tone, 'fill-rule="evenodd"') +
          `<circle cx="${x}" cy="${y}" r="${hole + 8}" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="14"/>` +
          `<circle cx="${x}" cy="${y}" r="${outer - 5}" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="10"/>`,
      )
      .join(''),
  };
};

export const bag: DrawEquipment = ({ color, deep, ink }) => {
  const outline = 'M-86-34Q-86-50-70-50H70Q86-50 86-34V50Q86 66 70 66H-70Q-86 66-86 50Z';
  return {
    outline,
    body:
      fill(outline, color) +
      fill('M-86-34Q-86-50-70-50H-56V66H-70Q-86 66-86 50ZM86-34Q86-50 70-50H56V66H70Q86 66 86 50Z', deep) +
      `<path d="M-38 66V-30Q-38-84 0-84Q38-84 38-30V66" fill="none" stroke="${ink}" stroke-width="9"/>` +
      `<path d="M-56 6H56" stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-dasharray="6 3"/>` +
      fill('M-86 50H86Q86 66 70 66H-70Q-86 66-86 50Z', '#000', 'opacity=".14"'),
  };
};
