/** Whether a lead form asks anything, which is known before its questions are. */
import type { LeadForm } from '../../src/contract/forms/leadForm.ts';

/** What whoever comes by can answer: files are kept for who is logged in alone (R7.5.1). */
export const isAsked = ({ type }: { type: string }): boolean => type !== 'file';

export const asksNothing = ({ form_fields }: LeadForm): boolean => !form_fields.some(isAsked);
