/** What was typed as a number: Arabic and Persian keyboards write their own digits; what is pasted brings blanks and invisible marks of direction. */
export function plainDigits(typed: string): string {
  return typed
    .replace(/[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
}
