import { describe, expect, test } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import { attendeesDraftOf, lockedFields } from '../../../machines/attendees/attendeeDetailsContext.ts';
import {
  attendeeDetailsMachine,
  type AttendeeDetailsSnapshot,
} from '../../../machines/attendees/attendeeDetailsMachine.ts';
import * as read from '../../../machines/attendees/attendeeDetailsSelectors.ts';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { done, failed } from '../../support/paths.ts';
import { holdActors, inputOf } from '../../support/replay.ts';
import * as at from './attendeeDetails.fixtures.ts';
import { emptyAttendee } from '../../../machines/attendees/typedAttendee.ts';
import { attendeeDetailsLaws } from './attendeeDetails.law.ts';
import { file, callbackActors, wrongFile } from './attendeeDetails.model.ts';

checkLaws(...attendeeDetailsLaws);

/** Starts the details, with the answers of the actors in the order of their calls. */
async function begun(input: Partial<typeof at.input> = {}, questions = at.questions) {
  const held = holdActors(attendeeDetailsMachine, callbackActors);
  const details = createActor(held.machine, { input: { ...at.input, ...input } }).start();
  const settle = async (event: AnyEventObject) => {
    held.settle(event);
    await Promise.resolve();
    await Promise.resolve();
  };
  await settle(done('loadQuestions', questions));
  return { details, settle, now: () => details.getSnapshot() };
}
const give = { type: 'details.submit' } as const;

describe('questions that failed to load', () => {
  test('are loaded again automatically, and the problem stays on screen until they are there', async () => {
    const held = holdActors(attendeeDetailsMachine, callbackActors);
    const details = createActor(held.machine, { input: at.input }).start();
    const settle = async (event: AnyEventObject) => {
      held.settle(event);
      await Promise.resolve();
      await Promise.resolve();
    };
    await settle(failed('loadQuestions', new ConnectionError()));
    await settle(done('reconnect'));
    expect(details.getSnapshot().value).toEqual({ failed: 'trying' });
    expect(read.problem(details.getSnapshot())?.code).toBe('lost');
    await settle(failed('loadQuestions', new ConnectionError()));
    expect(inputOf(details.getSnapshot(), 'reconnect')).toMatchObject({ attempts: 2 });
    await settle(done('reconnect'));
    await settle(done('loadQuestions', at.questions));
    expect([read.isAsking(details.getSnapshot()), read.problem(details.getSnapshot())]).toEqual([true, null]);
  });
});

describe('the first attendee (R3.7.11–14)', () => {
  test('R3.7.11: is filled in from the profile', async () => {
    const { now } = await begun();
    expect(now().context.attendees[0]).toMatchObject({
      name: 'Layla Haddad',
      email: 'layla@haddad.example',
      country_code: '971',
      mobile_number: '500000001',
      nationality: 784,
      dob: '1990-03-14',
    });
  });
  test('R3.2.3, R3.7.11: the user name at the provider replaces a missing e-mail address', async () => {
    const { now } = await begun({ user: at.omar });
    expect(now().context.attendees[0]).toMatchObject({
      email: 'omar@said.example',
      country_code: '44',
      mobile_number: '7911123456',
    });
  });
  test('R3.7.12: name, phone and e-mail are locked', async () => {
    const { details, now } = await begun({ user: at.omar });
    const before = now().context.attendees[0];
    details.send({
      type: 'person.type',
      attendee: 0,
      typed: { name: 'X', email: 'x@y.z', mobile_number: '1', country_code: '1' },
    });
    expect(now().context.attendees[0]).toEqual(before);
  });
  test('R3.7.13: missing profile values can be filled in, existing ones are locked', async () => {
    const { details, now } = await begun();
    details.send({ type: 'person.type', attendee: 0, typed: { dob: '2000-01-01', gender: 'Female' } });
    expect(now().context.attendees[0]).toMatchObject({ dob: '1990-03-14', gender: 'Female' });
    expect([...lockedFields(now().context, 0)].toSorted()).toEqual([
      'dob',
      'email',
      'id',
      'mobile',
      'name',
      'nationality',
    ]);
    expect(lockedFields(now().context, 1).size).toBe(0);
  });
  test('R3.7.14: the first document that is a proof of identity is taken', async () => {
    const { now } = await begun();
    expect(now().context.attendees[0]).toMatchObject({ id_proof_type_id: 33, id_proof_number: 'N1234567' });
  });
  test('Q3.7.a: a guest is filled in, too', async () => {
    const guest = { ...at.omar, is_anonymous: true };
    const { now } = await begun({ user: guest }, at.askedSignedOut);
    expect(now().context.attendees[0]).toMatchObject({ name: 'Omar Said' });
    expect(lockedFields(now().context, 0).has('name')).toBe(true);
  });
  test('R7.3.2: the family is loaded for a customer, but not for guests and signed-out customers', () => {
    const customerOf = (user: typeof at.input.user) => {
      const { machine } = holdActors(attendeeDetailsMachine, callbackActors);
      const details = createActor(machine, { input: { ...at.input, user } }).start();
      return (inputOf(details.getSnapshot(), 'loadQuestions') as { customer: unknown }).customer;
    };
    expect(customerOf(at.omar)).toEqual({ id: at.omar.id });
    expect(customerOf({ ...at.omar, is_anonymous: true })).toBeNull();
    expect(customerOf(null)).toBeNull();
  });
  test('R2.13.17: a guest’s details are not saved, whatever was ticked before', async () => {
    const { details, settle, now } = await begun({ user: null }, at.askedSignedOut);
    details.send({ type: 'saving.choose', saves: true });
    details.send({ type: 'session.changed', user: { ...at.omar, is_anonymous: true } });
    await settle(done('loadQuestions', at.askedSignedOut));
    expect(read.maySave(now())).toBe(false);
    details.send({ type: 'person.type', attendee: 0, typed: { dob: '1990-01-01' } });
    details.send({ type: 'terms.tick' });
    details.send({ type: 'terms.agree' });
    details.send({ type: 'answer.type', attendee: 0, fieldId: 1, answer: 'Falcons' });
    details.send(give);
    expect(now().output).toMatchObject({ saves: false, customers: [{ save_detail_for_future: false }] });
  });
  test('after a login the first attendee is filled in, and typed input is kept', async () => {
    const { details, settle, now } = await begun(
      { user: null, party: { isWhole: false, people: 2, tickets: 2 } },
      at.askedSignedOut,
    );
    details.send({ type: 'person.type', attendee: 0, typed: { gender: 'Male', name: 'Nobody yet' } });
    details.send({ type: 'person.type', attendee: 1, typed: at.person });
    details.send({ type: 'answer.type', attendee: 0, fieldId: 1, answer: 'Falcons' });
    details.send({ type: 'session.changed', user: at.layla });
    await settle(done('loadQuestions', at.questions));
    expect(now().context.attendees[0]).toMatchObject({
      name: 'Layla Haddad',
      gender: 'Male',
      answers: { 1: 'Falcons' },
    });
    expect(now().context.attendees[1]).toMatchObject(at.person);
  });
});

describe('a customer’s profile values go when they log out (T06)', () => {
  test('after a logout nothing of the customer is left, neither typed nor from the profile', async () => {
    const { details, settle, now } = await begun();
    details.send({ type: 'person.type', attendee: 0, typed: { gender: 'Female' } });
    details.send({ type: 'answer.type', attendee: 0, fieldId: 1, answer: 'Falcons' });
    details.send({ type: 'session.changed', user: null });
    await settle(done('loadQuestions', at.askedSignedOut));
    expect(now().context.attendees[0]).toEqual(emptyAttendee);
  });
  test('the next customer gets none of it', async () => {
    const { details, settle, now } = await begun();
    details.send({ type: 'attendee.add' });
    details.send({ type: 'relative.choose', attendee: 1, customerId: 71 });
    await settle(done('loadRelative', at.nour));
    details.send({ type: 'session.changed', user: at.omar });
    const bare = { ...at.questions.onFile!, documents: [] };
    await settle(done('loadQuestions', { ...at.questions, family: [], onFile: bare }));
    expect(now().context.attendees[0]).toMatchObject({ name: 'Omar Said', dob: null, id_proof_number: '' });
    expect(now().context.attendees[1]).toEqual(emptyAttendee);
  });
  test('the draft contains none of it', async () => {
    const { now } = await begun();
    expect(now().context.attendees[0]?.name).toBe('Layla Haddad');
    expect(attendeesDraftOf(now().context)?.attendees).toEqual([emptyAttendee]);
  });
  test('no draft is reported while questions are loading', async () => {
    const { details, now } = await begun();
    details.send({ type: 'session.changed', user: null });
    expect(now().matches('loading')).toBe(true);
    expect(attendeesDraftOf(now().context)).toBeNull();
  });
});

test('R6.1.16: choosing the same relative again changes nothing', async () => {
  const { details, now } = await begun();
  details.send({ type: 'attendee.add' });
  details.send({ type: 'person.type', attendee: 1, typed: at.person });
  details.send({ type: 'relative.forget', attendee: 1 });
  details.send({ type: 'relative.forget', attendee: 0 });
  expect(now().context.attendees).toMatchObject([{ name: 'Layla Haddad' }, at.person]);
});

describe('questions without options are not asked', () => {
  test('R5.6.3: a religion, where the operator has none', async () => {
    const religion = { is_visible: true, is_required: true };
    const { now } = await begun({}, { ...at.questions, fields: { religion }, additional: [] });
    expect(now().status).toBe('done');
  });
});

describe('one form for each attendee (R2.12.10, R2.13.14, Q2.12.c)', () => {
  const count = async (party: typeof at.input.party, threshold: number | null) =>
    (await begun({ party }, { ...at.questions, threshold })).now();
  test('R2.12.10: three tickets have three forms', async () => {
    const now = await count({ isWhole: false, people: 3, tickets: 3 }, null);
    expect(now.context.attendees).toHaveLength(3);
    expect(read.mayAddAttendee(now)).toBe(false);
  });
  test('R2.13.14: at most as many as the limit, with family tickets counted by people', async () => {
    expect((await count({ isWhole: false, people: 8, tickets: 2 }, 5)).context.attendees).toHaveLength(5);
    expect((await count({ isWhole: false, people: 4, tickets: 1 }, 9)).context.attendees).toHaveLength(4);
    expect((await count({ isWhole: false, people: 4, tickets: 1 }, null)).context.attendees).toHaveLength(1);
  });
  test('R2.13.14: attendees can be added to an exclusive facility up to the limit', async () => {
    const { details, now } = await begun({}, { ...at.questions, threshold: null });
    for (let attendees = 1; attendees < 4; attendees++) {
      expect(read.mayAddAttendee(now())).toBe(true);
      details.send({ type: 'attendee.add' });
    }
    expect(now().context.attendees).toHaveLength(4);
    expect(read.mayAddAttendee(now())).toBe(false);
  });
});

describe('submitting the details', () => {
  test('R5.6.6: all attendees must be complete, not just one', async () => {
    const shown = { gender: { is_visible: true, is_required: false } };
    const two = await begun({}, { ...at.questions, fields: shown, additional: [] });
    for (const type of ['attendee.add', 'terms.tick', 'terms.agree', 'details.submit'] as const)
      two.details.send({ type });
    expect([two.now().status, read.faultyAttendees(two.now()).map(({ attendee }) => attendee)]).toEqual([
      'active',
      [1],
    ]);
  });
  test('R6.1.16: while one relative is loading, another attendee’s choice waits', async () => {
    const { details, now } = await begun({}, { ...at.questions, threshold: 3 });
    for (let more = 0; more < 2; more += 1) details.send({ type: 'attendee.add' });
    details.send({ type: 'relative.choose', attendee: 1, customerId: 71 });
    details.send({ type: 'relative.choose', attendee: 2, customerId: 72 });
    expect(read.fetchedAttendee(now())).toBe(1);
    expect(read.attendees(now())[2]).toEqual(emptyAttendee);
  });
  test('R6.1.16: every failure to load a relative is reported; a failed file is not', async () => {
    const { details, settle } = await begun();
    const told: string[] = [];
    details.on('relative.failed', ({ problem }) => told.push(problem.code));
    details.send({ type: 'attendee.add' });
    for (const time of [1, 2]) {
      details.send({ type: 'relative.choose', attendee: 1, customerId: 71 });
      await settle(failed('loadRelative', new ConnectionError()));
      expect(told).toHaveLength(time);
    }
    details.send({
      type: 'file.choose',
      attendee: 0,
      fieldId: 2,
      file: { name: 'a.pdf', type: 'application/pdf', size: 1 },
    });
    await settle(failed('storeFile', new ConnectionError()));
    expect(told).toEqual(['lost', 'lost']);
  });
  test('R5.6.6: missing details are marked on submitting, reported once, and checked again with each change', async () => {
    const { details, now } = await begun({ user: at.omar });
    const told: string[] = [];
    details.on('details.incomplete', ({ type }) => told.push(type));
    details.send({ type: 'terms.tick' });
    details.send({ type: 'terms.agree' });
    expect(read.faultsOf(now(), 0)).toBeNull();
    details.send(give);
    expect(read.faultsOf(now(), 0)).toMatchObject({ dob: 'dateMissing', answers: { 1: 'answerMissing' } });
    expect(told).toEqual(['details.incomplete']);
    details.send({ type: 'person.type', attendee: 0, typed: { dob: '2000-01-01' } });
    expect(read.faultsOf(now(), 0)).toEqual({ answers: { 1: 'answerMissing' } });
  });
  test('R3.7.1, R3.7.8: the customers of the cart line', async () => {
    const { details, settle, now } = await begun();
    details.send({ type: 'attendee.add' });
    details.send({ type: 'relative.choose', attendee: 1, customerId: 71 });
    await settle(done('loadRelative', { ...at.nour, dob: '2015-06-06' }));
    for (const attendee of [0, 1]) details.send({ type: 'answer.type', attendee, fieldId: 1, answer: ' Falcons ' });
    details.send({ type: 'answer.type', attendee: 0, fieldId: 3, answer: { path: null, name: 'Layla', agreed: true } });
    details.send({ type: 'saving.choose', saves: true });
    details.send({ type: 'terms.tick' });
    details.send({ type: 'terms.agree' });
    details.send(give);
    const { output } = now();
    expect(output?.saves).toBe(true);
    expect(output?.customers).toHaveLength(2);
    expect(output?.customers?.[0]).toMatchObject({
      is_primary: true,
      name: 'Layla Haddad',
      mobile_number: '500000001',
      id_proof_type_id: 33,
      id_proof_number: 'N1234567',
      save_detail_for_future: true,
      additional_fields: [
        { id: 1, slug: 'club', value: 'Falcons' },
        { id: 2, slug: 'letter', value: null },
        { id: 3, slug: 'waiver', value: 'Layla', content: '<p>I swim at my own risk.</p>' },
      ],
    });
    expect(output?.customers?.[1]).toMatchObject({ is_primary: false, customer_id: 71, dob: '2015-06-06' });
    for (const customer of output?.customers ?? []) {
      expect(customer).not.toHaveProperty('profile_image_url');
      expect(customer).not.toHaveProperty('is_icp_down');
      // Nationality is not asked for here, so it is not sent.
      expect(customer.nationality).toBeNull();
    }
  });
  test('R4.6.8: a signed-out customer is asked to log in instead', async () => {
    const { details, now } = await begun({ user: null }, at.askedSignedOut);
    at.toldParent.length = 0;
    expect(read.mustLogIn(now())).toBe(true);
    details.send({ type: 'login.ask' });
    details.send(give);
    const entered = { name: '', country_code: '971', mobile_number: '', email: '' };
    expect(at.toldParent).toEqual([
      { type: 'login.wanted', entered },
      { type: 'login.wanted', entered },
    ]);
    expect(read.isAsking(now())).toBe(true);
  });
});

describe('terms (R4.6.4–7)', () => {
  const withTerms = (tnc: string, tnc_enable = true) => begun({ config: { ...at.input.config, tnc, tnc_enable } });
  test('R4.6.4: they are not agreed to at first', async () => expect(read.agreed((await begun()).now())).toBe(false));
  test.each([
    ['123456', true, false],
    ['<p>123456 </p>', true, false],
    ['1234567', true, true],
    ['<b>1</b>234567', true, true],
    ['1234567', false, false],
  ])('R4.6.5: ticking "%s", enabled %s, opens them: %s', async (tnc, enabled, opens) => {
    const { details, now } = await withTerms(tnc, enabled);
    details.send({ type: 'terms.tick' });
    expect(read.isReadingTerms(now())).toBe(opens);
    expect(read.agreed(now())).toBe(!opens);
  });
  test('R4.6.6: agreeing sets the tick, disagreeing removes it', async () => {
    const { details, now } = await begun();
    details.send({ type: 'terms.tick' });
    details.send({ type: 'terms.agree' });
    expect(read.agreed(now())).toBe(true);
    details.send({ type: 'terms.open' });
    details.send({ type: 'terms.disagree' });
    expect(read.agreed(now())).toBe(false);
  });
  test('R4.6.7, R5.6.7: without agreement nothing can be submitted', async () => {
    const { details, now } = await begun();
    expect(read.mayGive(now())).toBe(false);
    details.send(give);
    expect(read.isAsking(now())).toBe(true);
    expect(now().context.faults).toBeNull();
  });
  test('Q4.6.b: where there are no terms, nothing has to be ticked', async () => {
    const { now } = await withTerms(' ');
    expect(read.terms(now())).toBe('none');
    expect(read.mayGive(now())).toBe(true);
  });
});

describe('files (R2.13.20, R5.4.9, R7.5.1)', () => {
  test('an uploaded file is kept by its path', async () => {
    const { details, settle, now } = await begun();
    details.send({ type: 'file.choose', attendee: 0, fieldId: 2, file });
    expect(read.isUploading(now(), { attendee: 0, fieldId: 2 })).toBe(true);
    details.send({ type: 'person.type', attendee: 0, typed: { gender: 'Female' } }); // typing goes on
    await settle(done('storeFile', 'uploads/1.pdf'));
    expect(now().context.attendees[0]).toMatchObject({ gender: 'Female', answers: { 2: 'uploads/1.pdf' } });
  });
  test('R2.13.21: a drawn signature is a file, too, and agreeing is separate', async () => {
    const { details, settle, now } = await begun();
    details.send({ type: 'answer.type', attendee: 0, fieldId: 3, answer: { path: null, name: '', agreed: true } });
    details.send({ type: 'file.choose', attendee: 0, fieldId: 3, file });
    await settle(done('storeFile', 'uploads/2.png'));
    expect(now().context.attendees[0]?.answers[3]).toEqual({ path: 'uploads/2.png', name: '', agreed: true });
  });
  test('R5.4.9: a refused file shows the problem at its field', async () => {
    const { details, settle, now } = await begun();
    details.send({ type: 'file.choose', attendee: 0, fieldId: 2, file });
    await settle({ type: 'xstate.error.actor.storeFile', actorId: 'storeFile', error: wrongFile });
    expect(read.problem(now())).toMatchObject({ code: 'fileType', at: { attendee: 0, fieldId: 2 } });
  });
});

describe('what survives a reload', () => {
  test('is reported to the parent once it is known and whenever it changes, without profile values (T06)', async () => {
    at.toldParent.length = 0;
    const { details } = await begun();
    details.send({ type: 'answer.type', attendee: 0, fieldId: 1, answer: 'Falcons' });
    details.send({ type: 'saving.choose', saves: true });
    const first = { ...emptyAttendee, answers: { 1: 'Falcons' } };
    expect(at.toldParent).toEqual(
      [
        { attendees: [emptyAttendee], saves: false },
        { attendees: [first], saves: false },
        { attendees: [first], saves: true },
      ].map((draft) => ({ type: 'attendees.changed', attendeeDetails: { ...draft, agreed: false, isCut: false } })),
    );
  });

  test('the draft of any state restores the same attendees', async () => {
    // SAFETY: all laws are of this machine.
    const asking = attendeeDetailsLaws
      .flatMap((law) =>
        Object.values(law.situations).map(({ by }) => reach(law, by).snapshot as AttendeeDetailsSnapshot),
      )
      .filter(read.isAsking);
    expect(asking.length).toBeGreaterThan(0);
    const seen = new Set<string>();
    for (const state of asking) {
      const draft = attendeesDraftOf(state.context);
      const key = JSON.stringify([draft, state.context.user?.id, state.context.party]);
      if (seen.has(key)) continue;
      seen.add(key);
      const { user, party, config, questions } = state.context;
      const { now } = await begun({ user, party, config, draft }, questions ?? at.questions);
      expect(attendeesDraftOf(now().context)).toEqual(draft);
    }
  });
});

test('of an exclusive facility all but the first attendee can be removed, of tickets none', () => {
  const open = (party: typeof at.input.party) =>
    createActor(holdActors(attendeeDetailsMachine).machine, { input: { ...at.input, party } }).getSnapshot();
  const removable = (party: typeof at.input.party) => [0, 1].map((index) => read.isRemovable(open(party), index));
  expect(removable({ isWhole: true, capacity: 4 })).toEqual([false, true]);
  expect(removable({ isWhole: false, people: 2, tickets: 2 })).toEqual([false, false]);
});

test('R5.3.11: before the questions are loaded, no document is asked for and no attendee is incomplete', () => {
  const now = createActor(holdActors(attendeeDetailsMachine).machine, { input: at.input }).getSnapshot();
  expect([read.idProofTypeFor(now, 0), read.faultyAttendees(now)]).toEqual([null, []]);
});
