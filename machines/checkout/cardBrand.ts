export type CardBrand = 'Visa' | 'Mastercard' | 'Unknown';

const brands: Readonly<Record<string, CardBrand>> = { 4: 'Visa', 5: 'Mastercard' };

/** Guesses the brand by the first digit; "Unknown" when fewer than 6 characters are known (R9.3.4, R9.3.5). */
export function cardBrand(cardNumber: string): CardBrand {
  const known = cardNumber.replaceAll('*', '');
  return known.length < 6 ? 'Unknown' : (brands[known.charAt(0)] ?? 'Unknown');
}

/** `Visa •••• 4242`, without the brand where it is unknown. */
export const cardName = (cardNumber: string): string => {
  const brand = cardBrand(cardNumber);
  return `${brand === 'Unknown' ? '' : `${brand} `}••••\u00a0${cardEnding(cardNumber)}`;
};

/** The last four characters, the only ones that are shown. */
export const cardEnding = (cardNumber: string): string => cardNumber.slice(-4);
