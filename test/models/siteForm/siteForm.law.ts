/**
 * The law of a form of the operator, from R2.1.28, Q2.1.d, R3.8, R5.4, R8.3.2, Q7.5.a and 012 (drafts); see
 * docs/guide/testing.md.
 */
import { parse } from 'valibot';
import { siteFormMachine } from '../../../machines/siteForm/siteFormMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { SiteForm } from '../../../src/contract/forms/forms.ts';
import type { Effect, Law, Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';

export const bagForm = parse(SiteForm, {
  name: 'Lost something?',
  ar_name: 'هل فقدت شيئًا؟',
  fields: [
    { id: 1, slug: 'name', type: 'text_box', name: 'Your name', is_required: 1, is_visible: 1 },
    { id: 2, slug: 'picture', type: 'file', name: 'A picture', is_required: 0, is_visible: 1 },
    { id: 3, slug: 'consent', type: 'disclaimer_form', name: 'I agree', is_required: 0, is_visible: 1 },
    { id: 4, slug: 'kept', type: 'text_box', name: 'Never asked', is_required: 1, is_visible: 0 },
  ],
});

const picture = { name: 'bag.png' };
export const type = (fieldId: number, answer: unknown) => ({ type: 'answer.type', fieldId, answer });
const choose = (fieldId: number, isSignedIn = true) => ({ type: 'file.choose', fieldId, file: picture, isSignedIn });
const cancel = { type: 'file.cancel' };
export const submit = (captcha: string) => ({ type: 'form.submit', captcha });
export const renew = { type: 'form.renew' };
const stored = done('storeFile', 'files/1.png');
const notStored = failed('storeFile', new RefusedError('fileType'));
export const sent = done('submitForm', { message: 'Thank you.' });
const refused = failed('submitForm', new RefusedError('validation', 'Your name is required', 422));
const dropped = failed('submitForm', new ConnectionError());
const broken = failed('captcha', new Error('a defect'));
export const typed = [type(1, 'Layla')];
export const filling = { state: { open: 'filling' }, runs: ['captcha', 'persistDraft'] } as const;
const storing = { state: { open: 'storing' }, runs: ['captcha', 'persistDraft', 'storeFile'], tags: ['busy'] } as const;
const sending = {
  state: { open: 'sending' },
  runs: ['captcha', 'persistDraft', 'submitForm'],
  tags: ['busy'],
} as const;
const nothingWrong = { faults: null, problem: null, fileField: null, fileProblem: null };
const nameMissing = { answers: { 1: 'answerMissing' } };
const noProof = { answers: {}, captcha: 'captchaMissing' };
const stores: Effect = { starts: 'storeFile', input: { file: picture } };
/** The draft is persisted until the form has been sent; whether part of it was left out is remembered (012). */
export const persists = (answers: object, isCut = false): Effect => ({
  sends: { type: 'draft.changed', draft: { answers, isCut }, written: { answers, isCut } },
  to: 'persistDraft',
});
const forgets: Effect = { sends: { type: 'draft.done' }, to: 'persistDraft' };
const answer = (id: number, slug: string, value: unknown) => ({ id, slug, value, content: null, ar_content: null });
/** What is not asked is not sent. */
const sends: Effect = {
  starts: 'submitForm',
  input: {
    slug: 'lost',
    sent: { fields: [answer(1, 'name', 'Layla'), answer(2, 'picture', null), answer(3, 'consent', null)] },
  },
};
/** R8.3.2: a proof is good for one call. */
const asksAgain: Effect = { sends: { type: 'captcha.reload' }, to: 'captcha' };
export const asksForProof: Effect = { starts: 'captcha', input: { action: 'form' } };
const open = ['empty', 'complete', 'faulty', 'unproved', 'loginNeeded', 'refused'];
const unnamed = ['empty', 'faulty'];

const inStore = (
  law: string,
  situations: string[],
  on: Row['on'],
  changes: Row['changes'],
  does: Effect[] = [],
): Row => ({
  law,
  in: situations,
  on,
  to: { open: 'filling' },
  ...(changes ? { changes } : {}),
  does,
});

export const law: Law = {
  machine: siteFormMachine,
  begins: [
    { starts: 'persistDraft', input: undefined },
    { starts: 'captcha', input: { action: 'form' } },
  ],
  input: { slug: 'lost', form: bagForm, draft: { answers: {}, isCut: false } },
  situations: {
    empty: { by: [], ...filling, knows: { answers: {}, message: null, ...nothingWrong } },
    complete: { by: typed, ...filling, knows: { answers: { 1: 'Layla' }, ...nothingWrong } },
    faulty: { by: [submit('verified')], ...filling, knows: { faults: nameMissing } },
    unproved: { by: [...typed, submit('expired')], ...filling, knows: { faults: noProof } },
    loginNeeded: {
      by: [...typed, choose(2, false)],
      ...filling,
      knows: { fileField: 2, fileProblem: { code: 'loginNeeded' } },
    },
    storing: { by: [...typed, choose(2)], ...storing, knows: { fileField: 2, fileProblem: null } },
    signing: { by: [...typed, choose(3)], ...storing, knows: { fileField: 3 } },
    sending: { by: [...typed, submit('verified')], ...sending, knows: { answers: { 1: 'Layla' }, ...nothingWrong } },
    refused: { by: [...typed, submit('verified'), refused], ...filling, knows: { answers: { 1: 'Layla' } } },
    sent: {
      by: [...typed, submit('verified'), sent],
      state: 'sent',
      runs: ['persistDraft'],
      knows: { message: 'Thank you.' },
    },
  },
  rows: [
    // Input stays; faults are shown after an attempt to send, and cleared once mended.
    {
      law: 'R2.1.28',
      in: ['empty'],
      on: type(1, 'Layla'),
      changes: { answers: { 1: 'Layla' } },
      does: [persists({ 1: 'Layla' })],
    },
    {
      law: 'Q5.1.b',
      in: ['faulty'],
      on: type(1, 'Layla'),
      changes: { answers: { 1: 'Layla' }, faults: { answers: {} } },
      does: [persists({ 1: 'Layla' })],
    },
    {
      law: 'R2.1.28',
      in: ['empty', 'faulty', 'complete', 'loginNeeded', 'refused', 'storing', 'signing'],
      on: type(1, ' '),
      changes: { answers: { 1: ' ' } },
      does: [persists({ 1: ' ' })],
    },
    {
      law: 'R2.1.28',
      in: ['complete', 'unproved', 'loginNeeded', 'refused', 'storing', 'signing'],
      on: type(1, 'Layla'),
      does: [persists({ 1: 'Layla' })],
    },
    {
      law: 'Q5.1.b',
      in: ['unproved'],
      on: type(1, ' '),
      changes: { answers: { 1: ' ' }, faults: { ...noProof, ...nameMissing } },
      does: [persists({ 1: ' ' })],
    },
    // R5.4.4: only a proof that still holds will do.
    { law: 'R2.1.28', in: ['empty'], on: submit('verified'), changes: { faults: nameMissing } },
    { law: 'R5.4.4', in: unnamed, on: submit('expired'), changes: { faults: { ...noProof, ...nameMissing } } },
    { law: 'R5.4.4', in: ['complete', 'loginNeeded'], on: submit('expired'), changes: { faults: noProof } },
    { law: 'R5.4.4', in: ['refused'], on: submit('expired'), changes: { faults: noProof, problem: null } },
    { law: 'Q2.1.d', in: ['complete'], on: submit('verified'), to: 'sending', does: [sends] },
    {
      law: 'Q2.1.d',
      in: ['unproved'],
      on: submit('verified'),
      to: 'sending',
      changes: { faults: null },
      does: [sends],
    },
    {
      law: 'Q2.1.d',
      in: ['loginNeeded'],
      on: submit('verified'),
      to: 'sending',
      changes: { fileField: null, fileProblem: null },
      does: [sends],
    },
    {
      law: 'Q2.1.d',
      in: ['refused'],
      on: submit('verified'),
      to: 'sending',
      changes: { problem: null },
      does: [sends],
    },
    { law: 'Q2.1.d', in: ['sending'], on: sent, to: 'sent', changes: { message: 'Thank you.' }, does: [forgets] },
    {
      law: 'R8.3.2',
      in: ['sending'],
      on: refused,
      to: { open: 'filling' },
      changes: { problem: { code: 'validation', message: 'Your name is required' } },
      does: [asksAgain],
    },
    {
      law: 'R8.3.2',
      in: ['sending'],
      on: dropped,
      to: { open: 'filling' },
      changes: { problem: { code: 'lost', message: null } },
      does: [asksAgain],
    },
    {
      law: 'Q2.1.d',
      in: ['sent'],
      on: renew,
      to: 'empty',
      changes: { answers: {}, message: null },
      does: [asksForProof],
    },
    // Q7.5.a: a file is kept with an account.
    {
      law: 'Q7.5.a',
      in: open.filter((one) => one !== 'loginNeeded'),
      on: choose(2),
      to: 'storing',
      changes: { fileField: 2 },
      does: [stores],
    },
    {
      law: 'Q7.5.a',
      in: ['loginNeeded'],
      on: choose(2),
      to: 'storing',
      changes: { fileProblem: null },
      does: [stores],
    },
    {
      law: 'Q7.5.a',
      in: ['empty', 'complete', 'faulty', 'unproved', 'refused'],
      on: choose(2, false),
      changes: { fileField: 2, fileProblem: { code: 'loginNeeded', message: null } },
    },
    { law: 'Q7.5.a', in: ['loginNeeded'], on: choose(2, false) },
    inStore('Q7.5.a', ['storing'], stored, { answers: { 1: 'Layla', 2: 'files/1.png' }, fileField: null }, [
      persists({ 1: 'Layla' }, true),
    ]),
    inStore(
      'R3.8.7',
      ['signing'],
      stored,
      { answers: { 1: 'Layla', 3: { path: 'files/1.png', name: '', agreed: false } }, fileField: null },
      [persists({ 1: 'Layla' }, true)],
    ),
    inStore('R5.4.9', ['storing', 'signing'], notStored, { fileProblem: { code: 'fileType', message: null } }),
    inStore('Q7.5.a', ['storing', 'signing'], cancel, { fileField: null }),
    // A failed captcha does not lose what was typed.
    inStore('R8.3.2', [...open, 'storing', 'signing', 'sending'], broken, {
      problem: { code: 'unexpected', message: null },
    }),
  ],
};

const withRequiredFile = {
  ...bagForm,
  fields: bagForm.fields.map((field) => (field.slug === 'picture' ? { ...field, is_required: true } : field)),
};

/** Faults are checked again while a file is stored, and afterwards (Q5.1.b). */
export const saidBefore: Law = {
  ...law,
  input: { slug: 'lost', form: withRequiredFile, draft: { answers: {}, isCut: false } },
  situations: {
    storing: {
      by: [submit('verified'), choose(2)],
      ...storing,
      knows: { faults: { answers: { 1: 'answerMissing', 2: 'answerMissing' } } },
    },
  },
  rows: [
    {
      law: 'Q5.1.b',
      in: ['storing'],
      on: type(1, 'Layla'),
      changes: { answers: { 1: 'Layla' }, faults: { answers: { 2: 'answerMissing' } } },
      does: [persists({ 1: 'Layla' })],
    },
    inStore(
      'Q5.1.b',
      ['storing'],
      stored,
      { answers: { 2: 'files/1.png' }, faults: { answers: { 1: 'answerMissing' } }, fileField: null },
      [persists({}, true)],
    ),
  ],
};
