/** The law of paying from a balance that another tab may have spent, from F37, R1.4.4–5, R5.7.6; see docs/guide/testing.md. */
import type { PaymentOptions } from '../../../src/contract/orders/orders.ts';
import { defaultPreferences, type PaymentPreferences } from '../../../machines/cart/paymentPreferences.ts';
import type { Effect, Row } from '../../support/law/law.ts';
import { layla } from '../cart/cart.fixtures.ts';
import { cartContent, options, portal } from './checkout.fixtures.ts';
import {
  around,
  cartIs,
  comes,
  filling,
  lawOf,
  loadsWays,
  oneAnd,
  order,
  placing,
  updateDeferred,
  waysNow,
} from './checkout.law.ts';

const pay = { type: 'order.place' };
const connectionError = { code: 'lost', message: null };
const notHad = waysNow(null, connectionError);
const asksAgain: Effect = { sends: { type: 'resource.reload' }, to: 'resource' };
const comparing = { state: { reviewing: 'comparing' }, runs: [...around, 'resource'], tags: ['busy'] } as const;

interface Balance {
  preferences: Partial<PaymentPreferences>;
  /** What the page shows. */
  shown: PaymentOptions;
  /** What is ordered by it. */
  asks: object;
  /** Answers by which every part stays what it is. */
  same: readonly PaymentOptions[];
  /** Balances that differ, and the code of the message. */
  other: readonly (readonly [PaymentOptions, code: string])[];
}

function balanceLaw({ preferences, shown, asks, same, other }: Balance) {
  const paying = { ...cartContent, preferences: { ...defaultPreferences, ...preferences } };
  const sent = { ...order, ...asks };
  const places: Effect = {
    starts: 'placement',
    input: { user: layla, order: sent, cartContent: paying, intent: null },
  };
  const known = [waysNow(shown)];
  const news: PaymentOptions[] = [...same, ...other.map(([fresh]) => fresh)].filter((fresh) => fresh !== shown);
  const rows: Row[] = [
    oneAnd('known', 'F37', pay, { to: 'comparing', changes: { order: sent }, does: [asksAgain] }),
    oneAnd('unasked', 'F37', pay, { to: 'comparing', changes: { order: sent, problem: null }, does: [asksAgain] }),
    ...same.map((fresh) =>
      oneAnd('comparing', 'F37', waysNow(fresh), {
        to: 'placing',
        ...(fresh === shown ? {} : { changes: { options: fresh } }),
        does: [updateDeferred, places],
      }),
    ),
    ...other.map(([fresh, code]) =>
      oneAnd('comparing', 'F37', waysNow(fresh), {
        to: 'known',
        changes: { order: null, options: fresh, problem: { code, message: null } },
      }),
    ),
    // I14: what comes into the cart, or leaves it, in between is neither paid nor lost; a renewed hold changes nothing.
    oneAnd('comparing', 'I14', cartIs({ ...paying, lines: [] }), {
      to: 'known',
      changes: { order: null, cartContent: { ...paying, lines: [] } },
    }),
    oneAnd(['known', 'unasked', 'placing', 'signedOut'], 'I14', cartIs({ ...paying, lines: [] }), {
      changes: { cartContent: { ...paying, lines: [] } },
    }),
    oneAnd(['known', 'unasked', 'comparing', 'placing', 'signedOut'], 'I14', cartIs({ ...paying }), {}),
    // F01: who cannot be asked orders nothing, and may be asked again.
    oneAnd('comparing', 'F01', notHad, {
      to: 'known',
      changes: { order: null, problem: connectionError, optionsProblem: connectionError },
    }),
    oneAnd('comparing', 'R4.1.7', comes(null), {
      to: 'signedOut',
      changes: { user: null, order: null, options: null },
    }),
    // Beside the form it is shown, and nothing more.
    oneAnd('known', 'F01', notHad, { changes: { optionsProblem: connectionError } }),
    oneAnd('unasked', 'F01', waysNow(shown), { changes: { optionsProblem: null } }),
    ...news.flatMap((fresh) => [
      oneAnd('known', 'F01', waysNow(fresh), { changes: { options: fresh } }),
      oneAnd('unasked', 'F01', waysNow(fresh), { changes: { options: fresh, optionsProblem: null } }),
    ]),
    oneAnd('known', 'R4.1.7', comes(null), { to: 'signedOut', changes: { user: null, options: null } }),
    oneAnd('unasked', 'R4.1.7', comes(null), {
      to: 'signedOut',
      changes: { user: null, options: null, optionsProblem: null },
    }),
    oneAnd(['known', 'unasked', 'comparing', 'placing'], 'R2.3.1', comes(layla), {}),
  ];
  return lawOf(
    { cartContent: paying },
    {
      known: { by: known, ...filling, knows: { order: null, options: shown, problem: null } },
      comparing: { by: [...known, pay], ...comparing, knows: { order: sent, options: shown } },
      placing: { by: [...known, pay, waysNow(shown)], ...placing, knows: { order: sent } },
      unasked: { by: [...known, pay, notHad], ...filling, knows: { order: null, problem: connectionError } },
      signedOut: { by: [...known, comes(null)], state: 'signedOut', runs: around },
    },
    [
      ...rows,
      oneAnd('placing', 'R4.1.7', comes(null), { changes: { user: null, options: null } }),
      oneAnd('signedOut', 'R6.1.3', comes(layla), {
        to: { reviewing: 'filling' },
        changes: { user: layla },
        does: [loadsWays],
      }),
      oneAnd('signedOut', 'R6.1.3', pay, { does: [{ sends: { type: 'login.open' }, to: portal.id }] }),
    ],
  );
}

const ways = (changes: Partial<PaymentOptions>): PaymentOptions => ({ ...options, ...changes });
const worth = (points: number) => ({ points, value: points / 100 });
const credit = (available: number) => ({ limit: 5000, used: 5000 - available, available });

const onCredit = ways({ credit: credit(1000) });

/** AED 84 are owed: the wallet has 80, the points are worth 34.80. */
export const balances = [
  balanceLaw({
    preferences: { is_wallet: true },
    shown: options,
    asks: { is_wallet: '1' },
    same: [options, ways({ q_points: worth(0) })],
    other: [
      [ways({ wallet: { balance: 30 } }), 'balanceChanged'],
      // More is paid from it than was shown.
      [ways({ wallet: { balance: 84 } }), 'balanceChanged'],
      // The card that was shown is gone.
      [ways({ cards: [] }), 'balanceChanged'],
    ],
  }),
  balanceLaw({
    preferences: { is_qpoints: true },
    shown: options,
    asks: { is_qpoints: '1' },
    same: [options, ways({ wallet: { balance: 0 } })],
    other: [[ways({ q_points: worth(100) }), 'balanceChanged']],
  }),
  balanceLaw({
    preferences: { cardId: 'credit', isCardChosen: true },
    shown: onCredit,
    asks: { cardId: 'credit' },
    same: [onCredit, ways({ credit: credit(84) })],
    other: [
      [ways({ credit: credit(83) }), 'creditExceeded'],
      [ways({ credit: null }), 'balanceChanged'],
    ],
  }),
];
