/** Emirates ID numbers: 784, year, seven digits, a check digit; dashes are optional (R5.3.1–2). */

const digitsOf = (text: string): string => text.replaceAll('-', '');

export const hasEmiratesForm = (text: string): boolean => /^784-?\d{4}-?\d{7}-?\d$/.test(text);

/** Luhn over all fifteen digits (Q5.3.c). */
export function isEmiratesId(text: string): boolean {
  if (!hasEmiratesForm(text)) return false;
  const sum = Array.from(digitsOf(text), Number)
    .toReversed()
    .map((digit, position) => (position % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2))
    .reduce((total, value) => total + value, 0);
  return sum % 10 === 0;
}

/** As it is kept: fifteen digits (Q5.3.a). */
export const plainEmiratesId = digitsOf;
