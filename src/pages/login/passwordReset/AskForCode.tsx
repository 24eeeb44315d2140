import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import * as readConfirmation from '../../../../machines/confirmByCode/confirmByCodeSelectors.ts';
import * as readCaptcha from '../../../../machines/captcha/captchaSelectors.ts';
import type { PasswordResetRef } from '../../../../machines/passwordReset/passwordResetMachine.ts';
import * as read from '../../../../machines/passwordReset/passwordResetSelectors.ts';
import { phoneCountries } from '../../../i18n/phoneCountries.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { FormProblem } from '../../../widgets/FormProblem.tsx';
import { PhoneField, type PhoneNumber } from '../../../components/fields/PhoneField.tsx';
import { EmailField } from '../../../components/fields/EmailField.tsx';
import { ErrorSummary } from '../../../widgets/ErrorSummary.tsx';
import { HumanCheck } from '../../../widgets/HumanCheck.tsx';
import { submitForm } from '../../../components/fields/submitForm.ts';
import { faultWords, labels, problemWords, refusalsOf } from './passwordResetWords.ts';

export interface WhoForgot {
  phone: PhoneNumber;
  email: string;
}

export interface AskForCodeProps {
  passwordReset: PasswordResetRef;
  /** Kept by whoever shows this form, since the code step takes its place for a while. */
  typed: WhoForgot;
  onType: (typed: WhoForgot) => void;
}

/** Mobile number, address and captcha (R2.13.9). */
export function AskForCode({ passwordReset, typed, onType }: AskForCodeProps) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const faults = useSelector(passwordReset, read.faults);
  const problem = useSelector(passwordReset, read.problem);
  const captcha = useSelector(useSelector(passwordReset, read.confirmByCode), readConfirmation.captcha);
  const { phone, email } = typed;
  return (
    <form
      className="login"
      noValidate
      onSubmit={(event) =>
        submitForm(event, () =>
          passwordReset.send({
            type: 'passwordReset.submit',
            ...phone,
            email,
            captcha: readCaptcha.stateNow(captcha),
          }),
        )
      }
    >
      <ErrorSummary form={t`Forgot your password?`} refusals={refusalsOf(i18n, faults)} isRefused={problem !== null} />
      <PhoneField
        label={i18n._(labels.mobile)}
        countries={phoneCountries(locale)}
        value={phone}
        onChange={(changed) => onType({ ...typed, phone: changed })}
        error={faultWords(i18n, 'mobile', faults)}
      />
      <EmailField
        label={i18n._(labels.email)}
        name="email"
        enterKeyHint="send"
        value={email}
        onChange={(changed) => onType({ ...typed, email: changed })}
        error={faultWords(i18n, 'email', faults)}
      />
      {captcha ? <HumanCheck captcha={captcha} error={faultWords(i18n, 'captcha', faults)} /> : null}
      <FormProblem words={problem && problemWords(i18n, problem)} />
      <Button type="submit" variant="cta" size="l" full>
        <Trans>Send me a code</Trans>
      </Button>
    </form>
  );
}
