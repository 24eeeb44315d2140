/** The laws of what happens while a move is under way: a new layer, another page (F12). */
import type { Law } from '../../support/law/law.ts';
import { at, closing, common, ends, loads, open, opening, reach, says, show, tells } from './address.model.ts';

const about = at('/about');

/** Another page is requested while one is being opened; its layer is known by then. */
export const otherPage: Law = {
  ...common,
  input: { here: about, layers: [] },
  situations: {
    opening: { by: [open('home'), ends()], ...opening, knows: { expected: '/', page: null, layers: [] } },
    other: { by: [open('home'), ends(), open('cart')], ...opening, knows: { expected: '/', page: '/cart' } },
  },
  rows: [
    { law: 'F12', in: ['opening'], on: ends([1]), changes: { layers: [1] } },
    {
      law: 'F12',
      in: ['other'],
      on: ends([1]),
      to: 'opening',
      changes: { layers: [1], page: null, expected: '/cart' },
      does: [loads('/cart', false)],
    },
  ],
  unnoticed: { 'a wrong start: following · layering': 'Every way into it says which move it is.' },
};

const linkEntry = at('/events', '?service=3');
const underLayer = at('/events', '?service=3', { layers: 1 });
const cleaned = at('/events', '', { booking: null });

/** A layer opens while a booking from a link is being removed from the address. */
export const layerMeanwhile: Law = {
  ...common,
  input: { here: linkEntry, layers: [] },
  situations: {
    cleaning: { by: [show(null), ends()], ...closing, knows: { here: linkEntry, asked: null, expected: '/events' } },
    reopened: {
      by: [show(null), ends(), show(says('choosing'))],
      ...closing,
      knows: { here: linkEntry, expected: '/events' },
    },
  },
  rows: [
    { law: 'F12', in: ['cleaning'], on: show(says('choosing')), changes: { asked: { shown: says('choosing') } } },
    {
      law: 'F12',
      in: ['cleaning', 'reopened'],
      on: reach(underLayer, [1]),
      to: 'idle',
      changes: { here: underLayer, layers: [1], expected: null },
    },
    {
      law: 'F12',
      in: ['cleaning'],
      on: reach(cleaned, [1]),
      to: 'idle',
      changes: { here: cleaned, layers: [1], expected: null },
      does: [tells(cleaned)],
    },
    // Closed and reopened within one turn counts as open: the moment between is not reported.
    {
      law: 'F12',
      in: ['reopened'],
      on: reach(cleaned, [1]),
      to: 'idle',
      changes: { here: cleaned, layers: [1], expected: null },
    },
  ],
};
