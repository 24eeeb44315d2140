/** The laws of pages that replace a booking, and of a page without a dialog (R4.5.10, R6.1.12, docs/decisions/014). */
import type { AnyEventObject } from 'xstate';
import type { Law, Row, Situation } from '../../support/law/law.ts';
import {
  at,
  busy,
  closes,
  common,
  ends,
  first,
  leaves,
  loads,
  moving,
  open,
  opening,
  pushed,
  reach,
  resting,
  says,
  second,
  show,
  tells,
  time,
  writes,
} from './address.model.ts';
import { cart } from './address.layers.law.ts';

// A page replaces the whole dialog: Back from it does not lead through the steps.

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

export const leads = (on: AnyEventObject): Row[] => [
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
    // The login leads back to the step (R8.1.1).
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
    // On a baps site the login comes before the booking, and leads to what was chosen.
    {
      law: 'R6.1.12',
      in: Object.keys(pageSituations),
      on: { type: 'booking.postpone', selection: { serviceId: 5, ...time } },
      changes: loginTo('%2Fevents%3Fservice%3D5'),
    },

    // A page does not wait for the router: it cancels pending moves.
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

/** A page replaces a layer, too. */
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
    // Another layer was opened in the same turn.
    {
      law: 'F12',
      in: ['wanted'],
      on: ends([1, 2]),
      to: { following: 'leaving' },
      changes: { layers: [1, 2], left: [1] },
      does: [closes(1), leaves(2)],
    },
    {
      law: 'F12',
      in: ['layered'],
      on: ends([1, 2]),
      to: { following: 'layering' },
      changes: { layers: [1, 2], expected: '/events?service=3&step=tickets' },
      does: [writes('/events?service=3&step=tickets', false, { ...pushed('choosing'), layers: 2 })],
    },
  ],
};

/** The login page is not opened again over itself; a page without a dialog keeps its entry. */
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
