/** A customer's e-mail address and mobile number, and the checks before a code is sent to a new one (R3.7.10, R5.1). */
import type { Recipient } from '../code/codeRules.ts';
import { emailFault, type EmailFault } from '../person/email.ts';
import { builtPhone, phoneFault, type PhoneFault } from '../phone/phoneRules.ts';

export type ContactKind = 'email' | 'mobile';

/** The form values; those of the other kind are ignored. */
export interface TypedContact {
  email: string;
  country_code: string;
  mobile_number: string;
}

export type ContactFault = EmailFault | PhoneFault | 'contactSame';

/** Where the code is sent. */
export const contactRecipient = (kind: ContactKind, { email, country_code, mobile_number }: TypedContact): Recipient =>
  kind === 'email'
    ? { email: email.trim(), mobile: null, country_code: null }
    : { email: '', mobile: builtPhone(country_code, mobile_number), country_code };

/** @param known the saved address, or the saved number in full */
export function contactFault(kind: ContactKind, typed: TypedContact, known: string | null): ContactFault | null {
  const fault = kind === 'email' ? emailFault(typed.email) : phoneFault(typed.country_code, typed.mobile_number);
  if (fault !== null) return fault;
  const { email, mobile } = contactRecipient(kind, typed);
  return (mobile ?? email).toLowerCase() === known?.toLowerCase() ? 'contactSame' : null;
}
