/** The text with the digits of Arabic and Persian keyboards written 0–9. */
export const westernDigits = (typed: string): string =>
  typed
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
