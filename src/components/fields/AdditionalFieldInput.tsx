import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TypedAnswer } from '../../../machines/attendees/additionalAnswers.ts';
import { choicesIn, phoneIn, signatureIn, textIn } from '../../../machines/attendees/additionalAnswers.ts';
import type { AdditionalField } from '../../contract/forms/forms.ts';
import { localName, localText } from '../../i18n/localName.ts';
import { phoneCountries } from '../../i18n/phoneCountries.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { LocalText } from '../text/LocalText.tsx';
import { AttachedFile } from '../files/AttachedFile.tsx';
import { CheckboxGroup } from '../choices/CheckboxGroup.tsx';
import { CountryField } from './country/CountryField.tsx';
import { DateField } from '../dates/DateField.tsx';
import { EmiratesIdField } from './EmiratesIdField.tsx';
import type { FieldText } from './Field.tsx';
import { HelpingDocument } from '../files/HelpingDocument.tsx';
import { PhoneField } from './PhoneField.tsx';
import { RadioField } from '../choices/RadioField.tsx';
import { RichText } from '../text/RichText.tsx';
import { SelectField, type SelectOption } from './SelectField.tsx';
import { SignatureField } from './signature/SignatureField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { EmailField } from './EmailField.tsx';
import { TextField } from './TextField.tsx';
import './additionalField.css';

export interface AdditionalFieldInputProps {
  field: AdditionalField;
  answer: TypedAnswer | undefined;
  onAnswer: (answer: TypedAnswer) => void;
  /** A file that was chosen, or the picture of a signature: the answer is where it will be kept. */
  onFile: (file: File) => void;
  /** Such a file is on its way. */
  isKeeping?: boolean | undefined;
  /** Stops it. */
  onCancel?: (() => void) | undefined;
  error?: ReactNode;
  /** `YYYY-MM-DD` at the venue. */
  today: string;
  /** Where the helping document lies; none where there is none. */
  helpAddress?: string | null | undefined;
}

/** A question of the operator's own making, of any of the twelve kinds (R2.13.23, R3.8). */
export function AdditionalFieldInput(props: AdditionalFieldInputProps) {
  const { field, error, helpAddress } = props;
  const locale = useLocale();
  const content = localText(field, 'content', locale);
  const options = (field.options ?? []).map((option) => ({ value: option.value, label: localName(option, locale) }));
  const text: FieldText = { label: <LocalText of={field} />, error, optional: !field.is_required };
  const Input = inputs[field.type];
  return (
    <div className="asked" data-type={field.type}>
      {content ? <RichText className="asked__text" html={content} /> : null}
      <Input {...props} text={text} options={options} />
      {helpAddress ? <HelpingDocument address={helpAddress} /> : null}
    </div>
  );
}

interface InputProps extends AdditionalFieldInputProps {
  text: FieldText;
  options: SelectOption<string>[];
}

/** Either language may be written in a page of the other; while nothing is written the page's own way stays. */
const wayOf = (written: string): 'auto' | undefined => (written === '' ? undefined : 'auto');

const inputs: Record<AdditionalField['type'], (props: InputProps) => ReactNode> = {
  text_box: ({ text, answer, onAnswer }) => (
    <TextField {...text} value={textIn(answer)} dir={wayOf(textIn(answer))} onChange={onAnswer} />
  ),
  text_area: ({ text, answer, onAnswer }) => (
    <TextAreaField {...text} value={textIn(answer)} dir={wayOf(textIn(answer))} onChange={onAnswer} />
  ),
  email: EmailAnswer,
  emirates_id: ({ text, answer, onAnswer }) => <EmiratesIdField {...text} value={textIn(answer)} onChange={onAnswer} />,
  phone_number: PhoneAnswer,
  date: ({ text, answer, onAnswer, today }) => (
    <DateField {...text} value={textIn(answer)} onChange={onAnswer} today={today} />
  ),
  country: CountryAnswer,
  radio_buttons: ({ text, options, answer, onAnswer }) => (
    <RadioField {...text} options={options} value={textIn(answer) || null} onChange={onAnswer} />
  ),
  drop_down: ListAnswer,
  check_boxes: ({ text, options, answer, onAnswer }) => (
    <CheckboxGroup {...text} options={options} value={choicesIn(answer)} onChange={onAnswer} />
  ),
  file: ({ text, answer, onAnswer, onFile, onCancel, isKeeping }) => (
    <AttachedFile
      {...text}
      path={textIn(answer)}
      isUploading={isKeeping}
      onChoose={onFile}
      onCancel={onCancel}
      onRemove={() => onAnswer('')}
    />
  ),
  disclaimer_form: SignedDisclaimer,
};

function EmailAnswer({ text, answer, onAnswer }: InputProps) {
  return <EmailField {...text} autoComplete={undefined} value={textIn(answer)} onChange={onAnswer} />;
}

function ListAnswer({ text, options, answer, onAnswer }: InputProps) {
  const { t } = useLingui();
  return (
    <SelectField
      {...text}
      options={options}
      placeholder={t`Please choose`}
      value={textIn(answer)}
      onChange={onAnswer}
    />
  );
}

function PhoneAnswer({ text, answer, onAnswer }: InputProps) {
  const countries = phoneCountries(useLocale());
  return <PhoneField {...text} countries={countries} value={phoneIn(answer)} onChange={onAnswer} />;
}

function CountryAnswer({ text, answer, onAnswer }: InputProps) {
  const id = textIn(answer);
  return (
    <CountryField
      {...text}
      value={id === '' ? null : Number(id)}
      onChange={(chosen) => onAnswer(chosen === null ? '' : String(chosen))}
    />
  );
}

function SignedDisclaimer({ text, answer, onAnswer, onFile, onCancel, isKeeping }: InputProps) {
  const signature = signatureIn(answer);
  return (
    <SignatureField
      {...text}
      isDrawn={signature.path !== null}
      isKeeping={isKeeping}
      onCancel={onCancel}
      onDrawn={(image) => onFile(new File([image], 'signature.png', { type: 'image/png' }))}
      name={signature.name}
      onName={(name) => onAnswer({ ...signature, path: null, name })}
      onClear={() => onAnswer({ ...signature, path: null, name: '' })}
      isAgreed={signature.agreed}
      onAgree={(agreed) => onAnswer({ ...signature, agreed })}
    />
  );
}
