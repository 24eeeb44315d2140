/** Words and looks of what is asked of the operator; a status or a fault without them does not compile. */
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  supportCategories,
  type SupportCategory,
  type SupportFault,
  type SupportFileFault,
} from '../../../machines/support/supportRules.ts';
import type { StatusPillProps } from '../../components/signs/StatusPill.tsx';
import type { SupportRequest } from '../../contract/customers/support.ts';
import { fileFaultWords } from '../../widgets/answerWords.ts';
import { problemWords } from '../../widgets/personWords.ts';

export const requestStatusWords: Record<
  SupportRequest['status'],
  { word: MessageDescriptor } & Pick<StatusPillProps, 'tone' | 'shape'>
> = {
  open: { word: msg`Waiting for an answer`, tone: 'wait', shape: 'ring' },
  answered: { word: msg`Answered`, tone: 'info', shape: 'half' },
  closed: { word: msg`Closed`, shape: 'full' },
};

export const categoryWords: Record<SupportCategory, MessageDescriptor> = {
  Bookings: msg`Bookings`,
  Payments: msg`Payments`,
  Memberships: msg`Memberships`,
  'Lost and found': msg`Lost and found`,
  Other: msg`Something else`,
};

/** The operator may have categories of their own: these are shown as they are written. */
export const isKnownCategory = (category: string): category is SupportCategory =>
  (supportCategories as readonly string[]).includes(category);

export const faultWords: Record<SupportFault, MessageDescriptor> = {
  subjectMissing: msg`Please say what it is about`,
  subjectLong: msg`That is too long: 200 characters at most`,
  messageMissing: msg`Please write your message`,
  messageLong: msg`That is too long: 5,000 characters at most`,
};

export const supportFileFaultWords: Record<SupportFileFault, MessageDescriptor> = {
  ...fileFaultWords,
  filesMany: msg`Five files at most`,
};

const arrivedBefore = msg`Your message arrived the first time, with its files. Press Send once more only if it should be there twice.`;

/** Why a message was not taken; the server knows of a message that its customer believes lost. */
export const messageProblemWords = (i18n: I18n, problem: { code: string; message: string | null }): string =>
  problem.code === 'idempotencyMismatch' ? i18n._(arrivedBefore) : problemWords(i18n, problem);
