/**
 * A typed number with Arabic, Persian and full-width digits made Latin, without blanks and what cannot be seen. Keyboards of
 * East Asia write every sign full-width, letters and the plus as well.
 */
export function plainDigits(typed: string): string {
  return typed
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}
