import { asksNothing } from '../../../../machines/lead/asksNothing.ts';
import { leadEndpoints } from '../../../contract/endpoints/lead.ts';
import type { LeadForm } from '../../../contract/forms/leadForm.ts';
import { call } from '../../http/client.ts';

/** The operator's lead form; null where it has no questions or cannot be loaded (R7.5.2). */
export async function askedLead(): Promise<LeadForm | null> {
  const answer = await call(leadEndpoints.leadForm).catch(() => null);
  return answer !== null && !asksNothing(answer.data) ? answer.data : null;
}
