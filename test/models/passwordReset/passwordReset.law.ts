/** The law of a forgotten password, from R2.13.9–11, R4.9.5, R5.1.3–9, R5.2.5, R5.4.4, R8.1.6, R8.1.7, Q4.9.d and Q7.4.a. */
import { expect } from 'vitest';
import { passwordResetMachine } from '../../../machines/passwordReset/passwordResetMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect, Law, Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { confirmed, defect, left, unsent } from '../confirmByCode/confirmByCode.model.ts';

const submits = (typed: object) => ({
  type: 'passwordReset.submit',
  country_code: '971',
  mobile_number: '050 123 4567',
  email: ' layla@haddad.example ',
  captcha: 'verified',
  ...typed,
});
const complete = submits({});
const empty = submits({ mobile_number: '', email: ' ', captcha: 'init' });
const wrong = submits({ mobile_number: '12', email: 'layla', captcha: 'expired' });
const chooses = (password: string, confirmation = password) => ({ type: 'password.submit', password, confirmation });
const strong = chooses('Court-Lines-9');
const weak = chooses('weak');
const weakTwice = chooses('weak', 'week');
const restarts = { type: 'passwordReset.restart' };

const noCode = unsent('codeUnsent', 'No code today');
const changed = done('resetPassword', { message: 'Your password is changed' });
const silent = done('resetPassword', { message: null });
const invalidToken = failed('resetPassword', new RefusedError('invalidToken', 'Please ask for a new code', 422));
const lost = failed('resetPassword', new ConnectionError());

/** The recipient, once, as the calls need it (Q7.4.a). */
const asksForCode: Effect = {
  sends: {
    type: 'code.ask',
    recipient: { email: 'layla@haddad.example', mobile: '+971501234567', country_code: '971' },
  },
  to: 'confirmByCode',
};
const begins: Effect = {
  starts: 'confirmByCode',
  input: { action: 'password', needsCaptcha: false, recipient: null, parent: expect.anything() },
};
const tells = (code: string, message: string | null): Effect => ({
  emits: { type: 'passwordReset.refused', problem: { code, message } },
});
const refuses = (faults: object, situation: string[], on: Row['on'], law = 'R5.1.3'): Row => ({
  law,
  in: situation,
  on,
  changes: { faults },
});
const noneMissing = { mobile: 'mobileMissing', email: 'emailMissing', captcha: 'captchaMissing' };
const noneRight = { mobile: 'mobileInvalid', email: 'emailInvalid', captcha: 'captchaMissing' };

const lawOf = (restrict: boolean, situations: Law['situations'], rows: readonly Row[]): Law => ({
  machine: passwordResetMachine,
  begins: [begins],
  input: { restrict },
  situations,
  rows,
  refused: [{ type: 'code.ask', recipient: null }],
});

const asking = { state: { asking: 'filling' }, runs: ['confirmByCode'] } as const;
const resetting = { state: { resetting: 'filling' } } as const;

/** Where passwords must be strong (R5.2.5). */
export const strict = lawOf(
  true,
  {
    asking: { by: [], ...asking, knows: { faults: {}, problem: null, message: null } },
    faulty: { by: [empty], ...asking, knows: { faults: noneMissing } },
    unsent: { by: [complete, noCode], ...asking, knows: { problem: { code: 'codeUnsent', message: 'No code today' } } },
    confirming: {
      by: [complete],
      state: { asking: 'confirmingCode' },
      runs: ['confirmByCode'],
      knows: { faults: {}, problem: null },
    },
    choosing: { by: [complete, confirmed()], ...resetting, knows: { faults: {}, problem: null } },
    weak: { by: [complete, confirmed(), weakTwice], ...resetting },
    saving: {
      by: [complete, confirmed(), strong],
      state: { resetting: 'saving' },
      runs: ['resetPassword'],
      tags: ['busy'],
    },
    refused: { by: [complete, confirmed(), strong, invalidToken], ...resetting },
  },
  [
    // R2.13.9: mobile, e-mail and captcha, each with its own sentence.
    { law: 'R2.13.10', in: ['asking'], on: complete, to: 'confirming', does: [asksForCode] },
    { law: 'R2.13.10', in: ['faulty'], on: complete, to: 'confirming', changes: { faults: {} }, does: [asksForCode] },
    {
      law: 'R2.13.10',
      in: ['unsent'],
      on: complete,
      to: 'confirming',
      changes: { problem: null },
      does: [asksForCode],
    },
    refuses(noneMissing, ['asking'], empty),
    { law: 'R5.1.3', in: ['faulty'], on: empty },
    { law: 'R5.1.3', in: ['unsent'], on: empty, changes: { faults: noneMissing, problem: null } },
    refuses(noneRight, ['asking', 'faulty'], wrong, 'R5.1.6'),
    { law: 'R5.1.6', in: ['unsent'], on: wrong, changes: { faults: noneRight, problem: null } },
    {
      law: 'R8.1.6',
      in: ['confirming', 'asking'],
      on: noCode,
      to: 'asking',
      changes: { problem: { code: 'codeUnsent', message: 'No code today' } },
      does: [tells('codeUnsent', 'No code today')],
    },
    {
      law: 'R8.1.6',
      in: ['faulty'],
      on: noCode,
      changes: { faults: {}, problem: { code: 'codeUnsent', message: 'No code today' } },
      does: [tells('codeUnsent', 'No code today')],
    },
    { law: 'R8.1.6', in: ['unsent'], on: noCode, does: [tells('codeUnsent', 'No code today')] },
    { law: 'R4.9.5', in: ['confirming', 'asking', 'faulty', 'unsent'], on: left, to: 'asking' },
    // A confirmed customer is asked nothing more.
    { law: 'R2.13.11', in: ['confirming', 'asking', 'faulty', 'unsent'], on: confirmed(), to: 'choosing' },
    {
      law: 'Q8.1.b',
      in: ['confirming', 'asking', 'unsent'],
      on: defect,
      to: 'asking',
      changes: { problem: { code: 'unexpected', message: null } },
      does: [tells('unexpected', null), begins],
    },
    {
      law: 'Q8.1.b',
      in: ['faulty'],
      on: defect,
      changes: { faults: {}, problem: { code: 'unexpected', message: null } },
      does: [tells('unexpected', null), begins],
    },
    {
      law: 'R2.13.11',
      in: ['choosing'],
      on: strong,
      to: 'saving',
      does: [{ starts: 'resetPassword', input: { password: 'Court-Lines-9', confirmation: 'Court-Lines-9' } }],
    },
    {
      law: 'R2.13.11',
      in: ['refused'],
      on: strong,
      to: 'saving',
      changes: { problem: null },
      does: [{ starts: 'resetPassword', input: { password: 'Court-Lines-9', confirmation: 'Court-Lines-9' } }],
    },
    {
      law: 'R2.13.11',
      in: ['weak'],
      on: strong,
      to: 'saving',
      changes: { faults: {} },
      does: [{ starts: 'resetPassword', input: { password: 'Court-Lines-9', confirmation: 'Court-Lines-9' } }],
    },
    refuses({ password: 'passwordShort' }, ['choosing', 'weak'], weak, 'R5.2.5'),
    {
      law: 'R5.2.5',
      in: ['refused'],
      on: weak,
      changes: { faults: { password: 'passwordShort' }, problem: null },
    },
    {
      law: 'R5.2.5',
      in: ['refused'],
      on: weakTwice,
      changes: { faults: { password: 'passwordShort', confirmation: 'passwordsDoNotMatch' }, problem: null },
    },
    { law: 'R5.2.5', in: ['weak'], on: weakTwice },
    refuses({ password: 'passwordShort', confirmation: 'passwordsDoNotMatch' }, ['choosing'], weakTwice, 'R5.2.5'),
    { law: 'Q4.9.d', in: ['saving'], on: changed, to: 'done', changes: { message: 'Your password is changed' } },
    { law: 'Q4.9.d', in: ['saving'], on: silent, to: 'done' },
    {
      law: 'R8.1.6',
      in: ['saving'],
      on: invalidToken,
      to: 'choosing',
      changes: { problem: { code: 'invalidToken', message: 'Please ask for a new code' } },
      does: [tells('invalidToken', 'Please ask for a new code')],
    },
    {
      law: 'Q8.1.b',
      in: ['saving'],
      on: lost,
      to: 'choosing',
      changes: { problem: { code: 'lost', message: null } },
      does: [tells('lost', null)],
    },
    // The confirmed code expires after a while: everything starts over, including the captcha (R8.1.7).
    { law: 'R8.1.7', in: ['choosing'], on: restarts, to: 'asking', does: [begins] },
    { law: 'R8.1.7', in: ['refused'], on: restarts, to: 'asking', changes: { problem: null }, does: [begins] },
    { law: 'R8.1.7', in: ['weak'], on: restarts, to: 'asking', changes: { faults: {} }, does: [begins] },
  ],
);

/** Where any will do, the second one must still be the first (R5.2.5). */
export const lenient = lawOf(
  false,
  {
    choosing: { by: [complete, confirmed()], ...resetting },
  },
  [
    {
      law: 'R5.2.5',
      in: ['choosing'],
      on: weak,
      to: { resetting: 'saving' },
      does: [{ starts: 'resetPassword', input: { password: 'weak', confirmation: 'weak' } }],
    },
    refuses({ confirmation: 'passwordsDoNotMatch' }, ['choosing'], weakTwice, 'R5.2.5'),
    { law: 'R8.1.7', in: ['choosing'], on: restarts, to: { asking: 'filling' }, does: [begins] },
  ],
);
