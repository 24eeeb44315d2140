/** New accounts of customers (R7.4.9–10, Q3.10.d, Q7.4.b). */
import { databaseFault, json, sqlState, type Queryable } from '../../data/database.ts';
import { note } from '../../domain/audit.ts';
import { checkCode, issueCode, useCode } from '../../domain/access/codes.ts';
import { customerByMobile, newCustomer } from '../../domain/customers.ts';
import { checkEmailFree, claimEmail } from '../../domain/access/emails.ts';
import { issueExchangeToken, takeExchangeToken } from '../../domain/access/exchangeTokens.ts';
import { deliver } from '../../domain/inbox.ts';
import { addressCodeMessage, registrationCodeMessage, welcomeMessage } from '../../domain/messages.ts';
import { hashPassword } from '../../data/passwords.ts';
import { phoneKey } from '../../domain/access/phones.ts';
import { siteOf } from '../../domain/site.ts';
import { confirm, unconfirmed } from '../../domain/access/verification.ts';
import { requireHuman } from '../../domain/access/captcha.ts';
import type { Server } from '../../server.ts';
import { said } from '../../answers/accessWords.ts';
import { handle, ok } from '../call.ts';
import { storeFile } from '../../domain/files.ts';
import {
  birthOf,
  checkPassword,
  chosenGender,
  idOf,
  idProofOf,
  mobileOf,
  nameOf,
  pictureIn,
  pictureOf,
} from './personFields.ts';
import { invalid, type Refused } from '../../answers/refused.ts';

/** Codes of a person without a session are bound to the address and the number together. */
export const subjectOf = (email: string, mobile: string): string => `${email.toLowerCase()} ${phoneKey(mobile)}`;

const taken = (): Refused => invalid('mobile', said.accountExists, 'accountExists');

/** Throws Refused 422 when there is an account with that number. */
export async function checkFree(server: Server, countryCode: string, national: string): Promise<void> {
  if (await customerByMobile(server.database, countryCode, national)) throw taken();
}

/** Two people who register one number at once: the second is told so. */
export async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (databaseFault(error)?.code === sqlState.unique) throw taken();
    throw error;
  }
}

async function verificationLink(server: Server, origin: string, customerId: number, trx: Queryable): Promise<string> {
  const token = await issueExchangeToken(server, 'verify', customerId, {}, trx);
  return `${origin}/verify-customer?token=${token}`;
}

export const registrationHandlers = handle({
  async requestRegistrationCode({ server, body, address, language }) {
    const national = mobileOf(body.mobile, body.country_code);
    await requireHuman(server, body.recaptcha_response, 'register', said.verifyHuman);
    const subject = subjectOf(body.email, national);
    if (await unconfirmed(server, body.email, national)) {
      const recipient = body.email.toLowerCase();
      const code = await issueCode(server, { purpose: 'register', subject, recipient, address });
      await deliver(server, addressCodeMessage(recipient, code, language));
    } else {
      await checkFree(server, body.country_code, national);
      await checkEmailFree(server.database, body.email);
      const recipient = `+${body.country_code}${national}`;
      const code = await issueCode(server, { purpose: 'register', subject, recipient, address });
      await deliver(server, registrationCodeMessage(recipient, code, language));
    }
    return ok(null, said.codeSent[language]);
  },

  async checkRegistrationCode({ server, body, language }) {
    const code = await checkCode(server, 'register', subjectOf(body.email, body.mobile), body.otp);
    const customer = await unconfirmed(server, body.email, body.mobile);
    // A new customer needs it once more, for the registration itself.
    if (!customer) return ok(null, said.codeRight[language]);
    await useCode(server, code);
    await confirm(server, customer.id);
    return ok(null, said.addressConfirmed[language]);
  },

  async register({ server, body, origin, language }) {
    const site = await siteOf(server);
    const first_name = nameOf('first_name', body.first_name);
    const last_name = nameOf('last_name', body.last_name);
    const mobile_number = mobileOf(body.mobile, body.country_code);
    checkPassword(body.password);
    if (body.password !== body.confirm_password) throw invalid('confirm_password', said.passwordsMustMatch);
    const person = {
      dob: birthOf(body.dob, server.clock),
      gender: chosenGender(body.gender),
      country_id: idOf('nationality', body.nationality),
      religion_id: idOf('religion_id', body.religion_id, site.religions ?? []),
      documents: json(idProofOf(body.id_proof_type_id, body.id_proof_number)),
      preferences: json({ newsletter: body.newsletter === '1', language }),
    };
    const picture = await pictureOf('profile_image', body.profile_image);
    if (site.tnc && body.tnc !== '1') throw invalid('tnc', said.acceptTerms, 'termsRequired');
    await checkFree(server, body.country_code, mobile_number);
    // Everything else is right by now: a code is not spent on a form that must be filled in again.
    const code = await checkCode(server, 'register', subjectOf(body.email, mobile_number), body.otp);
    const password_hash = await hashPassword(body.password);
    const stamp = server.clock.stamp();
    await unlessTaken(
      server.database.transaction().execute(async (trx) => {
        await claimEmail(trx, body.email);
        await useCode(server, code, trx);
        const { id } = await trx
          .insertInto('customer')
          .values({
            ...newCustomer(stamp),
            ...person,
            first_name,
            last_name,
            name: `${first_name} ${last_name}`,
            email: body.email,
            country_code: body.country_code,
            mobile_number,
            password_hash,
            verified: false,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        if (picture) {
          const { path } = await storeFile(trx, stamp, picture, id, pictureIn('profile_image'));
          await trx.updateTable('customer').set({ profile_image: path }).where('id', '=', id).execute();
        }
        await note(server, trx, id, 'customer registered');
        const link = await verificationLink(server, origin, id, trx);
        await deliver(server, welcomeMessage(body.email, link, language), trx);
      }),
    );
    return ok(null, said.welcome[language]);
  },

  async verifyCustomer({ server, body, language }) {
    const granted = await takeExchangeToken(server, 'verify', body.token);
    if (granted?.customer_id == null) throw invalid('token', said.linkInvalid, 'invalidToken');
    await confirm(server, granted.customer_id);
    return ok(null, said.addressConfirmed[language]);
  },
});
