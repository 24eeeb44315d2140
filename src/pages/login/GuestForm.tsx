import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { LoginRef } from '../../../machines/login/loginMachine.ts';
import * as read from '../../../machines/login/loginSelectors.ts';
import type { ContactDetails } from '../../../machines/person/contactDetails.ts';
import { phoneCountries } from '../../i18n/phoneCountries.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { AgreeToTerms } from '../../widgets/AgreeToTerms.tsx';
import { FormProblem } from '../../widgets/FormProblem.tsx';
import { PhoneField } from '../../components/fields/PhoneField.tsx';
import { EmailField } from '../../components/fields/EmailField.tsx';
import { TextField } from '../../components/fields/TextField.tsx';
import { faultWords, labels, problemWords, refusalsOf } from './loginWords.ts';
import { ErrorSummary } from '../../widgets/ErrorSummary.tsx';
import { submitForm } from '../../components/fields/submitForm.ts';

export interface TypedAsGuest extends ContactDetails {
  isAgreed: boolean;
}

export interface GuestFormProps {
  login: LoginRef;
  hasTerms: boolean;
  /** Kept by whoever shows this form, since the form of an account takes its place for a while. */
  typed: TypedAsGuest;
  onType: (typed: TypedAsGuest) => void;
  onAccount: () => void;
}

/** Who comes without an account (R1.6.2): name, mobile number and email, and the operator's terms where there are some (R2.13.12, R2.13.13). */
export function GuestForm({ login, hasTerms, typed, onType, onAccount }: GuestFormProps) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const { name, country_code, mobile_number, email, isAgreed } = typed;
  const faults = useSelector(login, read.faults);
  const problem = useSelector(login, read.problem);
  const isBusy = useSelector(login, read.isBusy);
  const accepted = isAgreed ? 'accepted' : 'open';
  return (
    <form
      className="login"
      noValidate
      onSubmit={(event) =>
        submitForm(event, () =>
          login.send({
            type: 'guest.submit',
            name,
            country_code,
            mobile_number,
            email,
            terms: hasTerms ? accepted : 'none',
          }),
        )
      }
    >
      <ErrorSummary form={t`Continue as guest`} refusals={refusalsOf(i18n, faults)} isRefused={problem !== null} />
      <TextField
        label={i18n._(labels.name)}
        name="name"
        autoComplete="name"
        value={name}
        onChange={(text) => onType({ ...typed, name: text })}
        error={faultWords(i18n, 'name', faults)}
      />
      <PhoneField
        label={i18n._(labels.mobile)}
        countries={phoneCountries(locale)}
        value={{ country_code, mobile_number }}
        onChange={(phone) => onType({ ...typed, ...phone })}
        error={faultWords(i18n, 'mobile', faults)}
      />
      <EmailField
        label={i18n._(labels.email)}
        name="email"
        value={email}
        onChange={(text) => onType({ ...typed, email: text })}
        error={faultWords(i18n, 'email', faults)}
      />
      {hasTerms ? (
        <AgreeToTerms
          checked={isAgreed}
          onChange={(agreed) => onType({ ...typed, isAgreed: agreed })}
          error={faultWords(i18n, 'terms', faults)}
        />
      ) : null}
      <FormProblem words={problem && problemWords(i18n, problem)} live={problem?.message === null} />
      <Button type="submit" variant="cta" size="l" full busy={isBusy}>
        <Trans>Continue as guest</Trans>
      </Button>
      <Button variant="quiet" full disabled={isBusy} onClick={onAccount}>
        <Trans>I have an account</Trans>
      </Button>
    </form>
  );
}
