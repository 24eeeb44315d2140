/** The law of the address, from F12, R2.11, R4.5.10, R6.1.12, R8.1.1 and docs/decisions/014; see docs/guide/testing.md. */
import type { AnyEventObject } from 'xstate';
import { addressMachine } from '../../machines/address/addressMachine.ts';
import type { Effect, Law, Row, Situation } from '../support/law/law.ts';

const at = (pathname: string, search = '', state: unknown = null) => ({ pathname, search, hash: '', state });
type Place = ReturnType<typeof at>;

/** What an entry of the history remembers of a dialog that a button opened, over the steps below it. */
const pushed = (...below: string[]) => ({ booking: { place: 'dialog', isPushed: true, below } });
/** The same where a link led to it: below the first step is another site. */
const linked = (...below: string[]) => ({ booking: { place: 'dialog', isPushed: false, below } });

const time = { date: null, duration: null, slot: null, facilityId: null };
const says = (stop: string, date: string | null = null) => ({
  place: 'dialog',
  choice: { serviceId: 3, ...time, date },
  stop,
});

const show = (shown: object | null) => ({ type: 'address.write', shown });
const ends = (layers: readonly number[] = [], isFree = true) => ({ type: 'turn.ended', isFree, layers });
const reach = (here: Place, layers: readonly number[] = []) => ({ type: 'entry.reached', here, layers });
const open = (page: string) => ({ type: 'page.open', page });

const writes = (to: string, replaces: boolean, state: object): Effect => ({
  sends: { type: 'entry.write', to, replaces, state },
  to: 'browser',
});
const leaves = (by: number): Effect => ({ sends: { type: 'entries.leave', by }, to: 'browser' });
const loads = (to: string, replaces: boolean): Effect => ({
  sends: { type: 'page.load', to, replaces },
  to: 'browser',
});
const closes = (...layers: number[]): Effect => ({ sends: { type: 'layers.close', layers }, to: 'browser' });
const tells = (here: Place): Effect => ({ emits: { type: 'address.changed', here } });

const resting = { state: 'idle', runs: ['browser'] } as const;
const moving = (state: string) => ({ state: { following: state }, runs: ['browser'] });
const closing = { state: 'closing', runs: ['browser'] } as const;
const opening = { state: 'opening', runs: ['browser'] } as const;
const common = {
  machine: addressMachine,
  callbackActors: ['browser'],
  begins: [{ starts: 'browser', input: undefined }],
} as const;

/** The router is not at rest: nothing that is asked is begun. */
const busy = ends([], false);

// A booking in a dialog that a button opened on /events.

const events = at('/events');
const first = at('/events', '?service=3', pushed());
const second = at('/events', '?service=3&step=tickets', pushed('choosing'));
const choosing = { shown: says('choosing') };
const tickets = { shown: says('tickets') };
const later = { shown: says('choosing', '2026-11-23') };
const over = { shown: null };

const toFirst = [show(says('choosing')), ends(), reach(first)];
const toSecond = [...toFirst, show(says('tickets')), ends(), reach(second)];

const dialogSituations: Record<string, Situation> = {
  none: { by: [], ...resting, knows: { here: events, asked: null, expected: null, page: null, layers: [], left: [] } },
  asked: { by: [show(says('choosing'))], ...resting, knows: { here: events, asked: choosing } },
  nothingToClose: { by: [show(null)], ...resting, knows: { here: events, asked: over } },
  beingWritten: {
    by: toFirst.slice(0, 2),
    ...moving('writing'),
    knows: { here: events, asked: choosing, expected: '/events?service=3' },
  },
  first: { by: toFirst, ...resting, knows: { here: first, asked: choosing, expected: null } },
  nextStep: { by: [...toFirst, show(says('tickets'))], ...resting, knows: { here: first, asked: tickets } },
  otherDay: {
    by: [...toFirst, show(says('choosing', '2026-11-23'))],
    ...resting,
    knows: { here: first, asked: later },
  },
  firstOver: { by: [...toFirst, show(null)], ...resting, knows: { here: first, asked: over } },
  second: { by: toSecond, ...resting, knows: { here: second, asked: tickets } },
  stepBack: { by: [...toSecond, show(says('choosing'))], ...resting, knows: { here: second, asked: choosing } },
  secondOver: { by: [...toSecond, show(null)], ...resting, knows: { here: second, asked: over } },
  closing: { by: [...toFirst, show(null), ends()], ...closing, knows: { here: first, asked: null, expected: null } },
  reopened: {
    by: [...toFirst, show(null), ends(), show(says('choosing'))],
    ...closing,
    knows: { here: first, asked: choosing },
  },
};
const atEvents = ['asked', 'nothingToClose'];
const atFirst = ['first', 'nextStep', 'otherDay', 'firstOver'];
const atSecond = ['second', 'stepBack', 'secondOver'];
const all = Object.keys(dialogSituations);
const without = (...names: string[]) => all.filter((name) => !names.includes(name));

/** What is asked last counts; it is not begun before whoever asks is done. */
const asking: Row[] = [
  {
    law: 'F12',
    in: without('asked', 'beingWritten', 'first', 'stepBack', 'reopened'),
    on: show(says('choosing')),
    changes: { asked: choosing },
  },
  { law: 'F12', in: without('nextStep', 'second'), on: show(says('tickets')), changes: { asked: tickets } },
  { law: 'F12', in: without('otherDay'), on: show(says('choosing', '2026-11-23')), changes: { asked: later } },
  { law: 'F12', in: without('nothingToClose', 'firstOver', 'secondOver'), on: show(null), changes: { asked: over } },
];

/** A dialog is an entry, each step after the first one more; what is chosen in a step takes the place of its entry. */
const writing: Row[] = [
  {
    law: 'F12',
    in: ['asked'],
    on: ends(),
    to: 'beingWritten',
    changes: { expected: '/events?service=3' },
    does: [writes('/events?service=3', false, pushed())],
  },
  {
    law: 'F12',
    in: ['nextStep'],
    on: ends(),
    to: 'beingWritten',
    changes: { expected: '/events?service=3&step=tickets' },
    does: [writes('/events?service=3&step=tickets', false, pushed('choosing'))],
  },
  {
    law: 'F12',
    in: ['otherDay'],
    on: ends(),
    to: 'beingWritten',
    changes: { expected: '/events?service=3&date=2026-11-23' },
    does: [writes('/events?service=3&date=2026-11-23', true, pushed())],
  },
  // A way back inside the booking goes back in the history instead of adding to it.
  { law: 'F12', in: ['stepBack'], on: ends(), to: 'beingWritten', does: [leaves(1)] },
  { law: 'F12', in: ['firstOver'], on: ends(), to: 'closing', changes: { asked: null }, does: [leaves(1)] },
  { law: 'F12', in: ['secondOver'], on: ends(), to: 'closing', changes: { asked: null }, does: [leaves(2)] },
  { law: 'F12', in: ['nothingToClose'], on: ends(), changes: { asked: null } },
];

const heard = { law: 'F12', to: 'none' } as const;
/** What nobody here wrote is told, and what was asked before it is void; what was written is told to nobody. */
const arriving: Row[] = [
  { ...heard, in: ['none'], on: reach(events), does: [tells(events)] },
  { ...heard, in: atEvents, on: reach(events), changes: { asked: null }, does: [tells(events)] },
  {
    ...heard,
    in: [...atFirst, ...atSecond],
    on: reach(events),
    changes: { asked: null, here: events },
    does: [tells(events)],
  },
  {
    ...heard,
    in: ['beingWritten'],
    on: reach(events),
    changes: { asked: null, expected: null },
    does: [tells(events)],
  },
  { ...heard, in: ['closing'], on: reach(events), changes: { here: events }, does: [tells(events)] },
  // Closed and opened in one breath is open: nobody hears of the moment between.
  { ...heard, in: ['reopened'], on: reach(events), changes: { here: events } },

  { ...heard, in: ['none'], on: reach(first), changes: { here: first }, does: [tells(first)] },
  {
    ...heard,
    in: [...atEvents, ...atSecond],
    on: reach(first),
    changes: { here: first, asked: null },
    does: [tells(first)],
  },
  { ...heard, in: atFirst, on: reach(first), changes: { asked: null }, does: [tells(first)] },
  { ...heard, in: ['beingWritten'], on: reach(first), changes: { here: first, expected: null } },
  { ...heard, in: ['closing'], on: reach(first), does: [tells(first)] },
  { ...heard, in: ['reopened'], on: reach(first) },

  { ...heard, in: ['none', 'closing'], on: reach(second), changes: { here: second }, does: [tells(second)] },
  {
    ...heard,
    in: [...atEvents, ...atFirst],
    on: reach(second),
    changes: { here: second, asked: null },
    does: [tells(second)],
  },
  { ...heard, in: atSecond, on: reach(second), changes: { asked: null }, does: [tells(second)] },
  {
    ...heard,
    in: ['beingWritten'],
    on: reach(second),
    changes: { here: second, asked: null, expected: null },
    does: [tells(second)],
  },
  { ...heard, in: ['reopened'], on: reach(second), changes: { here: second } },
];

export const dialog: Law = {
  ...common,
  input: { here: events, layers: [] },
  situations: dialogSituations,
  rows: [...asking, ...writing, ...arriving],
  refused: [busy],
};

// A booking that a link opened: below it is another site, so it is cleaned where it is.

const linkEntry = at('/events', '?service=3');
const linkSecond = at('/events', '?service=3&step=tickets', linked('choosing'));
const cleaned = at('/events', '', { booking: null });
const toLinkSecond = [show(says('tickets')), ends(), reach(linkSecond)];
const linkOver = [...toLinkSecond, show(null)];

const linkSituations: Record<string, Situation> = {
  link: { by: [], ...resting, knows: { here: linkEntry, asked: null } },
  linkOver: { by: [show(null)], ...resting, knows: { here: linkEntry, asked: over } },
  cleaning: { by: [show(null), ends()], ...closing, knows: { asked: null, expected: '/events' } },
  secondOver: { by: linkOver, ...resting, knows: { here: linkSecond, asked: over } },
  goingBack: { by: [...linkOver, ends()], ...moving('writing'), knows: { asked: over, expected: null } },
};

export const link: Law = {
  ...common,
  input: { here: linkEntry, layers: [] },
  situations: linkSituations,
  rows: [
    { law: 'F12', in: ['link', 'cleaning'], on: show(null), changes: { asked: over } },
    {
      law: 'F12',
      in: ['linkOver'],
      on: ends(),
      to: 'cleaning',
      changes: { asked: null, expected: '/events' },
      does: [writes('/events', true, { booking: null })],
    },
    // First back to the entry that the link made, which is cleaned then.
    { law: 'F12', in: ['secondOver'], on: ends(), to: 'goingBack', does: [leaves(1)] },
    { law: 'F12', in: ['goingBack'], on: reach(linkEntry), to: 'linkOver', changes: { here: linkEntry } },
    { law: 'F12', in: ['goingBack'], on: reach(cleaned), to: 'linkOver', changes: { here: cleaned } },
    { law: 'F12', in: ['link'], on: reach(linkEntry), does: [tells(linkEntry)] },
    { law: 'F12', in: ['linkOver'], on: reach(linkEntry), changes: { asked: null }, does: [tells(linkEntry)] },
    {
      law: 'F12',
      in: ['secondOver'],
      on: reach(linkEntry),
      changes: { here: linkEntry, asked: null },
      does: [tells(linkEntry)],
    },
    {
      law: 'F12',
      in: ['cleaning'],
      on: reach(linkEntry),
      to: 'link',
      changes: { expected: null },
      does: [tells(linkEntry)],
    },
    { law: 'F12', in: ['link'], on: reach(cleaned), changes: { here: cleaned }, does: [tells(cleaned)] },
    {
      law: 'F12',
      in: ['linkOver', 'secondOver'],
      on: reach(cleaned),
      changes: { here: cleaned, asked: null },
      does: [tells(cleaned)],
    },
    {
      law: 'F12',
      in: ['cleaning'],
      on: reach(cleaned),
      to: 'link',
      changes: { here: cleaned, expected: null },
      does: [tells(cleaned)],
    },
  ],
  refused: [busy],
};

// F12: layers, which lie on top of an address without one of their own.

const cart = at('/cart');
const oneLayer = at('/cart', '', { layers: 1 });
const twoLayers = at('/cart', '', { layers: 2 });
const laid = [ends([1]), reach(oneLayer, [1])];
const laidTwice = [...laid, ends([1, 2]), reach(twoLayers, [1, 2])];

const layerSituations: Record<string, Situation> = {
  page: { by: [], ...resting, knows: { here: cart, layers: [], left: [] } },
  stepAsked: { by: [show(says('choosing'))], ...resting, knows: { here: cart, asked: choosing, layers: [] } },
  beingLaid: { by: [ends([1])], ...moving('layering'), knows: { here: cart, expected: '/cart', layers: [1] } },
  one: { by: laid, ...resting, knows: { here: oneLayer, expected: null, layers: [1], left: [] } },
  /** What the booking has to say waits until the layer is gone. */
  waiting: { by: [...laid, show(says('choosing'))], ...resting, knows: { here: oneLayer, asked: choosing } },
  two: { by: laidTwice, ...resting, knows: { here: twoLayers, layers: [1, 2] } },
  /** Back led away from its entry; it is still to be seen. */
  left: { by: [...laid, reach(cart, [1])], ...resting, knows: { here: cart, layers: [1], left: [1] } },
  goingBack: {
    by: [...laid, ends([])],
    ...moving('takingLayersBack'),
    knows: { here: oneLayer, expected: '/cart', layers: [], left: [] },
  },
};

const lay = (situation: string | readonly string[], row: Omit<Row, 'law' | 'in'>): Row => ({
  law: 'F12',
  in: [situation].flat(),
  ...row,
});
const stepWritten = { changes: { expected: '/cart?service=3' }, does: [writes('/cart?service=3', false, pushed())] };

export const layers: Law = {
  ...common,
  input: { here: cart, layers: [] },
  situations: layerSituations,
  rows: [
    lay(['page', 'beingLaid', 'one', 'two', 'left', 'goingBack'], {
      on: show(says('choosing')),
      changes: { asked: choosing },
    }),

    // A step and a layer in one breath are two entries, the step below.
    lay('stepAsked', { on: ends(), to: { following: 'writing' }, ...stepWritten }),
    lay('stepAsked', {
      on: ends([1]),
      to: { following: 'writing' },
      changes: { ...stepWritten.changes, layers: [1] },
      does: stepWritten.does,
    }),
    lay('stepAsked', {
      on: ends([1, 2]),
      to: { following: 'writing' },
      changes: { ...stepWritten.changes, layers: [1, 2] },
      does: stepWritten.does,
    }),

    // A layer that ends otherwise takes its entry along.
    lay(['one', 'waiting'], {
      on: ends(),
      to: 'goingBack',
      changes: { layers: [], expected: '/cart' },
      does: [leaves(1)],
    }),
    lay('two', { on: ends(), to: 'goingBack', changes: { layers: [], expected: '/cart' }, does: [leaves(2)] }),
    lay('beingLaid', { on: ends(), changes: { layers: [] } }),
    lay('left', { on: ends(), changes: { layers: [], left: [] } }),

    lay('page', {
      on: ends([1]),
      to: 'beingLaid',
      changes: { layers: [1], expected: '/cart' },
      does: [writes('/cart', false, { layers: 1 })],
    }),
    lay('two', { on: ends([1]), to: 'goingBack', changes: { layers: [1], expected: '/cart' }, does: [leaves(1)] }),
    lay('goingBack', { on: ends([1]), changes: { layers: [1] } }),

    lay(['page', 'one', 'waiting'], {
      on: ends([1, 2]),
      to: 'beingLaid',
      changes: { layers: [1, 2], expected: '/cart' },
      does: [writes('/cart', false, { layers: 2 })],
    }),
    // One that was asked to close is no layer any more.
    lay('left', {
      on: ends([1, 2]),
      to: 'beingLaid',
      changes: { layers: [1, 2], expected: '/cart' },
      does: [writes('/cart', false, { layers: 1 })],
    }),
    lay(['beingLaid', 'goingBack'], { on: ends([1, 2]), changes: { layers: [1, 2] } }),

    lay(['page', 'stepAsked', 'two', 'goingBack'], { on: ends([1], false), changes: { layers: [1] } }),

    // Back closes the innermost, and tells nobody else.
    lay(['one', 'waiting'], {
      on: reach(cart, [1]),
      to: 'left',
      changes: { here: cart, left: [1] },
      does: [closes(1)],
    }),
    lay('two', {
      on: reach(cart, [1]),
      to: 'left',
      changes: { here: cart, layers: [1], left: [1] },
      does: [closes(1)],
    }),
    lay('page', { on: reach(cart, [1]), changes: { layers: [1] }, does: [tells(cart)] }),
    lay('stepAsked', { on: reach(cart, [1]), changes: { layers: [1], asked: null }, does: [tells(cart)] }),
    lay('beingLaid', { on: reach(cart, [1]), to: 'page', changes: { expected: null } }),
    lay('left', { on: reach(cart, [1]), does: [tells(cart)] }),
    lay('goingBack', { on: reach(cart, [1]), to: 'page', changes: { here: cart, layers: [1], expected: null } }),

    lay(['one', 'waiting', 'two'], { on: reach(cart), changes: { here: cart, layers: [] } }),
    lay('page', { on: reach(cart), does: [tells(cart)] }),
    lay('stepAsked', { on: reach(cart), changes: { asked: null }, does: [tells(cart)] }),
    lay('beingLaid', { on: reach(cart), to: 'page', changes: { layers: [], expected: null } }),
    lay('left', { on: reach(cart), changes: { layers: [], left: [] }, does: [tells(cart)] }),
    lay('goingBack', { on: reach(cart), to: 'page', changes: { here: cart, expected: null } }),

    lay('two', { on: reach(oneLayer, [1, 2]), changes: { here: oneLayer, left: [2] }, does: [closes(2)] }),
    lay(['page', 'stepAsked', 'left'], { on: reach(oneLayer, [1, 2]), changes: { here: oneLayer, layers: [1, 2] } }),
    lay('beingLaid', {
      on: reach(oneLayer, [1, 2]),
      to: 'one',
      changes: { here: oneLayer, layers: [1, 2], expected: null },
    }),
    lay('one', { on: reach(oneLayer, [1, 2]), changes: { layers: [1, 2] }, does: [tells(oneLayer)] }),
    lay('waiting', {
      on: reach(oneLayer, [1, 2]),
      changes: { layers: [1, 2], asked: null },
      does: [tells(oneLayer)],
    }),
    lay('goingBack', { on: reach(oneLayer, [1, 2]), to: 'one', changes: { layers: [1, 2], expected: null } }),

    // A link in a layer leads away and closes it.
    lay('one', {
      on: reach(events, [1]),
      changes: { here: events, left: [1] },
      does: [closes(1), tells(events)],
    }),
    lay('waiting', {
      on: reach(events, [1]),
      changes: { here: events, left: [1], asked: null },
      does: [closes(1), tells(events)],
    }),
    lay('two', {
      on: reach(events, [1]),
      changes: { here: events, layers: [1], left: [1] },
      does: [closes(1), tells(events)],
    }),
    lay('page', { on: reach(events, [1]), changes: { here: events, layers: [1] }, does: [tells(events)] }),
    lay('stepAsked', {
      on: reach(events, [1]),
      changes: { here: events, layers: [1], asked: null },
      does: [tells(events)],
    }),
    lay('beingLaid', {
      on: reach(events, [1]),
      to: 'page',
      changes: { here: events, expected: null },
      does: [tells(events)],
    }),
    lay('left', { on: reach(events, [1]), changes: { here: events }, does: [tells(events)] }),
    // Where another page lies below all the same, it is told.
    lay('goingBack', {
      on: reach(events, [1]),
      to: 'page',
      changes: { here: events, layers: [1], left: [1], expected: null },
      does: [closes(1), tells(events)],
    }),
  ],
};

// A page takes the place of the whole dialog: Back from it does not lead through the steps.

const day = says('tickets', '2026-11-23');
const toFirstBelow = [open('cart'), ends(), reach(first)];

const pageSituations: Record<string, Situation> = {
  dialog: { by: [], ...resting, knows: { here: second, page: null } },
  dayAsked: { by: [show(day)], ...resting, knows: { here: second, asked: { shown: day } } },
  wanted: { by: [open('cart')], ...resting, knows: { here: second, page: '/cart' } },
  leaving: {
    by: toFirstBelow.slice(0, 2),
    ...moving('leaving'),
    knows: { here: second, page: '/cart', expected: null },
  },
  below: { by: toFirstBelow, ...resting, knows: { here: first, page: '/cart' } },
  opening: { by: [...toFirstBelow, ends()], ...opening, knows: { here: first, page: null, expected: '/cart' } },
  other: {
    by: [...toFirstBelow, ends(), open('home')],
    ...opening,
    knows: { here: first, page: '/', expected: '/cart' },
  },
};
const leads = (on: AnyEventObject): Row[] => [
  { law: 'F12', in: ['wanted'], on, to: 'leaving', does: [leaves(1)] },
  {
    law: 'F12',
    in: ['below'],
    on,
    to: 'opening',
    changes: { page: null, expected: '/cart' },
    does: [loads('/cart', true)],
  },
  { law: 'F12', in: ['other'], on, to: 'opening', changes: { page: null, expected: '/' }, does: [loads('/', true)] },
];
const loginTo = (nextUrl: string) => ({ page: `/login?nextUrl=${nextUrl}` });

export const pages: Law = {
  ...common,
  input: { here: second, layers: [] },
  situations: pageSituations,
  rows: [
    { law: 'F12', in: ['dialog', 'dayAsked', 'opening', 'other'], on: open('cart'), changes: { page: '/cart' } },
    {
      law: 'F12',
      in: ['dialog', 'dayAsked', 'wanted', 'leaving', 'below', 'opening'],
      on: open('home'),
      changes: { page: '/' },
    },
    // R8.1.1: the login leads back to the step.
    {
      law: 'R8.1.1',
      in: ['dialog', 'wanted', 'leaving'],
      on: open('login'),
      changes: loginTo('%2Fevents%3Fservice%3D3%26step%3Dtickets'),
    },
    {
      law: 'R8.1.1',
      in: ['below', 'opening', 'other'],
      on: open('login'),
      changes: loginTo('%2Fevents%3Fservice%3D3'),
    },
    {
      law: 'R8.1.1',
      in: ['dayAsked'],
      on: open('login'),
      changes: loginTo('%2Fevents%3Fservice%3D3%26date%3D2026-11-23%26step%3Dtickets'),
    },
    // On a baps site it comes before the booking, and leads to what was chosen.
    {
      law: 'R6.1.12',
      in: Object.keys(pageSituations),
      on: { type: 'booking.postpone', choice: { serviceId: 5, ...time } },
      changes: loginTo('%2Fevents%3Fservice%3D5'),
    },

    // A page waits for no router: whoever wants one has done with what is on its way.
    ...leads(ends()),
    ...leads(busy),
    {
      law: 'F12',
      in: ['dayAsked'],
      on: ends(),
      to: { following: 'writing' },
      changes: { expected: '/events?service=3&date=2026-11-23&step=tickets' },
      does: [writes('/events?service=3&date=2026-11-23&step=tickets', true, pushed('choosing'))],
    },

    { law: 'F12', in: ['dialog', 'wanted'], on: reach(first), changes: { here: first }, does: [tells(first)] },
    { law: 'F12', in: ['dayAsked'], on: reach(first), changes: { here: first, asked: null }, does: [tells(first)] },
    { law: 'F12', in: ['leaving'], on: reach(first), to: 'below', changes: { here: first } },
    { law: 'F12', in: ['below'], on: reach(first), does: [tells(first)] },
    {
      law: 'F12',
      in: ['opening', 'other'],
      on: reach(first),
      to: 'below',
      changes: { expected: null },
      does: [tells(first)],
    },
    { law: 'F12', in: ['dialog', 'wanted', 'below'], on: reach(cart), changes: { here: cart }, does: [tells(cart)] },
    { law: 'F12', in: ['dayAsked'], on: reach(cart), changes: { here: cart, asked: null }, does: [tells(cart)] },
    { law: 'F12', in: ['leaving'], on: reach(cart), to: 'below', changes: { here: cart } },
    {
      law: 'F12',
      in: ['opening', 'other'],
      on: reach(cart),
      to: 'below',
      changes: { here: cart, expected: null },
      does: [tells(cart)],
    },
  ],
};

const layered = at('/events', '?service=3&step=tickets', { ...pushed('choosing'), layers: 1 });

/** It takes the place of a layer as well. */
export const pageOverLayer: Law = {
  ...common,
  input: { here: layered, layers: [1] },
  situations: {
    layered: { by: [], ...resting, knows: { here: layered, layers: [1], left: [] } },
    wanted: { by: [open('cart')], ...resting, knows: { page: '/cart' } },
  },
  rows: [
    { law: 'F12', in: ['layered'], on: open('cart'), changes: { page: '/cart' } },
    {
      law: 'F12',
      in: ['wanted'],
      on: ends([1]),
      to: { following: 'leaving' },
      changes: { left: [1] },
      does: [closes(1), leaves(2)],
    },
  ],
};

/** Whoever is on the page of the login is not led there once more; a page without a dialog keeps its entry. */
export const loginPage: Law = {
  ...common,
  input: { here: at('/login', '?nextUrl=%2Fcart'), layers: [] },
  situations: {
    login: { by: [], ...resting, knows: { page: null } },
    wanted: { by: [open('home')], ...resting, knows: { page: '/' } },
  },
  rows: [
    { law: 'R8.1.1', in: ['login'], on: open('login') },
    { law: 'R4.1.7', in: ['login'], on: open('home'), changes: { page: '/' } },
    {
      law: 'R4.1.7',
      in: ['wanted'],
      on: ends(),
      to: 'opening',
      changes: { page: null, expected: '/' },
      does: [loads('/', false)],
    },
  ],
};
