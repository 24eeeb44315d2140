import type { Locale } from './locale.ts';

/** What Intl is asked in: which digits a language has by itself depends on the browser's data, and ours are 0–9 (Q4.7.b). */
export const intlLocale = (locale: Locale): string => (locale === 'ar' ? 'ar-AE-u-nu-latn' : 'en-US');
