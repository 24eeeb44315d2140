/** The operator's words, which the document shows on the next visit before the bundle arrives. Comes late: nobody waits for it. */
import * as v from 'valibot';
import type { SiteConfig } from '../../contract/site/site.ts';
import { persistedItem } from '../../adapters/storage/storage.ts';
import { localName, localText } from '../../i18n/localName.ts';
import { locales } from '../../i18n/languages.ts';

const Words = v.object({ name: v.string(), title: v.string() });
const persistedWords = persistedItem('local', 'first-paint', 1, v.object({ en: Words, ar: Words }));

/** Stores the site's name and first heading in both languages. */
export function persistWords({ venue, carousel }: SiteConfig): void {
  const [slide] = carousel ?? [];
  const words = locales.map((locale) => {
    const name = localName(venue, locale);
    return [locale, { name, title: slide ? localText(slide, 'title', locale) : name }] as const;
  });
  persistedWords.write(Object.fromEntries(words) as Record<'en' | 'ar', v.InferOutput<typeof Words>>);
}
