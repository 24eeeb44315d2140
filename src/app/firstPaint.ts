/** What the document shows on the next visit before the bundle arrives: colours and words of the operator. */
import * as v from 'valibot';
import type { Colors, SiteConfig } from '../contract/site.ts';
import type { PaintedTheme } from '../adapters/actors/siteActors.ts';
import { persistedItem } from '../adapters/storage.ts';
import { localName, localText } from '../i18n/localName.ts';
import { locales } from '../i18n/locale.ts';
import { applyTheme, isDarkMode } from '../theme/applyTheme.ts';
import { isColor } from '../theme/color.ts';
import { defaultColors, deriveTheme } from '../theme/deriveTheme.ts';

const Words = v.object({ name: v.string(), title: v.string() });
const keptWords = persistedItem('local', 'first-paint', 1, v.object({ en: Words, ar: Words }));

const roles = Object.keys(defaultColors) as (keyof typeof defaultColors)[];

/** Puts the operator's colours on the page and answers them, to be kept; what is no colour is named (T12). */
export function paint(colors: Partial<Colors>): PaintedTheme {
  const wrong = roles.filter((role) => colors[role]?.trim() && !isColor(colors[role]));
  if (wrong.length > 0)
    console.warn(`The configuration has colours that are none; their defaults stand: ${wrong.join(', ')}`);
  const tokens = deriveTheme(colors);
  applyTheme(tokens, colors.mode);
  return { mode: isDarkMode(colors.mode) ? 'dark' : 'light', tokens };
}

/** Keeps name and first heading in both languages. */
export function persistWords({ venue, carousel }: SiteConfig): void {
  const [slide] = carousel ?? [];
  const words = locales.map((locale) => {
    const name = localName(venue, locale);
    return [locale, { name, title: slide ? localText(slide, 'title', locale) : name }] as const;
  });
  keptWords.write(Object.fromEntries(words) as Record<'en' | 'ar', v.InferOutput<typeof Words>>);
}
