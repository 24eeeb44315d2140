import { i18n, type Messages } from '@lingui/core';
import { intlLocale } from './intlLocale.ts';

export type Locale = 'en' | 'ar';

export const locales: readonly Locale[] = ['en', 'ar'];

export const isLocale = (value: unknown): value is Locale => value === 'en' || value === 'ar';

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

/** The locale whose words are on the screen now. */
export const currentLocale = (): Locale => (isLocale(i18n.locale) ? i18n.locale : 'en');

const catalogues = import.meta.glob<{ messages: Messages }>('./locales/*.po');

/**
 * Loads the catalogue of a language, shows it, and turns the document to its direction. Remembers nothing itself.
 * Rejects when the chunk cannot be loaded; the language on the screen then stays as it was.
 */
export async function activateLocale(locale: Locale): Promise<void> {
  const { messages } = await catalogues[`./locales/${locale}.po`]!();
  i18n.loadAndActivate({ locale, locales: intlLocale(locale), messages });
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}
