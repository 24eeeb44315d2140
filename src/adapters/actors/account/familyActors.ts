/** The customer's family as a list (R7.3.2, Q7.6.c). */
import type { Relative } from '../../../../machines/attendees/attendeeQuestions.ts';
import { attendeeEndpoints } from '../../../contract/endpoints/attendee.ts';
import { familyEndpoints } from '../../../contract/endpoints/family.ts';
import { call } from '../../http/client.ts';

/** All relatives of the account; with the customer's number in the question, another login loads anew. */
export const loadFamily = async (_: { customer: number } | null, signal: AbortSignal): Promise<readonly Relative[]> =>
  (await call(attendeeEndpoints.family, { signal })).data;

export const removeRelative = (id: string, signal: AbortSignal): Promise<unknown> =>
  call(familyEndpoints.removeFamilyMember, { params: { customer_id: Number(id) }, signal });
