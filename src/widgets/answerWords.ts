/** What is said at a question of the operator's, in a booking and in a form of theirs; a fault without words does not compile. */
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AnswerFault } from '../../machines/attendees/additionalAnswers.ts';
import type { FileFault } from '../../machines/person/fileFault.ts';
import type { AdditionalField } from '../contract/forms/forms.ts';
import { localName } from '../i18n/localName.ts';
import type { Locale } from '../i18n/languages.ts';
import { fileSizeFaults } from './picture/fileWords.ts';
import { personFaults } from './personWords.ts';

/** Reads in English as R5.1.1 and R5.6.9 have it; what is ticked or chosen is not "entered" in Arabic, and a question may be a sentence. */
export const questionMissing = msg({ message: '{question} is required' });

/** A question is named without its mark, or its few. */
export const questionName = (name: string): string => name.replace(/[?؟:.\s]{1,5}$/u, '');

const answerFaults = {
  answerMissing: questionMissing,
  answerEmail: msg`E-mail must be valid`,
  answerDate: personFaults.dateInvalid,
  answerEmiratesId: msg`Please enter valid Emirates ID`,
  answerUnsigned: msg`Please sign, and tick that you agree`,
  mobileMissing: personFaults.mobileMissing,
  mobileInvalid: personFaults.mobileInvalid,
} satisfies Record<AnswerFault, MessageDescriptor>;

/** Why an answer was refused, with the name that the operator gave its field; nothing when it was not. */
export function answerWords(
  i18n: I18n,
  locale: Locale,
  field: AdditionalField,
  found: { answers: Readonly<Record<number, AnswerFault | undefined>> } | null,
): string | undefined {
  const fault = found?.answers[field.id];
  const question = questionName(localName(field, locale));
  return fault && i18n._({ ...answerFaults[fault], values: { question } });
}

/** Why a file is not sent (R5.4.9, Q5.4.e). */
export const fileFaultWords: Record<FileFault, MessageDescriptor> = {
  ...fileSizeFaults,
  fileType: msg`Invalid file type. Please upload a valid file type (jpeg, png, pdf)`,
};

/** What is said of a file before anything was sent; undefined for what only the server can know. */
export const unsentFileWords = (i18n: I18n, { code }: { code: string }): string | undefined =>
  Object.hasOwn(fileFaultWords, code) ? i18n._(fileFaultWords[code as FileFault]) : undefined;
