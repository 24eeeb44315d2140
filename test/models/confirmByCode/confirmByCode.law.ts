/** The law of a confirmation by code, from R4.9.1, R4.9.5, R5.7.14, R8.1.7, R8.1.8 and Q2.1.c; see docs/guide/testing.md. */
import { createEmptyActor, type ActorRef, type Snapshot } from 'xstate';
import {
  confirmByCodeMachine,
  type CodeNews,
  type ConfirmByCodeInput,
} from '../../../machines/confirmByCode/confirmByCodeMachine.ts';
import type { Effect, Law, Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { customer, opened } from '../session/session.model.ts';

const layla = { email: 'layla@haddad.example', mobile: null, country_code: null };
const omar = { email: 'omar@said.example', mobile: '+971507654321', country_code: '971' };
const login = { user: customer, at: opened };
const noCode = { code: 'codeUnsent', message: 'No code today' };
const unexpected = { code: 'unexpected', message: null };

const asks = (recipient: object) => ({ type: 'code.ask', recipient });
const proves = (who: object | null) => done('code', { kind: 'proved', customer: who });
const isRefused = done('code', { kind: 'refused', problem: noCode });
const isLeft = done('code', { kind: 'left' });
const codeBroke = failed('code', new Error('a defect'));
const captchaBroke = failed('captcha', new Error('a defect'));

const lawsFor = (parent: ActorRef<Snapshot<unknown>, CodeNews>): Law[] => {
  const input: ConfirmByCodeInput = { action: 'login', needsCaptcha: true, recipient: null, parent };
  const newCaptcha: Effect = { starts: 'captcha', input: { action: 'login' } };
  const tells = (event: CodeNews): Effect => ({ sends: event, to: parent.id });
  const back = (law: string, on: Row['on'], news: CodeNews): Row => ({
    law,
    in: ['confirming', 'again'],
    on,
    to: 'asking',
    does: [tells(news), newCaptcha],
  });
  const startsCode = (recipient: object, over: Partial<ConfirmByCodeInput> = {}): Effect => ({
    starts: 'code',
    input: { action: 'login', recipient, needsCaptcha: true, ...over },
  });
  const captchaIsLost: Row = {
    law: 'R4.9.6',
    in: ['asking'],
    on: captchaBroke,
    does: [tells({ type: 'code.unsent', problem: unexpected })],
  };

  /** A form asks first: its captcha, then the code. */
  const byForm: Law = {
    machine: confirmByCodeMachine,
    begins: [{ starts: 'captcha', input: { action: 'login' } }],
    input,
    situations: {
      asking: { by: [], state: 'asking', runs: ['captcha'], knows: { recipient: null, login: null } },
      confirming: { by: [asks(layla)], state: 'confirming', runs: ['code'], knows: { recipient: layla } },
      /** The recipient may be another one the next time. */
      again: {
        by: [asks(layla), isLeft, asks(omar)],
        state: 'confirming',
        runs: ['code'],
        knows: { recipient: omar },
      },
      confirmed: { by: [asks(layla), proves(login)], state: 'confirmed', knows: { login } },
    },
    rows: [
      {
        law: 'R4.9.1',
        in: ['asking'],
        on: asks(layla),
        to: 'confirming',
        changes: { recipient: layla },
        does: [startsCode(layla)],
      },
      {
        law: 'R4.9.1',
        in: ['asking'],
        on: asks(omar),
        to: 'confirming',
        changes: { recipient: omar },
        does: [startsCode(omar)],
      },
      // A code that led nowhere has used up its proof: the form's captcha is a new one.
      back('R8.1.7', isRefused, { type: 'code.unsent', problem: noCode }),
      back('R8.1.7', isLeft, { type: 'code.left' }),
      back('R8.1.7', codeBroke, { type: 'code.unsent', problem: unexpected }),
      { law: 'R4.9.1', in: ['confirming', 'again'], on: proves(login), to: 'confirmed', changes: { login } },
      // What opens nothing proves all the same (R4.9.5, R7.4.9).
      { law: 'R4.9.5', in: ['confirming', 'again'], on: proves(null), to: 'confirmed' },
      captchaIsLost,
    ],
    refused: [{ type: 'code.resend', captcha: 'verified' }],
  };

  /** The form was complete, and only its code was refused: another one is asked for at once (R5.7.14). */
  const atOnce: Law = {
    machine: confirmByCodeMachine,
    begins: [
      {
        starts: 'code',
        input: {
          action: 'register',
          recipient: omar,
          needsCaptcha: false,
        },
      },
    ],
    input: { ...input, action: 'register', needsCaptcha: false, recipient: omar },
    situations: {
      confirming: { by: [], state: 'confirming', runs: ['code'], knows: { recipient: omar } },
      asking: { by: [isLeft], state: 'asking', runs: ['captcha'] },
    },
    rows: [
      {
        law: 'R5.7.14',
        in: ['confirming'],
        on: isLeft,
        to: 'asking',
        does: [tells({ type: 'code.left' }), { starts: 'captcha', input: { action: 'register' } }],
      },
      {
        law: 'R5.7.14',
        in: ['asking'],
        on: asks(layla),
        to: 'confirming',
        changes: { recipient: layla },
        does: [startsCode(layla, { action: 'register', needsCaptcha: false })],
      },
    ],
  };
  return [byForm, atOnce];
};

export const laws = lawsFor(createEmptyActor());
