/** What the attendees' details do outside the machine: load the questions, load relatives, store files. */
import { fromPromise } from 'xstate';
import type { AskedFor } from '../../../../machines/attendees/attendeeDetailsContext.ts';
import { attendeeDetailsMachine } from '../../../../machines/attendees/attendeeDetailsMachine.ts';
import { asksAnything, type Questions } from '../../../../machines/attendees/attendeeQuestions.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import type { Customer } from '../../../contract/customers/customers.ts';
import type { Id } from '../../../contract/wire/wire.ts';
import { attendeeEndpoints } from '../../../contract/endpoints/attendee.ts';
import { facilityEndpoints } from '../../../contract/endpoints/facility.ts';
import { call } from '../../http/client.ts';
import { storeFile } from '../../storage/storeFile.ts';
import type { SessionSource } from '../login/followSession.ts';
import { provideReconnect } from '../reconnectActors.ts';
import { watchSession } from '../login/watchSession.ts';
import { fileOf } from '../../device/fileOf.ts';

export interface AttendeeDeps {
  session: SessionSource;
}

/** What is known of an attendee of the family, or of the customer (R7.3.3). */
async function relativeDetails(customerId: Id, signal: AbortSignal): Promise<Customer> {
  const query = { customerId, product_type: 'facility' };
  return (await call(attendeeEndpoints.familyMemberDetails, { query, signal })).data;
}

/** Family and documents are a customer's; without them the form is empty, not broken. */
async function ofCustomer(
  customer: AskedFor['customer'],
  signal: AbortSignal,
): Promise<Partial<Pick<Questions, 'family' | 'onFile'>>> {
  if (customer === null) return {};
  const own = customer.id;
  const [family, profile, earlier] = await Promise.all([
    call(attendeeEndpoints.family, { signal }).catch(() => null),
    call(attendeeEndpoints.profile, { signal }).catch(() => null),
    own === null ? null : relativeDetails(own, signal).catch(() => null),
  ]);
  const { documents, religion_id = null, dob = null, gender = null, country_id = null } = profile?.data ?? {};
  return {
    family: family?.data ?? [],
    onFile: {
      documents: documents ?? [],
      religion_id,
      dob,
      gender,
      country_id,
      answers: earlier?.additional_fields ?? [],
    },
  };
}

/** What a service asks, and what is known for the answers (R7.2.9, R7.2.11, R7.3.1, R7.3.2). */
export async function loadQuestions(asked: AskedFor, signal: AbortSignal): Promise<Questions> {
  const fields = await call(attendeeEndpoints.fieldConfig, { query: { venue_service_id: asked.serviceId }, signal });
  const questions: Questions = {
    fields: fields.data ?? {},
    additional: fields.additional_fields,
    tags: [],
    idProofTypes: [],
    family: [],
    onFile: null,
    threshold: null,
  };
  // Most services ask nothing: only the questions are waited for then.
  if (!asksAnything(asked.site, questions)) return questions;
  const [tags, idProofTypes, threshold, known] = await Promise.all([
    call(attendeeEndpoints.customerTags),
    call(attendeeEndpoints.idProofTypes, { signal }),
    // R7.2.11: when it cannot be loaded there is no limit and no message.
    call(facilityEndpoints.customerConfiguration).catch(() => null),
    ofCustomer(asked.customer, signal),
  ]);
  return {
    ...questions,
    ...known,
    tags: tags.data,
    idProofTypes: idProofTypes.data,
    threshold: threshold?.data.customer_threshold ?? null,
  };
}

export const provideAttendeeDetails = ({ session }: AttendeeDeps) =>
  provideFor(attendeeDetailsMachine)({
    actors: {
      reconnect: provideReconnect(),
      loadQuestions: fromPromise(({ input, signal }) => loadQuestions(input, signal)),
      loadRelative: fromPromise(({ input, signal }) => relativeDetails(input.customerId, signal)),
      storeFile: fromPromise(({ input, signal }) => storeFile(fileOf(input.file), signal)),
      watchSession: watchSession(session),
    },
  });
