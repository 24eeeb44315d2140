/** The law of the lead form, from R4.7.1–3, Q4.7.a, R5.6.9–13, R7.5.2–5, R8.3.2, F01 and T06; see docs/guide/testing.md. */
import { expect } from 'vitest';
import { leadMachine } from '../../../machines/lead/leadMachine.ts';
import { ConnectionError, RefusedError, ServerFailed } from '../../../machines/shared/problem.ts';
import type { Effect, Law, Row, Situation } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { filledIn, found, leadForm, noForm } from './lead.fixtures.ts';

const open = { type: 'lead.open' };
const close = { type: 'lead.close' };
const forget = { type: 'lead.forget' };
/** Somebody else is there, who has typed this. */
const recall = { type: 'lead.recall', answers: { 0: 'Omar' } };
const type = (questionId: number, answer: unknown) => ({ type: 'answer.type', questionId, answer });
const submit = (captcha: string) => ({ type: 'lead.submit', captcha });

const arrives = (changes: Parameters<typeof found>[0]) => done('loadLead', found(changes));
const comesAt = (pathname: string, isOccupied = false) => arrives({ screen: { pathname, isOccupied } });
export const empty = arrives({ answers: {} });
export const filled = arrives({});
const closedBefore = arrives({ isDismissed: true });
/** Login, payment, pages without the shell, and a customer who is busy (Q4.7.a). */
const notNow = [
  ...['/cart', '/cart/', '/login', '/paymentsuccess/12', '/paymentfailed/12', '/home-bsl', '/event-invite/x'].map(
    (pathname) => comesAt(pathname),
  ),
  comesAt('/', true),
];
const onlyFile = { ...leadForm, form_fields: [{ ...leadForm.form_fields[0]!, type: 'file' }] };
const isAskingNothing = arrives({ form: noForm });
const asksForFile = arrives({ form: onlyFile });
const serverFails = failed('loadLead', new ServerFailed());
export const thanks = done('submitLead', { message: 'Thank you.' });
const silent = done('submitLead', { message: null });
export const invalid = failed('submitLead', new RefusedError('validation', 'Occasion is not valid', 422));
const dropped = failed('submitLead', new ConnectionError());
const captchaBroke = failed('captcha', new Error('a defect'));
export const sendsProved = submit('verified');
export const sendsUnproved = submit('expired');

const asksServer: Effect = { starts: 'loadLead', input: undefined };
/** R8.3.2: a proof is good for one call, and for this form alone. */
const proves: Effect = { starts: 'captcha', input: { action: 'lead' } };
const provesAgain: Effect = { sends: { type: 'captcha.reload' }, to: 'captcha' };
/** Every field with its answer, a choice from a list as an object (R7.5.3–4). */
const sends = (name: string): Effect => ({
  starts: 'submitLead',
  input: {
    form_name: 'Tell us how you play',
    form_description: 'We call you back.',
    lead_action_list_id: 12,
    form_fields: [
      { field_name: 'Your name', type: 'text_box', answer: name },
      { field_name: 'Mobile', type: 'phone_number', answer: '+971501234567' },
      { field_name: 'Occasion', type: 'drop_down', answer: { value: 'A birthday' } },
      { field_name: 'Consent', type: 'disclaimer_form', answer: '1' },
    ],
  },
});
const tells = (message: string | null): Effect => ({ emits: { type: 'lead.sent', message } });

const nothing = { form: null, answers: {} };
const there = { form: leadForm, answers: filledIn };
const right = { faults: null, problem: null };
const missing = { answers: { 0: 'answerMissing', 1: 'mobileMissing', 3: 'answerMissing' } };
const missingAndUnproved = { ...missing, captcha: 'captchaMissing' };
const noProof = { answers: {}, captcha: 'captchaMissing' };
const noName = { answers: { 0: 'answerMissing' } };
const notValid = { code: 'validation', message: 'Occasion is not valid' };
const lost = { code: 'lost', message: null };
const unexpected = { code: 'unexpected', message: null };

const keeps = ['persistLead'];
const fetching = { state: 'fetching', runs: ['loadLead', ...keeps], tags: ['busy'] } as const;
const asking = { state: { open: 'asking' }, runs: ['captcha', ...keeps] } as const;

const situations: Record<string, Situation> = {
  fetching: { by: [], ...fetching, knows: { isWanted: false, ...nothing, ...right } },
  /** The button was pressed before the form was there. */
  wanted: { by: [open], ...fetching, knows: { isWanted: true, ...nothing } },
  absent: { by: [serverFails], state: 'absent', runs: keeps, knows: nothing },
  suppressed: { by: [comesAt('/cart')], state: 'suppressed', runs: keeps, knows: there },
  closedBefore: { by: [closedBefore], state: 'dismissed', runs: keeps, knows: there },
  asking: { by: [empty], ...asking, knows: { form: leadForm, answers: {}, ...right } },
  filled: { by: [filled], ...asking, knows: { ...there, ...right } },
  faulty: { by: [empty, sendsProved], ...asking, knows: { faults: missing, problem: null } },
  unproved: { by: [filled, sendsUnproved], ...asking, knows: { faults: noProof, problem: null } },
  sending: {
    by: [filled, sendsProved],
    state: { open: 'sending' },
    runs: ['captcha', ...keeps, 'submitLead'],
    tags: ['busy'],
    knows: { ...there, ...right },
  },
  refused: { by: [filled, sendsProved, invalid], ...asking, knows: { ...there, faults: null, problem: notValid } },
  /** What was typed is there for the next time. */
  closed: { by: [filled, close], state: 'dismissed', runs: keeps, knows: { ...there, ...right } },
  sent: {
    by: [filled, sendsProved, thanks],
    state: 'sent',
    runs: keeps,
    knows: { form: leadForm, answers: {}, ...right },
  },
};

/** Where it is open and may be filled in. */
const typable = ['asking', 'filled', 'faulty', 'unproved', 'refused'];

const arriving: Row[] = [
  // Opens by itself, but not while the customer is busy (Q4.7.a), nor where it was closed before (R4.7.1, R4.7.2).
  { law: 'R4.7.1', in: ['fetching', 'wanted'], on: filled, to: 'filled', changes: there, does: [proves] },
  { law: 'R4.7.1', in: ['fetching', 'wanted'], on: empty, to: 'asking', changes: { form: leadForm }, does: [proves] },
  { law: 'R4.7.1', in: ['fetching', 'wanted'], on: comesAt('/cartoons'), to: 'filled', changes: there, does: [proves] },
  { law: 'R4.7.2', in: ['fetching'], on: closedBefore, to: 'dismissed', changes: there },
  ...notNow.map((on): Row => ({ law: 'Q4.7.a', in: ['fetching'], on, to: 'suppressed', changes: there })),
  // The button opens it on any page and after any earlier close (R4.7.3).
  ...[closedBefore, ...notNow].map((on): Row => ({
    law: 'R4.7.3',
    in: ['wanted'],
    on,
    to: 'filled',
    changes: there,
    does: [proves],
  })),
  ...[isAskingNothing, asksForFile, serverFails, failed('loadLead', new ConnectionError())].map((on): Row => ({
    law: 'R7.5.2',
    in: ['fetching', 'wanted'],
    on,
    to: 'absent',
  })),
  { law: 'R4.7.3', in: ['fetching'], on: open, to: 'wanted', changes: { isWanted: true } },
  { law: 'R4.7.3', in: ['absent'], on: open, to: 'fetching', changes: { isWanted: true }, does: [asksServer] },
  { law: 'R4.7.3', in: ['suppressed', 'closedBefore', 'closed', 'sent'], on: open, to: 'asking', does: [proves] },
];

const typing: Row[] = [
  { law: 'R3.9.1', in: ['asking'], on: type(0, 'Omar'), changes: { answers: { 0: 'Omar' } } },
  {
    law: 'R3.9.1',
    in: ['filled', 'unproved', 'refused'],
    on: type(0, 'Omar'),
    changes: { answers: { ...filledIn, 0: 'Omar' } },
  },
  // What was pointed out is looked at again while it is put right; before nothing is pointed out.
  {
    law: 'R5.6.9',
    in: ['faulty'],
    on: type(0, 'Omar'),
    changes: { answers: { 0: 'Omar' }, faults: { answers: { 1: 'mobileMissing', 3: 'answerMissing' } } },
  },
  { law: 'R5.6.9', in: ['asking', 'faulty'], on: type(0, ' '), changes: { answers: { 0: ' ' } } },
  { law: 'R5.6.9', in: ['filled', 'refused'], on: type(0, ' '), changes: { answers: { ...filledIn, 0: ' ' } } },
  {
    law: 'R5.6.9',
    in: ['unproved'],
    on: type(0, ' '),
    changes: { answers: { ...filledIn, 0: ' ' }, faults: { ...noName, captcha: 'captchaMissing' } },
  },
  {
    law: 'R5.6.12',
    in: ['faulty'],
    on: type(1, { country_code: '971', mobile_number: '12' }),
    changes: {
      answers: { 1: { country_code: '971', mobile_number: '12' } },
      faults: { answers: { 0: 'answerMissing', 1: 'mobileInvalid', 3: 'answerMissing' } },
    },
  },
];
/** Typed where nothing is judged yet. */
const phones: Row[] = [
  {
    law: 'R3.9.1',
    in: ['asking'],
    on: type(1, { country_code: '971', mobile_number: '12' }),
    changes: { answers: { 1: { country_code: '971', mobile_number: '12' } } },
  },
  {
    law: 'R3.9.1',
    in: ['filled', 'refused'],
    on: type(1, { country_code: '971', mobile_number: '12' }),
    changes: { answers: { ...filledIn, 1: { country_code: '971', mobile_number: '12' } } },
  },
  {
    law: 'R5.6.12',
    in: ['unproved'],
    on: type(1, { country_code: '971', mobile_number: '12' }),
    changes: {
      answers: { ...filledIn, 1: { country_code: '971', mobile_number: '12' } },
      faults: { answers: { 1: 'mobileInvalid' }, captcha: 'captchaMissing' },
    },
  },
];

const sending: Row[] = [
  { law: 'R5.6.9', in: ['asking'], on: sendsProved, changes: { faults: missing } },
  { law: 'R5.6.13', in: ['asking', 'faulty'], on: sendsUnproved, changes: { faults: missingAndUnproved } },
  { law: 'R5.6.13', in: ['filled'], on: sendsUnproved, changes: { faults: noProof } },
  { law: 'R5.6.13', in: ['refused'], on: sendsUnproved, changes: { faults: noProof, problem: null } },
  ...['init', 'error'].flatMap((proof): Row[] => [
    { law: 'R5.6.13', in: ['filled'], on: submit(proof), changes: { faults: noProof } },
    { law: 'R5.6.13', in: ['refused'], on: submit(proof), changes: { faults: noProof, problem: null } },
    { law: 'R5.6.13', in: ['asking', 'faulty'], on: submit(proof), changes: { faults: missingAndUnproved } },
  ]),
  { law: 'R7.5.3', in: ['filled'], on: sendsProved, to: 'sending', does: [sends('Layla')] },
  {
    law: 'R7.5.3',
    in: ['unproved'],
    on: sendsProved,
    to: 'sending',
    changes: { faults: null },
    does: [sends('Layla')],
  },
  {
    law: 'R8.3.2',
    in: ['refused'],
    on: sendsProved,
    to: 'sending',
    changes: { problem: null },
    does: [sends('Layla')],
  },
  // The server's message, or none; the form does not open again by itself (R7.5.5).
  { law: 'R7.5.5', in: ['sending'], on: thanks, to: 'sent', changes: { answers: {} }, does: [tells('Thank you.')] },
  { law: 'R7.5.5', in: ['sending'], on: silent, to: 'sent', changes: { answers: {} }, does: [tells(null)] },
  {
    law: 'R8.3.2',
    in: ['sending'],
    on: invalid,
    to: 'refused',
    changes: { problem: notValid },
    does: [provesAgain],
  },
  // F01: what was typed stays, nothing is sent by itself.
  { law: 'F01', in: ['sending'], on: dropped, to: 'refused', changes: { problem: lost }, does: [provesAgain] },
  // F35: a captcha that breaks keeps the form.
  { law: 'F35', in: [...typable, 'sending'], on: captchaBroke, to: 'asking', changes: { problem: unexpected } },
];

const leaving: Row[] = [
  { law: 'R4.7.2', in: ['asking', 'filled', 'sending'], on: close, to: 'closed' },
  { law: 'R4.7.2', in: ['faulty', 'unproved'], on: close, to: 'closed', changes: { faults: null } },
  { law: 'R4.7.2', in: ['refused'], on: close, to: 'closed', changes: { problem: null } },
  // Logging out clears both the answers and the messages about them (T06).
  {
    law: 'T06',
    in: ['suppressed', 'closedBefore', 'closed', 'filled'],
    on: forget,
    changes: { answers: {} },
  },
  { law: 'T06', in: ['faulty'], on: forget, changes: { faults: null } },
  { law: 'T06', in: ['unproved'], on: forget, changes: { answers: {}, faults: null } },
  { law: 'T06', in: ['refused'], on: forget, changes: { answers: {}, problem: null } },
  // So does whoever else is there, who finds what they typed themselves.
  {
    law: 'T06',
    in: ['fetching', 'wanted', 'absent', 'suppressed', 'closedBefore', 'closed', 'asking', 'filled', 'sent'],
    on: recall,
    changes: { answers: { 0: 'Omar' } },
  },
  { law: 'T06', in: ['faulty', 'unproved'], on: recall, changes: { answers: { 0: 'Omar' }, faults: null } },
  // What the server says of the message of somebody who is gone is told to nobody.
  { law: 'T06', in: ['sending'], on: forget, to: 'asking', changes: { answers: {} }, does: [provesAgain] },
  { law: 'T06', in: ['sending'], on: recall, to: 'asking', changes: { answers: { 0: 'Omar' } }, does: [provesAgain] },
  { law: 'T06', in: ['refused'], on: recall, changes: { answers: { 0: 'Omar' }, problem: null } },
];

export const lead: Law = {
  machine: leadMachine,
  input: { isWanted: false },
  callbackActors: keeps,
  // Requested at once, and its outcome is kept for the session.
  begins: [
    {
      starts: 'persistLead',
      input: { lead: expect.objectContaining({ id: expect.stringMatching(/^x:\d+$/) as string }) },
    },
    asksServer,
  ],
  situations,
  rows: [...arriving, ...typing, ...phones, ...sending, ...leaving],
  refused: [done('persistLead'), { type: 'lead.send' }],
};

/** The button in the header fetched the machine. */
export const pressed: Law = {
  machine: leadMachine,
  input: { isWanted: true },
  callbackActors: keeps,
  situations: { fetching: { by: [], ...fetching, knows: { isWanted: true } } },
  rows: [{ law: 'R4.7.3', in: ['fetching'], on: closedBefore, to: { open: 'asking' }, changes: there, does: [proves] }],
};
