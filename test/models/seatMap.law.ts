/** The law of numbered seats, from Q7.6.k, Q3.6.b, R5.7.11, R8.1.5 and R8.1.6; see docs/guide/testing.md. */
import type { AnyEventObject } from 'xstate';
import { seatMapMachine } from '../../machines/seatMap/seatMapMachine.ts';
import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import { hallOfRows } from '../rules/seatMap/hall.fixtures.ts';
import { exhibition, seatLineOf } from '../rules/seatMap/exhibition.fixtures.ts';
import { keyOf, type Effect, type Law, type Row, type Situation } from '../support/law/law.ts';
import { after, done, failed } from '../support/paths.ts';

const { event } = exhibition;
/** Seats 1 to 3 and 5 to 8 are free, the fourth is sold. */
const hall = hallOfRows('...x', '....');
/** Then somebody buys the second. */
const later = hallOfRows('.x.x', '....');

const press = (seatId: number) => ({ type: 'seat.press', seatId });
const find = (count: number, ticketId: number | null = null) => ({ type: 'together.find', count, ticketId });
const inCart = (...seatIds: number[]) => ({ type: 'cart.changed', seatIds });
const add = { type: 'seats.add' };
const clear = { type: 'choice.clear' };
const takeSplit = { type: 'split.take' };
const reload = { type: 'seats.reload' };
const shown = { type: 'tab.shown' };
const hidden = { type: 'tab.hidden' };
const pause = after('refreshPause', 'seatMap.open.choosing.resting');

const first = (what: object) => done('loadSeatMap', what);
const refreshed = (what: object) => done('refreshSeatMap', what);
const checked = (what: object) => done('checkSeatMap', what);
const dropped = failed('loadSeatMap', new ConnectionError());
const unknown = failed('loadSeatMap', new RefusedError('seatMapUnknown'));
const unread = failed('refreshSeatMap', new ConnectionError());
const unchecked = failed('checkSeatMap', new ConnectionError());
const isAdded = done('addToCart');
const notAdded = failed('addToCart', new RefusedError('membershipExclusive'));
const back = done('reconnect');
const stillAway = failed('reconnect', new Error('a defect'));

const lost = { code: 'lost', message: null };
const exclusive = { code: 'membershipExclusive', message: null };
const twice = { code: 'seatInCart', message: null };
const whole = { kind: 'whole', seats: [5, 6], wanted: find(2) };
const split = {
  kind: 'split',
  groups: [
    [5, 6, 7, 8],
    [1, 2, 3],
  ],
  wanted: find(7),
} as const;
const none = { kind: 'none', wanted: find(9) };

const plan = { eventId: 307, mapId: 700 };
const asks = (id: string): Effect => ({ starts: id, input: plan });
const puts = (...ids: number[]): Effect => ({ starts: 'addToCart', input: { lines: ids.map(lineOf) } });
const lineOf = seatLineOf;
const tells = (...chosen: number[]): Effect => ({ emits: { type: 'choice.changed', chosen } });
const tellsGone = (...seatIds: number[]): Effect => ({ emits: { type: 'seats.gone', seatIds } });
const tellsAdded = (...seatIds: number[]): Effect => ({ emits: { type: 'seats.added', seatIds } });

const nothing = { map: null, chosen: [], inCart: [], gone: [], together: null, added: [], problem: null, attempts: 0 };
type Known = Readonly<Record<keyof typeof nothing, unknown>>;
const untold = { gone: [], together: null, added: [], problem: null };

interface Standing extends Situation {
  readonly knows: Known;
}

const callbackActors = ['watchCart', 'watchTab'];
const loading = { state: 'loading', runs: [...callbackActors, 'loadSeatMap'], tags: ['busy'] };
const resting = { state: { open: { choosing: 'resting' } }, runs: callbackActors, waits: { refreshPause: 20_000 } };
const refreshing = { state: { open: { choosing: 'refreshing' } }, runs: [...callbackActors, 'refreshSeatMap'] };
const away = { state: { open: { choosing: 'away' } }, runs: callbackActors };
const checking = { state: { open: 'checking' }, runs: [...callbackActors, 'checkSeatMap'], tags: ['busy'] };
const adding = { state: { open: 'adding' }, runs: [...callbackActors, 'addToCart'], tags: ['busy'] };

const at = (by: readonly AnyEventObject[], where: Omit<Situation, 'by'>, knows: Partial<Known> = {}): Standing => ({
  by,
  ...where,
  knows: { ...nothing, ...knows },
});
const open = (by: readonly AnyEventObject[], where: Omit<Situation, 'by'>, knows: Partial<Known> = {}): Standing =>
  at([first(hall), ...by], where, { map: hall, ...knows });

const goneOne = { map: later, chosen: [1], gone: [2] };
const situations: Record<string, Standing> = {
  loading: at([], loading),
  failed: at([dropped], { state: 'failed', runs: [...callbackActors, 'reconnect'] }, { problem: lost, attempts: 1 }),
  again: at([dropped, back], loading, { problem: lost, attempts: 1 }),
  unknown: at([unknown], { state: 'unknown', runs: callbackActors }),
  resting: open([], resting),
  chosen: open([press(1), press(2)], resting, { chosen: [1, 2] }),
  bought: open([inCart(2)], resting, { inCart: [2] }),
  atOnce: open([press(1), press(2), inCart(2)], resting, { chosen: [1], inCart: [2], added: [2] }),
  emptied: open([press(2), add, inCart(2)], checking, { inCart: [2], added: [2] }),
  saidTwice: open([press(1), inCart(2), press(2)], resting, { chosen: [1], inCart: [2], problem: twice }),
  whole: open([find(2)], resting, { chosen: [5, 6], together: whole }),
  split: open([find(7)], resting, { together: split }),
  none: open([find(9)], resting, { together: none }),
  refreshing: open([press(1), press(2), pause], refreshing, { chosen: [1, 2] }),
  away: open([press(1), press(2), hidden], away, { chosen: [1, 2] }),
  gone: open([press(1), press(2), pause, refreshed(later)], resting, goneOne),
  checking: open([press(1), press(2), add], checking, { chosen: [1, 2] }),
  adding: open([press(1), press(2), add, checked(hall)], adding, { chosen: [1, 2] }),
  added: open([press(1), press(2), add, checked(hall), isAdded], resting, { added: [1, 2] }),
  refused: open([press(1), press(2), add, checked(hall), notAdded], resting, { chosen: [1, 2], problem: exclusive }),
};

/** What is otherwise than it was there. */
const changesIn = (name: string, next: Partial<Known>) =>
  Object.fromEntries(
    Object.entries(next).filter(([key, value]) => keyOf(value) !== keyOf(situations[name]!.knows[key as keyof Known])),
  );
const named = (isSo: (known: Known, standing: Standing, name: string) => boolean) =>
  Object.entries(situations)
    .filter(([name, standing]) => isSo(standing.knows, standing, name))
    .map(([name]) => name);
/** A row for each way in which situations differ from what comes. */
function rowsOf(
  law: string,
  names: readonly string[],
  on: AnyEventObject,
  then: (known: Known, name: string) => Pick<Row, 'to' | 'does'> & { next?: Partial<Known> },
): Row[] {
  const groups = new Map<string, Row>();
  for (const name of names) {
    const { next = {}, ...rest } = then(situations[name]!.knows, name);
    const row = { law, on, ...rest, changes: changesIn(name, next) };
    const known = groups.get(keyOf(row));
    groups.set(keyOf(row), { ...row, in: [...(known?.in ?? []), name] });
  }
  return [...groups.values()];
}

const mayChoose = named((_, { state }) => keyOf(state).includes('choosing'));
const ids = (value: unknown) => value as number[];
const isMine = (name: string, id: number) => ids(situations[name]!.knows.chosen).includes(id);
const isInCart = (name: string, id: number) => ids(situations[name]!.knows.inCart).includes(id);
const hasChosen = mayChoose.filter((name) => ids(situations[name]!.knows.chosen).length > 0);

const choice = (chosen: number[]) => ({ next: { ...untold, chosen }, does: [tells(...chosen)] });

const rows: Row[] = [
  ...rowsOf('Q7.6.k', ['loading', 'again'], first(hall), () => ({
    to: 'resting',
    next: { map: hall, problem: null, attempts: 0 },
  })),
  ...rowsOf('Q7.6.k', ['loading', 'again'], first(later), () => ({
    to: 'resting',
    next: { map: later, problem: null, attempts: 0 },
  })),
  { law: 'R2.4.3', in: ['loading', 'again'], on: unknown, to: 'unknown' },
  ...rowsOf('R8.1.6', ['loading', 'again'], dropped, ({ attempts }) => ({
    to: 'failed',
    next: { problem: lost, attempts: Number(attempts) + 1 },
    does: [{ starts: 'reconnect', input: { problem: lost, attempts: Number(attempts) + 1 } }],
  })),
  { law: 'R8.1.6', in: ['failed'], on: back, to: 'again', does: [asks('loadSeatMap')] },
  { law: 'R8.1.6', in: ['failed'], on: reload, to: 'loading', changes: { attempts: 0 }, does: [asks('loadSeatMap')] },
  {
    law: 'R8.1.6',
    in: ['failed'],
    on: stillAway,
    changes: { problem: { code: 'unexpected', message: null }, attempts: 2 },
  },

  // One by one: a press chooses, another one gives up.
  ...[1, 5].flatMap((id) =>
    rowsOf('Q7.6.k', mayChoose, press(id), ({ chosen }, name) =>
      choice(isMine(name, id) ? ids(chosen).filter((one) => one !== id) : [...ids(chosen), id]),
    ),
  ),
  ...rowsOf(
    'Q7.6.k',
    mayChoose.filter((name) => name !== 'gone' && !isInCart(name, 2)),
    press(2),
    ({ chosen }, name) => choice(isMine(name, 2) ? ids(chosen).filter((one) => one !== 2) : [...ids(chosen), 2]),
  ),
  // R5.7.11: what is in the cart is not had twice.
  ...rowsOf(
    'R5.7.11',
    mayChoose.filter((name) => isInCart(name, 2)),
    press(2),
    () => ({
      next: { ...untold, problem: twice },
    }),
  ),
  ...rowsOf('Q7.6.k', hasChosen, clear, () => choice([])),
  ...rowsOf(
    'R5.7.11',
    named(() => true),
    inCart(2),
    // While its own seats are added they arrive there; the answer ends the choice.
    ({ chosen }, name) =>
      isMine(name, 2) && name !== 'adding'
        ? {
            next: { inCart: [2], together: null, added: [2], chosen: ids(chosen).filter((id) => id !== 2) },
            does: [tells(...ids(chosen).filter((id) => id !== 2))],
          }
        : { next: { inCart: [2] } },
  ),

  // So many together; or in two groups, which are taken only when that is wished.
  ...rowsOf('Q7.6.k', mayChoose, find(2), () => ({
    next: { ...untold, chosen: [5, 6], together: whole },
    does: [tells(5, 6)],
  })),
  ...rowsOf(
    'Q7.6.k',
    mayChoose.filter((name) => name !== 'gone' && !isInCart(name, 2)),
    find(7),
    () => ({
      next: { ...untold, together: split },
    }),
  ),
  ...rowsOf(
    'Q7.6.k',
    mayChoose.filter((name) => name === 'gone' || isInCart(name, 2)),
    find(7),
    () => ({
      next: { ...untold, together: { kind: 'none', wanted: find(7) } },
    }),
  ),
  ...rowsOf('Q7.6.k', mayChoose, find(9), () => ({ next: { ...untold, together: none } })),
  // Of a ticket that nobody sells here.
  ...rowsOf('Q7.6.k', mayChoose, find(2, 2), () => ({
    next: { ...untold, together: { kind: 'none', wanted: find(2, 2) } },
  })),
  ...rowsOf('Q7.6.k', ['split'], takeSplit, () => choice([5, 6, 7, 8, 1, 2, 3])),

  // The plan is asked for anew: every so often, when somebody looks again, and before anything is added.
  {
    law: 'R8.1.5',
    in: named((_, { waits }) => waits !== undefined),
    on: pause,
    to: { open: { choosing: 'refreshing' } },
    does: [asks('refreshSeatMap')],
  },
  { law: 'R8.1.5', in: mayChoose, on: hidden, to: { open: { choosing: 'away' } } },
  { law: 'R8.1.5', in: ['away'], on: shown, to: 'refreshing', does: [asks('refreshSeatMap')] },
  { law: 'R8.1.5', in: ['refreshing'], on: refreshed(hall), to: 'resting' },
  // Whoever was slower is told, and keeps the rest.
  {
    law: 'R8.1.5',
    in: ['refreshing'],
    on: refreshed(later),
    to: 'resting',
    changes: goneOne,
    does: [tellsGone(2), tells(1)],
  },
  { law: 'R8.1.6', in: ['refreshing'], on: unread, to: 'resting' },
  { law: 'R8.1.5', in: hasChosen, on: add, to: 'checking', does: [asks('checkSeatMap')] },
  {
    law: 'R8.1.5',
    in: ['checking'],
    on: checked(later),
    to: 'resting',
    changes: goneOne,
    does: [tellsGone(2), tells(1)],
  },
  { law: 'Q3.6.b', in: ['checking'], on: checked(hall), to: 'adding', does: [puts(1, 2)] },
  // Another tab was faster: nothing is left to add.
  { law: 'R5.7.11', in: ['emptied'], on: checked(hall), to: { open: { choosing: 'resting' } } },
  {
    law: 'R5.7.11',
    in: ['emptied'],
    on: checked(later),
    to: { open: { choosing: 'resting' } },
    changes: { map: later },
  },
  { law: 'R8.1.6', in: ['checking', 'emptied'], on: unchecked, to: 'resting', changes: { problem: lost } },
  {
    law: 'Q3.6.b',
    in: ['adding'],
    on: isAdded,
    to: 'resting',
    changes: { chosen: [], added: [1, 2] },
    does: [tellsAdded(1, 2), tells()],
  },
  { law: 'R8.2.1', in: ['adding'], on: notAdded, to: 'resting', changes: { problem: exclusive } },
];

const base = {
  machine: seatMapMachine,
  callbackActors,
  begins: [
    { starts: 'watchCart', input: { eventId: 307 } },
    { starts: 'watchTab', input: undefined },
    { starts: 'loadSeatMap', input: { eventId: 307, mapId: 700 } },
  ],
} as const;

export const seats: Law = {
  ...base,
  input: { event, mapId: 700, chosen: [] },
  situations,
  rows,
  // A seat that is sold, and one that the plan does not have.
  refused: [press(4), press(99)],
};

/** A link brought two seats; one of them is somebody else's. */
export const shared: Law = {
  ...base,
  input: { event, mapId: 700, chosen: [1, 2] },
  situations: { loading: { by: [], ...loading, knows: { chosen: [1, 2] } } },
  rows: [
    { law: 'Q7.6.k', in: ['loading'], on: first(hall), to: { open: { choosing: 'resting' } }, changes: { map: hall } },
    {
      law: 'R8.1.5',
      in: ['loading'],
      on: first(later),
      to: { open: { choosing: 'resting' } },
      changes: goneOne,
      does: [tellsGone(2), tells(1)],
    },
  ],
};
