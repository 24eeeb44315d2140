import { intlLocale, type Locale } from './languages.ts';

// As the limit counts them (R5.4.9): a file of five megabytes reads like the limit that it keeps to.
const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** `248 kB`, `3.2 MB`; in Arabic `248 كيلوبايت`. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const isSmall = bytes < megabyte;
  const format = new Intl.NumberFormat(intlLocale(locale), {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    // Short it would be two letters, which nobody reads as a word.
    unitDisplay: locale === 'ar' ? 'long' : 'short',
    maximumFractionDigits: isSmall ? 0 : 1,
  });
  return format.format(isSmall ? Math.max(1, bytes / kilobyte) : bytes / megabyte);
}
