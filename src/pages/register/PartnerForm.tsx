import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ChosenPicture } from '../../../machines/person/picture.ts';
import type { PartnerRegistrationRef } from '../../../machines/partnerRegistration/partnerRegistrationMachine.ts';
import * as read from '../../../machines/partnerRegistration/partnerRegistrationSelectors.ts';
import { localName } from '../../i18n/localName.ts';
import { phoneCountries } from '../../i18n/phoneCountries.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { PhoneField } from '../../components/fields/PhoneField.tsx';
import { SelectField } from '../../components/fields/SelectField.tsx';
import { EmailField } from '../../components/fields/EmailField.tsx';
import { TextField } from '../../components/fields/TextField.tsx';
import { ErrorSummary } from '../../widgets/ErrorSummary.tsx';
import { NewPasswordField } from '../../widgets/NewPasswordField.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { submitForm } from '../../components/fields/submitForm.ts';
import { ServerWords } from '../../components/text/ServerWords.tsx';
import { RegistrationPicture } from './RegistrationPicture.tsx';
import { faultWords, isAboutMobile, labels, problemWords, refusalsOf } from './registerWords.ts';
import { FormSubmission } from './FormSubmission.tsx';
import { useRefusalNotice } from './useRefusalNotice.ts';

/** A business partner's account, which the operator approves before it can be used (R1.6.1, R3.10.12, Q3.10.c). */
export function PartnerForm({ registration }: { registration: PartnerRegistrationRef }) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const { entity_types } = useConfig();
  const draft = useSelector(registration, read.draft);
  const faults = useSelector(registration, read.faults);
  const hasFaults = useSelector(registration, read.hasFaults);
  const problem = useSelector(registration, read.problem);
  const isBusy = useSelector(registration, read.isBusy);
  const [password, setPassword] = useState('');
  const [image, setImage] = useState<ChosenPicture | null>(null);
  useRefusalNotice(registration);
  const change = (changes: Partial<typeof draft>) => registration.send({ type: 'draft.change', changes });
  const { country_code, mobile_number } = draft;
  const taken = isAboutMobile(problem) ? <ServerWords words={problemWords(i18n, problem)} /> : undefined;
  return (
    <form
      className="register__form"
      noValidate
      onSubmit={(event) =>
        submitForm(event, () => registration.send({ type: 'form.submit', ...draft, password, image }))
      }
    >
      <ErrorSummary form={t`Create an account`} refusals={refusalsOf(i18n, faults)} isRefused={problem !== null} />
      <fieldset className="register__part">
        <legend>
          <Trans>Your organisation</Trans>
        </legend>
        <div className="register__fields">
          <TextField
            label={i18n._(labels.entity_name)}
            name="entity_name"
            autoComplete="organization"
            enterKeyHint="next"
            value={draft.entity_name}
            onChange={(entity_name) => change({ entity_name })}
            error={faultWords(i18n, 'entity_name', faults)}
          />
          <SelectField
            label={i18n._(labels.entity_type)}
            placeholder={t`Please choose`}
            options={(entity_types ?? []).map((type) => ({ value: type.name, label: localName(type, locale) }))}
            value={draft.entity_type}
            onChange={(entity_type) => change({ entity_type })}
            error={faultWords(i18n, 'entity_type', faults)}
          />
          <div className="register__wide">
            <RegistrationPicture
              label={i18n._(labels.image)}
              onChange={setImage}
              error={faultWords(i18n, 'image', faults)}
            />
          </div>
        </div>
      </fieldset>
      <fieldset className="register__part">
        <legend>
          <Trans>Whom we talk to</Trans>
        </legend>
        <div className="register__fields">
          <TextField
            label={i18n._(labels.contact_person)}
            name="contact_person"
            autoComplete="name"
            enterKeyHint="next"
            value={draft.contact_person}
            onChange={(contact_person) => change({ contact_person })}
            error={faultWords(i18n, 'contact_person', faults)}
          />
          <EmailField
            label={i18n._(labels.email)}
            name="email"
            enterKeyHint="next"
            value={draft.email}
            onChange={(email) => change({ email })}
            error={faultWords(i18n, 'email', faults)}
          />
          <PhoneField
            label={i18n._(labels.mobile)}
            countries={phoneCountries(locale)}
            value={{ country_code, mobile_number }}
            onChange={change}
            error={faultWords(i18n, 'mobile', faults) ?? taken}
          />
          <NewPasswordField
            label={i18n._(labels.password)}
            enterKeyHint="done"
            value={password}
            onChange={setPassword}
            error={faultWords(i18n, 'password', faults)}
          />
        </div>
      </fieldset>
      <FormSubmission hasFaults={hasFaults} problem={isAboutMobile(problem) ? null : problem} isBusy={isBusy}>
        <Trans>Ask for a partner account</Trans>
      </FormSubmission>
    </form>
  );
}
