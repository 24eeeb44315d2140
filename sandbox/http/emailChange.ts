/** A customer's new e-mail address: a code goes there, and comes back with the change of the profile. */
import { isEmailAddress } from '../../src/contract/emailAddress.ts';
import { checkCode, issueCode } from '../domain/codes.ts';
import { deliver } from '../domain/inbox.ts';
import { addressCodeMessage } from '../domain/messages.ts';
import type { Server } from '../server.ts';
import { said } from '../answers/accessWords.ts';
import { handle, ok } from './call.ts';
import type { Customer } from '../domain/customer.ts';
import { invalid } from '../answers/refused.ts';

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

export const emailChangeHandlers = handle({
  async requestEmailCode({ server, customer, body, address, language }) {
    const recipient = body.email.toLowerCase();
    const subject = subjectOf(customer.id, recipient);
    // Whoever has the address is told there, and nobody here, that it is another customer's.
    const code = await issueCode(server, { purpose: 'register', subject, recipient, address });
    await deliver(server, addressCodeMessage(recipient, code, language));
    return ok(null, said.codeSent[language]);
  },
});
