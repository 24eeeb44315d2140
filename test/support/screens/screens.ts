/** What a customer finds on the screen, in words, in the order in which it is read: written by hand in both languages, never taken from the views. */
import type { Law } from '../law/law.ts';

/** The operator's and the customer's own words are the same in both languages. */
export type Bilingual = string | readonly [en: string, ar: string];

interface Details {
  /** What is typed or chosen. */
  readonly value?: Bilingual;
  /** disabled, busy, fixed, ticked, unticked, pressed, unpressed, chosen, unchosen, open, closed, wrong: in this order. */
  readonly is?: string;
  /** What is read with it: hints, refusals. */
  readonly says?: readonly Bilingual[];
}

export interface Part extends Details {
  readonly role: string;
  readonly name: Bilingual;
}

export type Screen = readonly Part[];

export const part =
  (role: string) =>
  (name: Bilingual, details: Details = {}): Part => ({ role, name, ...details });

export const dialog = part('dialog');
export const heading = part('heading');
export const group = part('group');
export const form = part('form');
export const region = part('region');
export const text = part('text');
export const button = part('button');
export const link = part('link');
export const field = part('textbox');
export const list = part('combobox');
export const timer = part('timer');
export const progressbar = part('progressbar');
export const checkbox = part('checkbox');
export const radio = part('radio');
export const switchOf = part('switch');
export const file = part('file');
export const suggestions = part('listbox');
export const option = part('option');
/** Another page has the rest: where it leads. */
export const address = part('address');
/** Is read out when it appears. */
export const status = part('status');
/** Interrupts the screen reader. */
export const alert = part('alert');

/** The screens of a machine: one for each situation of its law, except where nothing is visible. */
export interface Screens {
  readonly law: Law;
  readonly screens: Readonly<Record<string, Screen>>;
  /** Controls pressed on the way that are on none of the screens. */
  readonly pressed?: readonly Bilingual[];
  /** Where the focus is, in the situations in which that is a decision; null where it is left to the page. */
  readonly focus?: Readonly<Record<string, Part | null>>;
}

export const inLanguage = (words: Bilingual, locale: 'en' | 'ar'): string =>
  typeof words === 'string' ? words : words[locale === 'en' ? 0 : 1];

/** One line a part: what two screens are compared by, and what a failure shows. */
export function lineOf({ role, name, value, is, says = [] }: Part, locale: 'en' | 'ar'): string {
  const holds = value === undefined ? '' : ` = ${inLanguage(value, locale)}`;
  const stands = is === undefined ? '' : ` (${is})`;
  return `${role} “${inLanguage(name, locale)}”${holds}${stands}${says.map((said) => ` · ${inLanguage(said, locale)}`).join('')}`;
}

/** A test presses what it calls by its English name: the Arabic is looked up in the table, where a person wrote it. */
export function sayIn(locale: 'en' | 'ar', { screens, pressed = [] }: Screens) {
  const words = [...Object.values(screens).flatMap((screen) => screen.map(({ name }) => name)), ...pressed];
  return (english: string): string => {
    const found = words.find((name) => inLanguage(name, 'en') === english);
    if (found === undefined) throw new Error(`Nothing on any screen is called “${english}”.`);
    return inLanguage(found, locale);
  };
}
