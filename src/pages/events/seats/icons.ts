import type { IconShape } from '../../../art/icons/iconShape.ts';

export const expand: IconShape = { d: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15' };
