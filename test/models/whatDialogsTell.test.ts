/** The selectors of cancellations, removals, invitations, the lead form and session bookings, in each state. */
import { describe, expect, test } from 'vitest';
import { createEmptyActor } from 'xstate';
import { cancellationMachine } from '../../machines/cancellation/cancellationMachine.ts';
import * as cancellation from '../../machines/cancellation/cancellationSelectors.ts';
import { eventInviteMachine } from '../../machines/eventInvite/eventInviteMachine.ts';
import * as eventInvite from '../../machines/eventInvite/eventInviteSelectors.ts';
import { leadMachine } from '../../machines/lead/leadMachine.ts';
import * as lead from '../../machines/lead/leadSelectors.ts';
import { lineRemovalMachine } from '../../machines/lineRemoval/lineRemovalMachine.ts';
import * as lineRemoval from '../../machines/lineRemoval/lineRemovalSelectors.ts';
import { sessionBookingMachine } from '../../machines/sessionBooking/sessionBookingMachine.ts';
import * as sessionBooking from '../../machines/sessionBooking/sessionBookingSelectors.ts';
import type { Cancellation } from '../../src/contract/additions/cancel.ts';
import type { EventInvite } from '../../src/contract/offered/events.ts';
import { filledIn, leadForm } from './lead/lead.fixtures.ts';

const problem = { code: 'lost', message: null };

type ValueOf<Machine extends { resolveState(config: never): unknown }> = Parameters<
  Machine['resolveState']
>[0] extends { value: infer Value }
  ? Value
  : never;

describe('an order that is given up (Q7.7.b)', () => {
  // SAFETY: the selectors only pass it on.
  const shown = { order_id: 9, refund: 210 } as Cancellation;
  const context = { orderId: 9, now: '2026-11-24 10:00:00', formerRefund: 105, problem, attempts: 0 };
  const at = (value: ValueOf<typeof cancellationMachine>, known: Cancellation | null) =>
    cancellationMachine.resolveState({ value, context: { ...context, cancellation: known } });

  test.each([
    ['loading', null, 'loading', true],
    // A deadline passed: what was shown stays until something else is known.
    ['loading', shown, 'asking', true],
    ['failed', null, 'failed', false],
    ['failed', shown, 'failed', false],
    ['asking', shown, 'asking', false],
    ['cancelling', shown, 'asking', true],
    ['cancelled', shown, 'cancelled', false],
    ['refused', shown, 'refused', false],
  ] as const)('%s with %o: %s stands there, at work: %s', (value, known, screen, isBusy) => {
    const snapshot = at(value, known);
    expect([cancellation.screen(snapshot), cancellation.isBusy(snapshot)]).toEqual([screen, isBusy]);
  });

  test('says what comes back, what came back before, and why it was not done', () =>
    expect(
      [cancellation.cancellation, cancellation.formerRefund, cancellation.problem].map((ask) =>
        ask(at('asking', shown)),
      ),
    ).toEqual([shown, 105, problem]));
});

describe('a booking removed from the cart (R4.1.8, A09)', () => {
  const removed = { lines: [], index: 2 };
  const context = { cart: createEmptyActor() as never, told: { lines: [], isGuest: false }, removed, problem };
  const at = (value: ValueOf<typeof lineRemovalMachine>) => lineRemovalMachine.resolveState({ value, context });

  test.each([
    ['resting', false, false, false, false],
    ['asking', true, false, false, false],
    [{ offered: 'passing' }, false, true, false, false],
    [{ offered: 'held' }, false, true, false, false],
    ['restoring', false, true, true, false],
    ['refused', false, false, false, true],
  ] as const)('%o: asked: %s, offered back: %s, put back: %s, refused: %s', (value, ...said) => {
    const { isAsking, isOffered, isRestoring, isRefused } = lineRemoval;
    expect([isAsking, isOffered, isRestoring, isRefused].map((ask) => ask(at(value)))).toEqual(said);
  });

  test('says what it was, and why it did not come back', () =>
    expect([lineRemoval.removed, lineRemoval.problem].map((ask) => ask(at('refused')))).toEqual([removed, problem]));
});

describe('a personal invitation (Q2.1.b)', () => {
  // SAFETY: the selectors only read the status of an invitation.
  const [asked, yes, no] = ['pending', 'accepted', 'declined'].map((status) => ({ status }) as EventInvite) as [
    EventInvite,
    EventInvite,
    EventInvite,
  ];
  const at = (
    value: ValueOf<typeof eventInviteMachine>,
    invite: EventInvite | null,
    answer: 'accepted' | 'declined' | null = null,
    why: typeof problem | null = null,
  ) =>
    eventInviteMachine.resolveState({ value, context: { token: 'link', invite, answer, problem: why, attempts: 0 } });

  test.each([
    ['loading', null, null, 'loading', true],
    // Retried automatically: the problem stays on screen.
    ['loading', null, problem, 'failed', true],
    ['failed', null, problem, 'failed', false],
    ['unknown', null, null, 'unknown', false],
    ['over', asked, null, 'over', false],
    [{ open: 'asked' }, asked, null, 'asked', false],
    [{ open: 'accepted' }, yes, null, 'accepted', false],
    [{ open: 'declined' }, no, null, 'declined', false],
    [{ open: 'looking' }, asked, null, 'asked', false],
    [{ open: 'looking' }, yes, null, 'accepted', false],
    [{ open: 'answering' }, asked, null, 'asked', true],
    [{ open: 'answering' }, yes, null, 'accepted', true],
  ] as const)('%o with %o: %o: %s stands there, at work: %s', (value, invite, why, screen, isBusy) => {
    const snapshot = at(value, invite, null, why);
    expect([eventInvite.screen(snapshot), eventInvite.isBusy(snapshot)]).toEqual([screen, isBusy]);
  });

  test('an answer is on its way only until it has arrived', () => {
    const sent = at({ open: 'answering' }, yes, 'declined');
    const arrived = at({ open: 'declined' }, no, 'declined');
    expect([sent, arrived].map(eventInvite.answerUnderWay)).toEqual(['declined', null]);
  });

  test('says what it is for, and why the answer did not arrive', () => {
    const snapshot = at({ open: 'asked' }, asked, 'accepted', problem);
    expect([eventInvite.invite(snapshot), eventInvite.problem(snapshot)]).toEqual([asked, problem]);
  });
});

describe('the operator’s lead form (R4.7.2)', () => {
  const faults = { answers: { 0: 'answerMissing' as const } };
  const context = { isWanted: false, form: leadForm, answers: filledIn, faults, problem };
  const at = (value: ValueOf<typeof leadMachine>, more: object = {}) =>
    leadMachine.resolveState({ value, context: { ...context, ...more } });

  test.each([
    ['fetching', false, false, false],
    [{ open: 'asking' }, true, false, false],
    [{ open: 'sending' }, true, false, true],
    ['dismissed', false, true, false],
    ['sent', false, true, false],
  ] as const)('%o: open: %s, not again in this session: %s, on its way: %s', (value, ...said) => {
    const { isOpen, isClosedForSession, isSending } = lead;
    expect([isOpen, isClosedForSession, isSending].map((ask) => ask(at(value)))).toEqual(said);
  });

  test('report what was typed, what is wrong and why it was not sent', () => {
    const { form, answers, faults: faultsOf, problem: problemOf } = lead;
    expect([form, answers, faultsOf, problemOf].map((ask) => ask(at({ open: 'asking' })))).toEqual([
      leadForm,
      filledIn,
      faults,
      problem,
    ]);
  });

  test('are those of the form, and none without a form', () => {
    expect(lead.questions(at({ open: 'asking' })).map(({ name }) => name)).toEqual([
      'Your name',
      'Mobile',
      'Occasion',
      'Consent',
    ]);
    expect(lead.questions(at('fetching', { form: null }))).toEqual([]);
  });

  test('include the captcha', () => {
    const proof = createEmptyActor();
    // SAFETY: the selector only reads this child.
    expect(lead.captcha({ children: { captcha: proof } } as unknown as Parameters<typeof lead.captcha>[0])).toBe(proof);
  });
});

describe('a session of a package (Q3.6.d)', () => {
  const hour = (at: string) => ({ date: '2026-11-24', at }) as never;
  const context = {
    bookingId: 7,
    resource: createEmptyActor() as never,
    chosen: hour('09:00'),
    taken: [hour('10:00')],
    booked: hour('11:00'),
    problem,
  };
  const at = (value: ValueOf<typeof sessionBookingMachine>) => sessionBookingMachine.resolveState({ value, context });

  test('reports which hour is chosen, which are taken, which is booked, and why one is not', () => {
    const { chosen, taken, booked, problem: problemOf } = sessionBooking;
    expect([chosen, taken, booked, problemOf].map((ask) => ask(at('choosing')))).toEqual([
      context.chosen,
      context.taken,
      context.booked,
      problem,
    ]);
  });
});
