/** Addresses of mail (R5.1.3). */
export type EmailFault = 'emailMissing' | 'emailInvalid';

/** Something without blanks, an @, something, a dot, something. */
export const isEmail = (typed: string): boolean => /^\S+@\S+\.\S+$/.test(typed.trim());

/** What is wrong with a typed address, if anything. */
export function emailFault(typed: string): EmailFault | null {
  if (typed.trim() === '') return 'emailMissing';
  return isEmail(typed) ? null : 'emailInvalid';
}
