import type { IconShape } from './iconShape.ts';

/* One small plan per sport; 1.1 to 1.3 strokes read best from 32 px up. */
export const fives: IconShape = {
  d: 'M2.5 6H21.5V18H2.5ZM12 6V18M12 9.7a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 0 1 0-4.6ZM2.5 8.2A3.8 3.8 0 0 1 2.5 15.8M21.5 8.2A3.8 3.8 0 0 0 21.5 15.8',
};
export const football: IconShape = {
  d: 'M2.5 5H21.5V19H2.5ZM12 5V19M12 9.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5ZM2.5 8.5H6V15.5H2.5M21.5 8.5H18V15.5H21.5',
};
export const padel: IconShape = { d: 'M2.5 6.5H21.5V17.5H2.5ZM12 4.5V19.5M5.5 6.5V17.5M18.5 6.5V17.5M5.5 12H18.5' };
export const tennis: IconShape = {
  d: 'M2.5 5.5H21.5V18.5H2.5ZM12 3.5V20.5M2.5 8H21.5M2.5 16H21.5M7 8V16M17 8V16M7 12H17',
};
export const basketball: IconShape = {
  d: 'M3 4.5H21V19.5H3ZM3 9H8.5V15H3M8.5 9.8a2.2 2.2 0 0 1 0 4.4M3 6.5H5A5.5 5.5 0 0 1 5 17.5H3M21 9a3 3 0 0 0 0 6',
};
export const swimming: IconShape = { d: 'M3 4H21M3 20H21M3 9.3H21M3 14.7H21M6 6.7H18M6 12H18M6 17.3H18' };
export const cricket: IconShape = { d: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18ZM10.5 8H13.5V16H10.5ZM9 9.8H15M9 14.2H15' };
export const badminton: IconShape = {
  d: 'M2.5 6H21.5V18H2.5ZM12 4V20M2.5 8H21.5M2.5 16H21.5M9 6V18M15 6V18M2.5 12H9M15 12H21.5',
};
export const volleyball: IconShape = { d: 'M2.5 6.5H21.5V17.5H2.5ZM12 4.5V19.5M8.8 6.5V17.5M15.2 6.5V17.5' };
export const athletics: IconShape = {
  d: 'M9 5.5H15a6.5 6.5 0 0 1 0 13H9a6.5 6.5 0 0 1 0-13ZM9 9H15a3 3 0 0 1 0 6H9a3 3 0 0 1 0-6Z',
};
export const gym: IconShape = { d: 'M2 12H22M5 7.5V16.5M8 5.5V18.5M16 5.5V18.5M19 7.5V16.5' };
export const climbing: IconShape = { d: 'M4 21L9 3H17L20 21ZM9 3L12 12L6 14M12 12L20 21' };
