import type { IconShape } from './iconShape.ts';

/* Ways to pay and what comes of it. */
export const priceTag: IconShape = { d: 'M3.5 12.5V4H12L20.5 12.5L12.5 20.5ZM8 7.2a1 1 0 1 1 0 2a1 1 0 0 1 0-2Z' };
export const card: IconShape = { d: 'M3 6H21V18.5H3ZM3 10.5H21M6 15H10' };
export const wallet: IconShape = {
  d: 'M3.5 7H20V19.5H3.5ZM3.5 7L15.5 3.5V7M14.5 11.5H20V15H14.5a1.75 1.75 0 0 1 0-3.5Z',
};
export const points: IconShape = {
  d: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17ZM5.8 6.4a8.5 8.5 0 0 1 0 11.2M18.2 6.4a8.5 8.5 0 0 0 0 11.2',
};
export const credit: IconShape = { d: 'M3.5 9.5L12 4L20.5 9.5ZM5.5 9.5V18M10 9.5V18M14 9.5V18M18.5 9.5V18M3 19.5H21' };
export const receipt: IconShape = {
  d: 'M5 3V21L8.5 18.8L12 21L15.5 18.8L19 21V3ZM8.5 8H15.5M8.5 12.5H15.5',
  mirrored: true,
};
