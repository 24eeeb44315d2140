/** What is said at a form of the operator's, beside its questions. */
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Problem } from '../../../machines/shared/problem.ts';
import type { FormFaults } from '../../../machines/siteForm/siteFormRules.ts';
import { fileTypeWords } from '../../widgets/answerWords.ts';
import { problemWords } from '../../widgets/personWords.ts';

/** What is said when the captcha is missing (R5.4.4). */
export const captchaWords = (i18n: I18n, found: FormFaults | null): string | undefined =>
  found?.captcha && i18n._(msg`Please confirm you are not a robot`);

const fileWords: Readonly<Record<string, MessageDescriptor>> = {
  fileType: fileTypeWords,
  loginNeeded: msg`Please log in first: what you attach is kept with your account`,
};

/** Why a file was not kept (R5.4.9, Q7.5.a). */
export function fileProblemWords(i18n: I18n, problem: Problem): string {
  const known = Object.hasOwn(fileWords, problem.code) ? fileWords[problem.code] : undefined;
  return known ? i18n._(known) : problemWords(i18n, problem);
}
