import { familyLimit } from '../../src/contract/customers/familyLimit.ts';

/** Whether one more relative may be added; an account that already has more keeps them (R3.7.7). */
export const hasRoom = (family: readonly unknown[]): boolean => family.length < familyLimit;
