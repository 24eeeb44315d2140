import { plural, t } from '@lingui/core/macro';

/** The way to the cart, and how many tickets are in it, as it is read (R2.5.13). */
export const cartWords = (count: number): string => t`Cart, ${plural(count, { one: '# ticket', other: '# tickets' })}`;
