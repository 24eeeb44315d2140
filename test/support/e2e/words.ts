/** The on-screen sentences in the language of the project: tests are written in English, Arabic comes from the catalogue. */
import { readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { parsePoFile } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';

export type Language = 'en' | 'ar';
export type Say = (message: string, values?: Record<string, unknown>) => string;

/** Placeholders of links and the like inside a sentence. */
const marks = /<\/?\d+\/?>/g;

const textsIn = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    parsePoFile(readFileSync(`src/i18n/locales/${language}.po`, 'utf8'))
      .items.filter(({ obsolete }) => !obsolete)
      .map(({ msgid, msgstr }) => [msgid, msgstr[0] || msgid]),
  );

const saying: Partial<Record<Language, Say>> = {};

/** @returns a function that throws for a sentence the portal does not say */
export const wordsOf = (language: Language): Say => (saying[language] ??= readWords(language));

function readWords(language: Language): Say {
  const texts = textsIn(language);
  // Most messages have the English itself as their id; a few are called otherwise.
  const spoken = new Map([...textsIn('en')].map(([id, english]) => [english, texts.get(id) ?? english]));
  const messages = Object.fromEntries([...spoken].map(([english, text]) => [english, compileMessage(text)]));
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return (message, values = {}) => {
    if (!spoken.has(message)) throw new Error(`The portal does not say ${JSON.stringify(message)}.`);
    return i18n._(message, values).replace(marks, '');
  };
}
