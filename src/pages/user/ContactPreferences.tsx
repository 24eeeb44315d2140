import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../components/choices/Checkbox.tsx';
import { Segmented } from '../../components/choices/Segmented.tsx';
import { SelectField } from '../../components/fields/SelectField.tsx';
import type { ProfileFormState } from './profileForm.ts';

/** In which language the customer is written to, and which way (R3.10.5, Q3.10.b). */
export function ContactPreferences({ draft, isBusy, change }: ProfileFormState) {
  const { t } = useLingui();
  return (
    <fieldset className="details__part" disabled={isBusy}>
      <legend>
        <Trans>How we write to you</Trans>
      </legend>
      <div className="details__fields">
        <Segmented
          legend={t`Write to me in`}
          options={[
            { value: 'en', label: <span lang="en">English</span> },
            { value: 'ar', label: <span lang="ar">العربية</span> },
          ]}
          value={draft.language}
          onChange={(language) => change({ language })}
        />
        <SelectField
          label={t`Tickets and changes by`}
          options={[
            { value: 'all', label: t`Every way there is` },
            { value: 'sms', label: t`Text message` },
            { value: 'email', label: t`Email` },
            { value: 'whatsapp', label: t`WhatsApp` },
          ]}
          value={draft.channel}
          onChange={(channel) => change({ channel })}
        />
        <Checkbox
          className="details__wide"
          checked={draft.newsletter}
          onChange={(newsletter) => change({ newsletter })}
        >
          <Trans>Send me news and offers by email</Trans>
        </Checkbox>
      </div>
    </fieldset>
  );
}
