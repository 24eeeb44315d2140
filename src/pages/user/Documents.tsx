import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { removalOf } from '../../../machines/person/removalOf.ts';
import { shownFile, type FileChange } from '../../../machines/profile/fileChange.ts';
import { kindsLeft, type FileField as FileName } from '../../../machines/profile/profileRules.ts';
import * as read from '../../../machines/profile/profileSelectors.ts';
import { idProofTypeOf } from '../../../machines/person/idProof.ts';
import { useResource } from '../../actors/useResource.ts';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { loadIdProofTypes, type IdProofTypes } from '../../adapters/actors/booking/idProofTypes.ts';
import { id as idSign, trash } from '../../art/icons/tools.ts';
import { DateField } from '../../components/dates/DateField.tsx';
import { FileField } from '../../components/files/FileField.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { IdProofField } from '../../components/files/IdProofField.tsx';
import { masked } from '../../components/fields/idNumber.ts';
import { formatNumericDate } from '../../i18n/dates.ts';
import { localName } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import type { ProfileFormState } from './profileForm.ts';
import { labels } from './profileWords.ts';

/** The ID card and the documents on file: their numbers are shown in part, and are taken away or added, not changed (R3.7.10, R3.7.14). */
export function Documents(state: ProfileFormState) {
  const { i18n } = useLingui();
  const { profile, draft, isBusy, errorAt } = state;
  const { shown: types } = useResource(loadIdProofTypes, undefined);
  const stored = useSelector(profile, read.profile).id_card;
  const files = useSelector(profile, read.files);
  const hasCard = stored !== null;
  const card = shownFile(files.id_card, hasCard);
  return (
    <fieldset className="details__part" disabled={isBusy}>
      {/* Has the focus once the button of a document has gone with it. */}
      <legend tabIndex={-1}>
        <Trans>ID card and documents</Trans>
      </legend>
      {draft.documents.length > 0 ? <Filed {...state} types={types ?? []} /> : null}
      <div className="details__fields">
        {types?.length ? <OneMore {...state} types={types} /> : null}
        <div className="details__wide">
          <FileField
            label={i18n._(labels.id_card)}
            optional
            file={card === 'stored' ? { name: i18n._(labels.id_card) } : card}
            onChoose={(file) => profile.send({ type: 'file.change', field: 'id_card', file })}
            onRemove={() =>
              profile.send({ type: 'file.change', field: 'id_card', file: removalOf(files.id_card, hasCard) })
            }
            error={errorAt('id_card')}
          />
        </div>
      </div>
    </fieldset>
  );
}

type WithTypes = ProfileFormState & { types: IdProofTypes };

function Filed({ draft, change, types }: WithTypes) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <ul className="lines">
      {draft.documents.map((one) => {
        const type = types.find(({ id }) => id === one.id_proof_type_id);
        const name = type ? localName(type, locale) : t`Document`;
        const day = formatNumericDate(one.expiry_date ?? '');
        return (
          <li key={`${one.id_proof_type_id} ${one.id_proof_number}`} className="details__filed">
            <Icon of={idSign} />
            <span>
              <b>{name}</b> <bdi className="ltr num">{masked(one.id_proof_number)}</bdi>
              {one.expiry_date ? (
                <span className="fine">
                  <Trans>
                    Valid until <bdi className="ltr num">{day}</bdi>
                  </Trans>
                </span>
              ) : null}
            </span>
            <IconButton
              icon={trash}
              label={t`Remove ${name}`}
              onClick={({ currentTarget }) => {
                currentTarget.closest('fieldset')?.querySelector('legend')?.focus();
                change({ documents: draft.documents.filter((other) => other !== one) });
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Another document, of a kind that is not on file yet. */
function OneMore({ profile, draft, change, errorAt, types }: WithTypes) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const today = useVenueNow().slice(0, 10);
  const { document_file: file } = useSelector(profile, read.files);
  const open = kindsLeft(types, draft);
  if (open.length === 0) return null;
  const put = (chosen: FileChange) => profile.send({ type: 'file.change', field: documentFile, file: chosen });
  return (
    <>
      <IdProofField
        optional
        types={open.map((type) => ({ id: type.id, name: localName(type, locale) }))}
        value={{
          id_proof_type_id: idProofTypeOf(open, draft.id_proof_type_id),
          id_proof_number: draft.id_proof_number,
        }}
        onChange={(proof) => change(proof)}
        error={errorAt('id_proof_number')}
      />
      {draft.id_proof_number === '' ? null : (
        <>
          <DateField
            label={i18n._(labels.expiry_date)}
            optional
            today={today}
            min={today}
            value={draft.expiry_date}
            onChange={(expiry_date) => change({ expiry_date })}
            error={errorAt('expiry_date')}
          />
          <FileField
            label={i18n._(labels.document_file)}
            optional
            file={file === 'removed' ? null : file}
            onChoose={put}
            onRemove={() => put(null)}
            error={errorAt('document_file')}
          />
        </>
      )}
    </>
  );
}

const documentFile: FileName = 'document_file';
