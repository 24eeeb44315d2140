/** Events, effects and situations for the laws of the seat map. */
import type { AnyEventObject } from 'xstate';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { hallOfRows } from '../../rules/seatMap/hall.fixtures.ts';
import { exhibition, seatLineOf } from '../../rules/seatMap/exhibition.fixtures.ts';
import { keyOf, type Effect, type Row, type Situation } from '../../support/law/law.ts';
import { after, done, failed } from '../../support/paths.ts';

export const { event } = exhibition;

/** Seats 1 to 3 and 5 to 8 are free, the fourth is sold. */
export const hall = hallOfRows('...x', '....');

/** Later, another customer buys the second seat. */
export const later = hallOfRows('.x.x', '....');

export const press = (seatId: number) => ({ type: 'seat.press', seatId });
export const find = (count: number, ticketId: number | null = null) => ({ type: 'together.find', count, ticketId });
export const inCart = (...seatIds: number[]) => ({ type: 'cart.changed', seatIds });
export const add = { type: 'seats.add' };
export const clear = { type: 'selection.clear' };
export const takeSplit = { type: 'split.take' };
export const reload = { type: 'seats.reload' };
export const shown = { type: 'tab.shown' };
export const hidden = { type: 'tab.hidden' };
export const pause = after('refreshPause', 'seatMap.open.choosing.resting');
export const first = (what: object) => done('loadSeatMap', what);
export const refreshed = (what: object) => done('refreshSeatMap', what);
export const checked = (what: object) => done('checkSeatMap', what);
export const dropped = failed('loadSeatMap', new ConnectionError());
export const unknown = failed('loadSeatMap', new RefusedError('seatMapUnknown'));
export const unread = failed('refreshSeatMap', new ConnectionError());
export const unchecked = failed('checkSeatMap', new ConnectionError());
export const isAdded = done('addToCart');
export const notAdded = failed('addToCart', new RefusedError('membershipExclusive'));
export const back = done('reconnect');
export const stillAway = failed('reconnect', new Error('a defect'));
export const connectionError = { code: 'lost', message: null };
export const exclusive = { code: 'membershipExclusive', message: null };
export const twice = { code: 'seatInCart', message: null };
export const whole = { kind: 'whole', seats: [5, 6], wanted: find(2) };

export const split = {
  kind: 'split',
  groups: [
    [5, 6, 7, 8],
    [1, 2, 3],
  ],
  wanted: find(7),
} as const;

export const none = { kind: 'none', wanted: find(9) };
const plan = { eventId: 307, mapId: 700 };
export const asks = (id: string): Effect => ({ starts: id, input: plan });
export const puts = (...ids: number[]): Effect => ({ starts: 'addToCart', input: { lines: ids.map(lineOf) } });
const lineOf = seatLineOf;
export const tells = (...chosen: number[]): Effect => ({ emits: { type: 'selection.changed', chosen } });
export const tellsGone = (...seatIds: number[]): Effect => ({ emits: { type: 'seats.gone', seatIds } });
export const tellsAdded = (...seatIds: number[]): Effect => ({ emits: { type: 'seats.added', seatIds } });
const nothing = { map: null, chosen: [], inCart: [], gone: [], together: null, added: [], problem: null, attempts: 0 };
type Known = Readonly<Record<keyof typeof nothing, unknown>>;
export const untold = { gone: [], together: null, added: [], problem: null };

interface Standing extends Situation {
  readonly knows: Known;
}

export const callbackActors = ['watchCart', 'watchTab'];
export const loading = { state: 'loading', runs: [...callbackActors, 'loadSeatMap'], tags: ['busy'] };
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

export const goneOne = { map: later, chosen: [1], gone: [2] };

export const situations: Record<string, Standing> = {
  loading: at([], loading),
  failed: at(
    [dropped],
    { state: 'failed', runs: [...callbackActors, 'reconnect'] },
    { problem: connectionError, attempts: 1 },
  ),
  again: at([dropped, back], loading, { problem: connectionError, attempts: 1 }),
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

/** Another customer buys a seat that is not chosen here. */
export const otherSold = hallOfRows('..xx', '....');

/** Less common moments, each asked about little. */
export const rare = {
  nothingChosen: open([pause], refreshing),
  checking: open([press(1), press(2), add], checking, { chosen: [1, 2] }),
  goneAndInCart: open([press(1), press(2), pause, refreshed(later), inCart(3)], resting, { ...goneOne, inCart: [3] }),
  /** One of the seats is already in the cart, before the answer. */
  halfAdded: open([press(1), press(2), add, checked(hall), inCart(2)], adding, { chosen: [1, 2], inCart: [2] }),
};

/** What differs from that situation. */
const changesIn = (name: string, next: Partial<Known>) =>
  Object.fromEntries(
    Object.entries(next).filter(([key, value]) => keyOf(value) !== keyOf(situations[name]!.knows[key as keyof Known])),
  );

export const named = (isSo: (known: Known, standing: Standing, name: string) => boolean) =>
  Object.entries(situations)
    .filter(([name, standing]) => isSo(standing.knows, standing, name))
    .map(([name]) => name);

/** A row for each way in which situations differ from what comes. */
export function rowsOf(
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

/** A message about the selection, before its seats are added to the cart. */
export const said = {
  whole: open([find(2), add, checked(hall)], adding, { chosen: [5, 6], together: whole }),
  rest: open([press(1), press(2), pause, refreshed(later), add, checked(later)], adding, goneOne),
};
