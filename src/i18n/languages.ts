/** The two languages, and what each is called by where numbers and dates are written. */

/** Every sentence is in both (R1.1.2); English is the one to fall back on (R9.4.1). */
export type Locale = 'en' | 'ar';

export const locales: readonly Locale[] = ['en', 'ar'];

export const isLocale = (value: unknown): value is Locale => value === 'en' || value === 'ar';

/** Arabic is read from right to left (R1.1.3). */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

/** What Intl is asked in: which digits a language has by itself depends on the browser's data, and ours are 0–9 (Q4.7.b). */
export const intlLocale = (locale: Locale): string => (locale === 'ar' ? 'ar-AE-u-nu-latn' : 'en-US');
