/** Emirates ID numbers: 784, four digits, seven digits, a check digit (R5.3.1–7). Stored and sent without dashes (Q5.3.a). */
import { plainDigits } from '../shared/digits.ts';

export type EmiratesIdFault = 'emiratesIdMissing' | 'emiratesIdFormat' | 'emiratesIdInvalid';

/** In digits; the dashes between them do not count (R5.3.7). */
export const emiratesIdLength = 15;

/** The number's digits in Latin script, without blanks and dashes. */
export const plainEmiratesId = (typed: string): string => plainDigits(typed).replace(/[\s-]/g, '');

const hasForm = (typed: string): boolean => /^784-?\d{4}-?\d{7}-?\d$/.test(plainDigits(typed).replace(/\s/g, ''));

/** The Luhn check over all digits, doubling every second one from the last but one (Q5.3.c). */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 0 ? digit : digit * 2;
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

/** What is wrong with a typed number, or null. */
export function emiratesIdFault(typed: string): EmiratesIdFault | null {
  if (typed.trim() === '') return 'emiratesIdMissing';
  if (!hasForm(typed)) return 'emiratesIdFormat';
  return hasCheckDigit(plainEmiratesId(typed)) ? null : 'emiratesIdInvalid';
}
