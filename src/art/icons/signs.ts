import type { IconShape } from './iconShape.ts';

/* Signs any screen may need: the shell carries these. */
export const menu: IconShape = { d: 'M3 8H21M3 16H21' };
export const close: IconShape = { d: 'M5 5L19 19M19 5L5 19' };
export const search: IconShape = { d: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13ZM15.2 15.2L21 21' };
export const check: IconShape = { d: 'M4 12.5L9.5 18L20 6.5' };
export const down: IconShape = { d: 'M5 9L12 16L19 9' };
export const arrow: IconShape = { d: 'M3 12H20M13.5 5.5L20 12L13.5 18.5', mirrored: true };
export const external: IconShape = { d: 'M9 5H5V19H19V15M13 4H20V11M20 4L11 13', mirrored: true };
export const info: IconShape = { d: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17ZM12 11V16.5M12 7.2V9' };
export const alert: IconShape = { d: 'M12 3.5L21.5 20H2.5ZM12 9.5V14.5M12 16V17.8' };
export const refresh: IconShape = { d: 'M19.5 8.5A8.2 8.2 0 1 0 20 13.5M20 3.5V9H14.5' };
export const logout: IconShape = { d: 'M14 4H5V20H14M10 12H20.5M16.5 8L20.5 12L16.5 16', mirrored: true };
export const chat: IconShape = { d: 'M4 5H20V16.5H11L6.5 20.5V16.5H4Z', mirrored: true };
export const play: IconShape = { d: 'M7 4.5L19 12L7 19.5Z' };
export const pause: IconShape = { d: 'M8 5V19M16 5V19' };
