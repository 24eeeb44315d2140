/** Whether a lead form asks anything, without loading the rules for its questions. */
import type { LeadForm } from '../../src/contract/forms/leadForm.ts';

/** Whether a question can be answered without an account: files are stored for signed-in customers only (R7.5.1). */
export const needsNoAccount = ({ type }: { type: string }): boolean => type !== 'file';

export const asksNothing = ({ form_fields }: LeadForm): boolean => !form_fields.some(needsNoAccount);
