import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { CaptchaRef, CaptchaSnapshot } from '../../machines/captcha/captchaMachine.ts';
import * as read from '../../machines/captcha/captchaSelectors.ts';
import { kindOf, mayPass } from '../../machines/shared/problemKind.ts';
import type { Problem } from '../../machines/shared/problem.ts';
import { problemSentences } from '../components/fields/problemWords.ts';
import { Captcha, type CaptchaLook } from '../components/fields/Captcha.tsx';

const lookOf = (snapshot: CaptchaSnapshot): CaptchaLook => (read.isBusy(snapshot) ? 'verifying' : read.state(snapshot));

const reasons = {
  captchaImpossible: msg`This check needs a secure connection.`,
  lost: msg`We lost the connection. Please tick again.`,
} satisfies Record<string, MessageDescriptor>;

const isKnown = (code: string): code is keyof typeof reasons => Object.hasOwn(reasons, code);

const reasonOf = (i18n: I18n, { code, message }: Problem): string | null =>
  message ??
  (isKnown(code) ? i18n._(reasons[code]) : mayPass({ code }) ? i18n._(problemSentences[kindOf({ code })]) : null);

/** The captcha of a form: one tick, whoever provides the proof. */
export function HumanCheck({ captcha, error }: { captcha: CaptchaRef; error?: ReactNode }) {
  const { i18n } = useLingui();
  const look = useSelector(captcha, lookOf);
  const problem = useSelector(captcha, read.problem);
  return (
    <Captcha
      look={look}
      reason={problem && reasonOf(i18n, problem)}
      onCheck={() => captcha.send({ type: 'captcha.begin' })}
      // What the form said when it was sent is answered as soon as the tick is there.
      error={look === 'verified' ? undefined : error}
    />
  );
}
