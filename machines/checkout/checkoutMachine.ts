import { and, not, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { ResourceNews } from '../resource/resourceMachine.ts';
import type { Done } from '../shared/answers.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import type { CartContent } from './cartContent.ts';
import { contextFrom } from './checkoutContext.ts';
import { billOf } from './express.ts';
import type { PaymentOutput } from './paymentMachine.ts';
import type { PlacementOutput } from './placementContext.ts';
import { checkout, closing, hearing } from './checkoutSetup.ts';

/** Long terms open in a dialog before they can be agreed to (R5.6.8, Q4.6.b). */
const tickingTerms = {
  'terms.tick': [
    { guard: and(['isReadingNeeded', 'isAgreementMissing']), target: 'readingTerms' },
    { guard: 'isAgreementMissing', actions: 'assignAgreement' },
  ],
  'terms.untick': { guard: 'hasAgreed', actions: 'clearAgreement' },
  'terms.open': { guard: 'isReadingNeeded', target: 'readingTerms' },
} as const;

const afterSheet = [
  { guard: 'hasOrder', target: 'placed', actions: 'clearExpress' },
  { target: 'returned', actions: 'clearExpress' },
] as const;
const assignContent = { type: 'assignCartContent', params: wholeEvent<CartContent> } as const;
const assignWays = { type: 'assignOptions', params: wholeEvent<ResourceNews> } as const;
const assignPlacement = { type: 'assignPlacement', params: wholeEvent<Done<PlacementOutput>> } as const;
const assignPayment = { type: 'assignPayment', params: wholeEvent<Done<PaymentOutput>> } as const;
export const checkoutMachine = checkout.createMachine({
  id: 'checkout',
  description:
    'From the cart to a paid order: how to pay and the terms, then the order is placed, paid, and its outcome shown (R4.8.7, R4.8.8, R4.8.9, R5.6.8).',
  context: ({ input }) => contextFrom(input),
  invoke: [
    { id: 'watchSession', src: 'watchSession' },
    { id: 'watchCart', src: 'watchCart' },
    { id: 'watchOrder', src: 'watchOrder' },
  ],
  on: {
    'session.changed': [
      {
        guard: { type: 'isLeavingGuestOrder', params: wholeEvent },
        target: '.deciding',
        actions: { type: 'assignUser', params: wholeEvent },
      },
      { actions: { type: 'assignUser', params: wholeEvent } },
    ],
    'cart.changed': { actions: assignContent },
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'mayAsk', target: 'ordering' },
        { guard: 'isSignedOut', target: 'signedOut' },
        { target: 'reviewing' },
      ],
    },
    signedOut: {
      always: { guard: not('isSignedOut'), target: 'deciding' },
      on: { 'order.place': { actions: 'sendLoginOpen' } },
    },
    reviewing: {
      // Loaded while the form is shown: a new card needs no list, and problems stay on screen until it arrives.
      invoke: {
        id: 'resource',
        src: 'resource',
        input: ({ self }) => ({ query: null, parent: self }),
        onError: { actions: { type: 'assignProblem', params: wholeEvent } },
      },
      on: {
        'resource.changed': { actions: assignWays },
        'session.changed': {
          guard: { type: 'isOtherUser', params: wholeEvent },
          target: 'deciding',
          actions: { type: 'assignUser', params: wholeEvent },
        },
        'order.heard': hearing,
        'options.retry': { guard: 'hasOptionsProblem', actions: ['clearOptions', 'sendOptionsReload'] },
      },
      initial: 'filling',
      states: {
        // Agreeing to the terms is possible before the ways to pay have been loaded.
        filling: {
          on: {
            ...tickingTerms,
            'order.place': [
              { guard: 'isLoadingOptions' },
              { guard: 'hasFault', actions: 'assignFault' },
              { guard: 'isFromBalance', target: 'comparing', actions: ['assignOrder', 'sendOptionsReload'] },
              { guard: 'hasLines', target: '#checkout.ordering', actions: 'assignOrder' },
            ],
            'order.express': [
              { guard: 'isLoadingOptions' },
              { guard: 'hasExpressFault', actions: 'assignExpressFault' },
              {
                guard: 'hasLines',
                target: '#checkout.expressing',
                actions: { type: 'assignExpress', params: wholeEvent },
              },
            ],
          },
        },
        /** Another tab may have spent the balance: the card must not be charged more than was shown (F37). */
        comparing: {
          tags: 'busy',
          on: {
            'resource.changed': [
              { guard: { type: 'isAsAgreed', params: wholeEvent }, target: '#checkout.ordering', actions: assignWays },
              { target: 'filling', actions: [{ type: 'assignChangeProblem', params: wholeEvent }, assignWays] },
            ],
            // The amount was changed after the press: the form shows the new one, and nothing is ordered.
            'cart.changed': {
              guard: { type: 'isOtherOrder', params: wholeEvent },
              target: 'filling',
              actions: ['clearOrder', assignContent],
            },
            'session.changed': {
              guard: { type: 'isOtherUser', params: wholeEvent },
              target: '#checkout.deciding',
              actions: ['clearOrder', { type: 'assignUser', params: wholeEvent }],
            },
          },
        },
        // In a dialog: agreeing there sets the tick, disagreeing removes it (R4.6.6).
        readingTerms: {
          on: {
            'terms.agree': { target: 'filling', actions: 'assignAgreement' },
            'terms.disagree': { target: 'filling', actions: 'clearAgreement' },
          },
        },
      },
    },
    /** Nothing is ordered before the sheet is confirmed; closing it leaves the cart unchanged (Q7.7.k). */
    expressing: {
      invoke: {
        id: 'openSheet',
        src: 'openSheet',
        input: ({ context }) => billOf(context),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: wholeEvent },
            target: 'ordering',
            actions: { type: 'assignToken', params: wholeEvent },
          },
          { target: 'reviewing', actions: 'clearExpress' },
        ],
        onError: { target: 'reviewing', actions: ['clearExpress', { type: 'assignProblem', params: wholeEvent }] },
      },
      on: {
        'session.changed': {
          guard: { type: 'isOtherUser', params: wholeEvent },
          target: 'deciding',
          actions: ['clearExpress', { type: 'assignUser', params: wholeEvent }],
        },
      },
    },
    ordering: {
      invoke: { id: 'deferUpdate', src: 'deferUpdate' },
      initial: 'placing',
      states: {
        placing: {
          invoke: {
            id: 'placement',
            src: 'placement',
            input: ({ context: { user, order, cartContent, intent } }) => ({ user, order, cartContent, intent }),
            onDone: [
              {
                guard: { type: 'isReturned', params: wholeEvent },
                target: 'returned',
                actions: assignPlacement,
              },
              { guard: { type: 'isLapsed', params: wholeEvent }, target: '#checkout.lapsed', actions: assignPlacement },
              { guard: { type: 'isTaken', params: wholeEvent }, target: 'placed', actions: assignPlacement },
              { guard: 'hasSheet', target: 'returned', actions: assignPlacement },
              { target: '#checkout.deciding', actions: assignPlacement },
            ],
            onError: { target: 'returned', actions: { type: 'assignProblem', params: wholeEvent } },
          },
          on: { 'order.heard': hearing },
        },
        /** Waits until the sheet has been told the outcome, which only the gateway decides. */
        settling: {
          invoke: {
            id: 'settleSheet',
            src: 'settleSheet',
            input: ({ context: { placed } }) => ({ isPaid: placed?.state === 'paid' }),
            onDone: afterSheet,
            onError: afterSheet,
          },
        },
        returned: {
          always: [
            { guard: 'hasSheet', target: 'settling' },
            { guard: 'isSignedOut', target: '#checkout.signedOut' },
            { target: '#checkout.reviewing' },
          ],
        },
        placed: {
          always: [
            { guard: 'hasSheet', target: 'settling' },
            { guard: 'isGivenUpElsewhere', ...closing },
            { guard: 'isRefusedElsewhere', target: '#checkout.paymentFailed' },
            { guard: 'isLeft', target: 'paying' },
            { guard: 'isDead', target: '#checkout.paymentFailed' },
            { guard: 'isAsked', target: '#checkout.approvalShown' },
            { guard: 'isPaid', target: '#checkout.successShown' },
            { target: 'paying' },
          ],
        },
        paying: {
          invoke: {
            id: 'payment',
            src: 'payment',
            input: ({ context: { intent, placed, isLeft, problem } }) => ({
              intent,
              placed: required(placed, 'order of the server'),
              isLeft,
              problem,
            }),
            onDone: [
              { guard: { type: 'isUnsure', params: wholeEvent }, target: 'placing', actions: assignPayment },
              { target: '#checkout.deciding', actions: [assignPayment, 'clearIntent', 'clearOptions'] },
            ],
            onError: { target: 'returned', actions: { type: 'assignProblem', params: wholeEvent } },
          },
          on: { 'order.heard': hearing },
        },
      },
    },
    /** A guest's order whose hold has expired: its key opens nothing any more (decision 020). */
    lapsed: {
      always: { guard: not('isSignedOut'), target: 'deciding' },
      on: { 'order.place': { actions: 'sendLoginOpen' }, 'result.close': 'deciding' },
    },
    approvalShown: { on: { 'result.close': closing } },
    successShown: { on: { 'result.close': closing } },
    /** The page of failed payments takes over from here. */
    paymentFailed: { type: 'final' },
  },
});

export type CheckoutRef = ActorRefFrom<typeof checkoutMachine>;
export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;
