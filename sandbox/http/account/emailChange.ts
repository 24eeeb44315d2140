/** A customer's new e-mail address or mobile number: a code goes there, and comes back with the change of the profile. */
import { isEmailAddress } from '../../../src/contract/wire/emailAddress.ts';
import { checkCode, issueCode } from '../../domain/access/codes.ts';
import { deliver } from '../../domain/inbox.ts';
import { addressCodeMessage, mobileCodeMessage } from '../../domain/messages.ts';
import type { Queryable } from '../../data/database.ts';
import type { Server } from '../../server.ts';
import type { Language } from '../../words.ts';
import { accountWords } from '../../answers/accountWords.ts';
import { said } from '../../answers/accessWords.ts';
import { handle, ok } from '../call.ts';
import type { Customer } from '../../domain/customer.ts';
import { invalid } from '../../answers/refused.ts';
import { mobileOf } from './personFields.ts';

/** Good for that customer and that address alone; nobody's registration has a subject of three words. */
const subjectOf = (customerId: number, email: string): string => `profile ${customerId} ${email.toLowerCase()}`;

/** The code to use up for that address, null when the customer has it already. Throws Refused 422 without the right code. */
export async function codeForEmail(
  server: Server,
  customer: Customer,
  email: string,
  otp: string | undefined,
): Promise<number | null> {
  if (!isEmailAddress(email)) throw invalid('email', said.emailInvalid);
  if (email.toLowerCase() === customer.email?.toLowerCase()) return null;
  if (!otp) throw invalid('otp', said.emailUnproven, 'otpRequired');
  return checkCode(server, 'register', subjectOf(customer.id, email), otp.slice(0, 20));
}

/** A number with its country code, as it is kept. */
export interface Mobile {
  readonly country_code: string;
  readonly mobile_number: string;
}

const subjectOfMobile = (customerId: number, { country_code, mobile_number }: Mobile): string =>
  `profile ${customerId} +${country_code}${mobile_number}`;

/** The same for a mobile number: what the code is used up for, null when it is the customer's already. */
export async function codeForMobile(
  server: Server,
  customer: Customer,
  typed: { mobile: string; country_code: string },
  otp: string | undefined,
): Promise<{ code: number; mobile: Mobile } | null> {
  if (!/^\d{1,4}$/.test(typed.country_code)) throw invalid('mobile', said.mobileInvalid);
  const mobile = {
    country_code: typed.country_code,
    mobile_number: mobileOf(typed.mobile.slice(0, 20), typed.country_code),
  };
  if (mobile.country_code === customer.country_code && mobile.mobile_number === customer.mobile_number) return null;
  if (!otp) throw invalid('otp', said.mobileUnproven, 'otpRequired');
  const code = await checkCode(server, 'register', subjectOfMobile(customer.id, mobile), otp.slice(0, 20));
  return { code, mobile };
}

/** Whoever has the former address or number hears that it is the account's no longer: the change may not have been theirs. */
export async function tellFormer(
  { server, language }: { readonly server: Server; readonly language: Language },
  trx: Queryable,
  channel: 'sms' | 'email',
  recipient: string | null,
  what: 'emailChanged' | 'mobileChanged',
): Promise<void> {
  if (!recipient) return;
  const [subject, body] = [accountWords[what][language], accountWords[`${what}Body`][language]];
  await deliver(server, { channel, recipient, subject, body }, trx);
}

export const emailChangeHandlers = handle({
  async requestEmailCode({ server, customer, body, address, language }) {
    const recipient = body.email.toLowerCase();
    const subject = subjectOf(customer.id, recipient);
    // Whoever has the address is told there, and nobody here, that it is another customer's.
    const code = await issueCode(server, { purpose: 'register', subject, recipient, address });
    await deliver(server, addressCodeMessage(recipient, code, language));
    return ok(null, said.codeSent[language]);
  },

  async requestMobileCode({ server, customer, body, address, language }) {
    const { country_code } = body;
    const mobile = { country_code, mobile_number: mobileOf(body.mobile, country_code) };
    const recipient = `+${country_code}${mobile.mobile_number}`;
    const subject = subjectOfMobile(customer.id, mobile);
    const code = await issueCode(server, { purpose: 'register', subject, recipient, address });
    await deliver(server, mobileCodeMessage(recipient, code, language));
    return ok(null, said.codeSent[language]);
  },
});
