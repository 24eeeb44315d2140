/**
 * The law of removing an entry, from Q1.5.a and Q7.6.c: it is confirmed first, removed once, kept where the server
 * refuses, and gone where another tab removed it.
 */
import { createEmptyActor } from 'xstate';
import { removalMachine } from '../../../machines/removal/removalMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Law } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';

const resource = createEmptyActor();
const ask = { type: 'removal.ask', id: 'card-2' };
const other = { type: 'removal.ask', id: 'card-3' };
const confirm = { type: 'removal.confirm' };
const dismiss = { type: 'removal.dismiss' };
const gone = done('removeItem', null);
const cut = failed('removeItem', new ConnectionError());
const refused = failed('removeItem', new RefusedError('memberExpected', 'Sami has a booking until Sunday.', 409));
const goneBefore = failed('removeItem', new RefusedError('notFound', 'Not found', 404));

const lost = { code: 'lost', message: null };
const removing = { state: 'removing', runs: ['removeItem'], tags: ['busy'] } as const;
const removes = { starts: 'removeItem', input: { id: 'card-2' } } as const;

export const removal: Law = {
  machine: removalMachine,
  begins: [],
  input: { resource },
  situations: {
    resting: { by: [], state: 'resting', knows: { id: null, problem: null, gone: [] } },
    asking: { by: [ask], state: 'asking', knows: { id: 'card-2', problem: null } },
    removing: { by: [ask, confirm], ...removing, knows: { id: 'card-2' } },
    notGone: { by: [ask, confirm, cut], state: 'asking', knows: { id: 'card-2', problem: lost } },
    gone: { by: [ask, confirm, gone], state: 'resting', knows: { id: null, gone: ['card-2'] } },
    nextGoing: { by: [ask, confirm, gone, other, confirm], ...removing, knows: { id: 'card-3', gone: ['card-2'] } },
  },
  rows: [
    { law: 'Q1.5.a', in: ['resting', 'gone'], on: ask, to: 'asking', changes: { id: 'card-2' } },
    { law: 'Q1.5.a', in: ['resting', 'gone'], on: other, to: 'asking', changes: { id: 'card-3' } },
    { law: 'Q1.5.a', in: ['asking'], on: dismiss, to: 'resting', changes: { id: null } },
    { law: 'Q1.5.a', in: ['notGone'], on: dismiss, to: 'resting', changes: { id: null, problem: null } },
    { law: 'Q1.5.a', in: ['asking'], on: confirm, to: 'removing', does: [removes] },
    { law: 'R8.1.6', in: ['notGone'], on: confirm, to: 'removing', changes: { problem: null }, does: [removes] },
    {
      law: 'Q1.5.a',
      in: ['removing'],
      on: gone,
      to: 'resting',
      changes: { id: null, gone: ['card-2'] },
      does: [{ sends: { type: 'resource.reload' }, to: resource.id }],
    },
    {
      law: 'Q1.5.a',
      in: ['nextGoing'],
      on: gone,
      to: 'resting',
      changes: { id: null, gone: ['card-2', 'card-3'] },
      does: [{ sends: { type: 'resource.reload' }, to: resource.id }],
    },
    { law: 'R8.1.6', in: ['removing', 'nextGoing'], on: cut, to: 'asking', changes: { problem: lost } },
    {
      law: 'Q7.6.c',
      in: ['removing', 'nextGoing'],
      on: refused,
      to: 'asking',
      changes: { problem: { code: 'memberExpected', message: 'Sami has a booking until Sunday.' } },
    },
    {
      // Another tab, or another device, was first: what was wanted is so.
      law: 'Q7.6.c',
      in: ['removing'],
      on: goneBefore,
      to: 'resting',
      changes: { id: null, gone: ['card-2'] },
      does: [{ sends: { type: 'resource.reload' }, to: resource.id }],
    },
    {
      law: 'Q7.6.c',
      in: ['nextGoing'],
      on: goneBefore,
      to: 'resting',
      changes: { id: null, gone: ['card-2', 'card-3'] },
      does: [{ sends: { type: 'resource.reload' }, to: resource.id }],
    },
  ],
};
