import type { EquipmentArtOptions } from './equipmentArt.ts';

type Kit = EquipmentArtOptions['item'];

const words: readonly (readonly [RegExp, Kit])[] = [
  [/tennis racket|مضرب تنس/i, 'tennisRacket'],
  [/racket|bat\b|paddle|مضرب/i, 'racket'],
  [/grip|لف[ّ]?ة/i, 'grip'],
  [/shuttle|ريش/i, 'shuttles'],
  [/football|كرة قدم/i, 'football'],
  [/basketball|كرة سلة/i, 'basketball'],
  [/tube|can of|علبة كرات/i, 'tube'],
  [/ball|كر[ةا]/i, 'balls'],
  [/bib|سترة|قميص تمييز/i, 'bib'],
  [/shirt|coach|jersey|قميص|مدرب/i, 'shirt'],
  [/towel|منشف/i, 'towel'],
  [/cap\b|hat\b|قبعة/i, 'cap'],
  [/goggle|نظارة/i, 'goggles'],
  [/video|camera|photo|فيديو|تصوير/i, 'camera'],
  [/mat\b|بساط/i, 'mat'],
  [/\bcones?\b|قمع|أقماع/i, 'cones'],
  [/water|drink|juice|isotonic|bottle|tea|coffee|ماء|مياه|مشروب|عصير|شاي|قهوة/i, 'bottle'],
];

const drawn: Readonly<Record<Kit, true>> = {
  racket: true,
  tennisRacket: true,
  balls: true,
  tube: true,
  football: true,
  basketball: true,
  bottle: true,
  shirt: true,
  bib: true,
  towel: true,
  cap: true,
  goggles: true,
  shuttles: true,
  grip: true,
  camera: true,
  mat: true,
  cones: true,
  bag: true,
};

/** Whether the server's word for a thing is one that can be drawn. */
export const isEquipment = (kit: string | null): kit is Kit => kit !== null && Object.hasOwn(drawn, kit);

/** Guesses the drawing of a product from its names, as the server names none; a bag when nothing fits. */
export function equipmentOf(...names: readonly (string | null | undefined)[]): Kit {
  for (const name of names) {
    const found = name ? words.find(([pattern]) => pattern.test(name)) : undefined;
    if (found) return found[1];
  }
  return 'bag';
}
