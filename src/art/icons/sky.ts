import type { IconShape } from './iconShape.ts';

/* Light and weather of a slot. */
export const sunset: IconShape = {
  d: 'M3 18H21M6.5 18a5.5 5.5 0 0 1 11 0M12 4V9.5M9 7L12 10L15 7M2.5 13.5L5 14.5M21.5 13.5L19 14.5M7 21H17',
};
export const wifiOff: IconShape = {
  d: 'M3 3L21 21M4 9.5A12 12 0 0 1 8 7M20 9.5A12 12 0 0 0 12.5 6M7 13.5A7 7 0 0 1 11 11.5M17 13.5A7 7 0 0 0 15.2 12.3M12 16.5V19',
};
