/**
 * The law of removing a booking from the cart, and of undoing that, from R4.1.8, R4.5.2, Q7.3.a and A09; see
 * docs/guide/testing.md.
 */
import { createEmptyActor } from 'xstate';
import { lineRemovalMachine } from '../../../machines/lineRemoval/lineRemovalMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect, Law, Row } from '../../support/law/law.ts';
import { after, done, failed } from '../../support/paths.ts';
import { addon, court, event, swim } from '../cart/cart.fixtures.ts';

const cart = createEmptyActor();
const pool = swim('swim');
const meal = event('event');
const [day, night] = court;

const tells = (lines: readonly object[], isGuest = false) => ({ type: 'cart.changed', lines, isGuest });
const all = [pool, day, night, meal];
const full = tells(all);
const remove = (lines: readonly object[], index: number) => ({ type: 'booking.remove', lines, index });
const removeCourt = remove([day, night], 1);
const removeMeal = remove([meal], 2);
const removePool = remove([pool], 0);
const confirm = { type: 'removal.confirm' };
const cancel = { type: 'removal.cancel' };
const undo = { type: 'removal.undo' };
const hold = { type: 'undo.hold' };
const release = { type: 'undo.release' };
const dismiss = { type: 'problem.dismiss' };
const timeIsOver = after('undoStay', 'lineRemoval.offered.passing');
const putBack = done('restoreLines');
const taken = failed('restoreLines', new RefusedError('placeTaken', 'Somebody else was faster'));
const offline = failed('restoreLines', new ConnectionError());
const faster = { code: 'placeTaken', message: 'Somebody else was faster' };
const lost = { code: 'lost', message: null };

/** The whole booking goes with its first line. */
const takesOut = (lineId: string): Effect => ({ sends: { type: 'line.remove', lineId }, to: cart.id });
const asksBack = (lines: readonly object[]): Effect => ({ starts: 'restoreLines', input: { cart, lines } });

const runs = ['watchCart'];
const someSeconds = { undoStay: 10_000 };
const passing = { state: { offered: 'passing' }, runs, waits: someSeconds };
const nothing = { lines: [], index: 0 };

const withoutCourt = [pool, meal];
/** The same lines; only a price has changed. */
const cheaper = tells([{ ...pool, price: 36 }, meal]);
const other = [
  tells([{ ...pool, quantity: 2 }, meal]),
  tells([{ ...pool, addons: [addon()] }, meal]),
  tells([meal]),
  tells([pool, meal, event('another')]),
  tells([]),
];

const offers = (
  on: ReturnType<typeof remove>,
  from: readonly string[],
  rest: readonly object[],
  lineId: string,
): Row => ({
  law: 'R4.5.2',
  in: from,
  on,
  to: 'offered',
  changes: {
    removed: { lines: on.lines, index: on.index },
    told: { lines: rest, isGuest: false },
  },
  waits: someSeconds,
  does: [takesOut(lineId)],
});

export const customersLaw: Law = {
  machine: lineRemovalMachine,
  input: { cart },
  begins: [{ starts: 'watchCart', input: { cart } }],
  situations: {
    resting: { by: [full], state: 'resting', runs, knows: { removed: nothing, problem: null } },
    offered: { by: [full, removeCourt], ...passing, knows: { told: { lines: withoutCourt } } },
    held: { by: [full, removeCourt, hold], state: { offered: 'held' }, runs },
    restoring: {
      by: [full, removeCourt, undo],
      state: 'restoring',
      runs: ['restoreLines', 'watchCart'],
      tags: ['busy'],
    },
    refused: { by: [full, removeCourt, undo, taken], state: 'refused', runs, knows: { problem: faster } },
  },
  rows: [
    offers(removeCourt, ['resting'], withoutCourt, 'court-day'),
    offers(removePool, ['resting'], [day, night, meal], 'swim'),
    offers(removeMeal, ['resting'], [pool, day, night], 'event'),
    // Another one: the first is no longer offered.
    offers(removeMeal, ['offered', 'held'], [pool], 'event'),
    offers(removePool, ['offered', 'held'], [meal], 'swim'),
    {
      ...offers(removeMeal, ['refused'], [pool], 'event'),
      changes: { removed: { lines: [meal], index: 2 }, told: { lines: [pool], isGuest: false }, problem: null },
    },
    {
      ...offers(removePool, ['refused'], [meal], 'swim'),
      changes: { removed: { lines: [pool], index: 0 }, told: { lines: [meal], isGuest: false }, problem: null },
    },
    // Pressed twice: it is out already.
    {
      law: 'F09',
      in: ['offered', 'held'],
      on: removeCourt,
      to: 'offered',
      does: [takesOut('court-day')],
      waits: someSeconds,
    },
    {
      law: 'F09',
      in: ['refused'],
      on: removeCourt,
      to: 'offered',
      changes: { problem: null },
      does: [takesOut('court-day')],
    },

    // For some seconds, and as long as it is hovered or focused (A09).
    { law: 'A09', in: ['offered'], on: timeIsOver, to: 'resting' },
    { law: 'A09', in: ['offered'], on: hold, to: 'held' },
    { law: 'A09', in: ['held'], on: release, to: 'offered' },

    // Something else changes: there is no cart any more that it could be put back into as it was.
    ...other.map((on) => ({
      law: 'A09',
      in: ['offered', 'held'],
      on,
      to: 'resting',
      changes: { told: { lines: on.lines, isGuest: false } },
    })),
    ...other.map((on) => ({
      law: 'A09',
      in: ['resting', 'restoring', 'refused'],
      on,
      changes: { told: { lines: on.lines, isGuest: false } },
    })),
    // A new price or discount does not end the offer to undo.
    {
      law: 'A09',
      in: ['resting', 'offered', 'held', 'restoring', 'refused'],
      on: cheaper,
      changes: { told: { lines: cheaper.lines, isGuest: false } },
    },
    { law: 'A09', in: ['offered', 'held'], on: full, to: 'resting', changes: { told: { lines: all, isGuest: false } } },
    { law: 'A09', in: ['restoring', 'refused'], on: full, changes: { told: { lines: all, isGuest: false } } },
    { law: 'A09', in: ['resting'], on: full },

    // Its places are requested again, and may be taken (Q7.3.a).
    { law: 'Q7.3.a', in: ['offered', 'held'], on: undo, to: 'restoring', does: [asksBack([day, night])] },
    { law: 'Q7.3.a', in: ['restoring'], on: putBack, to: 'resting' },
    { law: 'Q7.3.a', in: ['restoring'], on: taken, to: 'refused', changes: { problem: faster } },
    { law: 'F01', in: ['restoring'], on: offline, to: 'refused', changes: { problem: lost } },
    { law: 'Q7.3.a', in: ['refused'], on: dismiss, to: 'resting', changes: { problem: null } },
  ],
  refused: [confirm, cancel],
};

/** A customer's last line is removed like any other, since their account remains. */
export const lastLaw: Law = {
  machine: lineRemovalMachine,
  input: { cart },
  begins: [{ starts: 'watchCart', input: { cart } }],
  situations: { only: { by: [tells([meal])], state: 'resting', runs } },
  rows: [{ ...offers(removeMeal, ['only'], [], 'event'), law: 'R4.1.8', to: { offered: 'passing' } }],
};

/** A guest is logged out with their last line, so they are asked. */
export const guestsLaw: Law = {
  machine: lineRemovalMachine,
  input: { cart },
  begins: [{ starts: 'watchCart', input: { cart } }],
  situations: {
    court: { by: [tells(court, true)], state: 'resting', runs },
    two: { by: [tells([day, night, meal], true)], state: 'resting', runs },
    asking: { by: [tells(court, true), removeCourt], state: 'asking', runs },
    askingAgain: {
      by: [tells([day, night, meal], true), removeMeal, removeCourt],
      state: 'asking',
      runs,
      knows: { told: { lines: [day, night], isGuest: true } },
    },
    offered: { by: [tells([day, night, meal], true), removeMeal], ...passing },
    refused: { by: [tells([day, night, meal], true), removeMeal, undo, taken], state: 'refused', runs },
  },
  rows: [
    {
      law: 'R4.1.8',
      in: ['court', 'offered'],
      on: removeCourt,
      to: 'asking',
      changes: { removed: { lines: [day, night], index: 1 } },
    },
    {
      law: 'R4.1.8',
      in: ['refused'],
      on: removeCourt,
      to: 'asking',
      changes: { removed: { lines: [day, night], index: 1 }, problem: null },
    },
    {
      law: 'R4.1.8',
      in: ['two'],
      on: removeCourt,
      to: { offered: 'passing' },
      changes: { removed: { lines: [day, night], index: 1 }, told: { lines: [meal], isGuest: true } },
      does: [takesOut('court-day')],
    },
    // Confirmed: no undo, since the guest is logged out.
    {
      law: 'R4.1.8',
      in: ['asking', 'askingAgain'],
      on: confirm,
      to: 'resting',
      changes: { told: { lines: [], isGuest: true } },
      does: [takesOut('court-day')],
    },
    { law: 'R4.1.8', in: ['asking', 'askingAgain'], on: cancel, to: 'resting' },
  ],
};
