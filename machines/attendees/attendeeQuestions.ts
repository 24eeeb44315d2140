/** What a service asks of each attendee (R3.8, R5.6.2–4, R7.2.9). */
import type { InferOutput } from 'valibot';
import type { FieldVisibilities, FieldVisibility } from '../../src/contract/forms/askedDetails.ts';
import type {
  Customer,
  CustomerDocument,
  CustomerTag,
  FamilyMember,
  IdProofType,
  Profile,
} from '../../src/contract/customers/customers.ts';
import type { AdditionalField } from '../../src/contract/forms/forms.ts';
import type { SiteConfig } from '../../src/contract/site/site.ts';
import { attendeeQuestions, type AttendeeQuestion } from './attendeeFields.ts';

export type AskedField = keyof FieldVisibilities;
export type NamedOption = InferOutput<typeof CustomerTag>;
/** A saved relative, with everything that is known of them. */
export type Relative = InferOutput<typeof FamilyMember>;

/** The customer's current profile; the login only has what was known then. */
export interface OnFile extends Pick<Profile, 'dob' | 'gender' | 'country_id' | 'religion_id'> {
  documents: readonly InferOutput<typeof CustomerDocument>[];
  /** Answers to the additional fields of earlier bookings. */
  answers: NonNullable<Customer['additional_fields']>;
}

export interface Questions {
  /** The service's own settings for fields; where it has none, the site's apply (Q3.1.d). */
  fields: Partial<FieldVisibilities>;
  additional: readonly AdditionalField[];
  tags: readonly NamedOption[];
  idProofTypes: readonly InferOutput<typeof IdProofType>[];
  family: readonly Relative[];
  /** Null for guests and signed-out customers. */
  onFile: OnFile | null;
  /** How many attendees may be named; null leaves it to what is booked (Q2.13.a). */
  threshold: number | null;
}

const unasked: FieldVisibility = { is_visible: false, is_required: false };

/** The service's setting for a field, else the site's. */
export const askingOf = (
  site: FieldVisibilities | null,
  { fields }: Pick<Questions, 'fields'>,
  field: AskedField,
): FieldVisibility => fields[field] ?? site?.[field] ?? unasked;

/** A question with no options to choose from cannot be answered, so it is not asked. */
export function answerable(questions: Questions, religions: SiteConfig['religions']): Questions {
  const choices = { tag: questions.tags, id: questions.idProofTypes, religion: religions };
  const closed = Object.entries(choices).filter(([, list]) => list.length === 0);
  return {
    ...questions,
    fields: { ...questions.fields, ...Object.fromEntries(closed.map(([field]) => [field, unasked])) },
  };
}

/** Asked of every attendee, whatever the operator configures (R5.6.1). */
export const alwaysAsked: readonly AttendeeQuestion[] = Object.entries(attendeeQuestions).flatMap(
  // SAFETY: the names are those of the table.
  ([question, { isAlwaysAsked }]) => (isAlwaysAsked ? [question as AttendeeQuestion] : []),
);

/** Asked where the service or the site wants it, in the order of the form. */
export const askedFields: readonly AskedField[] = Object.entries(attendeeQuestions).flatMap(
  ([field, { isAlwaysAsked }]) =>
    // SAFETY: the others are the fields that operators show and hide, or the table would not compile.
    isAlwaysAsked ? [] : [field as AskedField],
);

/** The additional fields that are shown. */
export const shownAdditional = ({ additional }: Pick<Questions, 'additional'>): AdditionalField[] =>
  additional.filter(({ is_visible }) => is_visible);

/** Whether there is anything to fill in (Q2.12.c). */
export const asksAnything = (site: FieldVisibilities | null, questions: Questions): boolean =>
  askedFields.some((field) => askingOf(site, questions, field).is_visible) || shownAdditional(questions).length > 0;
