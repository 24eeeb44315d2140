/** The laws of lists that begin differently: after a failure, without order or periods, signed out, or with more filters. */
import { listMachine } from '../../../machines/list/listMachine.ts';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import type { Effect, Law, Row } from '../../support/law/law.ts';
import { after, done, failed } from '../../support/paths.ts';
import {
  arrived,
  asks,
  broken,
  chooseDays,
  chooseOrder,
  choosePage,
  choosePeriod,
  cleared,
  first,
  goTo,
  input,
  isNow,
  loggedIn,
  nothing,
  page,
  refresh,
  retry,
  standing,
  tells,
  waiting,
  week,
} from './list.events.ts';
import { refreshed } from './list.law.ts';
import { found, cutOff, reconnects } from './list.answers.ts';

/** Asked for again by itself: the next wait is a longer one, until something is answered or asked by the customer. */
export const afterLoss: Law = {
  machine: listMachine,
  input,
  callbackActors: ['watchOwner'],
  situations: {
    askingAgain: {
      by: [failed('loadData', new ConnectionError()), done('reconnect')],
      ...waiting,
      knows: { problem: cutOff, attempts: 1 },
    },
  },
  rows: [
    { ...refreshed(['askingAgain'], {}, { attempts: 0 }), to: loggedIn('asking') },
    {
      law: 'F03',
      in: ['askingAgain'],
      on: failed('loadData', new ConnectionError()),
      to: loggedIn('failed'),
      changes: { attempts: 2 },
      does: [reconnects(cutOff, 2)],
    },
    {
      law: 'R3.2.4',
      in: ['askingAgain'],
      on: done('loadData', found),
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
      starts: 'loadData',
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
          starts: 'loadData',
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

/** Signed out at the start; the address applies to the first customer who logs in. */
export const signedOut: Law = {
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
    done('loadData', found),
    failed('loadData', new ConnectionError()),
  ],
};

const narrowBy = (value: unknown) => ({ type: 'narrowing.choose', name: 'type', value });
const write = (value: unknown) => ({ type: 'narrowing.write', name: 'type', value });
const clear = { type: 'narrowing.clear' };
const written = after('writingPause', 'list.loggedIn.writing');
const ofLibrary = { ...first, period: null, sort_by: null } as const;
const videos = { narrowing: { type: 'video' } } as const;
const images = { narrowing: { type: 'image' } } as const;
const lead = (question: object) => ({ type: 'address.changed', question: { ...ofLibrary, ...question } });

const asksLibrary = (question: object): Effect => ({
  starts: 'loadData',
  input: { kind: 'mediaLibrary', size: 16, ...ofLibrary, ...question },
});

const tellsLibrary = (question: object, replaces = false): Effect => ({
  emits: { type: 'question.changed', question: { ...ofLibrary, ...question }, replaces },
});

const isWriting = { state: loggedIn('writing'), runs: ['watchOwner'], tags: ['busy'], waits: { writingPause: 300 } };

type Places = readonly [situations: string[], changes: object][];

/** Where a filter is another one, and what else of the question goes with it. */
const places = (asked: typeof videos | typeof images): Places => [
  [asked === videos ? ['shown'] : ['shown', 'videos', 'noVideos'], {}],
  ...(asked === videos ? [] : ([[['writing'], { addressed: null }]] satisfies Places)),
  [['onThird'], { page: 1 }],
  [['lost'], { attempts: 0 }],
];

const addressed = (question: object) => ({ addressed: { ...ofLibrary, ...question } });

/** Where a filter is begun or gone on with, and what the address says meanwhile. */
const writtenAt = (asked: typeof videos | typeof images): Places => [
  [['shown'], addressed({})],
  [['onThird'], { ...addressed({ page: 3 }), page: 1 }],
  [['lost'], { ...addressed({}), attempts: 0 }],
  ...(asked === videos
    ? []
    : ([
        [['videos', 'noVideos'], addressed(videos)],
        [['writing'], {}],
      ] satisfies Places)),
];

/** A list that is narrowed by more than days (R2.1.29, Q7.6.q): chosen at once, written with a pause, all taken away again. */
export const library: Law = {
  machine: listMachine,
  input: { ...input, kind: 'mediaLibrary', question: ofLibrary },
  callbackActors: ['watchOwner'],
  situations: {
    shown: { by: arrived, ...standing, knows: { narrowing: {} } },
    onThird: {
      by: [...arrived, choosePage(3), done('loadData', page({ current_page: 3 }))],
      ...standing,
      knows: { page: 3 },
    },
    videos: { by: [...arrived, narrowBy('video'), done('loadData', page())], ...standing, knows: videos },
    noVideos: {
      by: [...arrived, narrowBy('video'), done('loadData', nothing)],
      state: loggedIn('empty'),
      runs: ['watchOwner'],
    },
    writing: { by: [...arrived, write('video')], ...isWriting, knows: { ...page(), ...videos, addressed: ofLibrary } },
    lost: { by: [failed('loadData', new ConnectionError())], ...broken, knows: { attempts: 1 } },
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
      ]),
    ),
    // Every letter restarts the pause.
    ...[videos, images].flatMap((asked) =>
      writtenAt(asked).map(([situations, left]): Row => ({
        law: 'R2.1.29',
        in: situations,
        on: write(asked.narrowing.type),
        to: loggedIn('writing'),
        changes: { ...asked, ...left },
        waits: { writingPause: 300 },
      })),
    ),
    // What the address was told before it was typed on comes back late: nobody is taken back to it while they type.
    {
      law: 'R3.2.4',
      in: ['onThird'],
      on: lead({}),
      to: loggedIn('asking'),
      changes: { page: 1 },
      does: [asksLibrary({})],
    },
    {
      law: 'R3.2.4',
      in: ['videos', 'noVideos'],
      on: lead({}),
      to: loggedIn('asking'),
      changes: { narrowing: {} },
      does: [asksLibrary({})],
    },
    ...places(images).map(([situations, left]): Row => ({
      law: 'R3.2.4',
      in: situations,
      on: lead(images),
      to: loggedIn('asking'),
      changes: { ...images, ...left },
      does: [asksLibrary(images)],
    })),
    ...[narrowBy(null), clear].flatMap((on) =>
      (
        [
          [['videos', 'noVideos'], {}],
          [['writing'], { addressed: null }],
        ] satisfies Places
      ).map(([situations, left]): Row => ({
        law: 'R2.1.29',
        in: situations,
        on,
        to: loggedIn('asking'),
        changes: { narrowing: {}, ...left },
        does: [tellsLibrary({}), asksLibrary({})],
      })),
    ),
    ...(
      [
        [['videos', 'noVideos'], addressed(videos)],
        [['writing'], {}],
      ] satisfies Places
    ).map(([situations, left]): Row => ({
      law: 'R2.1.29',
      in: situations,
      on: write(null),
      to: loggedIn('writing'),
      changes: { narrowing: {}, ...left },
      waits: { writingPause: 300 },
    })),
    {
      law: 'R2.1.29',
      in: ['writing'],
      on: written,
      to: loggedIn('asking'),
      changes: { addressed: null },
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
