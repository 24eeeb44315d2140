/** How a one-time code is typed and checked (R5.4.1, R5.4.2); the free box of baps sites has the same six digits (Q5.4.a). */
import { plainDigits } from '../shared/digits.ts';

/** In digits, for every code of the operator (R9.1.4, R5.4.1). */
export const codeLength = 6;

export type CodeFault = 'codeMissing' | 'codeInvalid';

/** The code as it is sent: Latin digits without blanks. Letters stay, so that they are refused rather than ignored. */
export const plainCode = (typed: string): string => plainDigits(typed);

export function codeFault(typed: string): CodeFault | null {
  const code = plainCode(typed);
  if (code === '') return 'codeMissing';
  return new RegExp(`^\\d{${codeLength}}$`).test(code) ? null : 'codeInvalid';
}
