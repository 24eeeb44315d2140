/** The law of confirming an address, from R2.1.21, Q2.1.c, R5.1.3–9, R7.4.9, R8.1.6 and T03. */
import { expect } from 'vitest';
import { verificationMachine } from '../../../machines/verification/verificationMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect, Law } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { confirmed, defect, left, unsent } from '../confirmByCode/confirmByCode.model.ts';

const good = done('verifyCustomer', { message: 'Your address is confirmed' });
const silent = done('verifyCustomer', { message: null });
const old = failed('verifyCustomer', new RefusedError('invalidToken', 'This link is not valid any more', 422));
const lost = failed('verifyCustomer', new ConnectionError());
const tooMany = failed('verifyCustomer', new RefusedError('tooMany', 'tooMany', 429));
const retries = { type: 'verification.retry' };
const submits = (typed: object) => ({
  type: 'recipient.submit',
  country_code: '971',
  mobile_number: '050 123 4567',
  email: 'layla@haddad.example',
  captcha: 'verified',
  ...typed,
});
const complete = submits({});
const empty = submits({ mobile_number: '', email: '', captcha: 'init' });
const missing = { mobile: 'mobileMissing', email: 'emailMissing', captcha: 'captchaMissing' };
const noCode = unsent('codeUnsent', 'No code today');
const refusal = { code: 'invalidToken', message: 'This link is not valid any more' };
const unexpected = { code: 'unexpected', message: null };

const asksForCode: Effect = {
  sends: {
    type: 'code.ask',
    recipient: { email: 'layla@haddad.example', mobile: '+971501234567', country_code: '971' },
  },
  to: 'confirmByCode',
};
const begins: Effect = {
  starts: 'confirmByCode',
  input: { action: 'register', needsCaptcha: false, recipient: null, parent: expect.anything() },
};
const asks: Effect = { starts: 'verifyCustomer', input: undefined };
const form = { state: { refused: 'filling' }, runs: ['confirmByCode'] } as const;

export const verificationLaw: Law = {
  machine: verificationMachine,
  begins: [{ starts: 'verifyCustomer', input: undefined }],
  situations: {
    checking: { by: [], state: 'checking', runs: ['verifyCustomer'], tags: ['busy'] },
    unreachable: { by: [lost], state: 'unreachable', knows: { problem: { code: 'lost', message: null } } },
    refused: { by: [old], ...form, knows: { problem: refusal, faults: {} } },
    faulty: { by: [old, empty], ...form, knows: { faults: missing, problem: null } },
    confirming: {
      by: [old, complete],
      state: { refused: 'confirmingCode' },
      runs: ['confirmByCode'],
      knows: { faults: {}, problem: null },
    },
  },
  rows: [
    {
      law: 'Q2.1.c',
      in: ['checking'],
      on: good,
      to: 'confirmed',
      changes: { message: 'Your address is confirmed' },
    },
    { law: 'Q2.1.c', in: ['checking'], on: silent, to: 'confirmed' },
    // It is unknown whether the link is valid, so it may be sent again (T03).
    {
      law: 'T03',
      in: ['checking'],
      on: lost,
      to: 'unreachable',
      changes: { problem: { code: 'lost', message: null } },
    },
    // Nobody has looked at it.
    {
      law: 'Q2.1.c',
      in: ['checking'],
      on: tooMany,
      to: 'unreachable',
      changes: { problem: { code: 'tooMany', message: null } },
    },
    { law: 'T03', in: ['unreachable'], on: retries, to: 'checking', changes: { problem: null }, does: [asks] },
    { law: 'Q2.1.c', in: ['checking'], on: old, to: 'refused', changes: { problem: refusal }, does: [begins] },
    { law: 'R5.1.3', in: ['refused'], on: empty, changes: { faults: missing, problem: null } },
    { law: 'R5.1.3', in: ['faulty'], on: empty },
    { law: 'Q2.1.c', in: ['refused'], on: complete, to: 'confirming', changes: { problem: null }, does: [asksForCode] },
    { law: 'Q2.1.c', in: ['faulty'], on: complete, to: 'confirming', changes: { faults: {} }, does: [asksForCode] },
    { law: 'R7.4.9', in: ['confirming', 'refused', 'faulty'], on: confirmed(), to: 'confirmed' },
    { law: 'R8.1.6', in: ['confirming', 'refused'], on: noCode, to: 'refused', changes: { problem: noCode.problem } },
    { law: 'R8.1.6', in: ['faulty'], on: noCode, changes: { faults: {}, problem: noCode.problem } },
    { law: 'Q2.1.c', in: ['confirming', 'refused', 'faulty'], on: left, to: 'refused' },
    {
      law: 'Q8.1.b',
      in: ['confirming', 'refused'],
      on: defect,
      to: 'refused',
      changes: { problem: unexpected },
      does: [begins],
    },
    { law: 'Q8.1.b', in: ['faulty'], on: defect, changes: { faults: {}, problem: unexpected }, does: [begins] },
  ],
  refused: [{ type: 'code.ask', recipient: null }],
};
