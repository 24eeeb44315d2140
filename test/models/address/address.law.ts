/** The laws of a dialog with steps in the address, from F12, R2.11, R4.5.10, R6.1.12, R8.1.1 and docs/decisions/014; see docs/guide/testing.md. */
import type { Law, Row, Situation } from '../../support/law/law.ts';
import {
  at,
  busy,
  choosing,
  closing,
  common,
  ends,
  events,
  first,
  later,
  leaves,
  linked,
  moving,
  over,
  pushed,
  reach,
  resting,
  says,
  second,
  show,
  tells,
  tickets,
  toFirst,
  toSecond,
  writes,
} from './address.model.ts';

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
export const all = Object.keys(dialogSituations);
const without = (...names: string[]) => all.filter((name) => !names.includes(name));

/** The last request counts; a move begins only once the current turn has ended. */
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

/** A dialog is a history entry, and each later step another; a choice within a step replaces its entry. */
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
  // Going back within the booking goes back in the history instead of adding an entry.
  { law: 'F12', in: ['stepBack'], on: ends(), to: 'beingWritten', does: [leaves(1)] },
  { law: 'F12', in: ['firstOver'], on: ends(), to: 'closing', changes: { asked: null }, does: [leaves(1)] },
  { law: 'F12', in: ['secondOver'], on: ends(), to: 'closing', changes: { asked: null }, does: [leaves(2)] },
  { law: 'F12', in: ['nothingToClose'], on: ends(), changes: { asked: null } },
];

const heard = { law: 'F12', to: 'none' } as const;

/** An address that the portal did not write is reported, and cancels pending requests; its own is not reported. */
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
  // Closed and reopened within one turn counts as open: the moment between is not reported.
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

// A booking opened by a link: another site is below it, so its entry is cleaned in place.

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
    // Back to the entry that the link made first; then it is cleaned.
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
