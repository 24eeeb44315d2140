import { disc, fill, lettering, type DrawEquipment } from './drawing.ts';

/** A shirt with initials: a person without a portrait. */
export const shirt: DrawEquipment = ({ color, bright, text }) => {
  const outline =
    'M-30-88L-58-78L-98-34L-72-8L-56-24V92Q-56 98-50 98H50Q56 98 56 92V-24L72-8L98-34L58-78L30-88Q0-66-30-88Z';
  return {
    outline,
    body:
      fill(outline, color) +
      fill('M-98-34L-72-8L-66-14L-92-41ZM98-34L72-8L66-14L92-41Z', bright) +
      fill('M-30-88Q0-66 30-88L24-90Q0-74-24-90Z', bright) +
      fill('M-56-24L-44-50L-46 98H-50Q-56 98-56 92ZM56-24L44-50L46 98H50Q56 98 56 92Z', '#000', 'opacity=".13"') +
      fill('M-56 84H56V90H-56Z', bright) +
      fill('M-20-60C-16-20-26 20-18 84L-12 84C-20 20-8-20-14-58Z', '#000', 'opacity=".08"') +
      `<text y="44" font-family="${lettering}" text-anchor="middle" font-size="72" font-weight="800" fill="#fff" style="font-stretch:112%;letter-spacing:-.03em">${text}</text>`,
  };
};

export const bib: DrawEquipment = ({ color, ink, text }) => {
  const outline =
    'M-26-92H-44C-44-60-52-48-60-38V92Q-60 98-54 98H54Q60 98 60 92V-38C52-48 44-60 44-92H26C22-70-22-70-26-92Z';
  return {
    outline,
    body:
      fill(outline, color) +
      fill('M-26-92H-20C-16-76 16-76 20-92H26C22-70-22-70-26-92ZM-60 86H60V92H-60Z', ink) +
      `<text y="48" font-family="${lettering}" text-anchor="middle" font-size="86" font-weight="850" fill="${ink}" style="font-stretch:125%">${text || '7'}</text>`,
  };
};

export const cap: DrawEquipment = ({ color, deep }) => ({
  outline: 'M0-78A62 62 0 0 1 60-20C76 30 56 92 0 92C-56 92-76 30-60-20A62 62 0 0 1 0-78Z',
  body:
    fill('M-58-6C-80 40-54 92 0 92C54 92 80 40 58-6Z', deep) +
    disc(0, -16, 62, color) +
    `<path d="M0-78V46M-54-47Q0-20 54-47M-54 15Q0-12 54 15" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="2"/>` +
    disc(0, -16, 5, deep) +
    fill('M-58-6C-40 40 40 40 58-6C64 10 68 26 66 40C40 62-40 62-66 40C-68 26-64 10-58-6Z', '#fff', 'opacity=".08"') +
    `<path d="M-52 58Q0 82 52 58" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2" stroke-dasharray="4 3"/>`,
});

export const towel: DrawEquipment = ({ color }) => {
  const outline = 'M-78-50Q-88-50-88-30V30Q-88 50-78 50H78Q88 50 88 30V-30Q88-50 78-50Z';
  return {
    outline,
    body:
      fill(outline, '#f4f1ea') +
      fill('M-56-50H-40V50H-56ZM-34-50H-30V50H-34ZM40-50H56V50H40ZM30-50H34V50H30Z', color) +
      fill('M-88 10H88V30Q88 50 78 50H-78Q-88 50-88 30Z', '#000', 'opacity=".08"') +
      `<path d="M-88-14H88" stroke="#000" stroke-opacity=".12" stroke-width="2"/>`,
  };
};

export const goggles: DrawEquipment = ({ color, ink }) => {
  const lens = (x: number): string =>
    `M${x - 40}-18Q${x - 40}-34 ${x - 22}-34H${x + 18}Q${x + 38}-34 ${x + 38}-12Q${x + 38} 26 ${x + 2} 28Q${x - 40} 30 ${x - 40}-18Z`;
  const strap = 'M-92-16C-130-90 130-90 92-16L86-12C112-74-112-74-86-12Z';
  const glass = fill(lens(0), color) + fill('M-32-20Q-32-28-20-28H-4L-30 12Q-34 0-32-20Z', '#fff', 'opacity=".5"');
  return {
    outline: lens(-46) + lens(48) + strap,
    body:
      fill(strap, ink) +
      fill(lens(-46), ink) +
      fill(lens(48), ink) +
      `<g transform="translate(-47 -3) scale(.8)">${glass}</g><g transform="translate(47 -3) scale(.8)">${glass}</g>` +
      fill('M-9-14Q0-22 9-14V-6Q0-14-9-6Z', ink),
  };
};
