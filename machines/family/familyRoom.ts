import { familyLimit } from '../../src/contract/customers/familyLimit.ts';

/** Whether one more may be added; an account that has more from somewhere keeps them (R3.7.7). */
export const hasRoom = (family: readonly unknown[]): boolean => family.length < familyLimit;
