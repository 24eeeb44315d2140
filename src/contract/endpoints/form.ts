/** The calls of the operator’s own forms. */
import * as forms from '../forms/forms.ts';
import { get, post, type Endpoint } from '../endpoint.ts';
import { responseOf, Outcome } from '../wire/wire.ts';

export const formEndpoints = {
  siteForm: get('forms/{slug}', responseOf(forms.SiteForm)),
  submitSiteForm: post('forms/{slug}', Outcome, { body: forms.SiteFormSubmission }),
} as const satisfies Record<string, Endpoint>;
