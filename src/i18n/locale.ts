import { i18n, type Messages } from '@lingui/core';
import { directionOf, intlLocale, isLocale, type Locale } from './languages.ts';

/** The locale whose words are on the screen now. */
export const currentLocale = (): Locale => (isLocale(i18n.locale) ? i18n.locale : 'en');

type Words = () => Promise<{ messages: Messages }>;
const catalogues = import.meta.glob<{ messages: Messages }>('./locales/*.po');
const messagesOf = async (words: Words) => (await words()).messages;

/** The page folders that were entered: their words in each language (the build divides them, tools/build/pageWords.ts). */
const entered = new Map<string, { words: Record<Locale, Words>; added: Promise<void> }>();

async function add(words: Record<Locale, Words>): Promise<void> {
  const locale = currentLocale();
  const messages = await messagesOf(words[locale]);
  // No view is told: none on the screen says them yet, and to draw all of it anew would empty a field that is being
  // filled.
  if (currentLocale() === locale) Object.assign(i18n.messages, messages);
}

/**
 * A page and the words that only its folder says; the build writes it around every import that leads into one. A language
 * that is chosen later brings the words of all that was entered along.
 */
export async function withWords<TPage>(
  page: Promise<TPage>,
  folder: string,
  words: Record<Locale, Words>,
): Promise<TPage> {
  let { added } = entered.get(folder) ?? {};
  if (added === undefined) {
    added = add(words);
    entered.set(folder, { words, added });
    added.catch(() => entered.delete(folder));
  }
  const [come] = await Promise.all([page, added]);
  return come;
}

/** All that is said in a language where somebody is, also what was entered meanwhile. */
async function wordsIn(locale: Locale): Promise<Messages> {
  const messages = { ...(await messagesOf(catalogues[`./locales/${locale}.po`]!)) };
  const had = new Set<string>();
  for (let lacking = [...entered]; lacking.length > 0; lacking = [...entered].filter(([folder]) => !had.has(folder))) {
    for (const [folder] of lacking) had.add(folder);
    Object.assign(messages, ...(await Promise.all(lacking.map(([, { words }]) => messagesOf(words[locale])))));
  }
  return messages;
}

/**
 * Loads the words of a language, shows it, and turns the document to its direction. Remembers nothing itself.
 * Rejects when they cannot be loaded; the language on the screen then stays as it was.
 */
export async function activateLocale(locale: Locale): Promise<void> {
  const messages = await wordsIn(locale);
  i18n.loadAndActivate({ locale, locales: intlLocale(locale), messages });
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}
