import type { CourtArtOptions } from './courtArt.ts';

/** The court of the home page; the document shows it too, in the colours an operator has who chose none. */
export const heroCourt = {
  sport: 'padel',
  seed: 'hero',
  shot: 'hero',
  way: 0,
  light: 'night',
  width: 1280,
  height: 760,
} as const satisfies CourtArtOptions;
