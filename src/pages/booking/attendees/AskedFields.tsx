import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import * as read from '../../../../machines/attendees/attendeeDetailsSelectors.ts';
import type { AskedField } from '../../../../machines/attendees/attendeeQuestions.ts';
import { localName } from '../../../i18n/localName.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { CountryField } from '../../../components/CountryField.tsx';
import { DateField } from '../../../components/DateField.tsx';
import { IdProofField } from '../../../components/IdProofField.tsx';
import { Segmented } from '../../../components/Segmented.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import type { AttendeeProps } from './AttendeeBlock.tsx';
import { faultWords, labels } from './attendeeMessages.ts';
import { sameContent } from './sameContent.ts';
import { useAttendee } from './useAttendee.ts';

/** What this service, or the site, asks of every visitor (R5.6.2–4). */
export function AskedFields(props: AttendeeProps) {
  const shown = useSelector(props.details, read.shownFields, sameContent);
  // The proof of identity has two cells, which stand in one row where one cell goes before them.
  const [first, ...others] = shown.filter(({ field }) => field !== 'id');
  const proof = shown.filter(({ field }) => field === 'id');
  return [...(first ? [first] : []), ...proof, ...others].map(({ field, isRequired }) => {
    const Input = inputs[field];
    return <Input key={field} {...props} optional={!isRequired} />;
  });
}

interface AskedProps extends AttendeeProps {
  optional: boolean;
}

const inputs: Record<AskedField, (props: AskedProps) => ReactNode> = {
  dob: BirthDate,
  gender: Gender,
  nationality: Nationality,
  religion: Religion,
  id: IdProof,
  tag: PurposeOfVisit,
};

function BirthDate({ optional, ...props }: AskedProps) {
  const { i18n, typed, faults, isLocked, put } = useAttendee(props);
  return (
    <DateField
      label={i18n._(labels.dob)}
      optional={optional && !isLocked('dob')}
      birthday={props.attendee === 0}
      locked={isLocked('dob')}
      value={typed.dob ?? ''}
      onChange={(dob) => put({ dob })}
      error={faultWords(i18n, 'dob', faults)}
    />
  );
}

function Gender({ optional, ...props }: AskedProps) {
  const { t } = useLingui();
  const { i18n, typed, faults, isLocked, put } = useAttendee(props);
  const words = { Female: t`Female`, Male: t`Male` };
  if (isLocked('gender') && typed.gender)
    return <TextField label={i18n._(labels.gender)} locked value={words[typed.gender]} />;
  return (
    <Segmented
      legend={i18n._(labels.gender)}
      optional={optional}
      options={[
        { value: 'Female', label: words.Female },
        { value: 'Male', label: words.Male },
      ]}
      value={typed.gender}
      onChange={(gender) => put({ gender })}
      error={faultWords(i18n, 'gender', faults)}
    />
  );
}

function Nationality({ optional, ...props }: AskedProps) {
  const { i18n, typed, faults, isLocked, put } = useAttendee(props);
  const locked = isLocked('nationality');
  return (
    <CountryField
      label={i18n._(labels.nationality)}
      optional={optional && !locked}
      locked={locked}
      value={typed.nationality}
      onChange={(nationality) => put({ nationality })}
      error={faultWords(i18n, 'nationality', faults)}
    />
  );
}

function Religion({ optional, ...props }: AskedProps) {
  const locale = useLocale();
  const { t } = useLingui();
  const { religions } = useSelector(props.details, read.config);
  const { i18n, typed, faults, put } = useAttendee(props);
  return (
    <SelectField
      label={i18n._(labels.religion)}
      optional={optional}
      placeholder={t`Please choose`}
      options={(religions ?? []).map((religion) => ({
        value: String(religion.id),
        label: localName(religion, locale),
      }))}
      value={String(typed.religion_id ?? '')}
      onChange={(id) => put({ religion_id: id === '' ? null : Number(id) })}
      error={faultWords(i18n, 'religion', faults)}
    />
  );
}

function IdProof({ optional, ...props }: AskedProps) {
  const locale = useLocale();
  const { i18n, typed, faults, isLocked, put } = useAttendee(props);
  const types = useSelector(props.details, (snapshot) => read.questions(snapshot)?.idProofTypes) ?? [];
  const typeId = useSelector(props.details, (snapshot) => read.idProofTypeFor(snapshot, props.attendee));
  return (
    <IdProofField
      types={types.map((type) => ({ id: type.id, name: localName(type, locale) }))}
      optional={optional}
      locked={isLocked('id')}
      value={{ id_proof_type_id: typeId, id_proof_number: typed.id_proof_number }}
      onChange={put}
      error={faultWords(i18n, 'id', faults)}
    />
  );
}

/** The purposes are the operator’s tags; none is chosen beforehand (R2.13.16). */
function PurposeOfVisit({ optional, ...props }: AskedProps) {
  const locale = useLocale();
  const { t } = useLingui();
  const { i18n, typed, faults, put } = useAttendee(props);
  const tags = useSelector(props.details, (snapshot) => read.questions(snapshot)?.tags) ?? [];
  return (
    <SelectField
      label={i18n._(labels.tag)}
      optional={optional}
      placeholder={t`Please choose`}
      options={tags.map((tag) => ({ value: String(tag.id), label: localName(tag, locale) }))}
      value={String(typed.tag ?? '')}
      onChange={(id) => put({ tag: id === '' ? null : Number(id) })}
      error={faultWords(i18n, 'tag', faults)}
    />
  );
}
