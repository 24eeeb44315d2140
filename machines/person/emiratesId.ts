/** Numbers of Emirates IDs: 784, four digits, seven digits, a check digit (R5.3.1–7). Kept and sent without dashes (Q5.3.a). */
import { plainDigits } from '../shared/digits.ts';

export type EmiratesIdFault = 'emiratesIdMissing' | 'emiratesIdFormat' | 'emiratesIdInvalid';

/** R5.3.7: digits; the dashes between them do not count. */
export const emiratesIdLength = 15;

/** The digits alone, whichever digits and blanks were typed. */
export const plainEmiratesId = (typed: string): string => plainDigits(typed).replace(/[\s-]/g, '');

const hasForm = (typed: string): boolean => /^784-?\d{4}-?\d{7}-?\d$/.test(plainDigits(typed).replace(/\s/g, ''));

/** Luhn over all digits, every second one doubled from the last but one (Q5.3.c). */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 0 ? digit : digit * 2;
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

/** What is wrong with a typed number, if anything. */
export function emiratesIdFault(typed: string): EmiratesIdFault | null {
  if (typed.trim() === '') return 'emiratesIdMissing';
  if (!hasForm(typed)) return 'emiratesIdFormat';
  return hasCheckDigit(plainEmiratesId(typed)) ? null : 'emiratesIdInvalid';
}
