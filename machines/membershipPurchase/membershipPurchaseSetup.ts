/** The actors, guards and actions of the purchase of a membership. */
import { assign, emit, sendTo, setup } from 'xstate';
import type { User } from '../../src/contract/customers/customers.ts';
import { reconnectMachine } from '../reconnect/reconnectMachine.ts';
import { isCustomer } from '../session/sessionRules.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import type { Done, Failed } from '../shared/answers.ts';
import { toProblem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { dateOfMoment } from '../slots/schedule/venueTime.ts';
import type { MembershipDraft } from './membershipLines.ts';
import type {
  HeldMemberships,
  MembershipPurchaseContext,
  MembershipPurchaseEmitted,
  MembershipPurchaseEvent,
  MembershipPurchaseInput,
  Offered,
} from './membershipPurchaseContext.ts';
import {
  heldUntil,
  isSameSelection,
  nothingChosen,
  packageOf,
  instalmentsOf,
  renewalStart,
  startFault,
  type PurchaseSelection,
} from './membershipRules.ts';

type Chosen<Type extends MembershipPurchaseEvent['type']> = Extract<MembershipPurchaseEvent, { type: Type }>;
interface Change {
  user: User | null;
}

export const chosenPackage = ({ offers, selection }: MembershipPurchaseContext) =>
  packageOf(offers, selection.packageId);
/** The first day; without a choice it is the day on which the membership is added (Q3.6.d). */
const startOf = ({ selection }: MembershipPurchaseContext, today: string): string => selection.startDate ?? today;

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
    watchMinute: callbackActor<Chosen<'minute.passed'>>('watchMinute'),
    loadMemberships: promiseActor<Offered, void>('loadMemberships'),
    /** Loads the memberships of the customer who is logged in. */
    loadHeld: promiseActor<HeldMemberships, void>('loadHeld'),
    addToCart: promiseActor<void, { line: MembershipDraft }>('addToCart'),
    reconnect: reconnectMachine,
  },
  guards: {
    hasNoOffers: (_, { output }: Done<Offered>) => output.offers.length === 0,
    /** An address that was kept longer than the first day in it. */
    isStartOver: ({ context: { selection } }, { output: { offers, today } }: Done<Offered>) =>
      packageOf(offers, selection.packageId) !== null && startFault(selection.startDate, today) !== null,
    isOtherPackage: ({ context }, { packageId }: Chosen<'package.choose'>) =>
      packageId !== context.selection.packageId && packageOf(context.offers, packageId) !== null,
    isOtherPayment: ({ context }, { isInParts }: Chosen<'payment.choose'>) =>
      isInParts !== context.selection.isInParts && instalmentsOf(chosenPackage(context)) > 1,
    isOtherStart: ({ context }, { date }: Chosen<'start.choose'>) => date !== context.selection.startDate,
    isOtherSelection: ({ context }, { selection }: Chosen<'address.changed'>) =>
      !isSameSelection(selection, context.selection),
    hasPackage: ({ context }) => chosenPackage(context) !== null,
    hasStartFault: ({ context }) => startFault(context.selection.startDate, context.today) !== null,
    /** What is being typed was never a first day: of it one is told who adds it. */
    hasStartPassed: ({ context: { selection, today } }, { now }: Chosen<'minute.passed'>) =>
      startFault(selection.startDate, today) === null && startFault(selection.startDate, dateOfMoment(now)) !== null,
    isCustomer: ({ context }) => isCustomer(context.user),
    isGone: ({ context }, { user }: Change) => isCustomer(context.user) && user?.id !== context.user.id,
    isCustomerThere: (_, { user }: Change) => isCustomer(user),
    isHeld: ({ context }, { output: { held, today } }: Done<HeldMemberships>) =>
      heldUntil(held, context.selection.packageId ?? 0, startOf(context, today)) !== null,
  },
  actions: {
    assignOffers: assign(({ context: { selection } }, { output: { offers, today } }: Done<Offered>) => ({
      offers,
      today,
      selection: packageOf(offers, selection.packageId) ? selection : nothingChosen,
      problem: null,
      attempts: 0,
    })),
    assignUser: assign((_, { user }: Change) => ({ user })),
    /** It may be that of a renewal, which after a reload nobody knows any more, and says when what somebody holds ends (T06). */
    clearStart: assign(({ context: { selection } }) => ({ selection: { ...selection, startDate: null } })),
    clearCustomer: assign(({ context: { selection } }) => ({
      selection: { ...selection, startDate: null },
      startDate: null,
      heldUntil: null,
      problem: null,
    })),
    assignPackage: assign(({ context }, { packageId }: Chosen<'package.choose'>) => ({
      selection: {
        ...context.selection,
        packageId,
        isInParts: context.selection.isInParts && instalmentsOf(packageOf(context.offers, packageId)) > 1,
      },
      problem: null,
    })),
    assignPayment: assign(({ context }, { isInParts }: Chosen<'payment.choose'>) => ({
      selection: { ...context.selection, isInParts },
      problem: null,
    })),
    assignStart: assign(({ context }, { date }: Chosen<'start.choose'>) => ({
      selection: { ...context.selection, startDate: date },
      problem: null,
    })),
    assignSelection: assign((_, { selection }: { selection: PurchaseSelection }) => ({ selection, problem: null })),
    assignToday: assign((_, { now }: Chosen<'minute.passed'>) => ({ today: dateOfMoment(now) })),
    /** The first day has passed and is chosen no more, all else stays. */
    assignStartPassed: assign(({ context: { selection } }) => ({
      selection: { ...selection, startDate: null },
      problem: { code: 'startPassed', message: null },
    })),
    assignStartProblem: assign(({ context }) => ({
      problem: { code: required(startFault(context.selection.startDate, context.today), 'fault'), message: null },
    })),
    assignHeld: assign(({ context }, { output: { held, today } }: Done<HeldMemberships>) => ({
      heldUntil: heldUntil(held, context.selection.packageId ?? 0, startOf(context, today)),
    })),
    assignStartDate: assign(({ context }, { output: { today } }: Done<HeldMemberships>) => ({
      startDate: startOf(context, today),
    })),
    assignRenewalStart: assign(({ context }) => {
      const startDate = renewalStart(required(context.heldUntil, 'membership that is held'));
      return { startDate, selection: { ...context.selection, startDate } };
    }),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    clearProblem: assign({ problem: null }),
    assignAttempts: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    clearAttempts: assign({ attempts: 0 }),
    emitSelection: emit(({ context: { selection } }) => ({ type: 'selection.changed' as const, selection })),
    sendLoginOpen: sendTo(({ context }) => context.portal, { type: 'login.open' }),
  },
});
