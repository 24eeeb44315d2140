import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import * as readConfirmation from '../../../machines/confirmByCode/confirmByCodeSelectors.ts';
import * as readCaptcha from '../../../machines/captcha/captchaSelectors.ts';
import type { RegistrationRef } from '../../../machines/registration/registrationMachine.ts';
import * as read from '../../../machines/registration/registrationSelectors.ts';
import { ErrorSummary } from '../../widgets/ErrorSummary.tsx';
import { HumanCheck } from '../../widgets/HumanCheck.tsx';
import { submitForm } from '../../components/fields/submitForm.ts';
import { Agreements } from './Agreements.tsx';
import { CustomerDetails } from './CustomerDetails.tsx';
import { CustomerEssentials } from './CustomerEssentials.tsx';
import { noSecrets } from './customerSecrets.ts';
import { faultWords, isAboutMobile, refusalsOf } from './registerWords.ts';
import { FormSubmission } from './FormSubmission.tsx';
import { useRefusalNotice } from './useRefusalNotice.ts';

/** A customer's new account (Q3.10.d): what it needs, what may be left out, and what is agreed to. */
export function CustomerForm({ registration }: { registration: RegistrationRef }) {
  const { i18n, t } = useLingui();
  const draft = useSelector(registration, read.draft);
  const faults = useSelector(registration, read.faults);
  const hasFaults = useSelector(registration, read.hasFaults);
  const problem = useSelector(registration, read.problem);
  const captcha = useSelector(useSelector(registration, read.confirmByCode), readConfirmation.captcha);
  const isBusy = useSelector(registration, read.isBusy);
  const [secrets, setSecrets] = useState(noSecrets);
  useRefusalNotice(registration);
  const form = {
    draft,
    secrets,
    faults,
    problem,
    change: (changes: Partial<typeof draft>) => registration.send({ type: 'draft.change', changes }),
    changeSecrets: (changes: Partial<typeof secrets>) => setSecrets((before) => ({ ...before, ...changes })),
  };
  return (
    <form
      className="register__form"
      noValidate
      onSubmit={(event) =>
        submitForm(event, () =>
          registration.send({
            type: 'form.submit',
            ...draft,
            ...secrets,
            captcha: readCaptcha.stateNow(captcha),
          }),
        )
      }
    >
      <ErrorSummary form={t`Create an account`} refusals={refusalsOf(i18n, faults)} isRefused={problem !== null} />
      <CustomerEssentials {...form} />
      <CustomerDetails {...form} />
      <Agreements {...form} />
      {captcha ? <HumanCheck captcha={captcha} error={faultWords(i18n, 'captcha', faults)} /> : null}
      <FormSubmission hasFaults={hasFaults} problem={isAboutMobile(problem) ? null : problem} isBusy={isBusy}>
        <Trans>Create my account</Trans>
      </FormSubmission>
    </form>
  );
}
