/** The law of the ways in, from R2.13.1–6, R4.9.1–4, R5.1.6, R5.4.6–8, R6.1.2–4, R7.4.1, R7.4.11, R8.1.6, Q4.9.a, Q8.4.c and T05. */
import { expect } from 'vitest';
import type { LoginInput } from '../../machines/login/loginContext.ts';
import { loginMachine } from '../../machines/login/loginMachine.ts';
import { ConnectionError, RefusedError, ServerFailed } from '../../machines/shared/problem.ts';
import type { Effect, Law, Row } from '../support/law/law.ts';
import { done, failed } from '../support/paths.ts';
import { told as toldTo } from './login.model.ts';
import { confirmed, defect, left, unsent } from './confirmByCode.model.ts';
import { customer, guest, opened } from './session.model.ts';

const login = { user: customer, at: opened };
const guestLogin = { user: guest, at: opened };
const unexpected = { code: 'unexpected', message: null };

const logsIn = (typed: object = {}) => ({
  type: 'password.submit',
  country_code: '971',
  mobile_number: '050 123 4567',
  password: ' Court  Lines 9',
  ...typed,
});
const asksCode = (typed: object = {}) => ({
  type: 'email.submit',
  email: ' layla@haddad.example ',
  captcha: 'verified',
  ...typed,
});
const comesAsGuest = (typed: object = {}) => ({
  type: 'guest.submit',
  name: ' Omar Said ',
  country_code: '971',
  mobile_number: '050 765 4321',
  email: ' omar@said.example ',
  terms: 'accepted',
  ...typed,
});
const choosesGuest = { type: 'guest.choose' };
const choosesAccount = { type: 'account.choose' };
const choosesProvider = { type: 'provider.choose' };
const abandons = { type: 'provider.abandon' };
const admits = { type: 'arrival.admitted', login };
const emptyPassword = logsIn({ mobile_number: '', password: '' });
const emptyGuest = comesAsGuest({ name: ' ', mobile_number: '', email: ' ', terms: 'open' });
const emptyEmail = asksCode({ email: ' ', captcha: 'init' });

const answered = done('logIn', login);
const guestAnswered = done('logInAsGuest', guestLogin);
const back = done('providerRedirect', { problem: null });
const unsafe = { code: 'unsafeProvider', message: null };
const noCode = unsent('codeUnsent', 'No code today');

const noNumber = { mobile: 'mobileMissing', password: 'passwordMissing' };
const noGuest = { name: 'nameMissing', mobile: 'mobileMissing', email: 'emailMissing', terms: 'termsOpen' };
const noEmail = { email: 'emailMissing', captcha: 'captchaMissing' };

/** The session is told by the login, and by nobody else. */
const tellsSession = (of: object): Effect => ({ sends: { type: 'session.logIn', ...of }, to: 'session' });
const ended: Effect = { sends: { type: 'arrival.ended' }, to: 'loginPage' };
const told = (problem: object): Effect => ({ emits: { type: 'login.refused', problem } });
const newCode: Effect = {
  starts: 'confirmByCode',
  input: { action: 'login', needsCaptcha: true, recipient: null, parent: expect.anything() },
};
const number = { country_code: '971', mobile_number: '501234567', username: '+971501234567' };
const logInStarts: Effect = { starts: 'logIn', input: { ...number, password: ' Court  Lines 9' } };
const guestStarts = (tnc: number, name = 'Omar Said'): Effect => ({
  starts: 'logInAsGuest',
  input: { name, email: 'omar@said.example', mobile: '507654321', country_code: '971', tnc },
});
const providerStarts: Effect = { starts: 'providerRedirect', input: undefined };

type Changes = Readonly<Record<string, unknown>>;
/** One row for each of three moments of a form: untouched, at fault, refused. */
const fromForm = ([plain, faulty, refused]: readonly [string, string, string], row: Omit<Row, 'in'>): Row[] => [
  { ...row, in: [plain] },
  { ...row, in: [faulty], changes: { ...row.changes, faults: {} } },
  { ...row, in: [refused], changes: { ...row.changes, problem: null } },
];
/** What is wrong with a form is said, and nothing is sent. */
const faultRows = (
  [plain, faulty, refused]: readonly [string, string, string],
  cases: readonly (readonly [law: string, on: Row['on'], faults: object])[],
): Row[] =>
  cases.flatMap(([law, on, faults]) => [
    { law, in: [plain, faulty], on, changes: { faults } },
    { law, in: [refused], on, changes: { faults, problem: null } },
  ]);
const isIn = (law: string, where: readonly string[], on: Row['on'], output: object, changes: Changes = {}): Row => ({
  law,
  in: where,
  on,
  to: 'done',
  changes: { outcome: output, ...changes },
  does: [tellsSession(output)],
  ends: output,
});
const isRefused = (
  law: string,
  where: string,
  on: Row['on'],
  to: unknown,
  problem: object,
  does: Effect[] = [],
): Row => ({
  law,
  in: [where],
  on,
  to,
  changes: { problem },
  does: [told(problem), ...does],
});
/** Every way in which a call fails. */
const failures = (law: string, where: string, actor: string, to: string): Row[] => {
  const answers: readonly (readonly [Error, object])[] = [
    [
      new RefusedError('wrongPassword', 'Mobile number or password is wrong', 422),
      { code: 'wrongPassword', message: 'Mobile number or password is wrong' },
    ],
    [
      new RefusedError('notApproved', 'Waiting for approval', 403),
      { code: 'notApproved', message: 'Waiting for approval' },
    ],
    [new ServerFailed('The server fell over'), { code: 'serverFailed', message: 'The server fell over' }],
    [new ConnectionError(), { code: 'lost', message: null }],
    [new TypeError('a defect'), unexpected],
  ];
  return answers.map(([error, problem]) => isRefused(law, where, failed(actor, error), to, problem));
};

const offers = { form: 'password', guests: true, provider: true } as const;
const password = { state: { password: 'filling' } } as const;
const guestForm = { state: { guest: 'filling' } } as const;
const passwords = ['password', 'passwordFaulty', 'passwordRefused'] as const;
const guests = ['guest', 'guestFaulty', 'guestRefused'] as const;
const emails = ['email', 'emailFaulty', 'emailRefused'] as const;
const guestRefusal = failed('logInAsGuest', new RefusedError('guestRefused', 'Guests cannot book today', 403));
const atProvider = { state: 'provider', runs: ['providerRedirect'], tags: ['busy'] } as const;

/** What a provider's page that did not take over leaves behind. */
const backFromProvider = (law: string, to: string, does: Effect[]): Row[] => [
  { law, in: ['atProvider'], on: back, to, does },
  { law, in: ['atProvider'], on: abandons, to, does },
  isRefused('T04', 'atProvider', done('providerRedirect', { problem: unsafe }), to, unsafe, does),
  isRefused('Q8.1.b', 'atProvider', failed('providerRedirect', new Error('a defect')), to, unexpected, does),
];

const byPassword: Law = {
  machine: loginMachine,
  input: { offers, arrival: null, ...toldTo },
  situations: {
    password: { by: [], ...password, knows: { faults: {}, problem: null, outcome: null } },
    passwordFaulty: { by: [emptyPassword], ...password, knows: { faults: noNumber, problem: null } },
    passwordRefused: {
      by: [logsIn(), failed('logIn', new ConnectionError())],
      ...password,
      knows: { faults: {}, problem: { code: 'lost', message: null } },
    },
    loggingIn: { by: [logsIn()], state: { password: 'loggingIn' }, runs: ['logIn'], tags: ['busy'] },
    guest: { by: [choosesGuest], ...guestForm, knows: { faults: {}, problem: null } },
    guestFaulty: { by: [choosesGuest, emptyGuest], ...guestForm, knows: { faults: noGuest, problem: null } },
    guestRefused: {
      by: [choosesGuest, comesAsGuest(), guestRefusal],
      ...guestForm,
      knows: { faults: {}, problem: { code: 'guestRefused', message: 'Guests cannot book today' } },
    },
    comingAsGuest: {
      by: [choosesGuest, comesAsGuest()],
      state: { guest: 'loggingIn' },
      runs: ['logInAsGuest'],
      tags: ['busy'],
    },
    atProvider: { by: [choosesProvider], ...atProvider },
  },
  rows: [
    ...faultRows(passwords, [
      ['R2.13.1', emptyPassword, noNumber],
      ['R2.13.1', logsIn({ password: '' }), { password: 'passwordMissing' }],
      ['R5.1.9', logsIn({ mobile_number: '1234567' }), { mobile: 'mobileInvalid' }],
      ['R5.1.9', logsIn({ mobile_number: 'fifty' }), { mobile: 'mobileInvalid' }],
    ]).filter((row) => !(row.in.includes('passwordFaulty') && row.on === emptyPassword)),
    { law: 'R2.13.1', in: ['password'], on: emptyPassword, changes: { faults: noNumber } },
    ...[logsIn(), logsIn({ mobile_number: '٠٥٠١٢٣٤٥٦٧' }), logsIn({ mobile_number: '501234567' })].flatMap((on) =>
      fromForm(passwords, { law: 'R7.4.1', on, to: 'loggingIn', does: [logInStarts] }),
    ),
    isIn('R4.9.2', ['loggingIn'], answered, login),
    ...failures('R8.1.6', 'loggingIn', 'logIn', 'password'),
    ...fromForm(passwords, { law: 'R2.13.5', on: choosesGuest, to: 'guest' }),
    ...fromForm(passwords, { law: 'R2.13.6', on: choosesProvider, to: 'atProvider', does: [providerStarts] }),
    ...faultRows(guests, [
      ['R5.2.6', comesAsGuest({ name: 'Omar 2', email: 'omar@said' }), { name: 'nameInvalid', email: 'emailInvalid' }],
      ['R9.1.4', comesAsGuest({ name: 'O' }), { name: 'nameShort' }],
      ['R5.1.9', comesAsGuest({ mobile_number: '1234567' }), { mobile: 'mobileInvalid' }],
      ['R5.4.8', comesAsGuest({ terms: 'open' }), { terms: 'termsOpen' }],
    ]),
    { law: 'R5.4.7', in: ['guest'], on: emptyGuest, changes: { faults: noGuest } },
    { law: 'R5.4.7', in: ['guestRefused'], on: emptyGuest, changes: { faults: noGuest, problem: null } },
    ...(
      [
        [comesAsGuest(), guestStarts(1)],
        // Where there are no terms, none are agreed to.
        [comesAsGuest({ terms: 'none' }), guestStarts(0)],
        [comesAsGuest({ name: 'عمر سعيد' }), guestStarts(1, 'عمر سعيد')],
      ] as const
    ).flatMap(([on, starts]) => fromForm(guests, { law: 'R7.4.11', on, to: 'comingAsGuest', does: [starts] })),
    isIn('R6.1.2', ['comingAsGuest'], guestAnswered, guestLogin),
    ...failures('R8.1.6', 'comingAsGuest', 'logInAsGuest', 'guest'),
    ...fromForm(guests, { law: 'R2.13.5', on: choosesAccount, to: 'password' }),
    ...backFromProvider('R1.6.3', 'password', []),
  ],
  // The operator's other form is not there to be sent, and nobody is let in by news of what does not run.
  refused: [asksCode(), emptyEmail, admits, noCode, left, confirmed(login)],
};

/** A code instead of the password (R2.13.2). */
const byEmail: Law = {
  machine: loginMachine,
  input: { offers: { ...offers, form: 'email' }, arrival: null, ...toldTo } satisfies LoginInput,
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
    // Also before any was asked for: without a captcha there is none.
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
    // A captcha and a code anew.
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
    ...fromForm(emails, { law: 'R2.13.6', on: choosesProvider, to: 'atProvider', does: [providerStarts] }),
    { law: 'R2.13.5', in: ['guest'], on: choosesAccount, to: 'email', does: [newCode] },
    { law: 'R5.4.7', in: ['guest'], on: emptyGuest, changes: { faults: noGuest } },
    ...backFromProvider('R1.6.3', 'email', [newCode]),
  ],
  refused: [logsIn(), emptyPassword, admits],
};

/** Guests and the provider are let in only where they are offered (R2.13.5, R2.13.6, R6.1.2–4). */
const withoutOthers = (form: LoginInput['offers']['form'], row: Row, situations: Law['situations']): Law => ({
  machine: loginMachine,
  input: { offers: { form, guests: false, provider: false }, arrival: null, ...toldTo },
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

/** With a token: no form before it is known what becomes of it, and none for whoever was admitted. */
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
      // They were somebody else, and say so.
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
      // Logged in is logged in, whatever becomes of the goodbye.
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
