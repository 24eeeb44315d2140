/** The law of layers over a page or a dialog: each layer is a history entry of its own (F12, R8.1.1, docs/decisions/014). */
import type { Law, Row, Situation } from '../../support/law/law.ts';
import {
  at,
  choosing,
  closes,
  common,
  ends,
  events,
  leaves,
  moving,
  pushed,
  reach,
  resting,
  says,
  show,
  tells,
  writes,
} from './address.model.ts';

// Layers have no address of their own; they are on top of one (F12).

export const cart = at('/cart');
const oneLayer = at('/cart', '', { layers: 1 });
const twoLayers = at('/cart', '', { layers: 2 });
const laid = [ends([1]), reach(oneLayer, [1])];
const laidTwice = [...laid, ends([1, 2]), reach(twoLayers, [1, 2])];

const layerSituations: Record<string, Situation> = {
  page: { by: [], ...resting, knows: { here: cart, layers: [], left: [] } },
  stepAsked: { by: [show(says('choosing'))], ...resting, knows: { here: cart, asked: choosing, layers: [] } },
  beingLaid: { by: [ends([1])], ...moving('layering'), knows: { here: cart, expected: '/cart', layers: [1] } },
  one: { by: laid, ...resting, knows: { here: oneLayer, expected: null, layers: [1], left: [] } },
  /** The booking's next address waits until the layer is closed. */
  waiting: { by: [...laid, show(says('choosing'))], ...resting, knows: { here: oneLayer, asked: choosing } },
  two: { by: laidTwice, ...resting, knows: { here: twoLayers, layers: [1, 2] } },
  /** Back left the layer's entry; the layer is still open. */
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

    // A step and a layer in one turn make two entries, the step below the layer.
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

    // A layer that closes in another way removes its entry.
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
    // A layer that was asked to close does not count any more.
    lay('left', {
      on: ends([1, 2]),
      to: 'beingLaid',
      changes: { layers: [1, 2], expected: '/cart' },
      does: [writes('/cart', false, { layers: 1 })],
    }),
    lay(['beingLaid', 'goingBack'], { on: ends([1, 2]), changes: { layers: [1, 2] } }),

    lay(['page', 'stepAsked', 'two', 'goingBack'], { on: ends([1], false), changes: { layers: [1] } }),

    // Back closes the top layer only.
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

    // A link inside a layer leaves the page and closes the layer.
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
    // If another page turns out to be below, it is reported.
    lay('goingBack', {
      on: reach(events, [1]),
      to: 'page',
      changes: { here: events, layers: [1], left: [1], expected: null },
      does: [closes(1), tells(events)],
    }),
  ],
};
