import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CodeRef } from '../../../machines/code/codeMachine.ts';
import * as read from '../../../machines/code/codeSelectors.ts';
import * as readCaptcha from '../../../machines/captcha/captchaSelectors.ts';
import type { Problem } from '../../../machines/shared/problem.ts';
import { isBaps } from '../../../machines/site/siteRules.ts';
import { back } from '../../art/icons/steps.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { CodeField } from '../../components/fields/CodeField.tsx';
import { Note } from '../../components/signs/Note.tsx';
import { TextButton } from '../../components/buttons/TextButton.tsx';
import { RefusedTitle } from '../ErrorSummary.tsx';
import { HumanCheck } from '../HumanCheck.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { useHeadingFocus } from '../../components/useHeadingFocus.ts';
import { leadToFaults } from '../../components/fields/submitForm.ts';
import { ServerWords } from '../../components/text/ServerWords.tsx';
import { faultWords, isAboutCode, problemWords } from './codeWords.ts';
import { maskedEmail, maskedMobile } from './masked.ts';
import { NewCode } from './NewCode.tsx';
import { useCodeNews } from './useCodeNews.ts';
import './code.css';

export interface CodeStepProps {
  code: CodeRef;
  /** What came of the code before, when that was found out elsewhere (R5.7.14). */
  earlier?: Problem | null | undefined;
  /** Where the message arrives; the address unless something else is said. */
  to?: 'email' | 'mobile' | undefined;
  /** Names the dialog or page by this step's heading. */
  headingId: string;
  level: 1 | 2;
}

/** Six digits from a message, whatever they open (R2.13.7, R2.13.8, R4.9.1). */
export function CodeStep({ code, earlier = null, to = 'email', headingId, level }: CodeStepProps) {
  const { t, i18n } = useLingui();
  const isOfBaps = isBaps(useConfig());
  const step = useSelector(code, read.step);
  const recipient = useSelector(code, read.recipient);
  const needsCaptcha = useSelector(code, read.needsCaptcha);
  const captcha = useSelector(code, read.captcha);
  const asksCaptcha = useSelector(code, read.asksCaptcha);
  const triesLeft = useSelector(code, read.triesLeft);
  const faults = useSelector(code, read.faults);
  const problem = useSelector(code, read.problem) ?? earlier;
  const [typed, setTyped] = useState('');
  const [triesBefore, setTriesBefore] = useState(triesLeft);
  if (triesLeft !== triesBefore) {
    setTriesBefore(triesLeft);
    // Digits that were refused would cost another try if they were confirmed again (T15).
    if (triesLeft !== null) setTyped('');
  }
  const form = useRef<HTMLFormElement>(null);
  const field = useCodeNews(code);

  const proof = () => readCaptcha.stateNow(captcha);
  const submit = (digits: string): void => {
    flushSync(() => code.send({ type: 'code.submit', code: digits, captcha: proof() }));
    leadToFaults(form.current);
  };
  const isSpent = step === 'expired' || step === 'lockedOut';
  const heading = useHeadingFocus(isSpent ? 'spent' : 'open');
  const Heading = level === 1 ? 'h1' : 'h2';
  const refusal = problem && isAboutCode(problem) ? <ServerWords words={problemWords(i18n, problem)} /> : undefined;
  const { email, mobile } = recipient;
  const masked = to === 'mobile' && mobile !== null ? maskedMobile(mobile) : maskedEmail(email);
  const address = <bdi className="ltr">{masked}</bdi>;

  return (
    <form
      ref={form}
      className="codestep"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(typed);
      }}
    >
      {faults.code || faults.captcha || problem ? <RefusedTitle of={t`Enter the six digits`} /> : null}
      <div className="stack">
        <TextButton
          tone="quiet"
          icon={back}
          className="codestep__back"
          onClick={() => code.send({ type: 'code.leave' })}
        >
          <Trans>Back</Trans>
        </TextButton>
        <Heading id={headingId} ref={heading} tabIndex={-1} className={level === 2 ? 'modal__title' : undefined}>
          {isSpent ? <Trans>Ask for a new code</Trans> : <Trans>Enter the six digits</Trans>}
        </Heading>
        <p className="meta">
          {step === 'sending' ? (
            <Trans>We are sending a code to {address}.</Trans>
          ) : (
            <Trans>We sent a code to {address}.</Trans>
          )}
        </p>
      </div>
      {isSpent ? (
        <Note tone="warn" live>
          {step === 'expired' ? (
            <Trans>This code is too old. Ask for a new one.</Trans>
          ) : (
            <Trans>Too many wrong codes. Ask for a new one.</Trans>
          )}
        </Note>
      ) : (
        <CodeField
          label={t`One-time code`}
          labelHidden={!isOfBaps}
          plain={isOfBaps}
          value={typed}
          onChange={setTyped}
          onFull={needsCaptcha ? undefined : submit}
          busy={step === 'checking' || step === 'sending'}
          inputRef={field}
          hint={
            triesLeft === null ? (
              t`The code works for ten minutes.`
            ) : (
              <Plural value={triesLeft} one="# try left" other="# tries left" />
            )
          }
          error={faultWords(i18n, faults.code) ?? refusal}
        />
      )}
      {captcha && asksCaptcha ? <HumanCheck captcha={captcha} error={faultWords(i18n, faults.captcha)} /> : null}
      {problem && !isAboutCode(problem) ? <Note tone="bad">{problemWords(i18n, problem)}</Note> : null}
      {isSpent ? null : (
        <Button type="submit" variant="cta" size="l" full busy={step === 'checking'} disabled={step === 'sending'}>
          <Trans>Confirm</Trans>
        </Button>
      )}
      <NewCode code={code} isOnly={isSpent} onAsk={() => code.send({ type: 'code.resend', captcha: proof() })} />
    </form>
  );
}
