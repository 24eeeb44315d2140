import type { IconShape } from './iconShape.ts';

/* Nouns of the portal that its first screen has: places, time, who one is. */
export const home: IconShape = { d: 'M3.5 11L12 4L20.5 11M6 9.2V20H18V9.2M12 20V14' };
export const clock: IconShape = { d: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17ZM12 7V12L15.5 14.5' };
export const pin: IconShape = {
  d: 'M12 21.2L6.2 14.2A7.4 7.4 0 1 1 17.8 14.2ZM12 7.2a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 0 1 0-4.8Z',
};
export const bag: IconShape = { d: 'M5 8H19L20 20.5H4ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0V10.5' };
export const user: IconShape = { d: 'M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8ZM4 21a8 6.5 0 0 1 16 0' };
export const ticket: IconShape = {
  d: 'M3 6.5H21V10a2 2 0 0 0 0 4V17.5H3V14a2 2 0 0 0 0-4ZM14.5 6.5V9M14.5 10.75V13.25M14.5 15V17.5',
};
