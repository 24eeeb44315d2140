/** The calls of the lead form. */
import * as forms from '../forms/forms.ts';
import { get, post, type Endpoint } from '../endpoint.ts';
import { responseOf, Outcome } from '../wire/wire.ts';

export const leadEndpoints = {
  leadForm: get('leads', responseOf(forms.LeadForm)),
  submitLead: post('leads', Outcome, { body: forms.LeadSubmission }),
} as const satisfies Record<string, Endpoint>;
