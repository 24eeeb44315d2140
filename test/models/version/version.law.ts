/** The law of the version, from R4.3.1–5, Q4.3.b and F22: an outdated page must be reloaded, but never during an order. */
import { versionMachine } from '../../../machines/version/versionMachine.ts';
import type { Effect, Law } from '../../support/law/law.ts';
import { after, done, failed } from '../../support/paths.ts';

const read = (version: string) => done('readVersion', version);
const unread = failed('readVersion', new Error('404'));
const minute = after('pollInterval', 'version.watching');
const begin = { type: 'order.begin' };
const end = { type: 'order.end' };
const accept = { type: 'update.accept' };
const reloaded = done('reloadWithVersion');
const refused = failed('reloadWithVersion', new Error('navigation refused'));

const asks: Effect = { starts: 'readVersion', input: undefined };
const reloads: Effect = { starts: 'reloadWithVersion', input: undefined };

const reading = { state: 'reading', runs: ['readVersion'] } as const;
const watching = { state: 'watching', waits: { pollInterval: 60_000 } } as const;
const known = [read('1.0')];
const again = [...known, minute];

export const law: Law = {
  machine: versionMachine,
  input: { first: null },
  begins: [{ starts: 'readVersion', input: undefined }],
  situations: {
    first: { by: [], ...reading, knows: { first: null, isOrdering: false } },
    watching: { by: known, ...watching, knows: { first: '1.0' } },
    unknown: { by: [unread], ...watching, knows: { first: null } },
    reading: { by: again, ...reading, knows: { first: '1.0', isOrdering: false } },
    ordering: { by: [...again, begin], ...reading, knows: { first: '1.0', isOrdering: true } },
    deferring: { by: [...again, begin, read('1.1')], state: 'deferring', knows: { isOrdering: true } },
    outdated: { by: [...again, read('1.1')], state: 'outdated', knows: { isOrdering: false } },
    updating: {
      by: [...again, read('1.1'), accept],
      state: 'updating',
      runs: ['reloadWithVersion'],
      tags: ['busy'],
    },
  },
  rows: [
    { law: 'R4.3.2', in: ['first'], on: read('1.0'), to: 'watching', changes: { first: '1.0' } },
    { law: 'R4.3.2', in: ['first'], on: read('1.1'), to: 'watching', changes: { first: '1.1' } },
    { law: 'R4.3.2', in: ['reading', 'ordering'], on: read('1.0'), to: 'watching' },
    { law: 'R4.3.5', in: ['reading'], on: read('1.1'), to: 'outdated' },
    { law: 'R4.3.3', in: ['ordering'], on: read('1.1'), to: 'deferring' },
    // Only a value that was read counts.
    { law: 'Q4.3.b', in: ['first', 'reading', 'ordering'], on: unread, to: 'watching' },
    { law: 'R4.3.1', in: ['watching', 'unknown'], on: minute, to: 'reading', does: [asks] },

    {
      law: 'R4.3.3',
      in: ['first', 'watching', 'unknown', 'reading', 'outdated', 'updating'],
      on: begin,
      changes: { isOrdering: true },
    },
    { law: 'R4.3.3', in: ['ordering', 'deferring'], on: begin },
    { law: 'R4.3.3', in: ['ordering'], on: end, changes: { isOrdering: false } },
    { law: 'R4.3.3', in: ['first', 'watching', 'unknown', 'reading', 'outdated', 'updating'], on: end },
    { law: 'F22', in: ['deferring'], on: end, to: 'outdated', changes: { isOrdering: false } },

    { law: 'R4.3.4', in: ['outdated'], on: accept, to: 'updating', does: [reloads] },
    // Who is still here can ask again.
    { law: 'R4.3.4', in: ['updating'], on: reloaded, to: 'outdated' },
    { law: 'R4.3.4', in: ['updating'], on: refused, to: 'outdated' },
  ],
};
