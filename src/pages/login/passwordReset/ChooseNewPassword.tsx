import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { PasswordResetRef } from '../../../../machines/passwordReset/passwordResetMachine.ts';
import * as read from '../../../../machines/passwordReset/passwordResetSelectors.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { FormProblem } from '../../../widgets/FormProblem.tsx';
import { PasswordField } from '../../../components/fields/PasswordField.tsx';
import { TextButton } from '../../../components/buttons/TextButton.tsx';
import { ErrorSummary } from '../../../widgets/ErrorSummary.tsx';
import { NewPasswordField } from '../../../widgets/NewPasswordField.tsx';
import { submitForm } from '../../../components/fields/submitForm.ts';
import { faultWords, labels, problemWords, refusalsOf } from './passwordResetWords.ts';

/** The new password, twice (R2.13.11). */
export function ChooseNewPassword({ passwordReset }: { passwordReset: PasswordResetRef }) {
  const { i18n, t } = useLingui();
  const restricts = useSelector(passwordReset, read.restricts);
  const faults = useSelector(passwordReset, read.faults);
  const problem = useSelector(passwordReset, read.problem);
  const isBusy = useSelector(passwordReset, read.isBusy);
  const [password, setPassword] = useState('');
  return (
    <form
      className="login"
      noValidate
      onSubmit={(event) =>
        submitForm(event, (typed) =>
          passwordReset.send({ type: 'password.submit', password, confirmation: typed('confirmation') }),
        )
      }
    >
      <ErrorSummary form={t`Choose a new password`} refusals={refusalsOf(i18n, faults)} isRefused={problem !== null} />
      <NewPasswordField
        label={i18n._(labels.password)}
        value={password}
        onChange={setPassword}
        restricts={restricts}
        error={faultWords(i18n, 'password', faults)}
      />
      <PasswordField
        label={i18n._(labels.confirmation)}
        name="confirmation"
        autoComplete="new-password"
        enterKeyHint="done"
        error={faultWords(i18n, 'confirmation', faults)}
      />
      <FormProblem words={problem && problemWords(i18n, problem)} />
      <Button type="submit" variant="cta" size="l" full busy={isBusy}>
        <Trans>Save the new password</Trans>
      </Button>
      {problem ? (
        <TextButton tone="quiet" onClick={() => passwordReset.send({ type: 'passwordReset.restart' })}>
          <Trans>Ask for a new code</Trans>
        </TextButton>
      ) : null}
    </form>
  );
}
