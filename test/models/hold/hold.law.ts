/** The law of the places that the cart holds, from Q7.3.a, F31 and A16 (2.2.1); see docs/guide/testing.md. */
import { createEmptyActor } from 'xstate';
import { holdMachine } from '../../../machines/hold/holdMachine.ts';
import type { Effect, Law } from '../../support/law/law.ts';
import { after } from '../../support/paths.ts';
import { facility, swim } from '../cart/cart.fixtures.ts';

/** Stands for the cart, to which the hold sends events. */
const cart = createEmptyActor();
const until = '2026-11-21 18:15:00';

const held = (left: number, changes: object = {}) => ({
  until,
  endsAt: 1_800_000_000_000 + left,
  left,
  isUnsure: false,
  ...changes,
});
const tells = (left: number, changes: object = {}) => ({ type: 'hold.changed', held: held(left, changes) });
const nothing = { until: null, endsAt: 0, left: 0, isUnsure: false };

const fresh = tells(900_000);
const aged = tells(599_999);
// Just before and just after five minutes, two minutes, and the end.
const quiet = tells(300_001);
const short = tells(300_000);
const shorter = tells(120_001);
const last = tells(120_000);
const instant = tells(1);
const gone = tells(0);
const longGone = tells(-4_000_000);
const unsure = tells(840_000, { isUnsure: true });
const unsureAtTheEnd = tells(90_000, { isUnsure: true });
const released = { type: 'hold.changed', held: nothing };
/** The server did not say until when. */
const untold = { type: 'hold.changed', held: { ...nothing, isUnsure: true } };

const shown = { type: 'page.shown' };
const online = { type: 'connection.returned' };
const keep = { type: 'hold.keep' };
const reset = { type: 'cart.reset' };

const court = facility('court');
const pool = swim('swim');
const faster = { code: 'placeTaken', message: 'Somebody else was faster' };
const losesCourt = { type: 'lines.lost', lines: [court], problem: faster };
const losesBoth = { type: 'lines.lost', lines: [court, pool], problem: { code: 'placeTaken', message: null } };
const dismissCourt = { type: 'lost.dismiss', lineId: 'court' };
const dismissPool = { type: 'lost.dismiss', lineId: 'swim' };
const lostCourt = { line: court, problem: faster };
const lostPool = { line: pool, problem: { code: 'placeTaken', message: null } };

const fiveMinutesAreLeft = after('untilCounted', 'hold.renewed');
const twoMinutesAreLeft = after('untilWarned', 'hold.counting');
const timeIsOver = after('untilOver', 'hold.ending');

const asksCart: Effect = { sends: { type: 'hold.renew' }, to: cart.id };
const asksByHand: Effect = { sends: { type: 'hold.keep' }, to: cart.id };
const watches = ['watchHold'];

const situations: Law['situations'] = {
  idle: { by: [], state: 'idle', runs: watches, knows: { held: nothing, lost: [] } },
  renewed: { by: [fresh], state: 'renewed', runs: watches, waits: { untilCounted: 600_000 } },
  aged: { by: [aged], state: 'renewed', runs: watches, waits: { untilCounted: 299_999 } },
  counting: { by: [short], state: 'counting', runs: watches, waits: { untilWarned: 180_000 }, tags: ['counting'] },
  unsure: { by: [unsure], state: 'counting', runs: watches, waits: { untilWarned: 720_000 }, tags: ['counting'] },
  ending: { by: [last], state: 'ending', runs: watches, waits: { untilOver: 120_000 }, tags: ['counting'] },
  over: { by: [gone], state: 'over', runs: watches, tags: ['counting'] },
  // Late by itself: the delays say how much is left.
  faded: {
    by: [fresh, fiveMinutesAreLeft],
    state: 'counting',
    runs: watches,
    waits: { untilWarned: 180_000 },
    tags: ['counting'],
    knows: { held: { left: 300_000, until } },
  },
  lost: { by: [losesBoth], state: 'idle', runs: watches, knows: { lost: [{ line: court }, { line: pool }] } },
};
const everywhere = Object.keys(situations);
const quietly = ['idle', 'lost'];
const heldSomehow = ['renewed', 'aged', 'counting', 'unsure', 'ending', 'over', 'faded'];
const but = (...names: string[]) => everywhere.filter((name) => !names.includes(name));

const told = (on: ReturnType<typeof tells>, to: string, waits: Record<string, number>, ...already: string[]) => [
  { law: 'Q7.3.a', in: but(...already), on, to, changes: { held: on.held }, waits },
  ...(already.length === 0 ? [] : [{ law: 'Q7.3.a', in: already, on, to, waits }]),
];

export const holdLaw: Law = {
  machine: holdMachine,
  input: { cart },
  begins: [{ starts: 'watchHold', input: { cart } }],
  situations,
  rows: [
    // The latest word of the cart counts, in every situation.
    ...told(fresh, 'renewed', { untilCounted: 600_000 }, 'renewed'),
    ...told(aged, 'renewed', { untilCounted: 299_999 }, 'aged'),
    ...told(quiet, 'renewed', { untilCounted: 1 }),
    ...told(short, 'counting', { untilWarned: 180_000 }, 'counting'),
    ...told(shorter, 'counting', { untilWarned: 1 }),
    ...told(unsure, 'counting', { untilWarned: 720_000 }, 'unsure'),
    ...told(last, 'ending', { untilOver: 120_000 }, 'ending'),
    ...told(instant, 'ending', { untilOver: 1 }),
    ...told(unsureAtTheEnd, 'ending', { untilOver: 90_000 }),
    ...told(gone, 'over', {}, 'over'),
    ...told(longGone, 'over', {}),
    { law: 'R7.3.5', in: heldSomehow, on: released, to: 'idle', changes: { held: nothing } },
    { law: 'R7.3.5', in: quietly, on: released, to: 'idle' },
    { law: 'Q7.3.a', in: everywhere, on: untold, to: 'idle', changes: { held: untold.held } },

    // F31: the machine counts the time itself, and asks the cart before the hold ends.
    ...['renewed', 'aged'].map((name) => ({
      law: 'F31',
      in: [name],
      on: fiveMinutesAreLeft,
      to: 'counting',
      changes: { held: { ...(name === 'renewed' ? fresh : aged).held, left: 300_000 } },
      does: [asksCart],
    })),
    {
      law: 'A16',
      in: ['counting'],
      on: twoMinutesAreLeft,
      to: 'ending',
      changes: { held: { ...short.held, left: 120_000 } },
      does: [asksCart],
    },
    {
      law: 'A16',
      in: ['unsure'],
      on: twoMinutesAreLeft,
      to: 'ending',
      changes: { held: { ...unsure.held, left: 120_000 } },
      does: [asksCart],
    },
    {
      law: 'A16',
      in: ['faded'],
      on: twoMinutesAreLeft,
      to: 'ending',
      changes: { held: { ...fresh.held, left: 120_000 } },
      does: [asksCart],
    },
    {
      law: 'F31',
      in: ['ending'],
      on: timeIsOver,
      to: 'over',
      changes: { held: { ...last.held, left: 0 } },
      does: [asksCart],
    },

    // When the page is shown again or the connection returns, the hold is renewed at once, unless it is fresh.
    { law: 'F31', in: heldSomehow.filter((name) => name !== 'renewed'), on: shown, does: [asksCart] },
    { law: 'F01', in: heldSomehow.filter((name) => name !== 'renewed'), on: online, does: [asksCart] },
    { law: 'A16', in: ['counting', 'unsure', 'ending', 'over', 'faded'], on: keep, does: [asksByHand] },

    // Q7.3.a: each lost line is listed once with its reason, until it is dismissed.
    { law: 'Q7.3.a', in: but('lost'), on: losesCourt, changes: { lost: [lostCourt] } },
    {
      law: 'Q7.3.a',
      in: but('lost'),
      on: losesBoth,
      changes: { lost: [{ ...lostPool, line: court }, lostPool] },
    },
    { law: 'Q7.3.a', in: ['lost'], on: dismissCourt, changes: { lost: [lostPool] } },
    { law: 'Q7.3.a', in: ['lost'], on: dismissPool, changes: { lost: [{ ...lostPool, line: court }] } },
    { law: 'R4.8.10', in: ['lost'], on: reset, changes: { lost: [] } },
    // The same loss told again changes nothing.
    { law: 'Q7.3.a', in: ['lost'], on: losesCourt },
    { law: 'Q7.3.a', in: ['lost'], on: losesBoth },
  ],
  refused: [{ type: 'lost.dismiss', lineId: 'nobody' }, { type: 'hold.changed.late' }],
  unnoticed: {
    'a guard left out: root · cart.reset': 'Clearing an empty list of lost lines changes nothing.',
    'a guard left out: root · lost.dismiss': 'Dismissing a line that is not in the list changes nothing.',
  },
};

/** A single line was lost. */
export const oneLine: Law = {
  machine: holdMachine,
  input: { cart },
  situations: { lost: { by: [losesCourt], state: 'idle', runs: watches, knows: { lost: [lostCourt] } } },
  rows: [{ law: 'Q7.3.a', in: ['lost'], on: dismissCourt, changes: { lost: [] } }],
  refused: [dismissPool],
};

/** F31: a hold of ten minutes counts as fresh; only a shorter one is renewed when the page is shown again. */
export const tenMinutes: Law = {
  machine: holdMachine,
  input: { cart },
  situations: { fresh: { by: [tells(600_000)], state: 'renewed', runs: watches, waits: { untilCounted: 300_000 } } },
  rows: [
    {
      law: 'F31',
      in: ['fresh'],
      on: fiveMinutesAreLeft,
      to: 'counting',
      waits: { untilWarned: 180_000 },
      changes: { held: held(300_000, { endsAt: 1_800_000_600_000 }) },
      does: [asksCart],
    },
  ],
  refused: [shown, online],
};
