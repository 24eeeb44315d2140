/** The law of the lightbox, from R2.1.29, R2.2.1 and the words of the design; see docs/guide/testing.md. */
import { lightboxMachine } from '../../../machines/lightbox/lightboxMachine.ts';
import type { Effect, Law, Row } from '../../support/law/law.ts';

const open = (index: number) => ({ type: 'picture.open', index });
const swipe = (by: number) => ({ type: 'picture.swipe', by });
const next = { type: 'picture.next' };
const previous = { type: 'picture.previous' };
const loaded = { type: 'picture.loaded' };
const failed = { type: 'picture.failed' };
const retry = { type: 'picture.retry' };
const offline = { type: 'connection.lost' };
const online = { type: 'connection.returned' };
const watches: Effect = { starts: 'watchConnection', input: undefined };
const close = { type: 'lightbox.close' };
const openWords = { type: 'words.open' };
const closeWords = { type: 'words.close' };
const leavesLink: Effect = { emits: { type: 'link.left' } };

const loading = { state: { open: 'loading' } } as const;
const shown = { state: { open: 'shown' } } as const;
const broken = { state: { open: { failed: 'unexplained' } }, runs: ['watchConnection'] } as const;
const unconnected = { state: { open: { failed: 'unconnected' } }, runs: ['watchConnection'] } as const;
const first = { current: 0, tries: 1 };
const middle = { current: 1, tries: 1 };
const last = { current: 2, tries: 1 };

const refused = [open(-1), open(3), open(1.5), open(Number.NaN), swipe(47), swipe(-47), swipe(0)];
const to = (law: string, situations: string[], on: Row['on'], current: number): Row => ({
  law,
  in: situations,
  on,
  to: { open: 'loading' },
  changes: { current },
});
const withoutWords = ['middle', 'middleShown', 'middleFailed', 'middleUnconnected'];
const atMiddle = [...withoutWords, 'reading'];

/** Three pictures, opened by a press. */
export const byPress: Law = {
  machine: lightboxMachine,
  begins: [],
  callbackActors: ['watchConnection'],
  input: { count: 3, first: null },
  situations: {
    closed: { by: [], state: 'closed', knows: { count: 3, current: -1, isLinked: false, isReading: false } },
    first: { by: [open(0)], ...loading, knows: first },
    middle: { by: [open(1)], ...loading, knows: middle },
    middleShown: { by: [open(1), loaded], ...shown, knows: middle },
    middleFailed: { by: [open(1), failed], ...broken, knows: middle },
    last: { by: [open(2)], ...loading, knows: last },
    lastShown: { by: [open(2), loaded], ...shown, knows: last },
    reading: { by: [open(1), openWords], ...loading, knows: { ...middle, isReading: true } },
    middleUnconnected: { by: [open(1), failed, offline], ...unconnected, knows: middle },
  },
  rows: [
    to('R2.2.1', ['closed', ...atMiddle, 'last', 'lastShown'], open(0), 0),
    to('R2.2.1', ['closed', 'first', 'last', 'lastShown'], open(1), 1),
    to('R2.2.1', ['closed', 'first', ...atMiddle], open(2), 2),
    to('R2.2.1', ['first'], next, 1),
    to('R2.2.1', atMiddle, next, 2),
    to('R2.2.1', ['last', 'lastShown'], previous, 1),
    to('R2.2.1', atMiddle, previous, 0),
    // A finger that goes to where reading began brings what comes next.
    to('R2.2.1', ['first'], swipe(-48), 1),
    to('R2.2.1', atMiddle, swipe(-48), 2),
    to('R2.2.1', ['last', 'lastShown'], swipe(48), 1),
    to('R2.2.1', atMiddle, swipe(48), 0),
    { law: 'R2.2.1', in: ['first', 'middle', 'reading', 'last'], on: loaded, to: { open: 'shown' } },
    {
      law: 'R2.1.29',
      in: ['first', 'middle', 'middleShown', 'reading', 'last', 'lastShown'],
      on: failed,
      to: { open: { failed: 'unexplained' } },
      does: [watches],
    },
    ...[retry, online].map((on): Row => ({
      law: 'R2.1.29',
      in: ['middleFailed', 'middleUnconnected'],
      on,
      to: { open: 'loading' },
      changes: { tries: 2 },
    })),
    // Without a network it is said, and begins again by itself.
    { law: 'F01', in: ['middleFailed'], on: offline, to: 'middleUnconnected' },
    {
      law: 'R2.2.1',
      in: ['first', ...withoutWords, 'last', 'lastShown'],
      on: close,
      to: 'closed',
    },
    // What is told in words stays open from one to the next, also past one of which nothing is told.
    { law: 'Q2.1.f', in: ['first', ...withoutWords, 'last', 'lastShown'], on: openWords, changes: { isReading: true } },
    { law: 'Q2.1.f', in: ['reading'], on: closeWords, changes: { isReading: false } },
    { law: 'Q2.1.f', in: ['reading'], on: close, to: 'closed', changes: { isReading: false } },
  ],
  refused,
};

/** A link to the second picture; asked for twice already. */
export const byLink: Law = {
  machine: lightboxMachine,
  begins: [],
  callbackActors: ['watchConnection'],
  input: { count: 3, first: 1 },
  situations: {
    linked: { by: [], ...loading, knows: { ...middle, isLinked: true } },
    again: { by: [failed, retry], ...loading, knows: { current: 1, tries: 2, isLinked: true } },
    closed: { by: [close], state: 'closed', knows: { ...middle, isLinked: false } },
    later: { by: [close, open(1)], ...loading, knows: { ...middle, isLinked: false } },
    reading: { by: [openWords], ...loading, knows: { ...middle, isLinked: true, isReading: true } },
  },
  rows: [
    { law: 'R2.2.1', in: ['linked', 'again', 'later', 'reading'], on: loaded, to: { open: 'shown' } },
    // Who has closed it is on the page, and so says the address: a reload or a copied address opens nothing.
    {
      law: 'R2.2.1',
      in: ['linked', 'again'],
      on: close,
      to: 'closed',
      changes: { isLinked: false },
      does: [leavesLink],
    },
    { law: 'R2.2.1', in: ['later'], on: close, to: 'closed' },
    {
      law: 'Q2.1.f',
      in: ['reading'],
      on: close,
      to: 'closed',
      changes: { isLinked: false, isReading: false },
      does: [leavesLink],
    },
    // Another picture starts over.
    { law: 'R2.1.29', in: ['again'], on: next, to: { open: 'loading' }, changes: { current: 2, tries: 1 } },
    { law: 'R2.1.29', in: ['again'], on: previous, to: { open: 'loading' }, changes: { current: 0, tries: 1 } },
    { law: 'R2.1.29', in: ['again'], on: open(2), to: { open: 'loading' }, changes: { current: 2, tries: 1 } },
    to('R2.2.1', ['linked', 'later', 'reading'], next, 2),
    to('R2.2.1', ['linked', 'later', 'reading'], previous, 0),
    to('R2.2.1', ['linked', 'closed', 'later', 'reading'], open(2), 2),
    { law: 'R2.2.1', in: ['closed'], on: open(1), to: { open: 'loading' } },
  ],
};

/** A link to a picture that is not there any more. */
export const byDeadLink: Law = {
  machine: lightboxMachine,
  begins: [],
  callbackActors: ['watchConnection'],
  input: { count: 1, first: 4 },
  situations: {
    closed: { by: [], state: 'closed', knows: { isLinked: false } },
    only: { by: [open(0)], ...loading, knows: first },
  },
  rows: [
    { law: 'R2.2.1', in: ['closed'], on: open(0), to: { open: 'loading' }, changes: { current: 0 } },
    { law: 'R2.2.1', in: ['only'], on: loaded, to: { open: 'shown' } },
  ],
  refused: [open(1), next, previous, swipe(-300), swipe(300)],
};
