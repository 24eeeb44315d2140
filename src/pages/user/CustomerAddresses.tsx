import { Trans, useLingui } from '@lingui/react/macro';
import { TextAreaField } from '../../components/fields/TextAreaField.tsx';
import { TextField } from '../../components/fields/TextField.tsx';
import type { ProfileFormState } from './profileForm.ts';
import { labels } from './profileWords.ts';

/** No longer than the server keeps. */
const longestCity = 200;
const longestAddress = 500;

/** Where the customer lives, and where goods are brought (R3.7.10, Q3.6.e). */
export function CustomerAddresses({ draft, isBusy, change, errorAt }: ProfileFormState) {
  const { i18n, t } = useLingui();
  return (
    <fieldset className="details__part" disabled={isBusy}>
      <legend>
        <Trans>Where you live</Trans>
      </legend>
      <div className="details__fields">
        <TextField
          label={i18n._(labels.city)}
          optional
          name="city"
          autoComplete="address-level2"
          maxLength={longestCity}
          value={draft.city}
          onChange={(city) => change({ city })}
          error={errorAt('city')}
        />
        <TextField
          label={i18n._(labels.sector)}
          optional
          name="sector"
          autoComplete="address-level3"
          maxLength={longestCity}
          value={draft.sector}
          onChange={(sector) => change({ sector })}
          error={errorAt('sector')}
        />
        <div className="details__wide">
          <TextAreaField
            label={i18n._(labels.delivery_address)}
            optional
            name="delivery_address"
            autoComplete="street-address"
            hint={t`What you buy in the shop is brought here.`}
            maxLength={longestAddress}
            value={draft.delivery_address}
            onChange={(delivery_address) => change({ delivery_address })}
            error={errorAt('delivery_address')}
          />
        </div>
      </div>
    </fieldset>
  );
}
