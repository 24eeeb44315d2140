import type { ResponseTo } from '../../../contract/endpoints.ts';
import { attendeeEndpoints } from '../../../contract/endpoints/attendee.ts';
import { call } from '../../http/client.ts';

export type IdProofTypes = ResponseTo<'idProofTypes'>['data'];

/** What counts as a proof of identity. */
export const loadIdProofTypes = async (_: undefined, signal: AbortSignal): Promise<IdProofTypes> =>
  (await call(attendeeEndpoints.idProofTypes, { signal })).data;
