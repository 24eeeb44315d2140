import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Failed } from '../shared/answers.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { membershipLine } from './membershipLines.ts';
import { membershipPurchase, chosenPackage } from './membershipPurchaseSetup.ts';

const assignOffers = { type: 'assignOffers', params: wholeEvent } as const;
const assignToday = { type: 'assignToday', params: wholeEvent } as const;
/** Back to choosing, from the day on which it is added, and the customer is told (Q3.6.d). */
const startPassed = {
  target: '#membershipPurchase.open.choosing',
  actions: ['assignStartPassed', 'emitSelection'],
} as const;
const assignProblem = { type: 'assignProblem', params: wholeEvent<Failed> } as const;

/** Any change of the selection leads back to choosing and cancels what is under way. */
const choose = {
  'package.choose': {
    guard: { type: 'isOtherPackage', params: wholeEvent },
    target: '#membershipPurchase.open.choosing',
    actions: [{ type: 'assignPackage', params: wholeEvent }, 'emitSelection'],
  },
  'payment.choose': {
    guard: { type: 'isOtherPayment', params: wholeEvent },
    target: '#membershipPurchase.open.choosing',
    actions: [{ type: 'assignPayment', params: wholeEvent }, 'emitSelection'],
  },
  'start.choose': {
    guard: { type: 'isOtherStart', params: wholeEvent },
    target: '#membershipPurchase.open.choosing',
    actions: [{ type: 'assignStart', params: wholeEvent }, 'emitSelection'],
  },
  'address.changed': {
    guard: { type: 'isOtherSelection', params: wholeEvent },
    target: '#membershipPurchase.open.choosing',
    actions: { type: 'assignSelection', params: wholeEvent },
  },
} as const;

export const membershipPurchaseMachine = membershipPurchase.createMachine({
  id: 'membershipPurchase',
  description:
    'A membership from choosing its package to the cart (R2.1.11, R3.6.4, R9.1.7). Customers who already hold it are asked whether to renew (R5.7.10), which needs an account (R6.1.3).',
  context: ({ input }) => ({
    ...input,
    offers: [],
    today: '',
    startDate: null,
    heldUntil: null,
    problem: null,
    attempts: 0,
  }),
  invoke: [
    { id: 'watchSession', src: 'watchSession' },
    { id: 'watchMinute', src: 'watchMinute' },
  ],
  on: {
    'minute.passed': { actions: assignToday },
    'session.changed': [
      {
        guard: { type: 'isGone', params: wholeEvent },
        actions: [{ type: 'assignUser', params: wholeEvent }, 'clearStart', 'emitSelection'],
      },
      { actions: { type: 'assignUser', params: wholeEvent } },
    ],
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadMemberships',
        src: 'loadMemberships',
        onDone: [
          { guard: { type: 'hasNoOffers', params: wholeEvent }, target: 'empty' },
          {
            ...startPassed,
            guard: { type: 'isStartOver', params: wholeEvent },
            actions: [assignOffers, ...startPassed.actions],
          },
          { target: 'open', actions: assignOffers },
        ],
        onError: { target: 'failed', actions: [assignProblem, 'assignAttempts'] },
      },
    },
    empty: {},
    failed: {
      invoke: {
        id: 'reconnect',
        src: 'reconnect',
        input: ({ context: { problem, attempts } }) => ({ problem, attempts }),
        onDone: 'loading',
        onError: { actions: assignProblem },
      },
      on: { 'memberships.reload': { target: 'loading', actions: 'clearAttempts' } },
    },
    open: {
      initial: 'choosing',
      on: {
        // What was asked and told of their memberships and cart goes with them, also what is under way (T06).
        'session.changed': {
          guard: { type: 'isGone', params: wholeEvent },
          target: '.choosing',
          actions: [{ type: 'assignUser', params: wholeEvent }, 'clearCustomer', 'emitSelection'],
        },
        'minute.passed': {
          ...startPassed,
          guard: { type: 'hasStartPassed', params: wholeEvent },
          actions: [assignToday, ...startPassed.actions],
        },
      },
      states: {
        choosing: {
          on: {
            ...choose,
            'membership.add': [
              { guard: 'hasStartFault', actions: 'assignStartProblem' },
              { guard: 'hasPackage', target: 'identifying', actions: 'clearProblem' },
            ],
          },
        },
        identifying: {
          always: [
            { guard: 'isCustomer', target: 'checking' },
            { target: 'awaitingAccount', actions: 'sendLoginOpen' },
          ],
        },
        /** Only of a customer with an account it is known whether they already hold the membership. */
        awaitingAccount: {
          on: {
            ...choose,
            'membership.add': { actions: 'sendLoginOpen' },
            'session.changed': {
              guard: { type: 'isCustomerThere', params: wholeEvent },
              target: 'checking',
              actions: { type: 'assignUser', params: wholeEvent },
            },
          },
        },
        checking: {
          tags: 'busy',
          invoke: {
            id: 'loadHeld',
            src: 'loadHeld',
            onDone: [
              {
                guard: { type: 'isHeld', params: wholeEvent },
                target: 'askingRenewal',
                actions: { type: 'assignHeld', params: wholeEvent },
              },
              { target: 'adding', actions: { type: 'assignStartDate', params: wholeEvent } },
            ],
            onError: { target: 'choosing', actions: assignProblem },
          },
        },
        askingRenewal: {
          on: {
            ...choose,
            'renewal.confirm': { target: 'adding', actions: ['assignRenewalStart', 'emitSelection'] },
            'renewal.dismiss': 'choosing',
          },
        },
        adding: {
          tags: 'busy',
          invoke: {
            id: 'addToCart',
            src: 'addToCart',
            input: ({ context }) => ({
              line: membershipLine(required(chosenPackage(context), 'package'), {
                startDate: required(context.startDate, 'start'),
                isInParts: context.selection.isInParts,
              }),
            }),
            onDone: 'added',
            onError: [
              { ...startPassed, guard: 'hasStartFault' },
              { target: 'choosing', actions: assignProblem },
            ],
          },
          // It stays as it was pressed.
          on: { 'minute.passed': { actions: assignToday } },
        },
        added: { on: { ...choose, 'membership.add': 'identifying' } },
      },
    },
  },
});

export type MembershipPurchaseRef = ActorRefFrom<typeof membershipPurchaseMachine>;
export type MembershipPurchaseSnapshot = SnapshotFrom<typeof membershipPurchaseMachine>;
