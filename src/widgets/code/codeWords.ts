/** What is said about one-time codes; a code without words does not compile. */
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CodeFaults } from '../../../machines/code/codeRules.ts';
import { kindOf } from '../../../machines/shared/problemKind.ts';
import type { Problem } from '../../../machines/shared/problem.ts';
import { problemWords as otherWords } from '../personWords.ts';

type Fault = NonNullable<CodeFaults[keyof CodeFaults]>;

const faults = {
  codeMissing: msg`Please enter otp`,
  codeInvalid: msg`Please enter a valid OTP`,
  captchaMissing: msg`Please validate recaptcha`,
} satisfies Record<Fault, MessageDescriptor>;

/** Why a field of the code step was refused, in the customer's language. */
export const faultWords = (i18n: I18n, fault: Fault | undefined): string | undefined => fault && i18n._(faults[fault]);

/** Whether the server refused the digits themselves; a lost answer or a refused captcha says nothing about them. */
export const isAboutCode = (problem: Problem): boolean =>
  kindOf(problem) === 'refused' && !problem.code.startsWith('captcha');

/** The server's own words where it gave some (Q5.4.b, Q8.1.b). */
export const problemWords = (i18n: I18n, problem: Problem): string =>
  isAboutCode(problem) ? (problem.message ?? i18n._(msg`Invalid OTP`)) : otherWords(i18n, problem);
