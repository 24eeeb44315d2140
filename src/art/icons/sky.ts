import type { IconShape } from './iconShape.ts';

/* Light and weather of a slot. */
export const sun: IconShape = {
  d: 'M12 8a4 4 0 1 1 0 8a4 4 0 0 1 0-8ZM12 2.5V5M12 19V21.5M2.5 12H5M19 12H21.5M5.3 5.3L7 7M17 17L18.7 18.7M18.7 5.3L17 7M7 17L5.3 18.7',
};
export const sunset: IconShape = {
  d: 'M3 18H21M6.5 18a5.5 5.5 0 0 1 11 0M12 4V9.5M9 7L12 10L15 7M2.5 13.5L5 14.5M21.5 13.5L19 14.5M7 21H17',
};
export const lights: IconShape = {
  d: 'M4 4H20V10H4ZM9.3 4V10M14.7 4V10M12 10V21M8 21H16M5.5 12.5L4 15M18.5 12.5L20 15',
};
export const wifiOff: IconShape = {
  d: 'M3 3L21 21M4 9.5A12 12 0 0 1 8 7M20 9.5A12 12 0 0 0 12.5 6M7 13.5A7 7 0 0 1 11 11.5M17 13.5A7 7 0 0 0 15.2 12.3M12 16.5V19',
};
