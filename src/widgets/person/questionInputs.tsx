import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { QuestionInput } from '../../../machines/attendees/attendeeFields.ts';
import { localName } from '../../i18n/localName.ts';
import { phoneCountries } from '../../i18n/phoneCountries.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { CountryField } from '../../components/fields/country/CountryField.tsx';
import { DateField } from '../../components/dates/DateField.tsx';
import { EmailField } from '../../components/fields/EmailField.tsx';
import { IdProofField } from '../../components/files/IdProofField.tsx';
import { PhoneField } from '../../components/fields/PhoneField.tsx';
import { Segmented } from '../../components/choices/Segmented.tsx';
import { SelectField } from '../../components/fields/SelectField.tsx';
import { TextField } from '../../components/fields/TextField.tsx';
import { asOpened, type QuestionProps } from './answering.ts';

/** How each kind of question is answered. */
export const questionInputs: Record<QuestionInput, (props: QuestionProps) => ReactNode> = {
  text: Text,
  date: Day,
  country: Country,
  phone: Phone,
  email: Email,
  gender: Gender,
  religion: Religion,
  idProof: IdProof,
  purposeOfVisit: PurposeOfVisit,
};

function useAnswer(props: QuestionProps) {
  const { i18n } = useLingui();
  return asOpened(i18n, props);
}

function Text(props: QuestionProps) {
  const { text, answer, common, locked, autoComplete } = useAnswer(props);
  return <TextField {...common} locked={locked} autoComplete={autoComplete} value={text} onChange={answer} />;
}

function Email(props: QuestionProps) {
  const { text, answer, common, locked, autoComplete } = useAnswer(props);
  return <EmailField {...common} locked={locked} autoComplete={autoComplete} value={text} onChange={answer} />;
}

function Day(props: QuestionProps) {
  const { text, answer, common, locked } = useAnswer(props);
  return <DateField {...common} locked={locked} birthday={props.by.isSelf} value={text} onChange={answer} />;
}

function Country(props: QuestionProps) {
  const { value, answer, common, locked } = useAnswer(props);
  const country = typeof value === 'number' ? value : null;
  return <CountryField {...common} locked={locked} value={country} onChange={answer} />;
}

function Phone(props: QuestionProps) {
  const locale = useLocale();
  const { common, locked } = useAnswer(props);
  const { typed, put } = props.by;
  const { country_code, mobile_number } = typed;
  if (locked) return <TextField {...common} ltr locked value={`+${country_code} ${mobile_number}`} />;
  return (
    <PhoneField {...common} countries={phoneCountries(locale)} value={{ country_code, mobile_number }} onChange={put} />
  );
}

function Gender(props: QuestionProps) {
  const { t } = useLingui();
  const { answer, common, locked } = useAnswer(props);
  const { typed } = props.by;
  const { label, ...asked } = common;
  const words = { Female: t`Female`, Male: t`Male` };
  if (locked && typed.gender) return <TextField label={label} locked value={words[typed.gender]} />;
  return (
    <Segmented
      {...asked}
      legend={label}
      options={[
        { value: 'Female', label: words.Female },
        { value: 'Male', label: words.Male },
      ]}
      value={typed.gender}
      onChange={answer}
    />
  );
}

interface Choice {
  id: number;
  name: string;
  ar_name?: string | null;
}

/** One of a list of the operator's. */
function Choices({ choices, ...props }: QuestionProps & { choices: readonly Choice[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { value, answer, common } = useAnswer(props);
  return (
    <SelectField
      {...common}
      placeholder={t`Please choose`}
      options={choices.map((choice) => ({ value: String(choice.id), label: localName(choice, locale) }))}
      value={String(value ?? '')}
      onChange={(id) => answer(id === '' ? null : Number(id))}
    />
  );
}

function Religion(props: QuestionProps) {
  return <Choices {...props} choices={props.by.religions ?? []} />;
}

/** The purposes are the operator’s tags; none is chosen beforehand (R2.13.16). */
function PurposeOfVisit(props: QuestionProps) {
  return <Choices {...props} choices={props.by.tags} />;
}

function IdProof(props: QuestionProps) {
  const locale = useLocale();
  const { common, locked } = useAnswer(props);
  const { typed, put, idProofTypes, paper } = props.by;
  const { optional, error } = common;
  return (
    <IdProofField
      {...{ optional, locked, error }}
      types={idProofTypes.map((type) => ({ id: type.id, name: localName(type, locale) }))}
      value={{ id_proof_type_id: paper, id_proof_number: typed.id_proof_number }}
      onChange={put}
    />
  );
}
