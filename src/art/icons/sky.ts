import type { IconShape } from './iconShape.ts';

/* What is in the air. */
export const wifiOff: IconShape = {
  d: 'M3 3L21 21M4 9.5A12 12 0 0 1 8 7M20 9.5A12 12 0 0 0 12.5 6M7 13.5A7 7 0 0 1 11 11.5M17 13.5A7 7 0 0 0 15.2 12.3M12 16.5V19',
};
