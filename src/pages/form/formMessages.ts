/** What is said at a form of the operator's; a fault without words does not compile. */
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AnswerFault } from '../../../machines/attendees/additionalAnswers.ts';
import type { Problem } from '../../../machines/shared/problem.ts';
import type { FormFaults } from '../../../machines/siteForm/siteFormRules.ts';
import type { AdditionalField } from '../../contract/forms.ts';
import { localName } from '../../i18n/localName.ts';
import type { Locale } from '../../i18n/locale.ts';
import { personFaults, problemWords } from '../../widgets/personWords.ts';

const answerFaults = {
  answerMissing: personFaults.nameMissing,
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
  found: FormFaults | null,
): string | undefined {
  const fault = found?.answers[field.id];
  // A question is named without its mark.
  const name = localName(field, locale).replace(/[?؟:.\s]{1,5}$/u, '');
  return fault && i18n._({ ...answerFaults[fault], values: { field: name } });
}

/** What is said when the captcha is missing (R5.4.4). */
export const captchaWords = (i18n: I18n, found: FormFaults | null): string | undefined =>
  found?.captcha && i18n._(msg`Please confirm you are not a robot`);

const fileWords: Readonly<Record<string, MessageDescriptor>> = {
  fileType: msg`Invalid file type. Please upload a valid file type (jpeg, png, pdf)`,
  loginNeeded: msg`Please log in first: what you attach is kept with your account`,
};

/** Why a file was not kept (R5.4.9, Q7.5.a). */
export function fileProblemWords(i18n: I18n, problem: Problem): string {
  const known = Object.hasOwn(fileWords, problem.code) ? fileWords[problem.code] : undefined;
  return known ? i18n._(known) : problemWords(i18n, problem);
}
