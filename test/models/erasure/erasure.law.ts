/** The law of deleting an account, from Q7.7.g; see docs/guide/testing.md. */
import { erasureMachine } from '../../../machines/erasure/erasureMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect, Law, Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';

const open = { type: 'erasure.open' };
const close = { type: 'erasure.close' };
const reload = { type: 'erasure.reload' };
const proceed = { type: 'erasure.proceed' };
const resend = { type: 'code.resend' };
const submit = (proof: string) => ({ type: 'proof.submit', proof });
const secret = submit(' Saha-2026! ');
const nothing = submit('');
const code = submit('١٢٣ 456');
const tooShort = submit('12345');
const letters = submit('12345a');

const nothingLost = { points: 0, sessions: 0, membership_until: null };
const byPassword = { hindrances: [], proof: 'password', sent_to: null, currency: 'AED', given_up: nothingLost };
const byCode = { ...byPassword, proof: 'code', sent_to: 'l••••@saha.example' };
const kept = { ...byPassword, hindrances: [{ reason: 'wallet', kind: null, count: null, amount: 400 }] };

const found = done('loadErasure', byPassword);
const foundCode = done('loadErasure', byCode);
const hindered = done('loadErasure', kept);
const unfound = failed('loadErasure', new ConnectionError());
const sent = done('sendErasureCode', undefined);
const unsent = failed('sendErasureCode', new ConnectionError());
const tooSoon = failed('sendErasureCode', new RefusedError('codeTooSoon', 'You have just been sent a code.', 429));
const sentAgain = done('sendErasureCodeAgain', undefined);
const unsentAgain = failed(
  'sendErasureCodeAgain',
  new RefusedError('codeTooSoon', 'You have just been sent a code.', 429),
);
const erased = done('eraseAccount', undefined);
const wrong = failed('eraseAccount', new RefusedError('wrongPassword', 'The password is not right', 422));
const wrongCode = failed('eraseAccount', new RefusedError('invalidOtp', 'Invalid OTP', 422));
const oldCode = failed('eraseAccount', new RefusedError('otpExpired', 'This code is too old', 422));
const tooMany = failed('eraseAccount', new RefusedError('tooMany', 'Too many requests', 429));
const cut = failed('eraseAccount', new ConnectionError());
const inTheWay = failed('eraseAccount', new RefusedError('notErasable', 'Something still stands in the way', 409));

const away = { code: 'lost', message: null };
const soon = { code: 'codeTooSoon', message: 'You have just been sent a code.' };
const notRight = { code: 'wrongPassword', message: 'The password is not right' };
const invalid = { code: 'invalidOtp', message: 'Invalid OTP' };
const tooOld = { code: 'otpExpired', message: 'This code is too old' };
const wait = { code: 'tooMany', message: 'Too many requests' };
const looks: Effect = { starts: 'loadErasure', input: undefined };
const sends: Effect = { starts: 'sendErasureCode', input: undefined };
const sendsAgain: Effect = { starts: 'sendErasureCodeAgain', input: undefined };
const erases = (kind: string, proof: string): Effect => ({ starts: 'eraseAccount', input: { kind, proof } });

const busy = { tags: ['open', 'busy'] } as const;
const calm = { tags: ['open'] } as const;
const looking = { state: 'looking', runs: ['loadErasure'], ...busy } as const;
const proving = { state: 'proving', ...calm } as const;
const forgotten = { erasure: null };

/** The fault or problem shown at the proof, by situations. */
type Standing = Readonly<Record<string, { fault?: string; problem?: object }>>;
const byPasswordSteps: Standing = { asked: {}, faulty: { fault: 'passwordMissing' }, refused: { problem: notRight } };
const byCodeSteps: Standing = {
  askedCode: {},
  faultyCode: { fault: 'codeInvalid' },
  'soon refusedCode cutCode': { problem: soon },
};
type Typed = ReturnType<typeof submit>;

/** An invalid proof shows a fault, and nothing else. */
const faults = (law: string, steps: Standing, on: Typed, fault: string): Row[] =>
  Object.entries(steps).map(([situation, stands]) => ({
    law,
    in: situation.split(' '),
    on,
    changes: { ...(stands.fault === fault ? {} : { fault }), ...(stands.problem ? { problem: null } : {}) },
  }));
/** The account is deleted with the typed proof, and earlier messages are cleared. */
const taken = (steps: Standing, on: Typed, effect: Effect): Row[] =>
  Object.entries(steps).map(([situation, stands]) => ({
    law: 'Q7.7.g',
    in: situation.split(' '),
    on,
    to: 'erasing',
    changes: { ...(stands.fault ? { fault: null } : {}), ...(stands.problem ? { problem: null } : {}) },
    does: [effect],
  }));

export const erasure: Law = {
  machine: erasureMachine,
  begins: [],
  situations: {
    closed: { by: [], state: 'closed', knows: { erasure: null, fault: null, problem: null, refusals: 0 } },
    looking: { by: [open], ...looking, knows: { erasure: null } },
    unknown: { by: [open, unfound], state: 'unknown', ...calm, knows: { problem: away } },
    hindered: { by: [open, hindered], state: 'hindered', ...calm, knows: { erasure: kept } },
    lookingAgain: { by: [open, hindered, reload], ...looking, knows: { erasure: kept } },
    explained: { by: [open, found], state: 'explaining', ...calm, knows: { erasure: byPassword } },
    asked: { by: [open, found, proceed], ...proving, knows: { erasure: byPassword } },
    faulty: { by: [open, found, proceed, nothing], ...proving, knows: { fault: 'passwordMissing' } },
    erasing: { by: [open, found, proceed, secret], state: 'erasing', runs: ['eraseAccount'], ...busy },
    refused: { by: [open, found, proceed, secret, wrong], ...proving, knows: { problem: notRight, refusals: 1 } },
    lookedAgain: { by: [open, found, proceed, secret, inTheWay], ...looking, knows: { erasure: byPassword } },
    erased: { by: [open, found, proceed, secret, erased], state: 'erased', knows: { erasure: null } },
    explainedCode: { by: [open, foundCode], state: 'explaining', ...calm, knows: { erasure: byCode } },
    sending: { by: [open, foundCode, proceed], state: 'sendingCode', runs: ['sendErasureCode'], ...busy },
    unsent: { by: [open, foundCode, proceed, unsent], state: 'explaining', ...calm, knows: { problem: away } },
    askedCode: { by: [open, foundCode, proceed, sent], ...proving, knows: { erasure: byCode, problem: null } },
    soon: { by: [open, foundCode, proceed, tooSoon], ...proving, knows: { problem: soon } },
    faultyCode: { by: [open, foundCode, proceed, sent, tooShort], ...proving, knows: { fault: 'codeInvalid' } },
    sendingAgain: {
      by: [open, foundCode, proceed, sent, resend],
      state: 'sendingAgain',
      runs: ['sendErasureCodeAgain'],
      ...busy,
    },
    refusedCode: {
      by: [open, foundCode, proceed, sent, code, wrongCode],
      ...proving,
      knows: { problem: invalid, refusals: 1 },
    },
    erasingTwice: {
      by: [open, foundCode, proceed, sent, code, wrongCode, code],
      state: 'erasing',
      runs: ['eraseAccount'],
      ...busy,
      knows: { refusals: 1 },
    },
    // It says nothing of the digits.
    cutCode: { by: [open, foundCode, proceed, sent, code, cut], ...proving, knows: { problem: away, refusals: 0 } },
    erasingByCode: {
      by: [open, foundCode, proceed, sent, code],
      state: 'erasing',
      runs: ['eraseAccount'],
      ...busy,
      knows: { erasure: byCode },
    },
  },
  rows: [
    { law: 'Q7.7.g', in: ['closed'], on: open, to: 'looking', does: [looks] },
    // What prevents the erasure is shown, and may be gone the next time.
    { law: 'Q7.7.g', in: ['looking', 'lookedAgain'], on: hindered, to: 'hindered', changes: { erasure: kept } },
    { law: 'Q7.7.g', in: ['lookingAgain'], on: hindered, to: 'hindered' },
    { law: 'Q7.7.g', in: ['looking', 'lookingAgain'], on: found, to: 'explaining', changes: { erasure: byPassword } },
    { law: 'Q7.7.g', in: ['lookedAgain'], on: found, to: 'explaining' },
    {
      law: 'Q7.7.g',
      in: ['looking', 'lookingAgain', 'lookedAgain'],
      on: foundCode,
      to: 'explaining',
      changes: { erasure: byCode },
    },
    {
      law: 'K02',
      in: ['looking', 'lookingAgain', 'lookedAgain'],
      on: unfound,
      to: 'unknown',
      changes: { problem: away },
    },
    { law: 'K02', in: ['unknown'], on: reload, to: 'looking', changes: { problem: null }, does: [looks] },
    { law: 'Q7.7.g', in: ['hindered'], on: reload, to: 'looking', does: [looks] },
    // Asked twice in words: the first yes does nothing but ask for the proof.
    { law: 'Q7.7.g', in: ['explained'], on: proceed, to: 'proving' },
    { law: 'Q7.7.g', in: ['explainedCode'], on: proceed, to: 'sendingCode', does: [sends] },
    { law: 'Q7.7.g', in: ['unsent'], on: proceed, to: 'sendingCode', changes: { problem: null }, does: [sends] },
    { law: 'Q7.7.g', in: ['sending'], on: sent, to: 'proving' },
    { law: 'K02', in: ['sending'], on: unsent, to: 'explaining', changes: { problem: away } },
    // The last one is still good.
    { law: 'R5.4.3', in: ['sending'], on: tooSoon, to: 'proving', changes: { problem: soon } },
    { law: 'R5.4.3', in: ['askedCode'], on: resend, to: 'sendingAgain', does: [sendsAgain] },
    {
      law: 'R5.4.3',
      in: ['soon', 'refusedCode', 'cutCode'],
      on: resend,
      to: 'sendingAgain',
      changes: { problem: null },
      does: [sendsAgain],
    },
    { law: 'R5.4.3', in: ['faultyCode'], on: resend, to: 'sendingAgain', changes: { fault: null }, does: [sendsAgain] },
    { law: 'R5.4.3', in: ['sendingAgain'], on: sentAgain, to: 'proving' },
    { law: 'R5.4.3', in: ['sendingAgain'], on: unsentAgain, to: 'proving', changes: { problem: soon } },
    // The proof: a password as it is typed, a code in any digits.
    ...faults('Q7.7.g', byPasswordSteps, nothing, 'passwordMissing'),
    ...taken(byPasswordSteps, secret, erases('password', ' Saha-2026! ')),
    ...taken(byPasswordSteps, code, erases('password', '١٢٣ 456')),
    ...taken(byPasswordSteps, tooShort, erases('password', '12345')),
    ...taken(byPasswordSteps, letters, erases('password', '12345a')),
    { law: 'R5.4.1', in: ['askedCode', 'faultyCode'], on: nothing, changes: { fault: 'codeMissing' } },
    {
      law: 'R5.4.1',
      in: ['soon', 'refusedCode', 'cutCode'],
      on: nothing,
      changes: { fault: 'codeMissing', problem: null },
    },
    ...[tooShort, letters, secret].flatMap((typed) => faults('R5.4.2', byCodeSteps, typed, 'codeInvalid')),
    ...taken(byCodeSteps, code, erases('code', '123456')),
    { law: 'Q7.7.g', in: ['erasing', 'erasingByCode'], on: erased, to: 'erased', changes: forgotten },
    { law: 'Q7.7.g', in: ['erasingTwice'], on: erased, to: 'erased', changes: { erasure: null, refusals: 0 } },
    {
      law: 'R8.1.6',
      in: ['erasing', 'erasingByCode'],
      on: wrong,
      to: 'proving',
      changes: { problem: notRight, refusals: 1 },
    },
    // T15: the digits that were refused would cost another try.
    {
      law: 'R5.4.2',
      in: ['erasing', 'erasingByCode'],
      on: wrongCode,
      to: 'proving',
      changes: { problem: invalid, refusals: 1 },
    },
    {
      law: 'R5.4.1',
      in: ['erasing', 'erasingByCode'],
      on: oldCode,
      to: 'proving',
      changes: { problem: tooOld, refusals: 1 },
    },
    ...(
      [
        [wrong, notRight],
        [wrongCode, invalid],
        [oldCode, tooOld],
      ] as const
    ).map(([on, problem]): Row => ({
      law: 'R5.4.2',
      in: ['erasingTwice'],
      on,
      to: 'proving',
      changes: { problem, refusals: 2 },
    })),
    {
      law: 'K02',
      in: ['erasing', 'erasingByCode', 'erasingTwice'],
      on: tooMany,
      to: 'proving',
      changes: { problem: wait },
    },
    {
      law: 'K02',
      in: ['erasing', 'erasingByCode', 'erasingTwice'],
      on: cut,
      to: 'proving',
      changes: { problem: away },
    },
    { law: 'Q7.7.g', in: ['erasing', 'erasingByCode', 'erasingTwice'], on: inTheWay, to: 'looking', does: [looks] },
    // Every question can be closed.
    { law: 'Q7.7.g', in: ['looking'], on: close, to: 'closed' },
    {
      law: 'Q7.7.g',
      in: ['lookingAgain', 'lookedAgain', 'hindered', 'explained', 'explainedCode', 'asked', 'askedCode'],
      on: close,
      to: 'closed',
      changes: forgotten,
    },
    { law: 'Q7.7.g', in: ['unknown'], on: close, to: 'closed', changes: { problem: null } },
    {
      law: 'Q7.7.g',
      in: ['soon', 'unsent', 'cutCode'],
      on: close,
      to: 'closed',
      changes: { erasure: null, problem: null },
    },
    {
      law: 'Q7.7.g',
      in: ['refused', 'refusedCode'],
      on: close,
      to: 'closed',
      changes: { erasure: null, problem: null, refusals: 0 },
    },
    { law: 'Q7.7.g', in: ['faulty', 'faultyCode'], on: close, to: 'closed', changes: { erasure: null, fault: null } },
  ],
};
