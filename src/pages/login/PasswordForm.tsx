import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { LoginRef } from '../../../machines/login/loginMachine.ts';
import * as read from '../../../machines/login/loginSelectors.ts';
import { phoneCountries } from '../../i18n/phoneCountries.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { FormProblem } from '../../widgets/FormProblem.tsx';
import { PasswordField } from '../../components/fields/PasswordField.tsx';
import { PhoneField, type PhoneNumber } from '../../components/fields/PhoneField.tsx';
import { TextButton } from '../../components/buttons/TextButton.tsx';
import { faultWords, labels, problemWords, refusalsOf } from './loginWords.ts';
import { ErrorSummary } from '../../widgets/ErrorSummary.tsx';
import { submitForm } from '../../components/fields/submitForm.ts';

export interface PasswordFormProps {
  login: LoginRef;
  /** Kept by whoever shows this form, since another way in takes its place for a while. */
  phone: PhoneNumber;
  onPhone: (phone: PhoneNumber) => void;
  onForgot: () => void;
}

/** Mobile number with country code, and password (R2.13.1). */
export function PasswordForm({ login, phone, onPhone, onForgot }: PasswordFormProps) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const faults = useSelector(login, read.faults);
  const problem = useSelector(login, read.problem);
  const isBusy = useSelector(login, read.isBusy);
  return (
    <form
      className="login"
      noValidate
      onSubmit={(event) =>
        submitForm(event, (typed) => login.send({ type: 'password.submit', ...phone, password: typed('password') }))
      }
    >
      <ErrorSummary form={t`Log in`} refusals={refusalsOf(i18n, faults)} isRefused={problem !== null} />
      <PhoneField
        label={i18n._(labels.mobile)}
        countries={phoneCountries(locale)}
        value={phone}
        onChange={onPhone}
        error={faultWords(i18n, 'mobile', faults)}
      />
      <div className="login__password">
        <PasswordField
          label={i18n._(labels.password)}
          name="password"
          enterKeyHint="go"
          error={faultWords(i18n, 'password', faults)}
        />
        <TextButton tone="quiet" onClick={onForgot}>
          <Trans>Forgot password</Trans>
        </TextButton>
      </div>
      <FormProblem words={problem && problemWords(i18n, problem)} live={problem?.message === null} />
      <Button type="submit" variant="cta" size="l" full busy={isBusy}>
        <Trans>Log in</Trans>
      </Button>
    </form>
  );
}
