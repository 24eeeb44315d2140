import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { PromotionType } from '../cart/paymentPreferences.ts';
import { reconnectMachine } from '../reconnect/reconnectMachine.ts';
import { reconnecting } from '../reconnect/reconnecting.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import type { Done, Failed } from '../shared/answers.ts';
import { toProblem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import type { AskedBenefit } from './benefitQuestion.ts';
import type { BenefitAnswer } from './discountedLines.ts';
import * as rules from './promotionContext.ts';
import type { PromotedCart, PromotionBoxEvent, PromotionContext, PromotionInput } from './promotionContext.ts';

/** The wish, in states where there is one. */
const wishOf = ({ wish }: PromotionContext) => required(wish, 'wish');

const promotion = setup({
  types: {
    context: {} as PromotionContext,
    events: {} as PromotionBoxEvent,
    input: {} as PromotionInput,
    tags: {} as 'busy',
  },
  actors: {
    watchCart: callbackActor<{ type: 'cart.changed' } & PromotedCart>('watchCart'),
    verifyBenefits: promiseActor<BenefitAnswer, AskedBenefit>('verifyBenefits'),
    reconnect: reconnectMachine,
  },
  guards: {
    isBlank: ({ context }) => rules.writtenCode(context.typed) === '',
    isOtherKind: ({ context }, { kind }: { kind: PromotionType }) => kind !== context.kind,
    isOtherText: ({ context }, { text }: { text: string }) => text !== context.typed,
    hasWish: ({ context }) => context.promotion.code !== null,
    isWished: (_, news: PromotedCart) => news.promotion.code !== null,
    isGone: (_, news: PromotedCart) => news.promotion.code === null,
    isVoided: (_, news: PromotedCart) => news.promotion.isVoided === true,
    isUntold: ({ context }) => context.promotion.isVoided === true,
    isUnsure: (_, news: PromotedCart) => news.promotion.loading,
    isOtherQuestion: ({ context }, news: PromotedCart) => rules.isOtherQuestion(context, news),
    isLowering: ({ context }, { output }: Done<BenefitAnswer>) =>
      rules.loweredCart(context, output).promotion.discount > 0,
    isNo: (_, { error }: Failed) => rules.isNo(error),
  },
  actions: {
    assignCart: assign((_, { lines, promotion: known, user }: PromotedCart) => ({ lines, promotion: known, user })),
    assignWish: assign((_, news: PromotedCart) => rules.wishAfter(news)),
    assignTypedWish: assign(({ context: { typed, kind } }) => ({
      wish: { code: rules.writtenCode(typed), type: kind },
      problem: null,
      attempts: 0,
    })),
    assignKind: assign(({ context }, { kind }: { kind: PromotionType }) => ({
      kind,
      typed: rules.ownNumber(kind, context.user),
      problem: null,
    })),
    assignText: assign((_, { text }: { text: string }) => ({ typed: text.slice(0, rules.longestCode), problem: null })),
    /** The field keeps the refused code. */
    assignTextOfWish: assign(({ context }) => ({ typed: wishOf(context).code, wish: null })),
    clearText: assign({ typed: '', wish: null, problem: null }),
    assignProblemCode: assign((_, { code }: { code: string }) => ({ problem: { code, message: null } })),
    assignUnfitProblem: assign(({ context }) => ({
      problem: { code: wishOf(context).type === 'memberships' ? 'membershipInvalid' : 'promoNotValid', message: null },
    })),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    assignAttempts: assign({ attempts: ({ context }) => context.attempts + 1 }),
    clearOutage: assign({ problem: null, attempts: 0 }),
    sendUse: sendTo(
      ({ context }) => context.cart,
      ({ context }) => ({ type: 'promotion.use' as const, code: wishOf(context).code, kind: context.kind }),
    ),
    sendVerdict: sendTo(
      ({ context }) => context.cart,
      ({ context }, { output }: Done<BenefitAnswer>) => ({
        type: 'promotion.apply' as const,
        ...rules.loweredCart(context, output),
      }),
    ),
    sendClear: sendTo(({ context }) => context.cart, { type: 'promotion.clear' }),
  },
});

const cartNews = { type: 'assignCart', params: wholeEvent<PromotedCart> } as const;
const newWish = { type: 'assignWish', params: wholeEvent<PromotedCart> } as const;
const isGone = { type: 'isGone', params: wholeEvent<PromotedCart> } as const;
/** It was voided, and the sum is higher than it was: that is told once (R4.8.6). */
const told = [{ type: 'assignProblemCode', params: { code: 'promoVoided' } }, 'sendClear'] as const;
/** The promotion was ordered with, cleared or left behind (R4.8.10, R4.1.7), or voided. */
const whenGone = [
  {
    guard: { type: 'isVoided', params: wholeEvent<PromotedCart> },
    target: 'empty',
    actions: [cartNews, 'clearText', ...told],
  },
  { guard: isGone, target: 'empty', actions: [cartNews, 'clearText'] },
] as const;
const whenOther = {
  guard: { type: 'isOtherQuestion', params: wholeEvent<PromotedCart> },
  target: 'checking',
  actions: [cartNews, newWish, 'clearOutage'],
} as const;
const remove = { target: 'empty', actions: ['clearText', 'sendClear'] } as const;

/** Typing is possible while no promotion is in use. */
const typing = {
  'kind.choose': {
    guard: { type: 'isOtherKind', params: wholeEvent<{ kind: PromotionType }> },
    target: 'empty',
    actions: { type: 'assignKind', params: wholeEvent<{ kind: PromotionType }> },
  },
  'code.type': {
    guard: { type: 'isOtherText', params: wholeEvent<{ text: string }> },
    target: 'empty',
    actions: { type: 'assignText', params: wholeEvent<{ text: string }> },
  },
  'code.use': { target: 'checking', actions: ['assignTypedWish', 'sendUse'] },
  'cart.changed': [
    {
      guard: { type: 'isWished', params: wholeEvent<PromotedCart> },
      target: 'checking',
      actions: [cartNews, newWish, 'clearOutage'],
    },
    { actions: cartNews },
  ],
} as const;

export const promotionMachine = promotion.createMachine({
  id: 'promotion',
  description:
    'The promo box of the cart (R1.4.8): a code or a member’s card, verified by the server, and again whenever the cart changes (Q4.8.b). The cart gets the discounts, and may drop the promotion (R4.8.6).',
  context: ({ input }) => rules.contextFrom(input),
  invoke: { id: 'watchCart', src: 'watchCart' },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'hasWish', target: 'checking' },
        { guard: 'isUntold', target: 'empty', actions: told },
        { target: 'empty' },
      ],
    },
    empty: {
      on: {
        ...typing,
        'code.use': [
          { guard: 'isBlank', actions: { type: 'assignProblemCode', params: { code: 'codeMissing' } } },
          typing['code.use'],
        ],
      },
    },
    /** The field keeps the refused code until something else is typed. */
    refused: { on: typing },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'verifyBenefits',
        src: 'verifyBenefits',
        input: ({ context }) => rules.askedOf(context),
        onDone: [
          {
            guard: { type: 'isLowering', params: wholeEvent },
            target: 'applied',
            actions: ['clearOutage', { type: 'sendVerdict', params: wholeEvent }],
          },
          { target: 'refused', actions: ['assignUnfitProblem', 'assignTextOfWish', 'sendClear'] },
        ],
        onError: [
          {
            guard: { type: 'isNo', params: wholeEvent },
            target: 'refused',
            actions: [{ type: 'assignProblem', params: wholeEvent }, 'assignTextOfWish', 'sendClear'],
          },
          { target: 'unreachable', actions: [{ type: 'assignProblem', params: wholeEvent }, 'assignAttempts'] },
        ],
      },
      on: {
        'cart.changed': [...whenGone, { ...whenOther, reenter: true }, { actions: cartNews }],
        'code.remove': remove,
      },
    },
    applied: {
      on: {
        'cart.changed': [
          ...whenGone,
          {
            guard: { type: 'isUnsure', params: wholeEvent<PromotedCart> },
            target: 'checking',
            actions: [cartNews, newWish],
          },
          { actions: cartNews },
        ],
        'code.remove': remove,
      },
    },
    /** The discount is unknown: nothing can be ordered until it is verified or removed. */
    unreachable: {
      invoke: { ...reconnecting, onDone: 'checking' },
      on: {
        'cart.changed': [...whenGone, whenOther, { actions: cartNews }],
        'code.retry': { target: 'checking', actions: 'clearOutage' },
        'code.remove': remove,
      },
    },
  },
});

export type PromotionRef = ActorRefFrom<typeof promotionMachine>;
export type PromotionSnapshot = SnapshotFrom<typeof promotionMachine>;
