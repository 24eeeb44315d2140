import type { Locale } from './locale.ts';

const kilobyte = 1000;
const megabyte = kilobyte * kilobyte;

/** `248 kB`, `3.2 MB`; in Arabic `248 كيلوبايت`. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const isSmall = bytes < megabyte;
  const format = new Intl.NumberFormat(locale === 'ar' ? 'ar-AE' : 'en-US', {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
    numberingSystem: 'latn',
  });
  return format.format(isSmall ? Math.max(1, bytes / kilobyte) : bytes / megabyte);
}
