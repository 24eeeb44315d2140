import type { IconShape } from './iconShape.ts';

/* More and less, on and back. */
export const plus: IconShape = { d: 'M12 4V20M4 12H20' };
export const minus: IconShape = { d: 'M4 12H20' };
export const end: IconShape = { d: 'M9 5L16 12L9 19', mirrored: true };
export const start: IconShape = { d: 'M15 5L8 12L15 19', mirrored: true };
export const back: IconShape = { d: 'M21 12H4M10.5 5.5L4 12L10.5 18.5', mirrored: true };
