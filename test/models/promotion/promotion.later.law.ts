/** The law of a promotion in use: verified again, kept, apart from the cart, restored. */
import type { Law, Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { omar } from '../cart/cart.fixtures.ts';
import {
  lines,
  member,
  fewer,
  none,
  wished,
  found,
  again,
  cardWished,
  yes,
  unfit,
  elsewhere,
  invalid,
  no,
  tooOften,
  wait,
  signedOut,
  connectionError,
  cut,
  cartIs,
  isFound,
  isWished,
  isVoided,
  isCleared,
  untold,
  isEmptied,
  isAnothers,
  voided,
  isOther,
  isOmars,
  type,
  use,
  remove,
  retry,
  choose,
  wishAgain,
  asks,
  clears,
  applies,
  reconnects,
  toApplied,
  checking,
  asked,
  inChecking,
  applied,
  unreachable,
  watchesCart,
  lawOf,
} from './promotion.law.ts';

const askedSoon = ['asked', 'checking'];
const over = { code: 'http401', message: 'Please log in' };

const never: [problem: object, on: typeof cut][] = [
  [connectionError, cut],
  [tooOften, wait],
  [over, signedOut],
];

const renamed = cartIs({ promotion: wished, user: { ...member, first_name: 'Leila' } });
const omars = cartIs({ promotion: wished, user: omar });

/** All was ordered or taken out, the code was taken away, or somebody else came: there is nothing to be told. */
const leaves = (at: readonly string[], changes: object): Row[] => [
  { law: 'R4.8.10', in: at, on: isEmptied, to: 'empty', changes: { typed: '', wish: null, lines: [], ...changes } },
  { law: 'R1.4.8', in: at, on: isCleared, to: 'empty', changes: { typed: '', wish: null, ...changes } },
  { law: 'T06', in: at, on: isAnothers, to: 'empty', changes: { typed: '', wish: null, user: omar, ...changes } },
];

/** An answer is awaited; one to another cart counts for nothing. */
export const verifying = lawOf(
  { asked, checking: inChecking },
  [
    { law: 'R7.3.8', in: ['asked'], on: isWished, to: 'checking', changes: { promotion: wished } },
    { law: 'R3.6.2', in: askedSoon, on: yes, to: 'applied', does: [applies] },
    {
      law: 'R5.7.5',
      in: askedSoon,
      on: unfit,
      to: 'refused',
      changes: { wish: null, problem: { code: 'promoNotValid', message: null } },
      does: [clears],
    },
    // A discount for a line that is not in the cart is dropped (R7.3.9).
    {
      law: 'R7.3.9',
      in: askedSoon,
      on: elsewhere,
      to: 'refused',
      changes: { wish: null, problem: { code: 'promoNotValid', message: null } },
      does: [clears],
    },
    { law: 'R8.4.5', in: askedSoon, on: no, to: 'refused', changes: { wish: null, problem: invalid }, does: [clears] },
    ...never.map(([problem, on]) => ({
      law: 'B09',
      in: askedSoon,
      on,
      to: 'unreachable',
      changes: { problem, attempts: 1 },
      does: [reconnects(problem, 1)],
    })),
    {
      law: 'Q4.8.b',
      in: askedSoon,
      on: isOther,
      to: 'checking',
      changes: { lines: fewer, promotion: again, wish: wishAgain },
      does: [asks({ lines: fewer, ...wishAgain })],
    },
    {
      law: 'Q4.8.b',
      in: ['asked'],
      on: omars,
      changes: { promotion: wished, user: omar },
      does: [asks({ user: omar })],
    },
    { law: 'Q4.8.b', in: ['checking'], on: omars, changes: { user: omar }, does: [asks({ user: omar })] },
    ...leaves(['asked'], {}),
    {
      law: 'R4.8.6',
      in: askedSoon,
      on: isVoided,
      to: 'empty',
      changes: { typed: '', wish: null, promotion: untold, problem: voided },
      does: [clears],
    },
    ...leaves(['checking'], { promotion: none }),
    { law: 'R1.4.8', in: askedSoon, on: remove, to: 'empty', changes: { typed: '', wish: null }, does: [clears] },
  ],
  {},
  [use, retry, type('x'), choose('memberships')],
);

/** Verified again after an outage: its problem is cleared by an answer, or by another question. */
export const askedAgain = lawOf(
  {
    checking: {
      by: [...unreachable.by, done('reconnect')],
      ...checking,
      knows: { problem: connectionError, attempts: 1 },
    },
  },
  [
    { law: 'K01', in: ['checking'], on: yes, to: 'applied', changes: { problem: null, attempts: 0 }, does: [applies] },
    {
      law: 'Q4.8.b',
      in: ['checking'],
      on: isOther,
      changes: { lines: fewer, promotion: again, wish: wishAgain, problem: null, attempts: 0 },
      does: [asks({ lines: fewer, ...wishAgain })],
    },
  ],
);

/** It holds, for this cart. */
export const holding = lawOf(
  { applied, told: { ...applied, by: toApplied.slice(0, -1), knows: { promotion: wished } } },
  [
    { law: 'R3.6.2', in: ['told'], on: isFound, to: 'applied', changes: { promotion: found } },
    {
      law: 'Q4.8.b',
      in: ['applied', 'told'],
      on: isOther,
      to: 'checking',
      changes: { lines: fewer, promotion: again, wish: wishAgain },
      does: [asks({ lines: fewer, ...wishAgain })],
    },
    {
      law: 'Q4.8.b',
      in: ['applied', 'told'],
      on: isOmars,
      to: 'checking',
      changes: { promotion: again, user: omar, wish: wishAgain },
      does: [asks({ ...wishAgain, user: omar })],
    },
    // The sum is higher than it was: that is said (I27).
    {
      law: 'R4.8.6',
      in: ['applied', 'told'],
      on: isVoided,
      to: 'empty',
      changes: { typed: '', wish: null, promotion: untold, problem: voided },
      does: [clears],
    },
    ...leaves(['applied', 'told'], { promotion: none }),
    {
      law: 'R1.4.8',
      in: ['applied', 'told'],
      on: remove,
      to: 'empty',
      changes: { typed: '', wish: null },
      does: [clears],
    },
  ],
  {},
  [use, retry, type('x'), choose('memberships'), yes],
);

/** The server cannot be reached: the wish stays, and is verified later. */
export const apartFromIt = lawOf(
  { unreachable },
  [
    {
      law: 'K01',
      in: ['unreachable'],
      on: retry,
      to: 'checking',
      changes: { problem: null, attempts: 0 },
      does: [asks({})],
    },
    { law: 'K01', in: ['unreachable'], on: done('reconnect'), to: 'checking', does: [asks({})] },
    {
      law: 'K01',
      in: ['unreachable'],
      on: failed('reconnect', new Error('a defect')),
      changes: { problem: { code: 'unexpected', message: null } },
    },
    { law: 'Q4.8.b', in: ['unreachable'], on: cartIs({ promotion: wished, lines: [...lines] }), changes: {} },
    // Who it is is known better, and nothing else is asked for it.
    { law: 'Q4.8.b', in: ['unreachable'], on: renamed, changes: { user: { ...member, first_name: 'Leila' } } },
    {
      law: 'Q4.8.b',
      in: ['unreachable'],
      on: isOther,
      to: 'checking',
      changes: { lines: fewer, promotion: again, wish: wishAgain, problem: null, attempts: 0 },
      does: [asks({ lines: fewer, ...wishAgain })],
    },
    {
      law: 'R4.8.6',
      in: ['unreachable'],
      on: isVoided,
      to: 'empty',
      changes: { typed: '', wish: null, promotion: untold, problem: voided },
      does: [clears],
    },
    ...leaves(['unreachable'], { promotion: none, problem: null }),
    {
      law: 'R1.4.8',
      in: ['unreachable'],
      on: remove,
      to: 'empty',
      changes: { typed: '', wish: null, problem: null },
      does: [clears],
    },
  ],
  {},
  [use, type('x'), choose('memberships')],
);

/** After a reload, or for a persisted cart, the wish is verified, whatever it took off before. */
export const comingBack: Law = {
  ...lawOf(
    {
      checking: { by: [], ...checking, knows: { wish: { code: 'M-1001', type: 'memberships' }, kind: 'memberships' } },
    },
    [
      {
        law: 'R8.4.7',
        in: ['checking'],
        on: unfit,
        to: 'refused',
        changes: { typed: 'M-1001', wish: null, problem: { code: 'membershipInvalid', message: null } },
        does: [clears],
      },
    ],
    { promotion: cardWished },
  ),
  begins: [watchesCart, asks({ code: 'M-1001', type: 'memberships' })],
};

/** It was voided elsewhere, before anybody looked at the sum. */
export const voidedBefore: Law = {
  ...lawOf(
    { told: { by: [], state: 'empty', runs: ['watchCart'], knows: { typed: '', wish: null, problem: voided } } },
    [{ law: 'R4.8.6', in: ['told'], on: isCleared, changes: { promotion: none } }],
    { promotion: untold },
  ),
  begins: [watchesCart, clears],
};
