/** What a new password must be (R5.2.1–5). A code for each sentence; the views have the words. */

/** A shorter password is told to be too short before anything else is said of it (R9.1.4, R5.2.1). */
export const fewestCharacters = 8;

/** Nobody's is longer: none is taken that is (Q5.2.d). */
const mostCharacters = 200;

/** What is wrong with one that was chosen before, whatever the rules were by then. */
export type ChosenPasswordFault = 'passwordMissing' | 'passwordLong';
export type PasswordFault = ChosenPasswordFault | 'passwordShort' | 'passwordWeak';

/** The two sentences for the same mistake: on the reset, and on registration (Q5.2.a). */
export type ConfirmationFault = 'passwordsDoNotMatch' | 'passwordsMustMatch';

const kinds = { upper: /\p{Lu}/u, lower: /\p{Ll}/u, digit: /\d/, special: /[^\p{L}\d]/u } as const;

/** What a strong password holds, each kind apart: told while it is typed. */
export type Strength = Readonly<Record<'long' | keyof typeof kinds, boolean>>;

/** Long enough, which the hint under the empty field asks for (R5.2.3). */
export const hasEnoughCharacters = (password: string): boolean => Array.from(password).length >= fewestCharacters;

/** Upper case, lower case, digit and special character. */
export const isMixed = (password: string): boolean => Object.values(kinds).every((kind) => kind.test(password));

export const strengthOf = (password: string): Strength => ({
  long: hasEnoughCharacters(password),
  upper: kinds.upper.test(password),
  lower: kinds.lower.test(password),
  digit: kinds.digit.test(password),
  special: kinds.special.test(password),
});

export function chosenPasswordFault(password: string): ChosenPasswordFault | null {
  if (password === '') return 'passwordMissing';
  return password.length > mostCharacters ? 'passwordLong' : null;
}

/** @param restrict whether strength matters (Q5.2.b); without it any password will do, but there must be one */
export function passwordFault(password: string, restrict = true): PasswordFault | null {
  const fault = chosenPasswordFault(password);
  if (fault !== null || !restrict) return fault;
  if (!hasEnoughCharacters(password)) return 'passwordShort';
  return isMixed(password) ? null : 'passwordWeak';
}

/** Compared as typed, blanks and case included. */
export const resetConfirmationFault = (password: string, confirmation: string): ConfirmationFault | null =>
  password === confirmation ? null : 'passwordsDoNotMatch';

export const registrationConfirmationFault = (password: string, confirmation: string): ConfirmationFault | null =>
  password === confirmation ? null : 'passwordsMustMatch';
