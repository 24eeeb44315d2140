import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import * as readConfirmation from '../../../machines/confirmByCode/confirmByCodeSelectors.ts';
import * as readCaptcha from '../../../machines/captcha/captchaSelectors.ts';
import type { LoginRef } from '../../../machines/login/loginMachine.ts';
import * as read from '../../../machines/login/loginSelectors.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { FormProblem } from '../../widgets/FormProblem.tsx';
import { EmailField } from '../../components/fields/EmailField.tsx';
import { ErrorSummary } from '../../widgets/ErrorSummary.tsx';
import { HumanCheck } from '../../widgets/HumanCheck.tsx';
import { submitForm } from '../../components/fields/submitForm.ts';
import { faultWords, labels, problemWords, refusalsOf } from './loginWords.ts';

export interface EmailFormProps {
  login: LoginRef;
  /** Kept by whoever shows this form, since the code step takes its place for a while. */
  email: string;
  onEmail: (email: string) => void;
}

/** An address to send a code to (R2.13.2). */
export function EmailForm({ login, email, onEmail }: EmailFormProps) {
  const { i18n, t } = useLingui();
  const faults = useSelector(login, read.faults);
  const problem = useSelector(login, read.problem);
  const captcha = useSelector(useSelector(login, read.confirmByCode), readConfirmation.captcha);
  return (
    <form
      className="login"
      noValidate
      onSubmit={(event) =>
        submitForm(event, () =>
          login.send({
            type: 'email.submit',
            email,
            captcha: readCaptcha.stateNow(captcha),
          }),
        )
      }
    >
      <ErrorSummary form={t`Log in`} refusals={refusalsOf(i18n, faults)} isRefused={problem !== null} />
      <EmailField
        label={i18n._(labels.email)}
        name="email"
        enterKeyHint="send"
        value={email}
        onChange={onEmail}
        error={faultWords(i18n, 'email', faults)}
      />
      {captcha ? <HumanCheck captcha={captcha} error={faultWords(i18n, 'captcha', faults)} /> : null}
      <FormProblem words={problem && problemWords(i18n, problem)} live={problem?.message === null} />
      <Button type="submit" variant="cta" size="l" full>
        <Trans>Send me a code</Trans>
      </Button>
    </form>
  );
}
