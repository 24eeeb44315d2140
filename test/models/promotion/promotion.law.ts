/** The law of the promo box, from R1.4.8, R3.6.2, R4.8.6, R5.7.5, R7.3.8–9, R8.4.5, R8.4.7 and Q4.8.b; see docs/guide/testing.md. */
import { createEmptyActor } from 'xstate';
import { promotionMachine } from '../../../machines/promotion/promotionMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect, Law, Row, Situation } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { addon, layla, omar, pos, swim } from '../cart/cart.fixtures.ts';

const cart = createEmptyActor();
export const member = { ...layla, membership_card_number: 'M-1001' };

/** A ticket for AED 42 with a racket for 21, and a tape for 21. */
export const lines = [swim('swim', { addons: [addon()] }), pos('tape')];

export const fewer = [lines[0]!];
export const none = { code: null, type: null, codes: [], discount: 0, total: 0, loading: false };
export const wished = { ...none, code: 'cool10', type: 'promo', loading: true };
export const found = { code: 'COOL10', type: 'promo', codes: ['COOL10'], discount: 4.2, total: 79.8, loading: false };
export const again = { ...found, codes: [], discount: 0, total: 0, loading: true };
export const cardWished = { ...none, code: 'M-1001', type: 'memberships', loading: true };

const off = {
  price: 40,
  tax: 2,
  total: 42,
  discount_price: 36,
  discount_tax: 1.8,
  discount_total: 37.8,
  discount: 4.2,
  promo_code: 'COOL10',
};

const place = { venue_id: 1, date: '2026-11-27', start_time: '20:00:00', facility_id: 404 };
const ofSwim = { product_id: 41, quantity: 1, price: 40, tax: 2, ...place, cartIndex: 0, isAddon: false };

const answer = (discount: object | null, index = 0) => ({
  products: [{ ...ofSwim, cartIndex: index, parent_product_id: null, parent_product_index: null, discount }],
  promotion_code: 'COOL10',
  discount: 4.2,
});

export const yes = done('verifyBenefits', answer(off));
export const unfit = done('verifyBenefits', answer(null));

/** For a line that is not there. */
export const elsewhere = done('verifyBenefits', answer(off, 7));

export const invalid = { code: 'promoInvalid', message: 'Invalid promo code' };
export const no = failed('verifyBenefits', new RefusedError('promoInvalid', 'Invalid promo code', 422));
export const tooOften = { code: 'tooManyRequests', message: 'Please try again in 9 minutes.' };
export const wait = failed(
  'verifyBenefits',
  new RefusedError('tooManyRequests', 'Please try again in 9 minutes.', 429),
);
export const signedOut = failed('verifyBenefits', new RefusedError('http401', 'Please log in', 401));
export const voided = { code: 'promoVoided', message: null };
export const connectionError = { code: 'lost', message: null };
export const cut = failed('verifyBenefits', new ConnectionError());
export const cartIs = (changes: object = {}) => ({
  type: 'cart.changed',
  lines,
  promotion: none,
  user: member,
  ...changes,
});
export const isFound = cartIs({ promotion: found });
export const isWished = cartIs({ promotion: wished });
/** Something was added that takes it away, of which nobody has been told. */
export const untold = { ...none, isVoided: true };
export const isVoided = cartIs({ promotion: untold });
/** It was taken away by its customer, perhaps in another tab. */
export const isCleared = cartIs();
/** All of it was ordered, or taken out. */
export const isEmptied = cartIs({ lines: [] });
/** Another customer's cart, without it. */
export const isAnothers = cartIs({ user: omar });
export const isOther = cartIs({ lines: fewer, promotion: again });
export const isOmars = cartIs({ promotion: again, user: omar });
export const type = (text: string) => ({ type: 'code.type', text });
export const use = { type: 'code.use' };
export const remove = { type: 'code.remove' };
export const retry = { type: 'code.retry' };
export const choose = (kind: string) => ({ type: 'kind.choose', kind });
const wish = { code: 'cool10', type: 'promo' };
export const wishAgain = { code: 'COOL10', type: 'promo' };

export const asks = (asked: object): Effect => ({
  starts: 'verifyBenefits',
  input: { lines, user: member, ...wish, ...asked },
});

const tells = (event_: object): Effect => ({ sends: event_, to: cart.id });
const uses = (code: string, kind = 'promo') => tells({ type: 'promotion.use', code, kind });
export const clears = tells({ type: 'promotion.clear' });
const lowered = [{ ...lines[0], discount: off }, lines[1]];
export const applies = tells({ type: 'promotion.apply', lines: lowered, promotion: found });

export const reconnects = (problem: object, attempts: number): Effect => ({
  starts: 'reconnect',
  input: { problem, attempts },
});

const toAsked = [type('cool10'), use];
const toChecking = [...toAsked, isWished];
export const toApplied = [...toChecking, yes, isFound];
const still = { runs: ['watchCart'] } as const;
export const checking = { state: 'checking', runs: ['watchCart', 'verifyBenefits'], tags: ['busy'] } as const;
const apart = { state: 'unreachable', runs: ['watchCart', 'reconnect'] } as const;

const empty: Situation = {
  by: [],
  state: 'empty',
  ...still,
  knows: { typed: '', kind: 'promo', wish: null, problem: null },
};

export const asked: Situation = { by: toAsked, ...checking, knows: { wish, promotion: none } };
export const inChecking: Situation = { by: toChecking, ...checking, knows: { wish, promotion: wished } };
export const applied: Situation = {
  by: toApplied,
  state: 'applied',
  ...still,
  knows: { promotion: found, problem: null },
};

const refused: Situation = {
  by: [...toChecking, no, isCleared],
  state: 'refused',
  ...still,
  knows: { typed: 'cool10', kind: 'promo', wish: null, problem: invalid, promotion: none },
};

export const unreachable: Situation = {
  by: [...toChecking, cut],
  ...apart,
  knows: { problem: connectionError, attempts: 1, wish },
};
export const watchesCart: Effect = { starts: 'watchCart', input: undefined };

export const lawOf = (
  situations: Record<string, Situation>,
  rows: readonly Row[],
  input: object = {},
  hostile: Law['refused'] = [],
): Law => ({
  machine: promotionMachine,
  input: { cart, lines, promotion: none, user: member, currency: 'AED', ...input },
  begins: [watchesCart],
  situations,
  rows,
  refused: hostile,
});

const missing = { code: 'codeMissing', message: null };

/** A code is not endless. */
const long = type('9'.repeat(120));

const cut100 = '9'.repeat(100);
const blank = type(' \u200f ');

/** Nothing is in use. */
export const entering = lawOf(
  {
    empty,
    typed: { by: [type('cool10')], state: 'empty', ...still, knows: { typed: 'cool10' } },
    blank: { by: [blank], state: 'empty', ...still, knows: { typed: ' \u200f ' } },
    missing: { by: [use], state: 'empty', ...still, knows: { typed: '', problem: missing } },
    voided: {
      by: [...toApplied, isVoided, isCleared],
      state: 'empty',
      ...still,
      knows: { typed: '', problem: voided },
    },
    card: { by: [choose('memberships')], state: 'empty', ...still, knows: { kind: 'memberships', typed: 'M-1001' } },
    refused,
  },
  [
    { law: 'R1.4.8', in: ['empty', 'blank', 'card'], on: type('cool10'), to: 'empty', changes: { typed: 'cool10' } },
    {
      law: 'R1.4.8',
      in: ['missing', 'voided'],
      on: type('cool10'),
      to: 'empty',
      changes: { typed: 'cool10', problem: null },
    },
    { law: 'R1.4.8', in: ['empty', 'typed', 'blank', 'card'], on: long, to: 'empty', changes: { typed: cut100 } },
    {
      law: 'R1.4.8',
      in: ['missing', 'voided', 'refused'],
      on: long,
      to: 'empty',
      changes: { typed: cut100, problem: null },
    },
    { law: 'R1.4.8', in: ['empty', 'typed', 'card'], on: blank, to: 'empty', changes: { typed: ' \u200f ' } },
    {
      law: 'R1.4.8',
      in: ['missing', 'voided', 'refused'],
      on: blank,
      to: 'empty',
      changes: { typed: ' \u200f ', problem: null },
    },
    { law: 'R1.4.8', in: ['typed', 'blank', 'card'], on: type(''), to: 'empty', changes: { typed: '' } },
    { law: 'R1.4.8', in: ['refused'], on: type(''), to: 'empty', changes: { typed: '', problem: null } },
    // A member's own number need not be looked for, and is no code.
    {
      law: 'R6.1.6',
      in: ['empty', 'typed', 'blank'],
      on: choose('memberships'),
      to: 'card',
      changes: { kind: 'memberships', typed: 'M-1001' },
    },
    {
      law: 'R6.1.6',
      in: ['missing', 'voided', 'refused'],
      on: choose('memberships'),
      to: 'card',
      changes: { kind: 'memberships', typed: 'M-1001', problem: null },
    },
    { law: 'R1.4.8', in: ['card'], on: choose('promo'), to: 'empty', changes: { kind: 'promo', typed: '' } },

    { law: 'R1.4.8', in: ['empty', 'blank', 'voided'], on: use, to: 'missing', changes: { problem: missing } },
    { law: 'R1.4.8', in: ['missing'], on: use },
    { law: 'R7.3.8', in: ['typed'], on: use, to: 'checking', changes: { wish }, does: [uses('cool10'), asks({})] },
    {
      law: 'R7.3.8',
      in: ['refused'],
      on: use,
      to: 'checking',
      changes: { wish, problem: null },
      does: [uses('cool10'), asks({})],
    },
    {
      law: 'R3.9.4',
      in: ['card'],
      on: use,
      to: 'checking',
      changes: { wish: { code: 'M-1001', type: 'memberships' } },
      does: [uses('M-1001', 'memberships'), asks({ code: 'M-1001', type: 'memberships' })],
    },
    // What comes back from a payment that failed brings its wish along (Q4.8.c).
    {
      law: 'Q4.8.c',
      in: ['empty', 'typed', 'blank'],
      on: isWished,
      to: 'checking',
      changes: { promotion: wished, wish },
      does: [asks({})],
    },
    {
      law: 'Q4.8.c',
      in: ['missing', 'voided', 'refused'],
      on: isWished,
      to: 'checking',
      changes: { promotion: wished, wish, problem: null },
      does: [asks({})],
    },
    {
      law: 'Q4.8.c',
      in: ['card'],
      on: isWished,
      to: 'checking',
      changes: { promotion: wished, wish, kind: 'promo' },
      does: [asks({})],
    },
    {
      law: 'Q4.8.b',
      in: ['empty', 'typed', 'blank', 'missing', 'voided', 'card', 'refused'],
      on: cartIs({ lines: fewer }),
      changes: { lines: fewer },
    },
  ],
  {},
  [remove, retry, yes],
);
