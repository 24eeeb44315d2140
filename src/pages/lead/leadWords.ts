/** What is said at the lead form; a fault without words does not compile. */
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaptchaFault } from '../../../machines/captcha/captchaRules.ts';
import type { LeadQuestion } from '../../../machines/lead/leadQuestions.ts';
import type { LeadFaults } from '../../../machines/lead/leadRules.ts';
import type { AnswerFault } from '../../../machines/attendees/additionalAnswers.ts';
import { localName } from '../../i18n/localName.ts';
import type { Locale } from '../../i18n/languages.ts';
import { questionMissing, questionName } from '../../widgets/answerWords.ts';
import { personFaults } from '../../widgets/personWords.ts';

const answerFaults = {
  answerMissing: questionMissing,
  answerEmail: msg`Please enter a valid email address`,
  answerDate: personFaults.dateInvalid,
  answerEmiratesId: msg`Please enter valid Emirates ID`,
  answerUnsigned: questionMissing,
  mobileMissing: personFaults.mobileMissing,
  mobileInvalid: personFaults.mobileInvalid,
} satisfies Record<AnswerFault, MessageDescriptor>;

const captchaFaults = {
  // Of the three captcha sentences a lead has this one (Q5.4.c, R5.4.4).
  captchaMissing: msg`Please confirm you are not a robot`,
} satisfies Record<CaptchaFault, MessageDescriptor>;

/** Why an answer was refused (R5.6.9–12), with the name that the operator gave its field; nothing when it was not. */
export function answerWords(
  i18n: I18n,
  locale: Locale,
  question: LeadQuestion,
  found: LeadFaults | null,
): string | undefined {
  const fault = found?.answers[question.id];
  return fault && i18n._({ ...answerFaults[fault], values: { question: questionName(localName(question, locale)) } });
}

/** What is said when the captcha is missing (R5.6.13). */
export const captchaWords = (i18n: I18n, found: LeadFaults | null): string | undefined =>
  found?.captcha && i18n._(captchaFaults[found.captcha]);
