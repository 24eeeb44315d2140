/** A typed number with Arabic and Persian digits made Latin, without blanks and what cannot be seen. */
export function plainDigits(typed: string): string {
  return typed
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
}
