/** Attendees of a booking as the desk reads them. */
import * as v from 'valibot';
import { Customer } from '../../../src/contract/customers/customers.ts';
import { AdditionalField } from '../../../src/contract/forms/forms.ts';
import { countryName } from '../../data/countries.ts';
import { idProofTypeList, otherPapers } from '../../data/seed/content/people.ts';
import { filePath } from '../../domain/files.ts';
import type { Site } from '../../domain/site.ts';
import { textsIn, type Person } from '../../domain/attendees/personFault.ts';
import { html, type Markup } from '../markup.ts';

type Field = v.InferOutput<typeof AdditionalField>;
type Fact = readonly [label: string, value: string | null | undefined];

export interface AttendeeView {
  readonly name: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Addresses of what was attached. */
  readonly files: readonly (readonly [label: string, address: string])[];
}

const fileAddress = (path: string): string => `/art/${path}`;
const nameIn = (list: readonly { id: number; name: string }[], id: number | null): string | undefined =>
  list.find((one) => one.id === id)?.name;

const papers = [...idProofTypeList, ...otherPapers];
const proofOf = ({ id_proof_type_id, id_proof_number, expiry_date }: Person): string | null =>
  id_proof_number &&
  [nameIn(papers, id_proof_type_id), id_proof_number, expiry_date && `until ${expiry_date}`].filter(Boolean).join(' ');

const personFacts = (person: Person, site: Partial<Site>): Fact[] => [
  ['E-mail', person.email],
  ['Mobile', person.mobile_number && `+${person.country_code} ${person.mobile_number}`],
  ['Born', person.dob],
  ['Gender', person.gender],
  ['Nationality', person.nationality === null ? null : countryName(person.nationality)],
  ['Religion', nameIn(site.religions ?? [], person.religion_id)],
  ['Purpose', person.customer_tag?.name],
  ['ID', proofOf(person)],
  ['Passport issued', person.passport_issue_date],
  ['Born in', person.place_of_birth],
  ['Reason', person.booking_reason],
];

/** The words of the options that were chosen; other answers as they are. */
function answerText({ type, options }: Field, value: unknown): string {
  if (value === true) return 'yes';
  const texts = textsIn(value);
  if (type === 'country') return texts.map((id) => countryName(Number(id))).join(', ');
  return texts.map((text) => options?.find((option) => option.value === text)?.name ?? text).join(', ');
}

function viewOf(person: Person, fields: readonly Field[], site: Partial<Site>): AttendeeView {
  const answers = person.additional_fields.map(({ slug, value }) => {
    const field = fields.find((one) => one.slug === slug);
    return [field?.name ?? slug, field ? answerText(field, value) : textsIn(value).join(', ')] as const;
  });
  const attached = textsIn(person.documents).map((path) => ['Document', path] as const);
  const facts = [...personFacts(person, site), ...answers].flatMap(([label, value]) =>
    value ? [[label, value] as const] : [],
  );
  return {
    name: person.name,
    facts: facts.filter(([, value]) => !filePath.test(value)),
    files: [...facts, ...attached]
      .filter(([, value]) => filePath.test(value))
      .map(([label, path]) => [label, fileAddress(path)]),
  };
}

/** @param customers as they are kept with the booking; what is not understood is left out */
export function attendeeViews(customers: unknown, additionalFields: unknown, site: Partial<Site>): AttendeeView[] {
  const people = v.safeParse(v.array(Customer), customers);
  const fields = v.safeParse(v.array(AdditionalField), additionalFields);
  return people.success ? people.output.map((person) => viewOf(person, fields.success ? fields.output : [], site)) : [];
}

export const attendeeMarkup = ({ name, facts, files }: AttendeeView): Markup =>
  html`<details>
    <summary>${name}</summary>
    <dl class="answers">
      ${facts.map(
        ([label, value]) =>
          html`<dt>${label}</dt>
            <dd><bdi>${value}</bdi></dd>`,
      )}
      ${files.map(
        ([label, address]) =>
          html`<dt>${label}</dt>
            <dd><a href="${address}">Open the file</a></dd>`,
      )}
    </dl>
  </details>`;
