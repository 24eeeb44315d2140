import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import * as read from '../../../machines/profile/profileSelectors.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { CountryField } from '../../components/fields/country/CountryField.tsx';
import { DateField } from '../../components/dates/DateField.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { TextField } from '../../components/fields/TextField.tsx';
import { GenderField } from '../../widgets/person/GenderField.tsx';
import { ReligionField } from '../../widgets/person/ReligionField.tsx';
import { PictureField } from '../../widgets/picture/PictureField.tsx';
import type { ProfileFormState } from './profileForm.ts';
import { labels } from './profileWords.ts';

/** Picture, names, and what operators ask of attendees: whoever books finds it filled in (R3.7.11). */
export function AboutYou({ profile, draft, isBusy, change, errorAt }: ProfileFormState) {
  const { i18n, t } = useLingui();
  const { image_base: base } = useConfig();
  const picture = useSelector(profile, read.picture);
  const stored = useSelector(profile, read.profile).profile_image;
  return (
    <fieldset className="details__part" disabled={isBusy}>
      <legend>
        <Trans>About you</Trans>
      </legend>
      <div className="details__fields">
        <div className="details__wide">
          <PictureField
            label={i18n._(labels.profile_image)}
            stored={imageAddress(stored, base)}
            change={picture}
            onChange={(chosen) => profile.send({ type: 'picture.change', picture: chosen })}
            error={errorAt('profile_image')}
          />
        </div>
        <TextField
          label={i18n._(labels.first_name)}
          name="first_name"
          autoComplete="given-name"
          value={draft.first_name}
          onChange={(first_name) => change({ first_name })}
          error={errorAt('first_name')}
        />
        <TextField
          label={i18n._(labels.last_name)}
          name="last_name"
          autoComplete="family-name"
          value={draft.last_name}
          onChange={(last_name) => change({ last_name })}
          error={errorAt('last_name')}
        />
        <DateField
          label={i18n._(labels.dob)}
          optional
          birthday
          value={draft.dob}
          onChange={(dob) => change({ dob })}
          error={errorAt('dob')}
        />
        <GenderField value={draft.gender} onChange={(gender) => change({ gender })} />
        <CountryField
          label={t`Nationality`}
          optional
          value={draft.country_id}
          onChange={(country_id) => change({ country_id })}
        />
        <ReligionField value={draft.religion_id} onChange={(religion_id) => change({ religion_id })} />
      </div>
    </fieldset>
  );
}
