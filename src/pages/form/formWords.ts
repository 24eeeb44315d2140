/** What is said at a form of the operator's, beside its questions. */
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Problem } from '../../../machines/shared/problem.ts';
import type { FormFaults } from '../../../machines/siteForm/siteFormRules.ts';
import { unsentFileWords } from '../../widgets/answerWords.ts';
import { problemWords } from '../../widgets/personWords.ts';

/** What is said when the captcha is missing (R5.4.4). */
export const captchaWords = (i18n: I18n, found: FormFaults | null): string | undefined =>
  found?.captcha && i18n._(msg`Please confirm you are not a robot`);

const loginNeeded = msg`Please log in first: what you attach is kept with your account`;

/** Why a file was not kept (R5.4.9, Q5.4.e, Q7.5.a). */
export const fileProblemWords = (i18n: I18n, problem: Problem): string =>
  problem.code === 'loginNeeded'
    ? i18n._(loginNeeded)
    : (unsentFileWords(i18n, problem) ?? problemWords(i18n, problem));
