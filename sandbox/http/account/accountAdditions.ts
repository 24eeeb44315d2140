/** How customers keep their account safe, take their data along and leave (Q7.7.d–g). */
import { said } from '../../answers/accessWords.ts';
import { accountWords } from '../../answers/accountWords.ts';
import { invalid, notFound, Refused } from '../../answers/refused.ts';
import { transact } from '../../data/database.ts';
import { hashPassword } from '../../data/passwords.ts';
import { eraseCustomer } from '../../domain/account/erase.ts';
import { erasureOf, proofOf } from '../../domain/account/erasure.ts';
import { heldAbout } from '../../domain/account/held.ts';
import { note } from '../../domain/audit.ts';
import { checkCode, issueCode, useCode } from '../../domain/access/codes.ts';
import { closeExchangeTokens } from '../../domain/access/exchangeTokens.ts';
import { expireOverdue } from '../../domain/orders/expiry.ts';
import { deliver } from '../../domain/inbox.ts';
import { eraseCodeMessage } from '../../domain/messages.ts';
import { countOnce, takeBack, type Limit } from '../../domain/access/rateLimit.ts';
import { closeOtherSessions, closeOwnSession, sessionsOf } from '../../domain/access/sessions.ts';
import { isOn, siteOf } from '../../domain/site.ts';
import { handle, ok } from '../call.ts';
import { requirePassword } from './ownPassword.ts';
import { checkPassword } from './personFields.ts';

const hourly: Limit = { count: 1, seconds: 60 * 60 };
const eraseSubject = (customerId: number): string => `erase ${customerId}`;

export const accountAdditionHandlers = handle({
  async passwordState({ customer }) {
    return ok({ is_set: customer.password_hash !== null });
  },

  async changePassword({ server, customer, tokenHash, address, body, language }) {
    if (customer.password_hash === null) throw new Refused(409, accountWords.noPassword, { code: 'noPassword' });
    // Nothing of the new one is judged before the old one is right: the form is no way to try passwords.
    const guess = { server, customer, address, password: body.old_password };
    await requirePassword(guess, 'old_password', accountWords.oldPasswordWrong);
    checkPassword(body.password, isOn((await siteOf(server)).restrict_password, true));
    if (body.password !== body.confirm_password) throw invalid('confirm_password', said.passwordsDiffer);
    const password_hash = await hashPassword(body.password);
    await transact(server.database, async (trx) => {
      await trx.updateTable('customer').set({ password_hash }).where('id', '=', customer.id).execute();
      await closeOtherSessions(trx, customer.id, tokenHash);
      await closeExchangeTokens(server, trx, 'password', customer.id);
      await note(server, trx, customer.id, 'password changed');
      if (customer.email !== null) {
        const [subject, text] = [accountWords.changedSubject[language], accountWords.changedBody[language]];
        await deliver(server, { channel: 'email', recipient: customer.email, subject, body: text }, trx);
      }
    });
    return ok(null, accountWords.passwordChanged[language]);
  },

  async sessions({ server, customer, tokenHash }) {
    return ok(await sessionsOf(server, customer.id, tokenHash));
  },

  async removeSession({ server, customer, tokenHash, params, language }) {
    const id = Number(params['id']);
    const own = (await sessionsOf(server, customer.id, tokenHash)).find((session) => session.id === id);
    if (own?.is_current) throw new Refused(409, accountWords.ownSession, { code: 'ownSession' });
    if (!(await closeOwnSession(server.database, customer.id, id))) throw notFound();
    await note(server, server.database, customer.id, 'session closed from elsewhere');
    return ok(null, accountWords.sessionEnded[language]);
  },

  async removeOtherSessions({ server, customer, tokenHash, language }) {
    await closeOtherSessions(server.database, customer.id, tokenHash);
    await note(server, server.database, customer.id, 'other sessions closed');
    return ok(null, accountWords.sessionsEnded[language]);
  },

  async exportProfile({ server, customer, tokenHash }) {
    const key = `export of customer ${customer.id}`;
    const wait = await countOnce(server, key, hourly);
    if (wait > 0) throw new Refused(429, said.tooManyRequests(wait), { code: 'tooManyRequests', retryAfter: wait });
    try {
      const held = await heldAbout(server, customer, tokenHash);
      await note(server, server.database, customer.id, 'data exported');
      return ok(held);
    } catch (error) {
      await takeBack(server, key);
      throw error;
    }
  },

  async erasure({ server, customer }) {
    await expireOverdue(server);
    return ok(await erasureOf(server, server.database, customer));
  },

  async requestErasureCode({ server, customer, address, language }) {
    const { proof, recipient, channel } = proofOf(customer);
    if (proof === 'password' || recipient === null)
      throw new Refused(409, accountWords.codeNotNeeded, { code: 'codeNotNeeded' });
    const code = await issueCode(server, { purpose: 'erase', subject: eraseSubject(customer.id), recipient, address });
    await deliver(server, eraseCodeMessage(channel)(recipient, code, language));
    return ok(null, said.codeSent[language]);
  },

  async eraseProfile({ server, customer, address, body, language }) {
    await expireOverdue(server);
    const { proof } = proofOf(customer);
    if (body[proof === 'password' ? 'password' : 'otp'] === undefined)
      throw invalid(proof === 'password' ? 'password' : 'otp', accountWords.proofMissing, 'proofMissing');
    const refuse = async (): Promise<void> => {
      const now = await erasureOf(server, server.database, customer);
      if (now.hindrances.length > 0)
        throw new Refused(409, accountWords.notErasable, { code: 'notErasable', data: now });
    };
    // Told before the proof is taken, so that no code is spent on it.
    await refuse();
    if (proof === 'password')
      await requirePassword(
        { server, customer, address, password: body.password ?? '' },
        'password',
        accountWords.passwordWrong,
      );
    else await useCode(server, await checkCode(server, 'erase', eraseSubject(customer.id), body.otp ?? ''));
    if (!(await eraseCustomer(server, customer.id))) await refuse();
    return ok(null, accountWords.erased[language]);
  },
});
