/** Ways in: password, e-mailed code, guest, identity provider; and out (R7.4.1–5, R7.4.11). */
import { note } from '../../domain/audit.ts';
import { checkCode, issueCode, useCode } from '../../domain/access/codes.ts';
import { customerByMobile, newCustomer, userOf } from '../../domain/customers.ts';
import { ownerOfEmail } from '../../domain/access/emails.ts';
import { asOfToday } from '../../domain/memberships.ts';
import { deliver } from '../../domain/inbox.ts';
import { loginCodeMessage } from '../../domain/messages.ts';
import { passwordMatches } from '../../data/passwords.ts';
import { nationalNumber } from '../../domain/access/phones.ts';
import { exchangeProviderToken } from '../../domain/access/provider.ts';
import { closeSession, openSession } from '../../domain/access/sessions.ts';
import { isOn, siteOf, welcomesGuests } from '../../domain/site.ts';
import { accountKey, clearFailures, forgiveAddress, startTry } from '../../domain/access/throttle.ts';
import { requireHuman } from '../../domain/access/captcha.ts';
import { obeySentinelMobile } from '../../faults/sentinels.ts';
import { said } from '../../answers/accessWords.ts';
import { handle, ok, type Answer, type Call } from '../call.ts';
import type { Customer } from '../../domain/customer.ts';
import { mobileOf, nameOf } from './personFields.ts';
import { invalid, Refused } from '../../answers/refused.ts';
import type { Server } from '../../server.ts';

/** Where somebody comes in, and with what. */
type Door = Pick<Call<'login'>, 'server' | 'device'>;

/** Lets a customer in; a partner only after the operator's word (R4.1.9). */
async function letIn({ server, device }: Door, customer: Customer): Promise<Answer<'login'>> {
  if (!customer.approved) throw new Refused(403, said.notApproved, { code: 'notApproved' });
  const token = await openSession(server, customer.id, device);
  await note(server, server.database, customer.id, 'session opened');
  return ok({ ...userOf(await asOfToday(server, customer)), token });
}

/** The provider's page, where the operator offers it. */
async function providerAddress(server: Server, query: Record<string, string>): Promise<string> {
  if (!isOn((await siteOf(server)).enable_uae_pass)) throw new Refused(403, said.providerOff, { code: 'providerOff' });
  return `${server.url}/idp/authorize?${new URLSearchParams(query)}`;
}

export const loginHandlers = handle({
  async login({ server, body, address, device }) {
    const national = nationalNumber(body.mobile_number, body.country_code);
    await obeySentinelMobile(national);
    const account = accountKey(body.country_code, national);
    // While locked nothing is compared: nobody learns whether the password was right, or whether anybody has that number.
    const wait = await startTry(server, account, address);
    if (wait > 0) throw new Refused(429, said.locked(wait), { code: 'locked', retryAfter: wait });
    const customer = await customerByMobile(server.database, body.country_code, national);
    const matches = await passwordMatches(body.password, customer?.password_hash ?? null);
    if (!customer || !matches) throw new Refused(401, said.wrongPassword, { code: 'wrongPassword' });
    await clearFailures(server.database, account);
    await forgiveAddress(server, address);
    return letIn({ server, device }, customer);
  },

  async logout({ server, tokenHash, customer, language }) {
    if (tokenHash !== null) await closeSession(server, tokenHash);
    await note(server, server.database, customer.id, 'session closed');
    return ok(null, said.loggedOut[language]);
  },

  async requestLoginCode({ server, body, address, language }) {
    if (!isOn((await siteOf(server)).qube_otp_login))
      throw new Refused(403, said.codeLoginOff, { code: 'codeLoginOff' });
    await requireHuman(server, body.recaptcha_response, 'login', said.verifyHuman);
    const email = body.email.toLowerCase();
    const code = await issueCode(server, { purpose: 'login', subject: email, recipient: email, address });
    const customer = await ownerOfEmail(server.database, email);
    if (customer) await deliver(server, loginCodeMessage(email, code, language));
    return ok(null, said.codeMaybeSent[language]);
  },

  async loginByCode({ server, body, device }) {
    await requireHuman(server, body.recaptcha_response, 'login', said.validateCaptcha);
    const email = body.email.toLowerCase();
    await useCode(server, await checkCode(server, 'login', email, body.otp));
    const customer = await ownerOfEmail(server.database, email);
    if (!customer) throw invalid('otp', said.invalidOtp, 'invalidOtp');
    return letIn({ server, device }, customer);
  },

  async providerRedirect({ server, origin }) {
    return ok({ url: await providerAddress(server, { return: `${origin}/login` }) });
  },

  async boundRedirect({ server, origin, body: { state } }) {
    return ok({ url: await providerAddress(server, { return: `${origin}/login`, state }) });
  },

  async loginByToken({ server, body, device }) {
    const customer = await exchangeProviderToken(server, body.token);
    if (!customer) throw invalid('token', said.linkExpired, 'invalidToken');
    return letIn({ server, device }, customer);
  },

  async loginAsGuest({ server, body, device }) {
    const site = await siteOf(server);
    if (!welcomesGuests(site)) throw new Refused(403, said.guestsOff, { code: 'guestCheckoutOff' });
    const name = nameOf('name', body.name);
    const mobile_number = mobileOf(body.mobile, body.country_code);
    if (site.tnc && body.tnc !== 1) throw invalid('tnc', said.acceptTerms, 'termsRequired');
    const [first_name = name, ...rest] = name.split(/\s+/);
    const guest = await server.database
      .insertInto('customer')
      .values({
        ...newCustomer(server.clock.stamp()),
        is_anonymous: true,
        name,
        first_name,
        last_name: rest.join(' ') || null,
        email: body.email,
        country_code: body.country_code,
        mobile_number,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return letIn({ server, device }, guest);
  },
});
