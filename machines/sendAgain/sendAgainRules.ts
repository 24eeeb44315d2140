import type { SendAgain } from '../../src/contract/additions/sendAgain.ts';
import { isEmailAddress } from '../../src/contract/wire/emailAddress.ts';
import { plainDigits } from '../shared/digits.ts';

/**
 * The recipient in a field that accepts both, since customers forget which one they used; null when it is neither
 * (R5.1.3, R5.1.9).
 */
export function recipientIn(typed: string): SendAgain | null {
  const text = typed.trim();
  if (isEmailAddress(text)) return { email: text };
  const number = plainDigits(text).replaceAll(/[\s().-]/g, '');
  return /^\+?\d{8,18}$/.test(number) ? { mobile: number } : null;
}
