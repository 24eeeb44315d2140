import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import * as read from '../../../../machines/attendees/attendeeDetailsSelectors.ts';
import type { AdditionalField } from '../../../contract/forms/forms.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { AdditionalFieldInput } from '../../../components/fields/AdditionalFieldInput.tsx';
import { imageAddress } from '../../../components/pictures/imageAddress.ts';
import { useConfig } from '../../../actors/portalContext.tsx';
import type { AttendeeProps } from './attendeeProps.ts';
import { answerWords } from '../../../widgets/answerWords.ts';
import { attendeeProblemWords } from './attendeeWords.ts';
import { sameContent } from '../../../components/fields/sameContent.ts';

/** The questions an operator invents (R2.13.15), each by its type: texts, dates, choices, countries, files, a signature (R3.8.1–7). */
export function AdditionalFields(props: AttendeeProps) {
  const fields = useSelector(props.details, read.additionalFields, sameContent);
  return fields.map((field) => <Question key={field.id} {...props} field={field} />);
}

function Question({ details, attendee, field }: AttendeeProps & { field: AdditionalField }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { image_base: filesLie } = useConfig();
  const { id: fieldId } = field;
  const answer = useSelector(details, (snapshot) => read.attendees(snapshot)[attendee]?.answers[fieldId]);
  const faults = useSelector(details, (snapshot) => read.faultsOf(snapshot, attendee), sameContent);
  const isKeeping = useSelector(details, (snapshot) => read.isUploading(snapshot, { attendee, fieldId }));
  const today = useSelector(details, read.today);
  const refusal = useSelector(details, (snapshot) => read.fileProblem(snapshot, { attendee, fieldId }));
  return (
    <AdditionalFieldInput
      field={field}
      answer={answer}
      onAnswer={(next) => details.send({ type: 'answer.type', attendee, fieldId, answer: next })}
      onFile={(file) => details.send({ type: 'file.choose', attendee, fieldId, file })}
      isKeeping={isKeeping}
      onCancel={() => details.send({ type: 'file.cancel' })}
      error={refusal ? attendeeProblemWords(i18n, refusal) : answerWords(i18n, locale, field, faults)}
      today={today}
      helpAddress={imageAddress(field.helping_document ?? null, filesLie)}
    />
  );
}
