/** Rules for new passwords (R5.2.1–5). Each fault is a code; the views have the sentences. */

/** The minimum length in characters, checked before anything else (R9.1.4, R5.2.1). */
export const fewestCharacters = 8;

/** The maximum length in characters (Q5.2.d). */
const mostCharacters = 200;

/** Faults of an existing password, whatever the rules were when it was chosen. */
export type ChosenPasswordFault = 'passwordMissing' | 'passwordLong';
export type PasswordFault = ChosenPasswordFault | 'passwordShort' | 'passwordWeak';

/** Two sentences for what is not the same: one for the reset, one for registration (Q5.2.a). */
export type ConfirmationFault = 'confirmationMissing' | 'passwordsDoNotMatch' | 'passwordsMustMatch';

const kinds = { upper: /\p{Lu}/u, lower: /\p{Ll}/u, digit: /\d/, special: /[^\p{L}\d]/u } as const;

/** What a strong password needs, item by item; shown while it is typed. */
export type Strength = Readonly<Record<'long' | keyof typeof kinds, boolean>>;

/** Long enough, as the hint under the empty field demands (R5.2.3). */
export const hasEnoughCharacters = (password: string): boolean => Array.from(password).length >= fewestCharacters;

/** Has upper case, lower case, digit and special character. */
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

/** @param restrict whether strength matters (Q5.2.b); without it any password is accepted, but there must be one */
export function passwordFault(password: string, restrict = true): PasswordFault | null {
  const fault = chosenPasswordFault(password);
  if (fault !== null || !restrict) return fault;
  if (!hasEnoughCharacters(password)) return 'passwordShort';
  return isMixed(password) ? null : 'passwordWeak';
}

/** Compared as typed, including blanks and case; it has to be there (R5.1.1). */
const confirmationFault =
  (otherwise: ConfirmationFault) =>
  (password: string, confirmation: string): ConfirmationFault | null => {
    if (confirmation === '') return 'confirmationMissing';
    return password === confirmation ? null : otherwise;
  };

export const resetConfirmationFault = confirmationFault('passwordsDoNotMatch');
export const registrationConfirmationFault = confirmationFault('passwordsMustMatch');
