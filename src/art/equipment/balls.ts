import { ballOf, discOutline, fill, lettering, type DrawEquipment } from './drawing.ts';

const three = [
  [-40, 26, 36],
  [38, 38, 36],
  [4, -34, 36],
] as const;

export const balls: DrawEquipment = (given) => ({
  outline: three.map(([x, y, radius]) => discOutline(x, y, radius)).join(''),
  body: three.map(([x, y, radius], part) => ballOf('tennis', given, { x, y, radius, part })).join(''),
});

const one =
  (kind: 'football' | 'basketball'): DrawEquipment =>
  (given) => ({
    outline: 'M-66 0a66 66 0 1 0 132 0a66 66 0 1 0-132 0Z',
    body: ballOf(kind, given, { x: 0, y: 0, radius: 66, part: 'o' }),
  });

export const football = one('football');
export const basketball = one('basketball');

/** Three balls in a clear tube. */
export const tube: DrawEquipment = (given) => {
  const outline = 'M-34-96H34Q38-96 38-92V92Q38 98 32 98H-32Q-38 98-38 92V-92Q-38-96-34-96Z';
  const inside = [-58, 6, 68].map((y, part) => ballOf('tennis', given, { x: 0, y, radius: 31, part, shade: 0.7 }));
  return {
    outline,
    body:
      inside.join('') +
      fill(outline, '#dfe9ee', 'opacity=".32"') +
      fill('M-38-92Q-38-98-32-98H32Q38-98 38-92V-78H-38Z', given.ink) +
      fill('M-38-14H38V60H-38Z', given.color) +
      fill('M-38-14H38V-6H-38ZM-38 52H38V60H-38Z', given.bright) +
      fill('M-30-96H-22V96H-30Z', '#fff', 'opacity=".45"') +
      fill('M26-96H32V96H26Z', '#000', 'opacity=".16"') +
      `<text y="31" font-family="${lettering}" text-anchor="middle" font-size="26" font-weight="800" fill="#fff" style="font-stretch:125%">${given.text || '3'}</text>`,
  };
};

/** A tube of shuttles. */
export const shuttles: DrawEquipment = ({ color }) => {
  const outline = 'M-32-98H32V92Q32 98 26 98H-26Q-32 98-32 92Z';
  const nested = [-40, -16, 8, 32].map((y) => {
    const feathers = `M-14 ${y}L-5 ${y + 26}M-5 ${y}L-2 ${y + 26}M5 ${y}L2 ${y + 26}M14 ${y}L5 ${y + 26}`;
    return (
      fill(`M-20 ${y}L-9 ${y + 26}H9L20 ${y}Z`, '#dfe4e8') + `<path d="${feathers}" stroke="#aab4bd" stroke-width="1"/>`
    );
  });
  return {
    outline,
    body:
      fill(outline, '#f1f3f4') +
      fill('M-32-98H32V-70H-32ZM-32 74H32V92Q32 98 26 98H-26Q-32 98-32 92Z', color) +
      nested.join('') +
      fill('M20-98H32V98H20Z', '#000', 'opacity=".12"') +
      fill('M-26-98H-20V98H-26Z', '#fff', 'opacity=".7"'),
  };
};
