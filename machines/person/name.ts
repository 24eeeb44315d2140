/** Names of people (R5.2.6, R5.2.7, R9.1.4). */
export type NameFault = 'nameMissing' | 'nameInvalid' | 'nameShort';

const fewestLetters = 2;

/** What is wrong with a typed name, or null; letters of both scripts and their marks are allowed (Q5.2.c). */
export function nameFault(typed: string): NameFault | null {
  const name = typed.trim();
  if (name === '') return 'nameMissing';
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0 || !/^[\p{Script=Latin}\p{Script=Arabic}\p{M}\s]+$/u.test(name)) return 'nameInvalid';
  return letters < fewestLetters ? 'nameShort' : null;
}

/** Splits a full name into the first name and the rest. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const [first_name = '', ...rest] = name.trim().split(/\s+/);
  return { first_name, last_name: rest.join(' ') };
}
