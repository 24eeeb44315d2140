import { countries } from '../../machines/countries/countries.ts';
import { wordsIn } from '../contract/wire/spelling.ts';
import type { Locale } from './languages.ts';
import { byNearness } from './nearness.ts';

export interface NamedCountry {
  id: number;
  /** Two letters, `AE`. */
  code: string;
  name: string;
  /** Its names in both languages and its codes, folded for searching. */
  words: readonly string[];
}

/** How people call some of them, beside their names. */
const alsoCalled: Readonly<Record<string, string>> = {
  AE: 'UAE Emirates',
  GB: 'UK Britain England Scotland Wales',
  SA: 'KSA',
  US: 'America',
};

/** An Arabic name is found with its article and without it. */
const withAndWithoutArticle = (word: string): string[] => (word.startsWith('ال') ? [word, word.slice(2)] : [word]);

function listIn(locale: Locale): readonly NamedCountry[] {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const arabic = new Intl.DisplayNames('ar', { type: 'region' });
  const shown = locale === 'ar' ? arabic : english;
  return countries
    .map(({ id, iso_2: code, iso_3: longCode, name }) => ({
      id,
      code,
      name: shown.of(code) ?? name,
      words: [
        ...new Set(
          [name, english.of(code), arabic.of(code), code, longCode, alsoCalled[code]].flatMap((text) =>
            wordsIn(text ?? '').flatMap(withAndWithoutArticle),
          ),
        ),
      ],
    }))
    .sort(byNearness(locale));
}

const lists = new Map<Locale, readonly NamedCountry[]>();

/** Every country by its name in that language (R3.10.1). */
export function namedCountries(locale: Locale): readonly NamedCountry[] {
  const known = lists.get(locale) ?? listIn(locale);
  lists.set(locale, known);
  return known;
}

/** Whether each typed word begins a word of the country, in either language: `emir`, `امار`, `united k`, `UAE`. */
export const isCalled = ({ words }: NamedCountry, typed: string): boolean =>
  wordsIn(typed).every((start) => words.some((word) => word.startsWith(start)));
