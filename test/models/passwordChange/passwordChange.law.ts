/** The law of changing a password, from Q7.7.d and R5.2; see docs/guide/testing.md. */
import { passwordChangeMachine } from '../../../machines/passwordChange/passwordChangeMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect, Law } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';

const open = { type: 'passwordChange.open' };
const close = { type: 'passwordChange.close' };
const submit = (oldPassword: string, password: string, confirmation = password) => ({
  type: 'password.submit',
  oldPassword,
  password,
  confirmation,
});
const good = submit('old', 'Another-1!');
const nothing = submit('', '');
const short = submit('old', 'Abc-12!');
const weak = submit('old', 'another-1!');
const mistyped = submit('old', 'Another-1!', 'Another-1');

const changed = done('changePassword', { message: 'Your password is changed.' });
const lost = failed('changePassword', new ConnectionError());
const wrong = failed('changePassword', new RefusedError('wrongPassword', 'The old password is not right', 422));

const away = { code: 'lost', message: null };
const locked = failed('changePassword', new RefusedError('locked', 'Too many attempts', 429));
const notRight = { code: 'wrongPassword', message: 'The old password is not right' };
/** The lost request may have changed it; nobody but the server knows, and it compares only what is typed. */
const perhapsChanged = { code: 'perhapsChanged', message: null };
const tooMany = { code: 'locked', message: 'Too many attempts' };
const changes: Effect = {
  starts: 'changePassword',
  input: { oldPassword: 'old', password: 'Another-1!', confirmation: 'Another-1!' },
};
const filling = { state: 'filling', tags: ['open'] } as const;
const saving = { state: 'saving', runs: ['changePassword'], tags: ['open', 'busy'] } as const;
const allMissing = {
  oldPassword: 'passwordMissing',
  password: 'passwordMissing',
  confirmation: 'confirmationMissing',
};

export const passwordChange: Law = {
  machine: passwordChangeMachine,
  begins: [],
  input: { restrict: true },
  situations: {
    closed: {
      by: [],
      state: 'closed',
      knows: { restrict: true, faults: {}, problem: null, changes: 0, message: null, mayBeChanged: false },
    },
    empty: { by: [open], ...filling, knows: { faults: {}, problem: null } },
    faulty: { by: [open, nothing], ...filling, knows: { faults: allMissing } },
    saving: { by: [open, good], ...saving, knows: { faults: {}, problem: null, changes: 0 } },
    refused: { by: [open, good, wrong], ...filling, knows: { problem: notRight, mayBeChanged: false } },
    unsure: { by: [open, good, lost], ...filling, knows: { problem: away, mayBeChanged: true } },
    unsureAgain: { by: [open, good, lost, good], ...saving, knows: { problem: null, mayBeChanged: true } },
    perhapsChanged: { by: [open, good, lost, good, wrong], ...filling, knows: { problem: perhapsChanged } },
    changed: {
      by: [open, good, changed],
      state: 'closed',
      knows: { changes: 1, message: 'Your password is changed.' },
    },
    again: { by: [open, good, changed, open, good], ...saving, knows: { changes: 1, message: null } },
  },
  rows: [
    { law: 'Q7.7.d', in: ['closed'], on: open, to: 'empty' },
    // The message about the previous change is cleared.
    { law: 'Q7.7.d', in: ['changed'], on: open, to: 'empty', changes: { message: null } },
    { law: 'Q7.7.d', in: ['empty'], on: close, to: 'closed' },
    { law: 'Q7.7.d', in: ['faulty'], on: close, to: 'closed', changes: { faults: {} } },
    // That it may be changed is still known when the dialog is opened again.
    {
      law: 'Q7.7.d',
      in: ['refused', 'unsure', 'perhapsChanged'],
      on: close,
      to: 'closed',
      changes: { problem: null },
    },
    { law: 'Q7.7.d', in: ['empty'], on: good, to: 'saving', does: [changes] },
    { law: 'Q7.7.d', in: ['faulty'], on: good, to: 'saving', changes: { faults: {} }, does: [changes] },
    {
      law: 'Q7.7.d',
      in: ['refused', 'unsure', 'perhapsChanged'],
      on: good,
      to: 'saving',
      changes: { problem: null },
      does: [changes],
    },
    { law: 'R5.1.1', in: ['empty'], on: nothing, changes: { faults: allMissing } },
    {
      law: 'R5.1.1',
      in: ['refused', 'unsure', 'perhapsChanged'],
      on: nothing,
      changes: { faults: allMissing, problem: null },
    },
    { law: 'R5.1.1', in: ['faulty'], on: nothing },
    { law: 'R5.2.1', in: ['empty', 'faulty'], on: short, changes: { faults: { password: 'passwordShort' } } },
    {
      law: 'R5.2.1',
      in: ['refused', 'unsure', 'perhapsChanged'],
      on: short,
      changes: { faults: { password: 'passwordShort' }, problem: null },
    },
    { law: 'R5.2.2', in: ['empty', 'faulty'], on: weak, changes: { faults: { password: 'passwordWeak' } } },
    {
      law: 'R5.2.2',
      in: ['refused', 'unsure', 'perhapsChanged'],
      on: weak,
      changes: { faults: { password: 'passwordWeak' }, problem: null },
    },
    {
      law: 'R5.2.4',
      in: ['empty', 'faulty'],
      on: mistyped,
      changes: { faults: { confirmation: 'passwordsDoNotMatch' } },
    },
    {
      law: 'R5.2.4',
      in: ['refused', 'unsure', 'perhapsChanged'],
      on: mistyped,
      changes: { faults: { confirmation: 'passwordsDoNotMatch' }, problem: null },
    },
    {
      law: 'Q7.7.d',
      in: ['saving'],
      on: changed,
      to: 'closed',
      changes: { changes: 1, message: 'Your password is changed.' },
    },
    {
      law: 'Q7.7.d',
      in: ['again'],
      on: changed,
      to: 'closed',
      changes: { changes: 2, message: 'Your password is changed.' },
    },
    {
      law: 'Q7.7.d',
      in: ['unsureAgain'],
      on: changed,
      to: 'closed',
      changes: { changes: 1, message: 'Your password is changed.', mayBeChanged: false },
    },
    { law: 'R8.1.6', in: ['saving', 'again'], on: wrong, to: 'filling', changes: { problem: notRight } },
    { law: 'K02', in: ['unsureAgain'], on: wrong, to: 'filling', changes: { problem: perhapsChanged } },
    // Any other refusal is told as the server says it.
    { law: 'R8.1.6', in: ['saving', 'again', 'unsureAgain'], on: locked, to: 'filling', changes: { problem: tooMany } },
    { law: 'K02', in: ['saving', 'again'], on: lost, to: 'filling', changes: { problem: away, mayBeChanged: true } },
    { law: 'K02', in: ['unsureAgain'], on: lost, to: 'filling', changes: { problem: away } },
  ],
};

/** R5.2.5, Q5.2.b: where the operator does not restrict, any password will do, but there must be one, twice. */
export const unrestricted: Law = {
  machine: passwordChangeMachine,
  begins: [],
  input: { restrict: false },
  situations: {
    empty: { by: [open], ...filling, knows: { restrict: false } },
  },
  rows: [
    {
      law: 'R5.2.5',
      in: ['empty'],
      on: submit('old', 'x'),
      to: 'saving',
      does: [{ starts: 'changePassword', input: { oldPassword: 'old', password: 'x', confirmation: 'x' } }],
    },
    { law: 'R5.2.5', in: ['empty'], on: nothing, changes: { faults: allMissing } },
    { law: 'R5.2.4', in: ['empty'], on: mistyped, changes: { faults: { confirmation: 'passwordsDoNotMatch' } } },
    { law: 'Q7.7.d', in: ['empty'], on: close, to: 'closed' },
  ],
};
