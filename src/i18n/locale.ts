import { i18n, type Messages } from '@lingui/core';
import { intlLocale } from './intlLocale.ts';

/** Every sentence is in both (R1.1.2); English is the one to fall back on (R9.4.1). */
export type Locale = 'en' | 'ar';

export const locales: readonly Locale[] = ['en', 'ar'];

export const isLocale = (value: unknown): value is Locale => value === 'en' || value === 'ar';

/** Arabic is read from right to left (R1.1.3). */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

/** The locale whose words are on the screen now. */
export const currentLocale = (): Locale => (isLocale(i18n.locale) ? i18n.locale : 'en');

type Catalogues = Record<string, () => Promise<{ messages: Messages }>>;
const catalogues: Catalogues = import.meta.glob<{ messages: Messages }>('./locales/*.po');
/** What only pages say that are entered later; the build divides them (tools/pageWords.ts). */
const pageCatalogues: Catalogues = import.meta.glob<{ messages: Messages }>('./locales/*.po', { query: '?lingui' });
let hasPages = false;

const wordsIn = async (from: Catalogues, locale: Locale) => (await from[`./locales/${locale}.po`]!()).messages;

/** Fetches the words of the pages, once; languages that are chosen later bring them along. */
export async function addPageWords(): Promise<void> {
  if (hasPages) return;
  hasPages = true;
  const locale = currentLocale();
  try {
    i18n.load(locale, await wordsIn(pageCatalogues, locale));
  } catch (error) {
    hasPages = false;
    throw error;
  }
}

/**
 * Loads the catalogue of a language, shows it, and turns the document to its direction. Remembers nothing itself.
 * Rejects when the chunk cannot be loaded; the language on the screen then stays as it was.
 */
export async function activateLocale(locale: Locale): Promise<void> {
  let messages = await wordsIn(catalogues, locale);
  if (hasPages) messages = { ...messages, ...(await wordsIn(pageCatalogues, locale)) };
  i18n.loadAndActivate({ locale, locales: intlLocale(locale), messages });
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}
