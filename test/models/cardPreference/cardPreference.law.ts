/** The law of the default card, from Q4.8.d and Q7.7.l; see docs/guide/testing.md. */
import { createEmptyActor } from 'xstate';
import { cardPreferenceMachine } from '../../../machines/cardPreference/cardPreferenceMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Law } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';

const resource = createEmptyActor();
const prefer = { type: 'card.prefer', id: 'card-2' };
const other = { type: 'card.prefer', id: 'card-1' };
const saved = done('preferCard');
const cut = failed('preferCard', new ConnectionError());
const gone = failed('preferCard', new RefusedError('notFound', 'Not found', 404));
const lost = { code: 'lost', message: null };
const reloads = { sends: { type: 'resource.reload' }, to: resource.id };
const asks = (id: string) => ({ starts: 'preferCard', input: { id } });

export const cardPreference: Law = {
  machine: cardPreferenceMachine,
  begins: [],
  input: { resource },
  situations: {
    resting: { by: [], state: 'resting', knows: { id: null, problem: null } },
    preferring: { by: [prefer], state: 'preferring', runs: ['preferCard'], tags: ['busy'], knows: { id: 'card-2' } },
    notSaved: { by: [prefer, cut], state: 'resting', knows: { problem: lost } },
  },
  rows: [
    { law: 'Q7.7.l', in: ['resting'], on: prefer, to: 'preferring', changes: { id: 'card-2' }, does: [asks('card-2')] },
    { law: 'Q7.7.l', in: ['resting'], on: other, to: 'preferring', changes: { id: 'card-1' }, does: [asks('card-1')] },
    {
      law: 'R8.1.6',
      in: ['notSaved'],
      on: prefer,
      to: 'preferring',
      changes: { problem: null },
      does: [asks('card-2')],
    },
    {
      law: 'R8.1.6',
      in: ['notSaved'],
      on: other,
      to: 'preferring',
      changes: { id: 'card-1', problem: null },
      does: [asks('card-1')],
    },
    // Shown as the server has it, not as it was wished.
    { law: 'Q4.8.d', in: ['preferring'], on: saved, to: 'resting', does: [reloads] },
    { law: 'R8.1.6', in: ['preferring'], on: cut, to: 'resting', changes: { problem: lost } },
    {
      law: 'R8.1.6',
      in: ['preferring'],
      on: gone,
      to: 'resting',
      changes: { problem: { code: 'notFound', message: 'Not found' } },
    },
  ],
};
