/**
 * The law of logging in, from R2.13.1–6, R4.9.1–4, R5.1.6, R5.4.6–8, R6.1.2–4, R7.4.1, R7.4.11, R8.1.6, Q4.9.a, Q8.4.c
 * and T05.
 */
import { expect } from 'vitest';
import { loginMachine } from '../../../machines/login/loginMachine.ts';
import { ConnectionError, RefusedError, ServerFailed } from '../../../machines/shared/problem.ts';
import type { Effect, Law, Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { told as toldTo } from './login.model.ts';
import { confirmed, left, unsent } from '../confirmByCode/confirmByCode.model.ts';
import { customer, guest, opened } from '../session/session.model.ts';

export const login = { user: customer, at: opened };
const guestLogin = { user: guest, at: opened };
export const unexpected = { code: 'unexpected', message: null };

export const logsIn = (typed: object = {}) => ({
  type: 'password.submit',
  country_code: '971',
  mobile_number: '050 123 4567',
  password: ' Court  Lines 9',
  ...typed,
});

export const asksCode = (typed: object = {}) => ({
  type: 'email.submit',
  email: ' layla@haddad.example ',
  captcha: 'verified',
  ...typed,
});

export const comesAsGuest = (typed: object = {}) => ({
  type: 'guest.submit',
  name: ' Omar Said ',
  country_code: '971',
  mobile_number: '050 765 4321',
  email: ' omar@said.example ',
  terms: 'accepted',
  ...typed,
});

export const choosesGuest = { type: 'guest.choose' };
export const choosesAccount = { type: 'account.choose' };
export const choosesProvider = { type: 'provider.choose' };
export const abandons = { type: 'provider.abandon' };
export const admits = { type: 'arrival.admitted', login };
export const emptyPassword = logsIn({ mobile_number: '', password: '' });
export const emptyGuest = comesAsGuest({ name: ' ', mobile_number: '', email: ' ', terms: 'open' });
export const emptyEmail = asksCode({ email: ' ', captcha: 'init' });
const answered = done('logIn', login);
const guestAnswered = done('logInAsGuest', guestLogin);
export const back = done('providerRedirect', { problem: null });
const unsafe = { code: 'unsafeProvider', message: null };
export const noCode = unsent('codeUnsent', 'No code today');
const noNumber = { mobile: 'mobileMissing', password: 'passwordMissing' };
export const noGuest = { name: 'nameMissing', mobile: 'mobileMissing', email: 'emailMissing', terms: 'termsOpen' };
export const noEmail = { email: 'emailMissing', captcha: 'captchaMissing' };

/** Only the login tells the session. */
export const tellsSession = (of: object): Effect => ({ sends: { type: 'session.logIn', ...of }, to: 'session' });

export const ended: Effect = { sends: { type: 'arrival.ended' }, to: 'loginPage' };
export const told = (problem: object): Effect => ({ emits: { type: 'login.refused', problem } });

export const newCode: Effect = {
  starts: 'confirmByCode',
  input: { action: 'login', needsCaptcha: true, recipient: null, parent: expect.anything() },
};

const number = { country_code: '971', mobile_number: '501234567', username: '+971501234567' };
export const logInStarts: Effect = { starts: 'logIn', input: { ...number, password: ' Court  Lines 9' } };

const guestStarts = (tnc: number, name = 'Omar Said'): Effect => ({
  starts: 'logInAsGuest',
  input: { name, email: 'omar@said.example', mobile: '507654321', country_code: '971', tnc },
});

export const providerStarts = (bindsReturn = false): Effect => ({ starts: 'providerRedirect', input: { bindsReturn } });
/** Where the operator's server passes a state on (T04). */
export const choosesBound = { type: 'provider.choose', bindsReturn: true };
type Changes = Readonly<Record<string, unknown>>;

/** One row for each of three situations of a form: untouched, faulty, refused. */
export const fromForm = ([plain, faulty, refused]: readonly [string, string, string], row: Omit<Row, 'in'>): Row[] => [
  { ...row, in: [plain] },
  { ...row, in: [faulty], changes: { ...row.changes, faults: {} } },
  { ...row, in: [refused], changes: { ...row.changes, problem: null } },
];

/** The form's faults are shown, and nothing is sent. */
export const faultRows = (
  [plain, faulty, refused]: readonly [string, string, string],
  cases: readonly (readonly [law: string, on: Row['on'], faults: object])[],
): Row[] =>
  cases.flatMap(([law, on, faults]) => [
    { law, in: [plain, faulty], on, changes: { faults } },
    { law, in: [refused], on, changes: { faults, problem: null } },
  ]);

export const isIn = (
  law: string,
  where: readonly string[],
  on: Row['on'],
  output: object,
  changes: Changes = {},
): Row => ({
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

export const offers = { form: 'password', guests: true, provider: true } as const;
export const password = { state: { password: 'filling' } } as const;
export const guestForm = { state: { guest: 'filling' } } as const;
const passwords = ['password', 'passwordFaulty', 'passwordRefused'] as const;
const guests = ['guest', 'guestFaulty', 'guestRefused'] as const;
export const emails = ['email', 'emailFaulty', 'emailRefused'] as const;
const guestRefusal = failed('logInAsGuest', new RefusedError('guestRefused', 'Guests cannot book today', 403));
export const atProvider = { state: 'provider', runs: ['providerRedirect'], tags: ['busy'] } as const;

/** What a provider's page that did not take over leaves behind. */
export const backFromProvider = (law: string, to: string, does: Effect[]): Row[] => [
  { law, in: ['atProvider'], on: back, to, does },
  { law, in: ['atProvider'], on: abandons, to, does },
  isRefused('T04', 'atProvider', done('providerRedirect', { problem: unsafe }), to, unsafe, does),
  isRefused('Q8.1.b', 'atProvider', failed('providerRedirect', new Error('a defect')), to, unexpected, does),
];

export const byPassword: Law = {
  machine: loginMachine,
  input: { offers, arrival: null, entered: null, ...toldTo },
  begins: [],
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
    ...fromForm(passwords, { law: 'R2.13.6', on: choosesProvider, to: 'atProvider', does: [providerStarts()] }),
    ...fromForm(passwords, { law: 'T04', on: choosesBound, to: 'atProvider', does: [providerStarts(true)] }),
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
        // Without terms there is no agreement.
        [comesAsGuest({ terms: 'none' }), guestStarts(0)],
        [comesAsGuest({ name: 'عمر سعيد' }), guestStarts(1, 'عمر سعيد')],
      ] as const
    ).flatMap(([on, starts]) => fromForm(guests, { law: 'R7.4.11', on, to: 'comingAsGuest', does: [starts] })),
    isIn('R6.1.2', ['comingAsGuest'], guestAnswered, guestLogin),
    ...failures('R8.1.6', 'comingAsGuest', 'logInAsGuest', 'guest'),
    ...fromForm(guests, { law: 'R2.13.5', on: choosesAccount, to: 'password' }),
    ...backFromProvider('R1.6.3', 'password', []),
  ],
  // The operator's other form cannot be sent, and events of machines that do not run log nobody in.
  refused: [asksCode(), emptyEmail, admits, noCode, left, confirmed(login)],
};
