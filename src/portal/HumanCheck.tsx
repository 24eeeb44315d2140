import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { CaptchaRef, CaptchaSnapshot } from '../../machines/captcha/captchaMachine.ts';
import * as read from '../../machines/captcha/captchaSelectors.ts';
import { Captcha, type CaptchaLook } from '../parts/Captcha.tsx';

const lookOf = (snapshot: CaptchaSnapshot): CaptchaLook => (read.isBusy(snapshot) ? 'verifying' : read.state(snapshot));

/** The captcha of a form: one tick, whoever provides the proof. */
export function HumanCheck({ captcha, error }: { captcha: CaptchaRef; error?: ReactNode }) {
  const look = useSelector(captcha, lookOf);
  return (
    <Captcha
      look={look}
      onCheck={() => captcha.send({ type: 'captcha.begin' })}
      // What the form said when it was sent is answered as soon as the tick is there.
      error={look === 'verified' ? undefined : error}
    />
  );
}
