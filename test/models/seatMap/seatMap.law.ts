/** The law of numbered seats, from Q7.6.k, Q3.6.b, R5.7.11, R8.1.5 and R8.1.6; see docs/guide/testing.md. */
import { seatMapMachine } from '../../../machines/seatMap/seatMapMachine.ts';
import { keyOf, type Law, type Row } from '../../support/law/law.ts';
import {
  event,
  hall,
  later,
  press,
  find,
  inCart,
  add,
  clear,
  takeSplit,
  reload,
  shown,
  hidden,
  pause,
  first,
  refreshed,
  checked,
  dropped,
  unknown,
  unread,
  unchecked,
  isAdded,
  notAdded,
  back,
  stillAway,
  connectionError,
  exclusive,
  twice,
  whole,
  split,
  none,
  asks,
  puts,
  tells,
  tellsGone,
  tellsAdded,
  untold,
  callbackActors,
  loading,
  goneOne,
  otherSold,
  rare,
  said,
  situations,
  named,
  rowsOf,
} from './seatMap.situations.ts';

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
    next: { problem: connectionError, attempts: Number(attempts) + 1 },
    does: [{ starts: 'reconnect', input: { problem: connectionError, attempts: Number(attempts) + 1 } }],
  })),
  { law: 'R8.1.6', in: ['failed'], on: back, to: 'again', does: [asks('loadSeatMap')] },
  { law: 'R8.1.6', in: ['failed'], on: reload, to: 'loading', changes: { attempts: 0 }, does: [asks('loadSeatMap')] },
  {
    law: 'R8.1.6',
    in: ['failed'],
    on: stillAway,
    changes: { problem: { code: 'unexpected', message: null }, attempts: 2 },
  },

  // A press chooses a seat, a second one gives it up.
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
  // R5.7.11: a seat in the cart cannot be chosen again.
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
    // While the chosen seats are being added they appear in the cart one by one; the choice ends with the answer.
    ({ chosen }, name) =>
      isMine(name, 2) && name !== 'adding'
        ? {
            next: { inCart: [2], together: null, added: [2], chosen: ids(chosen).filter((id) => id !== 2) },
            does: [tells(...ids(chosen).filter((id) => id !== 2))],
          }
        : { next: { inCart: [2] } },
  ),

  // So many seats together; where there are only two groups, the customer has to accept them.
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
  // For a ticket that is not sold here.
  ...rowsOf('Q7.6.k', mayChoose, find(2, 2), () => ({
    next: { ...untold, together: { kind: 'none', wanted: find(2, 2) } },
  })),
  ...rowsOf('Q7.6.k', ['split'], takeSplit, () => choice([5, 6, 7, 8, 1, 2, 3])),

  // The plan is loaded again: at intervals, when the page is shown again, and before seats are added.
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
  // A seat that somebody else took is reported; the other seats stay chosen.
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
  // Another tab has put the same seats into the cart: nothing is left to add.
  { law: 'R5.7.11', in: ['emptied'], on: checked(hall), to: { open: { choosing: 'resting' } } },
  {
    law: 'R5.7.11',
    in: ['emptied'],
    on: checked(later),
    to: { open: { choosing: 'resting' } },
    changes: { map: later },
  },
  { law: 'R8.1.6', in: ['checking', 'emptied'], on: unchecked, to: 'resting', changes: { problem: connectionError } },
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
  // A sold seat and an unknown one; for how many: none, a negative number, one and a half, and more than the limit.
  refused: [press(4), press(99), find(0), find(-1), find(1.5), find(21)],
};

const waits = { refreshPause: 20_000 };

/** The link names two seats; one of them is already sold. */
export const shared: Law = {
  ...base,
  input: { event, mapId: 700, chosen: [1, 2] },
  situations: { loading: { by: [], ...loading, knows: { chosen: [1, 2] } } },
  rows: [
    {
      law: 'Q7.6.k',
      in: ['loading'],
      on: first(hall),
      to: { open: { choosing: 'resting' } },
      changes: { map: hall },
      waits,
    },
    {
      law: 'R8.1.5',
      in: ['loading'],
      on: first(later),
      to: { open: { choosing: 'resting' } },
      changes: goneOne,
      does: [tellsGone(2), tells(1)],
      waits,
    },
  ],
};

/** A reloaded plan replaces the former one also when the choice stays; the next choice clears what was said of the last. */
export const rarely: Law = {
  ...base,
  input: { event, mapId: 700, chosen: [] },
  situations: rare,
  rows: [
    {
      law: 'R8.1.5',
      in: ['nothingChosen'],
      on: refreshed(otherSold),
      to: { open: { choosing: 'resting' } },
      changes: { map: otherSold },
    },
    {
      law: 'Q3.6.b',
      in: ['checking'],
      on: checked(otherSold),
      to: 'halfAdded',
      changes: { map: otherSold },
      does: [puts(1, 2)],
    },
    { law: 'R5.7.11', in: ['goneAndInCart'], on: press(3), changes: { gone: [], problem: twice } },
    // R5.7.11: seats that reached the cart before the refusal are no longer chosen.
    {
      law: 'R5.7.11',
      in: ['halfAdded'],
      on: notAdded,
      to: { open: { choosing: 'resting' } },
      changes: { chosen: [1], added: [2], problem: exclusive },
      does: [tells(1)],
    },
    { law: 'Q7.6.k', in: ['nothingChosen'], on: press(3), changes: { chosen: [3] }, does: [tells(3)] },
  ],
};

/** The message about a choice is cleared when the seats are in the cart. */
export const saidBefore: Law = {
  ...base,
  input: { event, mapId: 700, chosen: [] },
  situations: said,
  rows: (
    [
      ['whole', [5, 6], { together: null }],
      ['rest', [1], { gone: [] }],
    ] as const
  ).map(([name, seats, what]) => ({
    law: 'Q3.6.b',
    in: [name],
    on: isAdded,
    to: { open: { choosing: 'resting' } },
    changes: { ...what, chosen: [], added: [...seats] },
    waits,
    does: [tellsAdded(...seats), tells()],
  })),
};
