import { assign, emit, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { User } from '../../src/contract/customers.ts';
import { reconnectMachine } from '../reconnect/reconnectMachine.ts';
import { isCustomer } from '../session/sessionRules.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import type { Done, Failed } from '../shared/answers.ts';
import { toProblem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { membershipLine, type MembershipDraft } from './membershipLines.ts';
import type {
  Held,
  MembershipPurchaseContext,
  MembershipPurchaseEmitted,
  MembershipPurchaseEvent,
  MembershipPurchaseInput,
  Offered,
} from './membershipPurchaseContext.ts';
import {
  heldUntil,
  isSameChoice,
  nothingChosen,
  packageOf,
  partsOf,
  renewalStart,
  startFault,
  type PurchaseChoice,
} from './membershipRules.ts';

type Chosen<Type extends MembershipPurchaseEvent['type']> = Extract<MembershipPurchaseEvent, { type: Type }>;
interface Change {
  user: User | null;
}

const chosenIn = ({ offers, choice }: MembershipPurchaseContext) => packageOf(offers, choice.packageId);
/** The day it would begin on: today is whichever day it is when it is added (Q3.6.d). */
const startOf = ({ choice }: MembershipPurchaseContext, today: string): string => choice.startDate ?? today;

const membershipPurchase = setup({
  types: {
    context: {} as MembershipPurchaseContext,
    events: {} as MembershipPurchaseEvent,
    emitted: {} as MembershipPurchaseEmitted,
    input: {} as MembershipPurchaseInput,
    tags: {} as 'busy',
  },
  actors: {
    watchSession: callbackActor<{ type: 'session.changed' } & Change>('watchSession'),
    loadMemberships: promiseActor<Offered, void>('loadMemberships'),
    /** The memberships of whoever is logged in. */
    loadHeld: promiseActor<Held, void>('loadHeld'),
    addToCart: promiseActor<void, { line: MembershipDraft }>('addToCart'),
    reconnect: reconnectMachine,
  },
  guards: {
    hasNoOffers: (_, { output }: Done<Offered>) => output.offers.length === 0,
    isOtherPackage: ({ context }, { packageId }: Chosen<'package.choose'>) =>
      packageId !== context.choice.packageId && packageOf(context.offers, packageId) !== null,
    isOtherPayment: ({ context }, { isInParts }: Chosen<'payment.choose'>) =>
      isInParts !== context.choice.isInParts && partsOf(chosenIn(context)) > 1,
    isOtherStart: ({ context }, { date }: Chosen<'start.choose'>) => date !== context.choice.startDate,
    isOtherChoice: ({ context }, { choice }: Chosen<'address.changed'>) => !isSameChoice(choice, context.choice),
    hasPackage: ({ context }) => chosenIn(context) !== null,
    hasStartFault: ({ context }) => startFault(context.choice.startDate, context.today) !== null,
    isCustomer: ({ context }) => isCustomer(context.user),
    isCustomerThere: (_, { user }: Change) => isCustomer(user),
    isHeld: ({ context }, { output: { held, today } }: Done<Held>) =>
      heldUntil(held, context.choice.packageId ?? 0, startOf(context, today)) !== null,
  },
  actions: {
    assignOffers: assign(({ context: { choice } }, { output: { offers, today } }: Done<Offered>) => ({
      offers,
      today,
      choice: packageOf(offers, choice.packageId) ? choice : nothingChosen,
      problem: null,
      attempts: 0,
    })),
    assignUser: assign((_, { user }: Change) => ({ user })),
    assignPackage: assign(({ context }, { packageId }: Chosen<'package.choose'>) => ({
      choice: {
        ...context.choice,
        packageId,
        isInParts: context.choice.isInParts && partsOf(packageOf(context.offers, packageId)) > 1,
      },
      problem: null,
    })),
    assignPayment: assign(({ context }, { isInParts }: Chosen<'payment.choose'>) => ({
      choice: { ...context.choice, isInParts },
      problem: null,
    })),
    assignStart: assign(({ context }, { date }: Chosen<'start.choose'>) => ({
      choice: { ...context.choice, startDate: date },
      problem: null,
    })),
    assignChoice: assign((_, { choice }: { choice: PurchaseChoice }) => ({ choice, problem: null })),
    assignStartProblem: assign(({ context }) => ({
      problem: { code: startFault(context.choice.startDate, context.today) ?? '', message: null },
    })),
    assignHeld: assign(({ context }, { output: { held, today } }: Done<Held>) => ({
      heldUntil: heldUntil(held, context.choice.packageId ?? 0, startOf(context, today)),
    })),
    assignStartDate: assign(({ context }, { output: { today } }: Done<Held>) => ({
      startDate: startOf(context, today),
    })),
    assignRenewalStart: assign(({ context }) => {
      const startDate = renewalStart(required(context.heldUntil, 'membership that is held'));
      return { startDate, choice: { ...context.choice, startDate } };
    }),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    clearProblem: assign({ problem: null }),
    countFailure: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    startAnew: assign({ attempts: 0 }),
    emitChoice: emit(({ context: { choice } }) => ({ type: 'choice.changed' as const, choice })),
    sendLoginOpen: sendTo(({ context }) => context.portal, { type: 'login.open' }),
  },
});

const assignProblem = { type: 'assignProblem', params: wholeEvent<Failed> } as const;

/** Whatever is chosen differently is chosen anew, and nothing is under way. */
const choose = {
  'package.choose': {
    guard: { type: 'isOtherPackage', params: wholeEvent },
    target: '#membershipPurchase.open.choosing',
    actions: [{ type: 'assignPackage', params: wholeEvent }, 'emitChoice'],
  },
  'payment.choose': {
    guard: { type: 'isOtherPayment', params: wholeEvent },
    target: '#membershipPurchase.open.choosing',
    actions: [{ type: 'assignPayment', params: wholeEvent }, 'emitChoice'],
  },
  'start.choose': {
    guard: { type: 'isOtherStart', params: wholeEvent },
    target: '#membershipPurchase.open.choosing',
    actions: [{ type: 'assignStart', params: wholeEvent }, 'emitChoice'],
  },
  'address.changed': {
    guard: { type: 'isOtherChoice', params: wholeEvent },
    target: '#membershipPurchase.open.choosing',
    actions: { type: 'assignChoice', params: wholeEvent },
  },
} as const;

export const membershipPurchaseMachine = membershipPurchase.createMachine({
  id: 'membershipPurchase',
  description:
    'A membership from the choice of its package to the cart (R2.1.11, R3.6.4, R9.1.7): who holds it already is asked whether to renew it (R5.7.10), which needs an account (R6.1.3).',
  context: ({ input }) => ({
    ...input,
    offers: [],
    today: '',
    startDate: null,
    heldUntil: null,
    problem: null,
    attempts: 0,
  }),
  invoke: { id: 'watchSession', src: 'watchSession' },
  on: { 'session.changed': { actions: { type: 'assignUser', params: wholeEvent } } },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadMemberships',
        src: 'loadMemberships',
        onDone: [
          { guard: { type: 'hasNoOffers', params: wholeEvent }, target: 'empty' },
          { target: 'open', actions: { type: 'assignOffers', params: wholeEvent } },
        ],
        onError: { target: 'failed', actions: [assignProblem, 'countFailure'] },
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
      on: { 'memberships.reload': { target: 'loading', actions: 'startAnew' } },
    },
    open: {
      initial: 'choosing',
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
        /** Whether they hold it already is known of somebody with an account only. */
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
            'renewal.confirm': { target: 'adding', actions: ['assignRenewalStart', 'emitChoice'] },
            'renewal.dismiss': 'choosing',
          },
        },
        adding: {
          tags: 'busy',
          invoke: {
            id: 'addToCart',
            src: 'addToCart',
            input: ({ context }) => ({
              line: membershipLine(required(chosenIn(context), 'package'), {
                startDate: required(context.startDate, 'start'),
                isInParts: context.choice.isInParts,
              }),
            }),
            onDone: 'added',
            onError: { target: 'choosing', actions: assignProblem },
          },
        },
        added: { on: { ...choose, 'membership.add': 'identifying' } },
      },
    },
  },
});

export type MembershipPurchaseRef = ActorRefFrom<typeof membershipPurchaseMachine>;
export type MembershipPurchaseSnapshot = SnapshotFrom<typeof membershipPurchaseMachine>;
