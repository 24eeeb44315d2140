/** The selectors of a customer's pages, in each state. */
import { describe, expect, test } from 'vitest';
import { parse } from 'valibot';
import { createEmptyActor, type SnapshotFrom } from 'xstate';
import { membershipPurchaseMachine } from '../../machines/membershipPurchase/membershipPurchaseMachine.ts';
import * as purchase from '../../machines/membershipPurchase/membershipPurchaseSelectors.ts';
import { profileMachine } from '../../machines/profile/profileMachine.ts';
import { profileAsDraft } from '../../machines/profile/profileRules.ts';
import * as profile from '../../machines/profile/profileSelectors.ts';
import type { rescheduleMachine } from '../../machines/reschedule/rescheduleMachine.ts';
import * as reschedule from '../../machines/reschedule/rescheduleSelectors.ts';
import { Profile } from '../../src/contract/customers/customers.ts';
import { reach } from '../support/law/moment.ts';
import {
  inParts,
  later,
  nothing,
  offers,
  today,
  untyped,
  year,
} from './membershipPurchase/membershipPurchase.choices.ts';
import { padel } from './booking/booking.fixtures.ts';
import { booking, day } from './reschedule/reschedule.fixtures.ts';
import { reschedule as lawOfReschedule } from './reschedule/reschedule.law.ts';
import * as does from './reschedule/reschedule.situations.ts';

const problem = { code: 'lost', message: null };

describe('the profile (Q7.6.d)', () => {
  const known = parse(Profile, { first_name: 'Layla', last_name: 'Haddad' });
  const draft = { ...profileAsDraft(known), first_name: 'Leila' };
  const picture = { name: 'me.jpg', type: 'image/jpeg', size: 4 };
  const context = {
    today: '2026-11-24',
    session: createEmptyActor() as never,
    profile: known,
    draft,
    picture: picture as never,
    files: { id_card: null, document_file: picture },
    faults: { dob: 'dateInvalid' as never },
    problem,
    refusedField: 'city' as const,
  };
  const at = (value: 'filling' | 'saving', more: object = {}) =>
    profileMachine.resolveState({ value, context: { ...context, ...more } });

  test('reports the saved profile, what is typed and chosen, what is wrong and what was refused', () => {
    const asked = [
      profile.profile,
      profile.draft,
      profile.picture,
      profile.files,
      profile.faults,
      profile.problem,
      profile.refusedField,
    ];
    const { files, faults, refusedField } = context;
    expect(asked.map((ask) => ask(at('filling')))).toEqual([
      known,
      draft,
      picture,
      files,
      faults,
      problem,
      refusedField,
    ]);
  });

  test('Q5.1.b: has faults or none', () =>
    expect([at('filling'), at('filling', { faults: {} })].map(profile.hasFaults)).toEqual([true, false]));

  test('is busy while it is being saved', () =>
    expect([at('filling'), at('saving')].map(profile.isBusy)).toEqual([false, true]));

  test('has something to save when anything differs from the saved profile', () => {
    const same = { draft: profileAsDraft(known), picture: null, files: { id_card: null, document_file: null } };
    const changes = [
      same,
      { ...same, draft },
      { ...same, picture },
      { ...same, files: { id_card: picture, document_file: null } },
    ];
    expect(changes.map((change) => profile.isChanged(at('filling', change)))).toEqual([false, true, true, true]);
  });
});

describe('rescheduling a booking (Q2.2.b)', () => {
  const { found, foundUsed, listed, dayCut, cut, eight, half, confirm, done2, faster } = does;
  const at = (...by: Parameters<typeof reach>[1]) =>
    reach(lawOfReschedule, by).snapshot as SnapshotFrom<typeof rescheduleMachine>;
  const shown = at(found, listed);

  test.each([
    ['is looked for', at(), 'loading'],
    ['cannot be had', at(cut), 'failed'],
    ['stays where it is', at(foundUsed), 'fixed'],
    ['may be moved', shown, 'choosing'],
    ['is on its way', at(found, listed, eight, confirm), 'choosing'],
    ['has moved', at(found, listed, eight, confirm, done2), 'moved'],
  ] as const)('it %s', (_, snapshot, screen) => {
    expect([reschedule.screen(snapshot), reschedule.isMoving(snapshot)]).toEqual([screen, _ === 'is on its way']);
  });

  test('its times are loading, failed, or loaded', () =>
    expect([at(found), at(found, dayCut), shown].map(reschedule.times)).toEqual(['awaited', 'failed', 'there']));

  test('reports the booking, its service, the shown day and today', () => {
    const { bookingToMove: bookingOf, service, date, today: todayOf, problem: problemOf } = reschedule;
    expect([bookingOf, date, todayOf, problemOf].map((ask) => ask(shown))).toEqual([booking, day, '2026-11-20', null]);
    expect(service(shown)).toEqual(padel);
    expect(problemOf(at(cut))).toEqual(problem);
  });

  test('reports the times of its length on similar facilities, and which are free then', () => {
    expect(reschedule.slots(shown).map((slot) => slot.start_time)).toEqual([
      '18:00:00',
      '18:30:00',
      '19:30:00',
      '20:00:00',
    ]);
    expect([shown, at(found, listed, half), at(found, listed, eight)].map(reschedule.facilityIds)).toEqual([
      [],
      [101],
      [101, 102],
    ]);
    expect(reschedule.dates(shown)).toEqual({ first: '2026-11-20', last: '2026-11-30' });
  });

  test('reports what is chosen, what was lost with its alternatives, and the new slot', () => {
    expect(reschedule.chosen(at(found, listed, eight))).toEqual(does.eightOn(101));
    const missed = at(found, listed, eight, confirm, faster, does.listedLater);
    expect(reschedule.missed(missed)).toEqual(does.eightOn(101));
    expect(reschedule.nearest(missed)).not.toEqual([]);
    expect(reschedule.moved(at(found, listed, eight, confirm, done2))).toEqual(does.moved);
  });
});

describe('a membership being chosen (Q3.6.d)', () => {
  type Value = Parameters<typeof membershipPurchaseMachine.resolveState>[0]['value'];
  const heldUntil = '2026-12-03';
  const at = (value: Value, more: object = {}) =>
    membershipPurchaseMachine.resolveState({
      value,
      context: { offers, selection: year, today, problem, heldUntil, attempts: 0, ...more } as never,
    });

  test.each([
    ['loading', 0, 'loading', true],
    // Retried automatically: the problem stays on screen.
    ['loading', 1, 'failed', true],
    ['failed', 0, 'failed', false],
    ['empty', 0, 'empty', false],
    [{ open: 'choosing' }, 0, 'open', false],
  ] as const)('%o after %i tries: %s stands there, at work: %s', (value, attempts, screen, isBusy) => {
    const snapshot = at(value, { attempts });
    expect([purchase.screen(snapshot), purchase.isBusy(snapshot)]).toEqual([screen, isBusy]);
  });

  test.each([
    ['choosing', [false, false, false]],
    ['added', [true, false, false]],
    ['askingRenewal', [false, true, false]],
    ['awaitingAccount', [false, false, true]],
  ] as const)('%s: in the cart, asked whether to renew, waits for an account: %o', (open, said) => {
    const { isAdded, isAskingRenewal, isAwaitingAccount } = purchase;
    expect([isAdded, isAskingRenewal, isAwaitingAccount].map((ask) => ask(at({ open })))).toEqual(said);
  });

  test('reports what is offered, what is chosen, today, the problem, and until when one is held', () => {
    const asked = [purchase.offers, purchase.selection, purchase.today, purchase.problem, purchase.heldUntil];
    expect(asked.map((ask) => ask(at({ open: 'choosing' })))).toEqual([offers, year, today, problem, heldUntil]);
  });

  test('is a package, or null', () => {
    const [none, one] = [nothing, year].map((selection) => at({ open: 'choosing' }, { selection }));
    expect([purchase.chosen(none!), purchase.draft(none!)]).toEqual([null, null]);
    expect(purchase.chosen(one!)).toMatchObject({ option: { membership_package_id: 6022 } });
  });

  test('begins on the chosen day, else today; an incomplete date has no draft', () => {
    const [now, then, parts, none] = [year, later, inParts, untyped].map((selection) =>
      at({ open: 'choosing' }, { selection }),
    );
    expect([now!, then!, parts!, none!].map(purchase.isDated)).toEqual([true, true, true, false]);
    expect(purchase.draft(now!)).toMatchObject({ start_date: today });
    expect(purchase.draft(then!)).toMatchObject({ start_date: '2026-12-24' });
  });
});
