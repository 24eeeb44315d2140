/** Ways in: password, e-mailed code, guest, identity provider; and out (R7.4.1–5, R7.4.11). */
import type { InferInput } from 'valibot';
import type { SiteConfig } from '../../src/contract/site.ts';
import { readSetting } from '../data/settings.ts';
import { note } from '../operator/audit.ts';
import { checkCode, codeLifetimeMinutes, issueCode } from '../operator/codes.ts';
import { customerByMobile, customersByEmail, newCustomer, userOf } from '../operator/customers.ts';
import { deliver } from '../operator/inbox.ts';
import { passwordMatches } from '../operator/passwords.ts';
import { isNationalNumber, nationalNumber } from '../operator/phones.ts';
import { exchangeProviderToken } from '../operator/provider.ts';
import { closeSession, openSession } from '../operator/sessions.ts';
import { forgetFailures, mayTry } from '../operator/throttle.ts';
import { captchaIsValid } from '../quirks/captcha.ts';
import { obeySentinelMobile } from '../quirks/sentinels.ts';
import type { Server } from '../server.ts';
import { handle, ok, type Answer, type Customer } from './call.ts';
import { invalid, Refused } from './refused.ts';

const wrongPassword = (): Refused =>
  new Refused(401, 'The mobile number or the password is not right', { code: 'wrongPassword' });

/** Lets a customer in; a partner only after the operator's word (R4.1.4). */
async function letIn(server: Server, customer: Customer): Promise<Answer<'login'>> {
  if (!customer.approved) {
    throw new Refused(403, 'Your partner account is waiting for approval', { code: 'notApproved' });
  }
  const token = await openSession(server, customer.id);
  await note(server, server.database, customer.id, 'session opened');
  return ok({ ...userOf(customer), token });
}

export const loginHandlers = handle({
  async login({ server, body }) {
    const national = nationalNumber(body.mobile_number, body.country_code);
    await obeySentinelMobile(national);
    const account = `${body.country_code} ${national}`;
    // While locked nothing is compared, and the answer is the same: nobody learns whether the password was right.
    if (!(await mayTry(server, account))) throw wrongPassword();
    const customer = await customerByMobile(server.database, body.country_code, national);
    const matches = await passwordMatches(body.password, customer?.password_hash ?? null);
    if (!customer || !matches) throw wrongPassword();
    await forgetFailures(server, account);
    return letIn(server, customer);
  },

  async logout({ server, tokenHash, customer }) {
    if (tokenHash !== null) await closeSession(server, tokenHash);
    await note(server, server.database, customer.id, 'session closed');
    return ok(null, 'You are logged out');
  },

  async requestLoginCode({ server, body }) {
    if (!(await captchaIsValid(body.recaptcha_response, 'login'))) {
      throw invalid('recaptcha_response', 'Please verify you are human', 'captcha');
    }
    const email = body.email.toLowerCase();
    const code = await issueCode(server, 'login', email);
    const [customer] = await customersByEmail(server.database, email);
    if (customer) {
      await deliver(server, {
        channel: 'email',
        recipient: email,
        subject: 'Your login code',
        body: `${code} is your Saha login code. It works once, within ${codeLifetimeMinutes} minutes.`,
      });
    }
    return ok(null, 'If that address is known here, a code is on its way');
  },

  async loginByCode({ server, body }) {
    const email = body.email.toLowerCase();
    await checkCode(server, 'login', email, body.otp, true);
    const [customer] = await customersByEmail(server.database, email);
    if (!customer) throw new Refused(422, 'Invalid OTP', { code: 'invalidOtp', field: 'otp' });
    return letIn(server, customer);
  },

  async providerRedirect({ server }) {
    const query = new URLSearchParams({ return: `${server.portalOrigin}/login` });
    return ok({ url: `${server.url}/idp/authorize?${query}` });
  },

  async loginByToken({ server, body }) {
    const customer = await exchangeProviderToken(server, body.token);
    if (!customer) throw new Refused(422, 'This login link has expired', { code: 'invalidToken', field: 'token' });
    return letIn(server, customer);
  },

  async loginAsGuest({ server, body }) {
    const site = await readSetting<InferInput<typeof SiteConfig>>(server.database, 'site');
    if (Number(site?.is_guest_checkout ?? 0) !== 1) {
      throw new Refused(403, 'Guests cannot check out here', { code: 'guestCheckoutOff' });
    }
    if (site?.tnc && body.tnc !== 1) throw invalid('tnc', 'Please accept the terms', 'termsRequired');
    const national = nationalNumber(body.mobile, body.country_code);
    if (!isNationalNumber(national)) throw invalid('mobile', 'Mobile number is not valid');
    const name = body.name.trim();
    const [first_name = '', ...rest] = name.split(/\s+/);
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
        mobile_number: national,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return letIn(server, guest);
  },
});
