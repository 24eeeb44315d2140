import { Trans, useLingui } from '@lingui/react/macro';
import { idProofTypeOf } from '../../../machines/person/idProof.ts';
import { loadIdProofTypes } from '../../adapters/actors/booking/idProofTypes.ts';
import { localName } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { CountryField } from '../../components/fields/country/CountryField.tsx';
import { DateField } from '../../components/dates/DateField.tsx';
import { IdProofField } from '../../components/files/IdProofField.tsx';
import { useResource } from '../../actors/useResource.ts';
import { GenderField } from '../../widgets/person/GenderField.tsx';
import { ReligionField } from '../../widgets/person/ReligionField.tsx';
import type { CustomerFormState } from './customerSecrets.ts';
import { RegistrationPicture } from './RegistrationPicture.tsx';
import { faultWords, labels } from './registerWords.ts';

/** What a customer may tell now or later. */
export function CustomerDetails({ draft, secrets, faults, change, changeSecrets }: CustomerFormState) {
  const { i18n, t } = useLingui();
  return (
    <fieldset className="register__part">
      <legend>
        <Trans>More about you</Trans>
      </legend>
      <div className="register__fields">
        <DateField
          label={i18n._(labels.dob)}
          optional
          birthday
          value={secrets.dob}
          onChange={(dob) => changeSecrets({ dob })}
          error={faultWords(i18n, 'dob', faults)}
        />
        <GenderField value={draft.gender} onChange={(gender) => change({ gender })} />
        <CountryField
          label={t`Nationality`}
          optional
          value={draft.nationality}
          onChange={(nationality) => change({ nationality })}
        />
        <ReligionField value={secrets.religion_id} onChange={(religion_id) => changeSecrets({ religion_id })} />
        <ProofOfId {...{ secrets, faults, changeSecrets }} />
        <div className="register__wide">
          <RegistrationPicture
            label={i18n._(labels.profile_image)}
            onChange={(profile_image) => changeSecrets({ profile_image })}
            error={faultWords(i18n, 'profile_image', faults)}
          />
        </div>
      </div>
    </fieldset>
  );
}

function ProofOfId({
  secrets,
  faults,
  changeSecrets,
}: Pick<CustomerFormState, 'secrets' | 'faults' | 'changeSecrets'>) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { shown: types } = useResource(loadIdProofTypes, undefined);
  // Nobody has to show one, so that a list that does not come is not missed.
  if (!types?.length) return null;
  return (
    <IdProofField
      optional
      types={types.map((type) => ({ id: type.id, name: localName(type, locale) }))}
      value={{
        id_proof_type_id: idProofTypeOf(types, secrets.id_proof_type_id),
        id_proof_number: secrets.id_proof_number,
      }}
      onChange={({ id_proof_type_id, id_proof_number }) =>
        changeSecrets({ id_proof_type_id, id_proof_number: id_proof_number ?? '' })
      }
      error={faultWords(i18n, 'id_proof_number', faults)}
    />
  );
}
