/** The law of logging in without a password: by code, by token, and on sites with only one way. */
import { expect } from 'vitest';
import type { LoginInput } from '../../../machines/login/loginContext.ts';
import { loginMachine } from '../../../machines/login/loginMachine.ts';
import type { Law, Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { told as toldTo } from './login.model.ts';
import { confirmed, defect, left } from '../confirmByCode/confirmByCode.model.ts';
import {
  login,
  unexpected,
  logsIn,
  asksCode,
  comesAsGuest,
  choosesGuest,
  choosesAccount,
  choosesProvider,
  abandons,
  admits,
  emptyPassword,
  emptyGuest,
  emptyEmail,
  back,
  noCode,
  noGuest,
  noEmail,
  tellsSession,
  ended,
  told,
  newCode,
  logInStarts,
  providerStarts,
  fromForm,
  faultRows,
  isIn,
  offers,
  password,
  guestForm,
  emails,
  atProvider,
  backFromProvider,
  byPassword,
} from './login.law.ts';

/** A code instead of the password (R2.13.2). */
const byEmail: Law = {
  machine: loginMachine,
  input: { offers: { ...offers, form: 'email' }, arrival: null, entered: null, ...toldTo } satisfies LoginInput,
  begins: [newCode],
  situations: {
    email: { by: [], state: { email: 'filling' }, runs: ['confirmByCode'], knows: { faults: {}, problem: null } },
    emailFaulty: { by: [emptyEmail], state: { email: 'filling' }, runs: ['confirmByCode'], knows: { faults: noEmail } },
    emailRefused: {
      by: [asksCode(), noCode],
      state: { email: 'filling' },
      runs: ['confirmByCode'],
      knows: { faults: {}, problem: noCode.problem },
    },
    confirmingCode: {
      by: [asksCode()],
      state: { email: 'confirmingCode' },
      runs: ['confirmByCode'],
      knows: { problem: null },
    },
    guest: { by: [choosesGuest], ...guestForm },
    atProvider: { by: [choosesProvider], ...atProvider },
  },
  rows: [
    ...faultRows(emails, [
      ['R5.1.6', asksCode({ email: 'layla@haddad' }), { email: 'loginEmailInvalid' }],
      ['R5.4.6', asksCode({ captcha: 'expired' }), { captcha: 'captchaMissing' }],
      ['R5.4.6', asksCode({ captcha: 'error' }), { captcha: 'captchaMissing' }],
    ]),
    { law: 'R5.1.6', in: ['email'], on: emptyEmail, changes: { faults: noEmail } },
    { law: 'R5.1.6', in: ['emailRefused'], on: emptyEmail, changes: { faults: noEmail, problem: null } },
    ...fromForm(emails, {
      law: 'R4.9.1',
      on: asksCode(),
      to: 'confirmingCode',
      does: [
        {
          sends: {
            type: 'code.ask',
            recipient: { email: 'layla@haddad.example', mobile: null, country_code: null },
          },
          to: 'confirmByCode',
        },
      ],
    }),
    isIn('R4.9.1', ['confirmingCode', ...emails], confirmed(login), login),
    // Also before a code was requested: without a captcha there is none.
    {
      law: 'R8.1.6',
      in: ['email', 'confirmingCode'],
      on: noCode,
      to: 'email',
      changes: { problem: noCode.problem },
      does: [told(noCode.problem)],
    },
    {
      law: 'R8.1.6',
      in: ['emailFaulty'],
      on: noCode,
      changes: { faults: {}, problem: noCode.problem },
      does: [told(noCode.problem)],
    },
    { law: 'R8.1.6', in: ['emailRefused'], on: noCode, does: [told(noCode.problem)] },
    { law: 'R4.9.1', in: ['confirmingCode'], on: left, to: 'email' },
    // Captcha and code start over.
    {
      law: 'Q8.1.b',
      in: ['email', 'confirmingCode', 'emailRefused'],
      on: defect,
      to: 'email',
      changes: { problem: unexpected },
      does: [told(unexpected), newCode],
    },
    {
      law: 'Q8.1.b',
      in: ['emailFaulty'],
      on: defect,
      changes: { faults: {}, problem: unexpected },
      does: [told(unexpected), newCode],
    },
    ...fromForm(emails, { law: 'R2.13.5', on: choosesGuest, to: 'guest' }),
    ...fromForm(emails, { law: 'R2.13.6', on: choosesProvider, to: 'atProvider', does: [providerStarts()] }),
    { law: 'R2.13.5', in: ['guest'], on: choosesAccount, to: 'email', does: [newCode] },
    { law: 'R5.4.7', in: ['guest'], on: emptyGuest, changes: { faults: noGuest } },
    ...backFromProvider('R1.6.3', 'email', [newCode]),
  ],
  refused: [logsIn(), emptyPassword, admits],
};

/** Guests and the provider are let in only where they are offered (R2.13.5, R2.13.6, R6.1.2–4). */
const withoutOthers = (form: LoginInput['offers']['form'], row: Row, situations: Law['situations']): Law => ({
  machine: loginMachine,
  input: { offers: { form, guests: false, provider: false }, arrival: null, entered: null, ...toldTo },
  situations,
  rows: [row],
  refused: [choosesGuest, choosesProvider, comesAsGuest(), choosesAccount, abandons, back],
});

const passwordAlone = withoutOthers(
  'password',
  { law: 'R7.4.1', in: ['password'], on: logsIn(), to: { password: 'loggingIn' }, does: [logInStarts] },
  { password: { by: [], ...password } },
);

const emailAlone = withoutOthers(
  'email',
  { law: 'R5.1.6', in: ['email'], on: emptyEmail, changes: { faults: noEmail } },
  { email: { by: [], state: { email: 'filling' }, runs: ['confirmByCode'] } },
);

/** With a token: no form before its outcome is known, and none after a login. */
const byToken = (form: LoginInput['offers']['form'], arrival: LoginInput['arrival']): Law => {
  const noUsername = { code: 'usernameMissing', message: null };
  const starts = form === 'email' ? [newCode] : [];
  const broke = failed('arrival', new Error('a defect'));
  const over = done('arrival', { problem: null });
  const refuses = done('arrival', { problem: noUsername });
  const running = { state: 'arrival', runs: ['arrival'], tags: ['busy'] } as const;
  const toForm = (law: string, on: Row['on'], problem: object): Row => ({
    law,
    in: ['arriving'],
    on,
    to: { [form]: 'filling' },
    changes: { arrival: null, problem },
    does: [told(problem), ended, ...starts],
  });
  const isOver = (law: string, on: Row['on']): Row => ({
    law,
    in: ['admitted'],
    on,
    to: 'done',
    changes: { arrival: null },
    ends: login,
  });
  return {
    machine: loginMachine,
    input: { offers: { ...offers, form }, arrival, ...toldTo },
    begins: [{ starts: 'arrival', input: { arrival, parent: expect.anything() } }],
    situations: {
      arriving: { by: [], ...running, knows: { arrival, outcome: null } },
      admitted: { by: [admits], ...running, knows: { arrival, outcome: login } },
    },
    rows: [
      { law: 'Q4.9.a', in: ['arriving'], on: admits, changes: { outcome: login }, does: [tellsSession(login)] },
      // The customer says that it is not them.
      {
        law: 'T04',
        in: ['arriving'],
        on: over,
        to: { [form]: 'filling' },
        changes: { arrival: null },
        does: [ended, ...starts],
      },
      toForm('Q8.4.c', refuses, noUsername),
      toForm('Q8.1.b', broke, unexpected),
      isOver('R4.9.3', over),
      isOver('R4.9.3', refuses),
      // The customer is logged in, whatever becomes of the provider's logout.
      isOver('Q4.9.a', broke),
    ],
    refused: [choosesGuest, choosesProvider, logsIn(), asksCode(), abandons],
  };
};

export const loginLaws: readonly Law[] = [
  byPassword,
  byEmail,
  passwordAlone,
  emailAlone,
  byToken('password', { logoutUrl: 'https://idp.example/logout?return=/', isAwaited: true }),
  byToken('email', { logoutUrl: null, isAwaited: false }),
];
