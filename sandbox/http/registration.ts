/** New accounts and forgotten passwords (R7.4.6–10, Q3.10.c–d, Q7.4.b). */
import { databaseFault, json, sqlState, type Queryable } from '../data/database.ts';
import { note } from '../operator/audit.ts';
import { checkCode, codeLifetimeMinutes, issueCode } from '../operator/codes.ts';
import { customerByMobile, customersByEmail, genderOf, newCustomer } from '../operator/customers.ts';
import { issueExchangeToken, takeExchangeToken } from '../operator/exchangeTokens.ts';
import { deliver } from '../operator/inbox.ts';
import { hashPassword, passwordFault } from '../operator/passwords.ts';
import { isNationalNumber, nationalNumber, phoneKey } from '../operator/phones.ts';
import { closeSessions } from '../operator/sessions.ts';
import { captchaIsValid, type CaptchaAction } from '../quirks/captcha.ts';
import type { Server } from '../server.ts';
import { handle, ok } from './call.ts';
import { storeFile } from './content/files.ts';
import { invalid, Refused } from './refused.ts';

/** Codes of a person without a session are bound to the address and the number together. */
const subjectOf = (email: string, mobile: string): string => `${email.toLowerCase()} ${phoneKey(mobile)}`;

async function checkHuman(token: string, action: CaptchaAction, message: string): Promise<void> {
  if (!(await captchaIsValid(token, action))) throw invalid('recaptcha_response', message, 'captcha');
}

function checkPassword(password: string): void {
  const fault = passwordFault(password);
  if (fault) throw invalid('password', fault, 'weakPassword');
}

function nationalOf(mobile: string, countryCode: string): string {
  const national = nationalNumber(mobile, countryCode);
  if (!isNationalNumber(national)) throw invalid('mobile', 'Mobile number is not valid');
  return national;
}

const taken = (): Refused => invalid('mobile', 'There is an account with this mobile number already', 'accountExists');

/** Latin or Arabic letters and blanks, at least two (R5.2). */
function checkName(field: string, name: string): string {
  const trimmed = name.trim();
  if (trimmed.length < 2) throw invalid(field, `${field} must be at least 2 characters`);
  if (!/^[\p{Script=Latin}\p{Script=Arabic}\p{M}\s]+$/u.test(trimmed)) {
    throw invalid(field, `${field} must be a valid name in Latin or Arabic`);
  }
  return trimmed;
}

const idOf = (text: string | undefined): number | null => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);
const dateOf = (text: string | undefined): string | null => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null);

async function verificationLink(server: Server, customerId: number, database: Queryable): Promise<string> {
  const token = await issueExchangeToken(server, 'verify', customerId, {}, database);
  return `${server.portalOrigin}/verify-customer?token=${token}`;
}

/** Two people who register one number at once: the second is told so. */
async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (databaseFault(error)?.code === sqlState.unique) throw taken();
    throw error;
  }
}

export const registrationHandlers = handle({
  async requestRegistrationCode({ server, body }) {
    await checkHuman(body.recaptcha_response, 'register', 'Please verify you are human');
    const national = nationalOf(body.mobile, body.country_code);
    if (await customerByMobile(server.database, body.country_code, national)) throw taken();
    const code = await issueCode(server, 'register', subjectOf(body.email, national));
    await deliver(server, {
      channel: 'sms',
      recipient: `+${body.country_code}${national}`,
      subject: 'Your registration code',
      body: `${code} is your Saha registration code. It works once, within ${codeLifetimeMinutes} minutes.`,
    });
    return ok(null, 'A code is on its way');
  },

  async checkRegistrationCode({ server, body }) {
    await checkCode(server, 'register', subjectOf(body.email, body.mobile), body.otp, false);
    return ok(null, 'The code is right');
  },

  async register({ server, body }) {
    const national = nationalOf(body.mobile, body.country_code);
    const first_name = checkName('first_name', body.first_name);
    const last_name = checkName('last_name', body.last_name);
    checkPassword(body.password);
    if (body.password !== body.confirm_password) throw invalid('confirm_password', 'Passwords must match');
    if (body.tnc !== '1') throw invalid('tnc', 'Please accept the terms', 'termsRequired');
    const dob = dateOf(body.dob);
    if (dob !== null && dob > server.clock.today().toString())
      throw invalid('dob', 'The date of birth lies in the future');
    if (await customerByMobile(server.database, body.country_code, national)) throw taken();
    await checkCode(server, 'register', subjectOf(body.email, national), body.otp, true);
    const proof = idOf(body.id_proof_type_id);
    const stamp = server.clock.stamp();
    const password_hash = await hashPassword(body.password);
    const image = body.profile_image;
    await unlessTaken(
      server.database.transaction().execute(async (trx) => {
        const { id } = await trx
          .insertInto('customer')
          .values({
            ...newCustomer(stamp),
            first_name,
            last_name,
            name: `${first_name} ${last_name}`,
            email: body.email,
            country_code: body.country_code,
            mobile_number: national,
            password_hash,
            dob,
            gender: genderOf(body.gender),
            country_id: idOf(body.nationality),
            religion_id: idOf(body.religion_id),
            documents: json(
              proof !== null && body.id_proof_number
                ? [{ id_proof_type_id: proof, id_proof_number: body.id_proof_number, expiry_date: null, path: null }]
                : [],
            ),
            verified: false,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        if (image && image.size > 0) {
          const stored = await storeFile(trx, stamp, image, id);
          await trx.updateTable('customer').set({ profile_image: stored.path }).where('id', '=', id).execute();
        }
        await note(server, trx, id, 'customer registered');
        await deliver(
          server,
          {
            channel: 'email',
            recipient: body.email,
            subject: 'Welcome to Saha',
            body: 'Please confirm that this address is yours.',
            link: await verificationLink(server, id, trx),
          },
          trx,
        );
      }),
    );
    return ok(null, 'Welcome to Saha! You can log in now.');
  },

  async registerPartner({ server, body }) {
    const national = nationalOf(body.mobile, body.country_code);
    const contact = checkName('contact_person', body.contact_person);
    if (body.entity_name.trim().length < 2) throw invalid('entity_name', 'entity_name must be at least 2 characters');
    checkPassword(body.password);
    if (await customerByMobile(server.database, body.country_code, national)) throw taken();
    const password_hash = await hashPassword(body.password);
    const stamp = server.clock.stamp();
    const [first_name = contact, ...rest] = contact.split(/\s+/);
    await unlessTaken(
      server.database.transaction().execute(async (trx) => {
        const { id } = await trx
          .insertInto('customer')
          .values({
            ...newCustomer(stamp),
            first_name,
            last_name: rest.join(' ') || null,
            name: contact,
            email: body.email,
            country_code: body.country_code,
            mobile_number: national,
            password_hash,
            approved: false,
            b2b_type: 'b2b',
            sector: `${body.entity_type}: ${body.entity_name.trim()}`,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const image = body.image && body.image.size > 0 ? (await storeFile(trx, stamp, body.image, id)).path : null;
        await trx
          .updateTable('customer')
          .set({ b2b_id: 7000 + id, profile_image: image })
          .where('id', '=', id)
          .execute();
        await note(server, trx, id, 'partner registered');
      }),
    );
    return ok(null, 'Thank you. You can log in as soon as we have approved your account.');
  },

  async requestPasswordCode({ server, body }) {
    await checkHuman(body.recaptcha_response, 'password', 'Please confirm you are not a robot');
    const code = await issueCode(server, 'password', subjectOf(body.email, body.username));
    const known = (await customersByEmail(server.database, body.email)).some(
      ({ mobile_number }) => mobile_number !== null && phoneKey(mobile_number) === phoneKey(body.username),
    );
    if (known) {
      await deliver(server, {
        channel: 'email',
        recipient: body.email,
        subject: 'Your code for a new password',
        body: `${code} lets you choose a new password. It works once, within ${codeLifetimeMinutes} minutes.`,
      });
    }
    return ok(null, 'If we know this number and address, a code is on its way');
  },

  async checkPasswordCode({ server, body }) {
    await checkCode(server, 'password', subjectOf(body.email, body.mobile), body.otp, true);
    const customer = (await customersByEmail(server.database, body.email)).find(
      ({ mobile_number }) => mobile_number !== null && phoneKey(mobile_number) === phoneKey(body.mobile),
    );
    if (!customer) throw invalid('otp', 'Invalid OTP', 'invalidOtp');
    const c_token = await issueExchangeToken(server, 'password', customer.id);
    return { status: true, customer_data: { c_token }, message: null };
  },

  async resetPassword({ server, body }) {
    checkPassword(body.password);
    if (body.password !== body.confirm_password) throw invalid('confirm_password', 'The passwords do not match');
    const granted = await takeExchangeToken(server, 'password', body.c_token);
    if (granted?.customer_id == null) throw invalid('c_token', 'Please ask for a new code', 'invalidToken');
    const customerId = granted.customer_id;
    const password_hash = await hashPassword(body.password);
    await server.database.transaction().execute(async (trx) => {
      await trx.updateTable('customer').set({ password_hash }).where('id', '=', customerId).execute();
      await closeSessions(trx, customerId);
      await note(server, trx, customerId, 'password changed');
    });
    return ok(null, 'Your password is changed. You can log in with it now.');
  },

  async verifyCustomer({ server, body }) {
    const granted = await takeExchangeToken(server, 'verify', body.token);
    if (granted?.customer_id == null) throw invalid('token', 'This link is not valid any more', 'invalidToken');
    await server.database
      .updateTable('customer')
      .set({ verified: true })
      .where('id', '=', granted.customer_id)
      .execute();
    return ok(null, 'Your address is confirmed');
  },
});
