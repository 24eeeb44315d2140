import { disc, discOutline, fill, wraps, type DrawEquipment } from './drawing.ts';

function holes(ink: string): string {
  let drawing = '';
  for (let y = -76; y <= 8; y += 14) {
    for (let x = -42; x <= 42; x += 14) {
      const isOnFace = (x / 52) ** 2 + ((y + 34) / 54) ** 2 < 0.86;
      if (isOnFace) drawing += disc(x, y, 3.1, ink);
    }
  }
  return drawing;
}

/** A padel racket: a solid face with holes. */
export const racket: DrawEquipment = ({ color, bright, ink }) => {
  const outline =
    'M0-98C44-98 66-66 64-30C62 4 36 24 17 44L12 92Q11 98 5 98H-5Q-11 98-12 92L-17 44C-36 24-62 4-64-30C-66-66-44-98 0-98Z';
  const rim =
    'M0-98C44-98 66-66 64-30C62 4 36 24 17 44L14 44C30 22 54 2 56-30C58-62 38-90 0-90C-38-90-58-62-56-30C-54 2-30 22-14 44L-17 44C-36 24-62 4-64-30C-66-66-44-98 0-98Z';
  return {
    outline,
    body:
      fill(outline, color) +
      `<g opacity=".85">${holes(ink)}</g>` +
      fill(rim, bright) +
      fill('M-7 28L0 14L7 28L9 44H-9Z', ink, 'opacity=".35"') +
      fill('M-14 44H14L12 92Q11 98 5 98H-5Q-11 98-12 92Z', ink) +
      wraps(54, 9, 5, 13) +
      fill('M-46-52C-40-74-22-86 0-87L-14-78C-28-72-38-62-46-52Z', '#fff', 'opacity=".35"'),
  };
};

export const tennisRacket: DrawEquipment = ({ color, bright, ink, id }) => {
  const rim =
    'M0-100C40-100 58-68 56-36C54-6 30 16 10 26L8 94Q8 100 0 100Q-8 100-8 94L-10 26C-30 16-54-6-56-36C-58-68-40-100 0-100Z';
  const hole = 'M0-91C33-91 48-64 46-37C44-13 26 6 0 17C-26 6-44-13-46-37C-48-64-33-91 0-91Z';
  let strings = '';
  for (let x = -42; x <= 42; x += 7) strings += `M${x}-92V18`;
  for (let y = -88; y <= 14; y += 7) strings += `M-48 ${y}H48`;
  return {
    outline: rim + hole,
    body:
      `<clipPath id="${id}h"><path d="${hole}"/></clipPath><g clip-path="url(#${id}h)">` +
      `<path d="${strings}" stroke="#fff" stroke-opacity=".8" stroke-width="1.3" fill="none"/></g>` +
      fill(rim + hole, color, 'fill-rule="evenodd"') +
      fill('M-10 26L0 17L10 26L9 46H-9Z', bright) +
      fill('M-9 46H9L8 94Q8 100 0 100Q-8 100-8 94Z', ink) +
      wraps(56, 10, 4, 9),
  };
};

const rolls = [
  [-46, 22],
  [46, 26],
  [2, -42],
] as const;

/** Three rolls of grip tape. */
export const grip: DrawEquipment = ({ color, accent }) => {
  const colors = [color, accent, '#f4f1ea'];
  const roll = (x: number, y: number, shade: string): string => {
    const turns = [33, 26, 19].map(
      (radius) => `<circle r="${radius}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="2"/>`,
    );
    const core = disc(0, 0, 13, '#fff') + disc(0, 0, 13, '#000', 'opacity=".12"');
    return `<g transform="translate(${x} ${y})">${fill(discOutline(0, 0, 40), shade)}${turns.join('')}${core}</g>`;
  };
  return {
    outline: rolls.map(([x, y]) => discOutline(x, y, 40)).join(''),
    body: rolls.map(([x, y], index) => roll(x, y, colors[index]!)).join(''),
  };
};
