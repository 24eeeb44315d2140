/** The actors, guards and actions of the purchase of a membership. */
import { assign, emit, sendTo, setup } from 'xstate';
import type { User } from '../../src/contract/customers.ts';
import { reconnectMachine } from '../reconnect/reconnectMachine.ts';
import { isCustomer } from '../session/sessionRules.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import type { Done, Failed } from '../shared/answers.ts';
import { toProblem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import type { MembershipDraft } from './membershipLines.ts';
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

export const chosenIn = ({ offers, choice }: MembershipPurchaseContext) => packageOf(offers, choice.packageId);
/** The day it would begin on: today is whichever day it is when it is added (Q3.6.d). */
const startOf = ({ choice }: MembershipPurchaseContext, today: string): string => choice.startDate ?? today;

export const membershipPurchase = setup({
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
