/** A new password for one that was forgotten: a code, a token for it, the password (R7.4.6–8, Q7.4.c). */
import { note } from '../../domain/audit.ts';
import { checkCode, issueCode, useCode } from '../../domain/access/codes.ts';
import { customersByEmail } from '../../domain/customers.ts';
import { closeExchangeTokens, issueExchangeToken, takeExchangeToken } from '../../domain/access/exchangeTokens.ts';
import { deliver } from '../../domain/inbox.ts';
import { passwordCodeMessage } from '../../domain/messages.ts';
import { hashPassword } from '../../data/passwords.ts';
import { phoneKey } from '../../domain/access/phones.ts';
import { closeSessions } from '../../domain/access/sessions.ts';
import { isOn, siteOf } from '../../domain/site.ts';
import { accountKey, clearFailures } from '../../domain/access/throttle.ts';
import { requireHuman } from '../../domain/access/captcha.ts';
import type { Server } from '../../server.ts';
import { said } from '../../answers/accessWords.ts';
import { handle, ok } from '../call.ts';
import type { Customer } from '../../domain/customer.ts';
import { checkPassword } from './personFields.ts';
import { invalid } from '../../answers/refused.ts';
import { subjectOf } from './registration.ts';

/** Whoever has that address and that number. */
const ownerOf = async (server: Server, email: string, mobile: string): Promise<Customer | undefined> =>
  (await customersByEmail(server.database, email)).find(
    ({ mobile_number }) => mobile_number !== null && phoneKey(mobile_number) === phoneKey(mobile),
  );

export const forgottenPasswordHandlers = handle({
  async requestPasswordCode({ server, body, address, language }) {
    await requireHuman(server, body.recaptcha_response, 'password', said.notRobot);
    const recipient = body.email.toLowerCase();
    // Made for everybody, sent to those we know: the answer, and the wait for the next one, are the same.
    const subject = subjectOf(recipient, body.username);
    const code = await issueCode(server, { purpose: 'password', subject, recipient, address });
    const owner = await ownerOf(server, recipient, body.username);
    if (owner) await deliver(server, passwordCodeMessage(recipient, code, language));
    return ok(null, said.passwordCodeMaybeSent[language]);
  },

  async checkPasswordCode({ server, body }) {
    await useCode(server, await checkCode(server, 'password', subjectOf(body.email, body.mobile), body.otp));
    const owner = await ownerOf(server, body.email, body.mobile);
    if (!owner) throw invalid('otp', said.invalidOtp, 'invalidOtp');
    const c_token = await issueExchangeToken(server, 'password', owner.id);
    return { status: true, customer_data: { c_token }, message: null };
  },

  async resetPassword({ server, body, language }) {
    checkPassword(body.password, isOn((await siteOf(server)).restrict_password, true));
    if (body.password !== body.confirm_password) throw invalid('confirm_password', said.passwordsDiffer);
    const granted = await takeExchangeToken(server, 'password', body.c_token);
    if (granted?.customer_id == null) throw invalid('c_token', said.askForNewCode, 'invalidToken');
    const customerId = granted.customer_id;
    const password_hash = await hashPassword(body.password);
    await server.database.transaction().execute(async (trx) => {
      const { country_code, mobile_number } = await trx
        .updateTable('customer')
        .set({ password_hash })
        .where('id', '=', customerId)
        .returning(['country_code', 'mobile_number'])
        .executeTakeFirstOrThrow();
      await closeSessions(trx, customerId);
      await closeExchangeTokens(server, trx, 'password', customerId);
      // Whoever guessed the old one has not locked out the owner of the new one.
      if (mobile_number !== null) await clearFailures(trx, accountKey(country_code, mobile_number));
      await note(server, trx, customerId, 'password changed');
    });
    return ok(null, said.passwordChanged[language]);
  },
});
