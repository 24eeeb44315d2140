// @vitest-environment jsdom
/** The messages about unanswered additional fields (R5.1.1). */
import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { AdditionalField } from '../../../src/contract/forms/forms.ts';
import { activateLocale } from '../../../src/i18n/locale.ts';
import type { Locale } from '../../../src/i18n/languages.ts';
import { answerWords } from '../../../src/widgets/answerWords.ts';

const tick = { id: 7, name: 'I agree', ar_name: 'أوافق' } as AdditionalField;
const choice = { id: 8, name: 'Which hours suit you?', ar_name: 'أي الساعات تناسبك؟' } as AdditionalField;
const missing = { answers: { 7: 'answerMissing', 8: 'answerMissing' } } as const;

test.each<[Locale, AdditionalField, string]>([
  ['en', tick, 'I agree is required'],
  ['en', choice, 'Which hours suit you is required'],
  // Ticks and choices are not "entered", and a question within a sentence is quoted.
  ['ar', tick, 'حقل «أوافق» مطلوب'],
  ['ar', choice, 'حقل «أي الساعات تناسبك» مطلوب'],
])('%s: an unanswered field is called by its name (%#)', async (locale, field, said) => {
  await activateLocale(locale);
  expect(answerWords(i18n, locale, field, missing)).toBe(said);
});
