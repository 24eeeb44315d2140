import type { IconShape } from '../../art/icons/iconShape.ts';

/* Only this page has them. */
export const car: IconShape = {
  d: 'M3 17V12L5.5 6.5H18.5L21 12V17H3ZM3 12H21M6 17V19.5M18 17V19.5M6.5 14.5H8.5M15.5 14.5H17.5',
};
export const phone: IconShape = { d: 'M7 3H17V21H7ZM7 17.5H17M11 19.3H13' };
