/**
 * The law of paying in the cart, from R4.6.5, R4.6.6, R4.8.7–9, R5.6.6, R5.6.8, R5.7.6, R6.1.3, F01, F09, I13; see
 * docs/guide/testing.md.
 */
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { CheckoutInput } from '../../../machines/checkout/checkoutContext.ts';
import { checkoutMachine } from '../../../machines/checkout/checkoutMachine.ts';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import type { OrderIntent } from '../../../machines/checkout/orderIntent.ts';
import type { Effect, Law, Row, Situation } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { layla, omar } from '../cart/cart.fixtures.ts';
import { acceptedIntent, cartContent, intent, options, portal, ticket } from './checkout.fixtures.ts';

export const connectionError = { code: 'lost', message: null };
export const said = { code: 'soldOut', message: 'The place is gone' };
export const broke = new ConnectionError();

/** The ways to pay, as their resource reports them. */
export const waysNow = (data: object | null, problem: object | null = null) => ({
  type: 'resource.changed',
  data,
  problem,
});

export const known = waysNow(options);
const notHad = waysNow(null, connectionError);
export const tick = { type: 'terms.tick' };
const untick = { type: 'terms.untick' };
const openTerms = { type: 'terms.open' };
export const agree = { type: 'terms.agree' };
const disagree = { type: 'terms.disagree' };
export const pay = { type: 'order.place' };
const retry = { type: 'options.retry' };
export const close = { type: 'result.close' };
export const comes = (user: object | null) => ({ type: 'session.changed', user });
export const cartIs = (changes: object) => ({ type: 'cart.changed', ...cartContent, ...changes });

export const ended = (end: string, tells: object = {}) =>
  done('placement', { end, intent: acceptedIntent, placed: null, problem: null, ...tells });

export const accepted = (order: object) => ended('accepted', { placed: order });
export const paymentEnds = (end: string, problem: object | null = null) => done('payment', { end, problem });
const callbackActors = ['watchSession', 'watchCart', 'watchOrder', 'deferUpdate'];
export const around = ['watchSession', 'watchCart', 'watchOrder'];
export const filling = { state: { reviewing: 'filling' }, runs: [...around, 'resource'] } as const;
const readingTerms = { state: { reviewing: 'readingTerms' }, runs: [...around, 'resource'] } as const;
export const placing = { state: { ordering: 'placing' }, runs: [...around, 'deferUpdate', 'placement'] } as const;
export const paying = { state: { ordering: 'paying' }, runs: [...around, 'deferUpdate', 'payment'] } as const;
export const standing = (state: string) => ({ state, runs: around }) as const;
export const loadsWays: Effect = { starts: 'resource', input: { query: null, parent: expect.anything() } };
export const updateDeferred: Effect = { starts: 'deferUpdate', input: undefined };
export const asksLogin: Effect = { sends: { type: 'login.open' }, to: portal.id };

/** AED 84 for two of Layla's tickets, by her default card (R3.9.2–4). */
export const order = {
  cardId: 'visa',
  email: 'layla@haddad.ae',
  first_name: layla.first_name ?? 'Layla',
  last_name: layla.last_name ?? 'Haddad',
  gender: layla.gender ?? '',
  mobile: layla.mobile ?? '',
  product: { capacity_facility: [{ ...ticket, total_price: 84 }] },
  customerId: String(layla.id),
  is_wallet: '0',
  is_qpoints: '0',
  save_card: '0',
  order_notes: '',
  is_anonymous: '0',
  isBaps: '0',
};

export const places = (of: object | null, known: OrderIntent | null = null, user: object | null = layla): Effect => ({
  starts: 'placement',
  input: { user, order: of, cartContent, intent: known },
});

export const pays = (of: object, isLeft = false, problem: object | null = null): Effect => ({
  starts: 'payment',
  input: { intent: acceptedIntent, placed: of, isLeft, problem },
});

export const lawOf = (
  input: Partial<CheckoutInput>,
  situations: Record<string, Situation>,
  rows: readonly Row[],
  refused: readonly AnyEventObject[] = [],
): Law => ({
  machine: checkoutMachine,
  input: { portal, cartContent, user: layla, terms: 'none', currency: 'AED', isBaps: false, intent: null, ...input },
  callbackActors,
  ...(input.intent ? {} : { begins: [...around.map((starts) => ({ starts, input: undefined })), loadsWays] }),
  situations,
  rows,
  refused: [{ type: 'payment.continue' }, { type: 'prices.accept' }, { type: 'order.check' }, ...refused],
});

export const oneAnd = (
  situation: string | readonly string[],
  law: string,
  on: AnyEventObject,
  rest: Partial<Row>,
): Row => ({
  law,
  in: [situation].flat(),
  on,
  ...rest,
});

// How to pay, and the terms that are ticked.
const ready = [known, tick];

const ordering = [...ready, pay];
const formRefused = [...ordering, ended('returned', { intent: null, problem: said })];

const form: Record<string, Situation> = {
  loading: { by: [], ...filling, knows: { options: null, optionsProblem: null, hasAgreed: false } },
  /** Who is quick agrees before the ways to pay are there. */
  loadingAgreed: { by: [tick], ...filling, knows: { options: null, hasAgreed: true } },
  known: { by: [known], ...filling, knows: { options, hasAgreed: false } },
  /** A new card needs no list of ways to pay. */
  withoutWays: {
    by: [notHad, tick],
    ...filling,
    knows: { options: null, optionsProblem: connectionError, hasAgreed: true },
  },
  agreed: { by: ready, ...filling, knows: { options, hasAgreed: true, problem: null } },
  notAgreed: { by: [known, pay], ...filling, knows: { problem: { code: 'termsNeeded', message: null } } },
  placing: { by: ordering, ...placing, knows: { problem: null, hasAgreed: true } },
  refused: { by: formRefused, ...filling, knows: { problem: said, intent: null, order: null, hasAgreed: true } },
  signedOut: { by: [known, comes(null)], ...standing('signedOut'), knows: { user: null, options: null } },
};

const toFill = ['loading', 'loadingAgreed', 'known', 'withoutWays', 'agreed', 'notAgreed', 'refused'];
const without = (...names: string[]) => toFill.filter((name) => !names.includes(name));

export const ticked = lawOf(
  { terms: 'tick' },
  form,
  [
    // A failure is shown and retried; what was loaded stays (F01).
    oneAnd(['loading', 'loadingAgreed'], 'Q4.8.d', known, { changes: { options } }),
    oneAnd('withoutWays', 'F01', known, { changes: { options, optionsProblem: null } }),
    oneAnd(without('withoutWays'), 'F01', notHad, { changes: { optionsProblem: connectionError } }),
    oneAnd('withoutWays', 'F01', retry, {
      changes: { optionsProblem: null },
      does: [{ sends: { type: 'resource.reload' }, to: 'resource' }],
    }),
    oneAnd(toFill, 'F01', failed('resource', broke), { changes: { problem: connectionError } }),

    // R5.6.8: nothing is paid before the terms are agreed to.
    oneAnd(['loading', 'known'], 'R5.6.8', tick, { changes: { hasAgreed: true } }),
    oneAnd('notAgreed', 'R5.6.8', tick, { changes: { hasAgreed: true, problem: null } }),
    oneAnd(['loadingAgreed', 'withoutWays', 'agreed', 'refused'], 'R5.6.8', untick, { changes: { hasAgreed: false } }),
    oneAnd('known', 'R5.6.8', pay, { changes: { problem: { code: 'termsNeeded', message: null } } }),

    // F09, I13: one press, one order, as the form stands now.
    oneAnd(['agreed'], 'I13', pay, {
      to: 'placing',
      changes: { order },
      does: [updateDeferred, places(order)],
    }),
    oneAnd('refused', 'I13', pay, {
      to: 'placing',
      changes: { order, problem: null },
      does: [updateDeferred, places(order)],
    }),
    oneAnd('withoutWays', 'F01', pay, {
      to: 'placing',
      changes: { order: { ...order, cardId: 'new' } },
      does: [updateDeferred, places({ ...order, cardId: 'new' })],
    }),
    // Which card is charged is not known yet; an earlier problem stays.
    oneAnd(['loading', 'loadingAgreed', 'notAgreed'], 'F09', pay, {}),
    oneAnd('signedOut', 'R6.1.3', pay, { does: [asksLogin] }),

    // R8.3.1: nothing was ordered; the form has the reason, and the tick stays.
    oneAnd('placing', 'R8.3.1', ended('returned', { intent: null, problem: said }), {
      to: 'refused',
      changes: { order: null, problem: said },
      does: [loadsWays],
    }),
    // K01: what may still arrive keeps its key.
    oneAnd('placing', 'K01', ended('returned', { intent, problem: { code: 'notPlaced', message: null } }), {
      to: 'refused',
      changes: { order: null, intent, problem: { code: 'notPlaced', message: null } },
      does: [loadsWays],
    }),
    oneAnd('placing', 'F01', failed('placement', broke), {
      to: 'refused',
      changes: { problem: connectionError },
      does: [loadsWays],
    }),

    // R4.1.7: who is there now.
    oneAnd(['loading', 'loadingAgreed'], 'R4.1.7', comes(null), { to: 'signedOut', changes: { user: null } }),
    oneAnd(['known', 'agreed', 'notAgreed', 'refused'], 'R4.1.7', comes(null), {
      to: 'signedOut',
      changes: { user: null, options: null },
    }),
    oneAnd('withoutWays', 'R4.1.7', comes(null), { to: 'signedOut', changes: { user: null, optionsProblem: null } }),
    oneAnd('placing', 'R4.1.7', comes(null), { changes: { user: null, options: null } }),
    // The ways to pay belong to one customer only (R2.3.1).
    oneAnd(['loading', 'loadingAgreed', 'signedOut'], 'R2.3.1', comes(omar), {
      to: 'loading',
      changes: { user: omar },
      does: [loadsWays],
    }),
    oneAnd(['known', 'agreed', 'notAgreed', 'refused'], 'R2.3.1', comes(omar), {
      to: 'loading',
      changes: { user: omar, options: null },
      does: [loadsWays],
    }),
    oneAnd('withoutWays', 'R2.3.1', comes(omar), {
      to: 'loading',
      changes: { user: omar, optionsProblem: null },
      does: [loadsWays],
    }),
    oneAnd('placing', 'R2.3.1', comes(omar), { changes: { user: omar, options: null } }),
    // The same customer again: nothing restarts.
    oneAnd([...toFill, 'placing'], 'R2.3.1', comes(layla), {}),
    oneAnd('signedOut', 'R6.1.3', comes(layla), { to: 'loading', changes: { user: layla }, does: [loadsWays] }),

    // What is sent is what stood there when Pay was pressed.
    oneAnd([...toFill, 'placing', 'signedOut'], 'I13', cartIs({ lines: [] }), {
      changes: { cartContent: { ...cartContent, lines: [] } },
    }),
  ],
  [openTerms, agree, disagree, close, retry, untick, tick],
);

// The terms that are read first (R4.6.5, R4.6.6).
export const read = lawOf(
  { terms: 'read' },
  {
    loading: { by: [], ...filling, knows: { hasAgreed: false } },
    reading: { by: [tick], ...readingTerms, knows: { hasAgreed: false } },
    agreed: { by: [tick, agree, known], ...filling, knows: { hasAgreed: true } },
    readingAgain: { by: [tick, agree, known, openTerms], ...readingTerms, knows: { hasAgreed: true } },
    toRead: { by: [known], ...filling, knows: { hasAgreed: false } },
  },
  [
    oneAnd(['loading', 'toRead'], 'R4.6.5', tick, { to: 'reading' }),
    oneAnd(['loading', 'toRead', 'agreed'], 'R4.6.5', openTerms, { to: 'reading' }),
    oneAnd('reading', 'R4.6.6', agree, { to: 'loading', changes: { hasAgreed: true } }),
    oneAnd('readingAgain', 'R4.6.6', agree, { to: 'agreed' }),
    oneAnd('reading', 'R4.6.6', disagree, { to: 'loading' }),
    oneAnd('readingAgain', 'R4.6.6', disagree, { to: 'agreed', changes: { hasAgreed: false } }),
    oneAnd('agreed', 'R4.6.6', untick, { changes: { hasAgreed: false } }),
    // It stays open when the ways to pay are there.
    oneAnd(['loading', 'reading'], 'R4.6.5', known, { changes: { options } }),
  ],
  [untick],
);
