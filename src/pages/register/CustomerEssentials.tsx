import { Trans, useLingui } from '@lingui/react/macro';
import { phoneCountries } from '../../i18n/phoneCountries.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { PasswordField } from '../../components/fields/PasswordField.tsx';
import { PhoneField } from '../../components/fields/PhoneField.tsx';
import { EmailField } from '../../components/fields/EmailField.tsx';
import { TextField } from '../../components/fields/TextField.tsx';
import { ServerWords } from '../../components/text/ServerWords.tsx';
import { NewPasswordField } from '../../widgets/NewPasswordField.tsx';
import type { CustomerFormState } from './customerSecrets.ts';
import { faultWords, isAboutMobile, labels, problemWords } from './registerWords.ts';

/** Without these there is no account. */
export function CustomerEssentials({ draft, secrets, faults, problem, change, changeSecrets }: CustomerFormState) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const { country_code, mobile_number } = draft;
  const taken = isAboutMobile(problem) ? <ServerWords words={problemWords(i18n, problem)} /> : undefined;
  return (
    <fieldset className="register__part">
      <legend>
        <Trans>Who you are</Trans>
      </legend>
      <div className="register__fields">
        <TextField
          label={i18n._(labels.first_name)}
          name="first_name"
          autoComplete="given-name"
          enterKeyHint="next"
          value={draft.first_name}
          onChange={(first_name) => change({ first_name })}
          error={faultWords(i18n, 'first_name', faults)}
        />
        <TextField
          label={i18n._(labels.last_name)}
          name="last_name"
          autoComplete="family-name"
          enterKeyHint="next"
          value={draft.last_name}
          onChange={(last_name) => change({ last_name })}
          error={faultWords(i18n, 'last_name', faults)}
        />
        <PhoneField
          label={i18n._(labels.mobile)}
          countries={phoneCountries(locale)}
          hint={t`We send a code to this number.`}
          value={{ country_code, mobile_number }}
          onChange={change}
          error={faultWords(i18n, 'mobile', faults) ?? taken}
        />
        <EmailField
          label={i18n._(labels.email)}
          name="email"
          enterKeyHint="next"
          value={draft.email}
          onChange={(email) => change({ email })}
          error={faultWords(i18n, 'email', faults)}
        />
        <NewPasswordField
          label={i18n._(labels.password)}
          enterKeyHint="next"
          value={secrets.password}
          onChange={(password) => changeSecrets({ password })}
          error={faultWords(i18n, 'password', faults)}
        />
        <PasswordField
          label={i18n._(labels.confirmation)}
          name="confirmation"
          autoComplete="new-password"
          enterKeyHint="next"
          value={secrets.confirmation}
          onChange={(confirmation) => changeSecrets({ confirmation })}
          error={faultWords(i18n, 'confirmation', faults)}
        />
      </div>
    </fieldset>
  );
}
