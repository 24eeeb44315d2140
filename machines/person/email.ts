/** E-mail addresses (R5.1.3). */
import { isEmailAddress } from '../../src/contract/wire/emailAddress.ts';

export type EmailFault = 'emailMissing' | 'emailInvalid';

export const isEmail = (typed: string): boolean => isEmailAddress(typed.trim());

/** What is wrong with a typed address, or null. */
export function emailFault(typed: string): EmailFault | null {
  if (typed.trim() === '') return 'emailMissing';
  return isEmail(typed) ? null : 'emailInvalid';
}
