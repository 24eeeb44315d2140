import type { IconShape } from './iconShape.ts';

/* Nouns of the portal that come later: who and when. */
export const sunset: IconShape = {
  d: 'M3 18H21M6.5 18a5.5 5.5 0 0 1 11 0M12 4V9.5M9 7L12 10L15 7M2.5 13.5L5 14.5M21.5 13.5L19 14.5M7 21H17',
};
export const calendar: IconShape = { d: 'M4 6H20V20H4ZM4 10.5H20M8 3V8M16 3V8' };
export const heart: IconShape = { d: 'M12 20L4.6 12.4A4.6 4.6 0 0 1 12 7A4.6 4.6 0 0 1 19.4 12.4Z' };
export const people: IconShape = {
  d: 'M9 5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7ZM2.5 20a6.5 5.5 0 0 1 13 0M15 5.2a3.5 3.5 0 0 1 0 6.6M17.5 15A6 5.5 0 0 1 21.5 20',
};
