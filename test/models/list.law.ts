/** The law of the list, from R3.2.4–6, R9.1.2–3, R9.3.7 and Q9.3.b; see docs/guide/testing.md. */
import type { AnyEventObject } from 'xstate';
import { listMachine } from '../../machines/list/listMachine.ts';
import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import type { Effect, Law, Row, Situation } from '../support/law/law.ts';
import { after, done, failed } from '../support/paths.ts';

const all = { choice: 'all', own: { from: null, to: null } } as const;
const week = { choice: '7', own: { from: null, to: null } } as const;
const own = { choice: 'own', own: { from: '2026-11-01', to: null } } as const;
/** What is asked for when nobody has chosen anything. */
const first = {
  period: 'upcoming',
  page: 1,
  sort_by: 'facility_date',
  sort_order: 'desc',
  filter: all,
  narrowing: {},
} as const;
export const input = { kind: 'facilityBookings', owner: 'customer 1', size: 16, question: first } as const;

const asks = (question: object = {}): Effect => ({
  starts: 'load',
  input: { kind: 'facilityBookings', size: 16, ...first, ...question },
});
const tells = (question: object, replaces = false): Effect => ({
  emits: { type: 'question.changed', question: { ...first, ...question }, replaces },
});

export const page = (changes: object = {}) => ({
  data: ['court'],
  total: 35,
  total_pages: 3,
  current_page: 1,
  ...changes,
});
const nothing = { data: [], total: 0, total_pages: 0, current_page: 1 };
const cleared = { data: null, total: 0, total_pages: 0, current_page: 1 };
const refused = new RefusedError('http403', 'Not yours', 403);

const choosePage = (number: number) => ({ type: 'page.choose', page: number });
const chooseOrder = (sort_by: string, sort_order: string) => ({ type: 'order.choose', sort_by, sort_order });
const choosePeriod = (period: string) => ({ type: 'period.choose', period });
const chooseDays = (filter: object) => ({ type: 'days.choose', filter });
const goTo = (question: object) => ({ type: 'address.changed', question: { ...first, ...question } });
const isNow = (owner: string | null) => ({ type: 'owner.changed', owner });
const retry = { type: 'list.retry' };
const refresh = { type: 'list.refresh' };
const look = { type: 'list.look' };

const loggedIn = (state: string) => ({ loggedIn: state });
const arrived = [done('load', page())];
const past = { period: 'past' } as const;
const pastShown = [...arrived, choosePeriod('past'), done('load', page({ total: 3, total_pages: 1 }))];

const waiting = { state: loggedIn('asking'), runs: ['load', 'watchOwner'], tags: ['busy'] } as const;
const standing = { state: loggedIn('shown'), runs: ['watchOwner'] } as const;
const seen = { state: loggedIn('looking'), runs: ['load', 'watchOwner'] } as const;
const broken = { state: loggedIn('failed'), runs: ['reconnect', 'watchOwner'] } as const;

export const situations: Record<string, Situation> = {
  // R3.2.4–6: latest first, sixteen a page.
  asking: {
    by: [],
    ...waiting,
    knows: { ...cleared, ...first, size: 16, problem: null, attempts: 0, owner: 'customer 1' },
  },
  shown: { by: arrived, ...standing, knows: { ...page(), problem: null, page: 1 } },
  /** The third page is awaited, the first still shown. */
  turning: { by: [...arrived, choosePage(3)], ...waiting, knows: { ...page(), page: 3 } },
  lastPage: {
    by: [...arrived, choosePage(3), done('load', page({ current_page: 3 }))],
    ...standing,
    knows: { page: 3, current_page: 3 },
  },
  earliestFirst: {
    by: [...arrived, chooseOrder('order_id', 'asc'), done('load', page())],
    ...standing,
    knows: { page: 1, sort_by: 'order_id', sort_order: 'asc' },
  },
  /** Somebody came back to it, and it is asked for without a word. */
  looking: { by: [...arrived, look], ...seen, knows: { ...page(), page: 1 } },
  lookingAtNothing: { by: [done('load', nothing), look], ...seen, knows: nothing },
  lookingAtLast: {
    by: [...arrived, choosePage(3), done('load', page({ current_page: 3 })), look],
    ...seen,
    knows: { page: 3, current_page: 3 },
  },
  empty: { by: [done('load', nothing)], state: loggedIn('empty'), runs: ['watchOwner'], knows: nothing },
  past: { by: pastShown, ...standing, knows: { ...past, filter: all, page: 1 } },
  narrowed: {
    by: [...pastShown, chooseDays(week), done('load', page())],
    ...standing,
    knows: { ...past, filter: week },
  },
  lost: {
    by: [failed('load', new ConnectionError())],
    ...broken,
    knows: { ...cleared, problem: { code: 'lost', message: null }, attempts: 1 },
  },
  /** What was said of the failure stays until it is known better. */
  retrying: {
    by: [failed('load', new ConnectionError()), retry],
    ...waiting,
    knows: { problem: { code: 'lost', message: null }, attempts: 0 },
  },
  /** Nobody is logged in, and nothing of the list is left. */
  signedOut: {
    by: [...arrived, choosePage(3), isNow(null)],
    state: 'signedOut',
    runs: ['watchOwner'],
    knows: { ...cleared, problem: null },
  },
};

/** Where the first question is asked, and nothing else was chosen. */
const plain = ['asking', 'shown', 'empty', 'retrying', 'looking', 'lookingAtNothing'];
const lookingAgain = ['looking', 'lookingAtLast', 'lookingAtNothing'];
const onThird = ['turning', 'lastPage', 'lookingAtLast'];
const sorted = { sort_by: 'order_id', sort_order: 'asc' } as const;
const narrow = { ...past, filter: week } as const;

const found = page({ data: ['pitch'], total: 50, total_pages: 4, current_page: 2 });
/** Somebody gave up what stood on the third page. */
const shorter = page({ data: [], total: 20, total_pages: 2, current_page: 3 });
const lost = { code: 'lost', message: null };
const said = { code: 'http403', message: 'Not yours' };
const reconnects = (problem: object, attempts: number): Effect => ({
  starts: 'reconnect',
  input: { problem, attempts },
});

const answers: Law['rows'] = [
  { law: 'R3.2.4', in: ['asking', 'turning', ...lookingAgain], on: done('load', found), to: 'shown', changes: found },
  { law: 'R3.2.4', in: ['retrying'], on: done('load', found), to: 'shown', changes: { ...found, problem: null } },
  { law: 'R3.2.4', in: ['asking'], on: done('load', nothing), to: 'empty', changes: { data: [] } },
  {
    law: 'R3.2.4',
    in: ['turning', 'looking'],
    on: done('load', nothing),
    to: 'empty',
    changes: { data: [], total: 0, total_pages: 0 },
  },
  { law: 'R3.2.4', in: ['retrying'], on: done('load', nothing), to: 'empty', changes: { data: [], problem: null } },
  { law: 'R3.2.4', in: ['asking', 'looking'], on: done('load', shorter), to: 'empty', changes: shorter },
  { law: 'R3.2.4', in: ['retrying'], on: done('load', shorter), to: 'empty', changes: { ...shorter, problem: null } },
  {
    law: 'R3.2.4',
    in: ['turning', 'lookingAtLast'],
    on: done('load', shorter),
    to: 'asking',
    changes: { page: 2 },
    does: [tells({ page: 2 }, true), asks({ page: 2 })],
  },
  // F03: what was lost is asked for again by itself, a refusal is not; reconnect knows which is which.
  {
    law: 'F03',
    in: ['asking'],
    on: failed('load', new ConnectionError()),
    to: 'lost',
    changes: { problem: lost, attempts: 1 },
    does: [reconnects(lost, 1)],
  },
  {
    law: 'F03',
    in: ['retrying'],
    on: failed('load', new ConnectionError()),
    to: 'lost',
    changes: { attempts: 1 },
    does: [reconnects(lost, 1)],
  },
  {
    law: 'F03',
    in: ['turning'],
    on: failed('load', new ConnectionError()),
    to: 'lost',
    changes: { data: null, total: 0, total_pages: 0, problem: lost, attempts: 1 },
    does: [reconnects(lost, 1)],
  },
  {
    law: 'F03',
    in: ['asking', 'retrying'],
    on: failed('load', refused),
    to: 'lost',
    changes: { problem: said, attempts: 1 },
    does: [reconnects(said, 1)],
  },
  {
    law: 'F03',
    in: ['turning'],
    on: failed('load', refused),
    to: 'lost',
    changes: { data: null, total: 0, total_pages: 0, problem: said, attempts: 1 },
    does: [reconnects(said, 1)],
  },
  { law: 'F03', in: ['lost'], on: retry, to: 'asking', changes: { attempts: 0 }, does: [asks()] },
  { law: 'F03', in: ['lost'], on: done('reconnect'), to: 'asking', does: [asks()] },
  { law: 'F03', in: ['lost'], on: failed('reconnect', refused), changes: { problem: said, attempts: 2 } },
];

/** What a customer chooses is asked for at once, and told to the address. */
const chosen = (
  law: string,
  situation: string | readonly string[],
  on: AnyEventObject,
  changes: Row['changes'] & object,
  question: object,
): Row => ({ law, in: [situation].flat(), on, to: 'asking', changes, does: [tells(question), asks(question)] });

const choices: Law['rows'] = [
  chosen('R9.1.2', ['shown', 'looking', ...onThird], choosePage(2), { page: 2 }, { page: 2 }),
  chosen('R9.1.2', 'earliestFirst', choosePage(2), { page: 2 }, { ...sorted, page: 2 }),
  chosen('R9.1.2', 'narrowed', choosePage(2), { page: 2 }, { ...narrow, page: 2 }),
  chosen('R9.1.2', ['shown', 'looking'], choosePage(3), { page: 3 }, { page: 3 }),
  chosen('R9.1.2', 'earliestFirst', choosePage(3), { page: 3 }, { ...sorted, page: 3 }),
  chosen('R9.1.2', 'narrowed', choosePage(3), { page: 3 }, { ...narrow, page: 3 }),
  chosen('R9.1.2', onThird, choosePage(1), { page: 1 }, {}),

  chosen('R9.1.3', plain, chooseOrder('order_id', 'asc'), sorted, sorted),
  chosen('R9.1.3', 'lost', chooseOrder('order_id', 'asc'), { ...sorted, attempts: 0 }, sorted),
  chosen('R9.1.3', onThird, chooseOrder('order_id', 'asc'), { ...sorted, page: 1 }, sorted),
  chosen('R9.1.3', 'past', chooseOrder('order_id', 'asc'), sorted, { ...past, ...sorted }),
  chosen('R9.1.3', 'narrowed', chooseOrder('order_id', 'asc'), sorted, { ...narrow, ...sorted }),
  chosen('R3.2.4', 'earliestFirst', chooseOrder('order_id', 'desc'), { sort_order: 'desc' }, { sort_by: 'order_id' }),
  chosen('R3.2.4', plain, chooseOrder('order_id', 'desc'), { sort_by: 'order_id' }, { sort_by: 'order_id' }),
  chosen(
    'R3.2.4',
    'lost',
    chooseOrder('order_id', 'desc'),
    { sort_by: 'order_id', attempts: 0 },
    { sort_by: 'order_id' },
  ),
  chosen('R3.2.4', onThird, chooseOrder('order_id', 'desc'), { sort_by: 'order_id', page: 1 }, { sort_by: 'order_id' }),
  chosen('R3.2.4', 'past', chooseOrder('order_id', 'desc'), { sort_by: 'order_id' }, { ...past, sort_by: 'order_id' }),
  chosen(
    'R3.2.4',
    'narrowed',
    chooseOrder('order_id', 'desc'),
    { sort_by: 'order_id' },
    { ...narrow, sort_by: 'order_id' },
  ),

  chosen('R4.10.8', plain, choosePeriod('past'), past, past),
  chosen('R4.10.8', 'lost', choosePeriod('past'), { ...past, attempts: 0 }, past),
  chosen('R4.10.8', onThird, choosePeriod('past'), { ...past, page: 1 }, past),
  chosen('R4.10.8', 'earliestFirst', choosePeriod('past'), past, { ...past, ...sorted }),
  chosen('R4.10.8', 'past', choosePeriod('upcoming'), { period: 'upcoming' }, {}),
  // What is to come is not looked for in the last days.
  chosen('Q9.3.b', 'narrowed', choosePeriod('upcoming'), { period: 'upcoming', filter: all }, {}),

  chosen('R9.3.7', 'past', chooseDays(week), { filter: week }, narrow),
  chosen('R9.3.7', ['past', 'narrowed'], chooseDays(own), { filter: own }, { ...past, filter: own }),
  chosen('R9.3.7', 'narrowed', chooseDays(all), { filter: all }, past),
];

/** Back and Forward say where they lead: they are not told it. */
const went = (situation: string | readonly string[], changes: Row['changes'] & object): Row => ({
  law: 'R3.2.4',
  in: [situation].flat(),
  on: goTo({ page: 3 }),
  to: 'asking',
  changes,
  does: [asks({ page: 3 })],
});
const ways: Law['rows'] = [
  went(plain, { page: 3 }),
  went('lost', { page: 3, attempts: 0 }),
  went('earliestFirst', { page: 3, sort_by: 'facility_date', sort_order: 'desc' }),
  went('past', { page: 3, period: 'upcoming' }),
  went('narrowed', { page: 3, period: 'upcoming', filter: all }),
];

/** Q2.2.b: what was changed elsewhere is asked for anew where it stands; what is shown stays until then, no address changes. */
const refreshed = (situations: readonly string[], question: object, changes: Row['changes'] & object = {}): Row => ({
  law: 'Q2.2.b',
  in: situations,
  on: refresh,
  to: 'asking',
  changes,
  does: [asks(question)],
});
const refreshes: Law['rows'] = [
  refreshed(plain, {}),
  refreshed(onThird, { page: 3 }),
  refreshed(['earliestFirst'], sorted),
  refreshed(['past'], past),
  refreshed(['narrowed'], narrow),
  refreshed(['lost'], {}, { attempts: 0 }),
];

/** Q7.6.r, F03: whoever comes back sees what became of it; a look that fails says nothing and takes nothing away. */
const looksAt = (situation: string, to: string | object, question: object = {}): Row => ({
  law: 'Q7.6.r',
  in: [situation],
  on: look,
  to,
  does: [asks(question)],
});
const unanswered = [failed('load', new ConnectionError()), failed('load', refused)];
const looks: Law['rows'] = [
  looksAt('shown', 'looking'),
  looksAt('empty', 'lookingAtNothing'),
  looksAt('lastPage', 'lookingAtLast', { page: 3 }),
  looksAt('earliestFirst', loggedIn('looking'), sorted),
  looksAt('past', loggedIn('looking'), past),
  looksAt('narrowed', loggedIn('looking'), narrow),
  { law: 'Q7.6.r', in: ['lookingAtLast'], on: done('load', nothing), to: 'empty', changes: nothing },
  { law: 'Q7.6.r', in: ['lookingAtNothing'], on: done('load', nothing), to: 'empty' },
  {
    law: 'Q7.6.r',
    in: ['lookingAtNothing'],
    on: done('load', shorter),
    to: 'empty',
    changes: { total: 20, total_pages: 2, current_page: 3 },
  },
  ...unanswered.flatMap((on): Row[] => [
    { law: 'F03', in: ['looking'], on, to: 'shown' },
    { law: 'F03', in: ['lookingAtLast'], on, to: 'lastPage' },
    { law: 'F03', in: ['lookingAtNothing'], on, to: 'empty' },
  ]),
];

const gone = { data: null, total: 0, total_pages: 0 } as const;
const left = (situation: string | readonly string[], changes: Row['changes'] & object): Row => ({
  law: 'R4.1.7',
  in: [situation].flat(),
  on: isNow(null),
  to: 'signedOut',
  changes,
});
const taken = (situation: string | readonly string[], changes: Row['changes'] & object): Row => ({
  law: 'R4.1.7',
  in: [situation].flat(),
  on: isNow('customer 2'),
  to: 'asking',
  changes: { owner: 'customer 2', ...changes },
  does: [tells({}, true), asks()],
});
const owners: Law['rows'] = [
  left('asking', {}),
  left(['shown', 'turning', 'earliestFirst', 'past', 'narrowed', 'looking'], gone),
  left(['lastPage', 'lookingAtLast'], { ...gone, current_page: 1 }),
  left(['empty', 'lookingAtNothing'], { data: null }),
  left('lost', { problem: null, attempts: 0 }),
  left('retrying', { problem: null }),
  // R2.3.1: another customer sees nothing of the former one, not even where they stood.
  taken('asking', {}),
  taken(['shown', 'looking'], gone),
  taken('turning', { ...gone, page: 1 }),
  taken(['lastPage', 'lookingAtLast'], { ...gone, page: 1, current_page: 1 }),
  taken('earliestFirst', { ...gone, sort_by: 'facility_date', sort_order: 'desc' }),
  taken(['empty', 'lookingAtNothing'], { data: null }),
  taken('past', { ...gone, period: 'upcoming' }),
  taken('narrowed', { ...gone, period: 'upcoming', filter: all }),
  taken('lost', { problem: null, attempts: 0 }),
  taken('retrying', { problem: null }),
  taken('signedOut', { page: 1 }),
  // R8.1.1: whoever logs in again is where they were.
  { law: 'R8.1.1', in: ['signedOut'], on: isNow('customer 1'), to: 'asking', does: [asks({ page: 3 })] },
];

/** Cousins of what is chosen, which no list takes. */
const hostile: AnyEventObject[] = [
  ...[0, -1, 4, 1.5, Number.NaN, Number.POSITIVE_INFINITY].map(choosePage),
  { type: 'page.choose', page: '2' },
  { type: 'page.choose' },
  chooseOrder('total', 'asc'),
  chooseOrder('facility_date', 'sideways'),
  chooseOrder('', ''),
  choosePeriod('tomorrow'),
  choosePeriod(''),
  done('keepSession', found),
];

export const bookings: Law = {
  machine: listMachine,
  begins: [{ starts: 'watchOwner', input: undefined }, asks()],
  input,
  callbackActors: ['watchOwner'],
  situations,
  rows: [...answers, ...choices, ...ways, ...refreshes, ...looks, ...owners],
  refused: hostile,
  unnoticed: Object.fromEntries(
    ['shown', 'empty', 'looking'].map((state) => [
      `an action left out: loggedIn.${state} · list.refresh / 1`,
      'An answer ends the count of attempts (the last row of `afterLoss`), and whoever looks has one.',
    ]),
  ),
};

/** Asked for again by itself: the next wait is a longer one, until something is answered or asked by the customer. */
export const afterLoss: Law = {
  machine: listMachine,
  input,
  callbackActors: ['watchOwner'],
  situations: {
    askingAgain: {
      by: [failed('load', new ConnectionError()), done('reconnect')],
      ...waiting,
      knows: { problem: lost, attempts: 1 },
    },
  },
  rows: [
    { ...refreshed(['askingAgain'], {}, { attempts: 0 }), to: loggedIn('asking') },
    {
      law: 'F03',
      in: ['askingAgain'],
      on: failed('load', new ConnectionError()),
      to: loggedIn('failed'),
      changes: { attempts: 2 },
      does: [reconnects(lost, 2)],
    },
    {
      law: 'R3.2.4',
      in: ['askingAgain'],
      on: done('load', found),
      to: loggedIn('shown'),
      changes: { ...found, problem: null, attempts: 0 },
    },
  ],
};

/** A list that is neither divided nor sorted nor narrowed (Q7.6.n). */
export const cards: Law = {
  machine: listMachine,
  begins: [
    { starts: 'watchOwner', input: undefined },
    {
      starts: 'load',
      input: { kind: 'membershipCards', size: 16, ...first, period: null, sort_by: null },
    },
  ],
  input: { ...input, kind: 'membershipCards', question: { ...first, period: null, sort_by: null } },
  callbackActors: ['watchOwner'],
  situations: { shown: { by: arrived, ...standing } },
  rows: [
    {
      law: 'R3.2.5',
      in: ['shown'],
      on: choosePage(3),
      to: loggedIn('asking'),
      changes: { page: 3 },
      does: [
        tells({ period: null, sort_by: null, page: 3 }),
        {
          starts: 'load',
          input: { kind: 'membershipCards', size: 16, ...first, period: null, sort_by: null, page: 3 },
        },
      ],
    },
  ],
  refused: [
    choosePeriod('past'),
    chooseOrder('start_date', 'asc'),
    { type: 'order.choose', sort_by: null, sort_order: 'asc' },
    chooseDays(week),
  ],
};

/** Nobody is logged in at the start; what the address asks for is whoever comes first. */
export const visitors: Law = {
  machine: listMachine,
  begins: [{ starts: 'watchOwner', input: undefined }],
  input: { ...input, owner: null, question: { ...first, page: 2 } },
  callbackActors: ['watchOwner'],
  situations: { signedOut: { by: [], state: 'signedOut', runs: ['watchOwner'], knows: cleared } },
  rows: [
    {
      law: 'R2.3.1',
      in: ['signedOut'],
      on: isNow('customer 2'),
      to: loggedIn('asking'),
      changes: { owner: 'customer 2' },
      does: [asks({ page: 2 })],
    },
  ],
  refused: [
    isNow(null),
    goTo({}),
    choosePage(1),
    retry,
    refresh,
    done('load', found),
    failed('load', new ConnectionError()),
  ],
};

const narrowBy = (value: unknown) => ({ type: 'narrowing.choose', name: 'type', value });
const write = (value: unknown) => ({ type: 'narrowing.write', name: 'type', value });
const clear = { type: 'narrowing.clear' };
const written = after('writingPause', 'list.loggedIn.writing');
const ofLibrary = { ...first, period: null, sort_by: null } as const;
const videos = { narrowing: { type: 'video' } } as const;
const images = { narrowing: { type: 'image' } } as const;
const asksLibrary = (question: object): Effect => ({
  starts: 'load',
  input: { kind: 'mediaLibrary', size: 16, ...ofLibrary, ...question },
});
const tellsLibrary = (question: object, replaces = false): Effect => ({
  emits: { type: 'question.changed', question: { ...ofLibrary, ...question }, replaces },
});
const isWriting = { state: loggedIn('writing'), runs: ['watchOwner'], tags: ['busy'], waits: { writingPause: 300 } };

const narrowedAlready = ['videos', 'noVideos', 'writing'];
/** Where it is narrowed by what was not asked before, and what else of the place is left then. */
const places = (asked: typeof videos | typeof images): [string[], object][] => [
  [asked === videos ? ['shown'] : ['shown', ...narrowedAlready], {}],
  [['onThird'], { page: 1 }],
  [['lost'], { attempts: 0 }],
];

/** A list that is narrowed by more than days (R2.1.29, Q7.6.q): chosen at once, written with a pause, all taken away again. */
export const library: Law = {
  machine: listMachine,
  input: { ...input, kind: 'mediaLibrary', question: ofLibrary },
  callbackActors: ['watchOwner'],
  situations: {
    shown: { by: arrived, ...standing, knows: { narrowing: {} } },
    onThird: { by: [...arrived, choosePage(3), done('load', page())], ...standing, knows: { page: 3 } },
    videos: { by: [...arrived, narrowBy('video'), done('load', page())], ...standing, knows: videos },
    noVideos: {
      by: [...arrived, narrowBy('video'), done('load', nothing)],
      state: loggedIn('empty'),
      runs: ['watchOwner'],
    },
    writing: { by: [...arrived, write('video')], ...isWriting, knows: { ...page(), ...videos } },
    lost: { by: [failed('load', new ConnectionError())], ...broken, knows: { attempts: 1 } },
  },
  rows: [
    ...[videos, images].flatMap((asked) =>
      places(asked).flatMap(([situations, left]): Row[] => [
        {
          law: 'R2.1.29',
          in: situations,
          on: narrowBy(asked.narrowing.type),
          to: loggedIn('asking'),
          changes: { ...asked, ...left },
          does: [tellsLibrary(asked), asksLibrary(asked)],
        },
        // Every further letter begins the pause anew.
        {
          law: 'R2.1.29',
          in: situations,
          on: write(asked.narrowing.type),
          to: loggedIn('writing'),
          changes: { ...asked, ...left },
        },
      ]),
    ),
    ...[narrowBy(null), clear].map((on): Row => ({
      law: 'R2.1.29',
      in: narrowedAlready,
      on,
      to: loggedIn('asking'),
      changes: { narrowing: {} },
      does: [tellsLibrary({}), asksLibrary({})],
    })),
    { law: 'R2.1.29', in: narrowedAlready, on: write(null), to: loggedIn('writing'), changes: { narrowing: {} } },
    {
      law: 'R2.1.29',
      in: ['writing'],
      on: written,
      to: loggedIn('asking'),
      does: [tellsLibrary(videos, true), asksLibrary(videos)],
    },
  ],
  refused: [
    { type: 'narrowing.choose', name: 'venue', value: '3' },
    { type: 'narrowing.choose', name: 'constructor', value: 'video' },
    { type: 'narrowing.write', name: 'venue', value: '3' },
    ...['', ' ', 'a b', '<b>', 'x'.repeat(31), 7, undefined].map(narrowBy),
  ],
};
