/** The calls of the lead form. */
import { LeadForm, LeadSubmission } from '../forms/leadForm.ts';
import { get, post, type Endpoint } from '../endpoint.ts';
import { responseOf, Outcome } from '../wire/wire.ts';

export const leadEndpoints = {
  leadForm: get('leads', responseOf(LeadForm)),
  submitLead: post('leads', Outcome, { body: LeadSubmission }),
} as const satisfies Record<string, Endpoint>;
