/**
 * The law of changing an address or number, from R3.7.10, R5.1, R5.4.1, R8.1.6 and T27: the change is made with the code
 * sent there.
 */
import { createEmptyActor } from 'xstate';
import { contactChangeMachine } from '../../../machines/contactChange/contactChangeMachine.ts';
import type { Effect, Law } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { customer, opened } from '../session/session.model.ts';

const session = createEmptyActor();
const openEmail = { type: 'contact.open', kind: 'email', known: 'layla@saha.example' };
const openMobile = { type: 'contact.open', kind: 'mobile', known: '+971501234567' };
const blank = { email: '', country_code: '971', mobile_number: '' };
const submit = (over: object) => ({ type: 'contact.submit', ...blank, ...over });
const email = submit({ email: ' new@mail.example ' });
const noEmail = submit({ email: 'new@mail' });
const sameEmail = submit({ email: 'LAYLA@saha.example' });
const mobile = submit({ mobile_number: '052 444 5566' });
const sameMobile = submit({ mobile_number: '050 123 4567' });
const dismiss = { type: 'contact.dismiss' };
const noCode = { code: 'tooManyCodes', message: 'Later' };
const existing = { code: 'emailExists', message: 'There is one already' };
const changed = done('code', { kind: 'proved', customer: { user: customer, at: opened } });
const provedOnly = done('code', { kind: 'proved', customer: null });
const taken = done('code', { kind: 'refused', problem: existing });
const unsent = done('code', { kind: 'refused', problem: noCode });
const left = done('code', { kind: 'left' });
const broke = failed('code', new Error('a defect'));

const toNew = { email: 'new@mail.example', mobile: null, country_code: null };
const toNumber = { email: '', mobile: '+971524445566', country_code: '971' };
const startsCode = (recipient: object): Effect => ({
  starts: 'code',
  input: { action: 'register', recipient, needsCaptcha: false, resendsFreely: true },
});
const userChanged: Effect = { sends: { type: 'user.changed', user: customer, at: opened }, to: session.id };
const bothConfirming = ['confirming', 'confirmingMobile'];
const closed = { kind: null, known: null, recipient: null };
const unexpected = { code: 'unexpected', message: null };
const asking = { state: 'asking' } as const;
const nothing = { kind: null, known: null, recipient: null, fault: null, problem: null };

export const contactChange: Law = {
  machine: contactChangeMachine,
  begins: [],
  input: { session },
  situations: {
    resting: { by: [], state: 'resting', knows: nothing },
    askingEmail: { by: [openEmail], ...asking, knows: { kind: 'email', fault: null, problem: null } },
    askingMobile: { by: [openMobile], ...asking, knows: { kind: 'mobile', known: '+971501234567' } },
    faulty: { by: [openEmail, noEmail], ...asking, knows: { fault: 'emailInvalid' } },
    exists: { by: [openEmail, email, taken], ...asking, knows: { problem: existing, recipient: toNew } },
    confirming: { by: [openEmail, email], state: 'confirming', runs: ['code'], knows: { recipient: toNew } },
    confirmingMobile: { by: [openMobile, mobile], state: 'confirming', runs: ['code'], knows: { recipient: toNumber } },
  },
  rows: [
    {
      law: 'R3.7.10',
      in: ['resting'],
      on: openEmail,
      to: 'asking',
      changes: { kind: 'email', known: 'layla@saha.example' },
    },
    {
      law: 'R3.7.10',
      in: ['resting'],
      on: openMobile,
      to: 'asking',
      changes: { kind: 'mobile', known: '+971501234567' },
    },
    { law: 'R5.1.3', in: ['askingEmail'], on: noEmail, changes: { fault: 'emailInvalid' } },
    { law: 'R5.1.3', in: ['faulty'], on: noEmail },
    { law: 'R5.1.3', in: ['exists'], on: noEmail, changes: { fault: 'emailInvalid', problem: null } },
    { law: 'R3.7.10', in: ['askingEmail', 'faulty'], on: sameEmail, changes: { fault: 'contactSame' } },
    { law: 'R3.7.10', in: ['exists'], on: sameEmail, changes: { fault: 'contactSame', problem: null } },
    { law: 'R3.7.10', in: ['askingMobile'], on: sameMobile, changes: { fault: 'contactSame' } },
    // The field of the other kind is empty.
    { law: 'R5.1.8', in: ['askingMobile'], on: email, changes: { fault: 'mobileMissing' } },
    { law: 'R5.1.8', in: ['askingMobile'], on: noEmail, changes: { fault: 'mobileMissing' } },
    { law: 'R5.1.8', in: ['askingMobile'], on: sameEmail, changes: { fault: 'mobileMissing' } },
    { law: 'R5.1.1', in: ['askingEmail', 'faulty'], on: mobile, changes: { fault: 'emailMissing' } },
    { law: 'R5.1.1', in: ['askingEmail', 'faulty'], on: sameMobile, changes: { fault: 'emailMissing' } },
    { law: 'R5.1.1', in: ['exists'], on: mobile, changes: { fault: 'emailMissing', problem: null } },
    { law: 'R5.1.1', in: ['exists'], on: sameMobile, changes: { fault: 'emailMissing', problem: null } },
    {
      law: 'R3.7.10',
      in: ['askingEmail'],
      on: email,
      to: 'confirming',
      changes: { recipient: toNew },
      does: [startsCode(toNew)],
    },
    {
      law: 'R3.7.10',
      in: ['faulty'],
      on: email,
      to: 'confirming',
      changes: { recipient: toNew, fault: null },
      does: [startsCode(toNew)],
    },
    {
      law: 'R8.1.6',
      in: ['exists'],
      on: email,
      to: 'confirming',
      changes: { problem: null },
      does: [startsCode(toNew)],
    },
    {
      law: 'R5.1.11',
      in: ['askingMobile'],
      on: mobile,
      to: 'confirming',
      changes: { recipient: toNumber },
      does: [startsCode(toNumber)],
    },
    {
      law: 'R3.7.10',
      in: ['askingEmail', 'askingMobile'],
      on: dismiss,
      to: 'resting',
      changes: { kind: null, known: null },
    },
    { law: 'R3.7.10', in: ['faulty'], on: dismiss, to: 'resting', changes: { kind: null, known: null, fault: null } },
    { law: 'R3.7.10', in: ['exists'], on: dismiss, to: 'resting', changes: { ...closed, problem: null } },
    { law: 'R3.7.10', in: bothConfirming, on: dismiss, to: 'resting', changes: closed },
    {
      law: 'R3.7.11',
      in: ['confirming'],
      on: changed,
      to: 'resting',
      changes: closed,
      does: [userChanged, { emits: { type: 'contact.changed', kind: 'email' } }],
    },
    {
      law: 'R3.7.11',
      in: ['confirmingMobile'],
      on: changed,
      to: 'resting',
      changes: closed,
      does: [userChanged, { emits: { type: 'contact.changed', kind: 'mobile' } }],
    },
    { law: 'R5.4.1', in: bothConfirming, on: provedOnly, to: 'asking' },
    { law: 'T27', in: bothConfirming, on: taken, to: 'asking', changes: { problem: existing } },
    { law: 'R8.1.6', in: bothConfirming, on: unsent, to: 'asking', changes: { problem: noCode } },
    { law: 'R4.9.1', in: bothConfirming, on: left, to: 'asking' },
    { law: 'R8.1.6', in: bothConfirming, on: broke, to: 'asking', changes: { problem: unexpected } },
  ],
};
