/** The law of a file that is made on demand, from Q7.7.j and K02; see docs/guide/testing.md. */
import { fileMakingMachine } from '../../../machines/fileMaking/fileMakingMachine.ts';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import type { Effect, Law } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';

const make = { type: 'file.make' };
const made = done('makeFile');
const lost = failed('makeFile', new ConnectionError());
const away = { code: 'lost', message: null };
const makes: Effect = { starts: 'makeFile', input: undefined };
const making = { state: 'making', runs: ['makeFile'], tags: ['busy'] } as const;

export const fileMaking: Law = {
  machine: fileMakingMachine,
  begins: [],
  situations: {
    resting: { by: [], state: 'resting', knows: { problem: null } },
    making: { by: [make], ...making, knows: { problem: null } },
    made: { by: [make, made], state: 'resting', knows: { problem: null } },
    unmade: { by: [make, lost], state: 'resting', knows: { problem: away } },
  },
  rows: [
    // A second press while it is being made makes no second file.
    { law: 'Q7.7.j', in: ['resting', 'made'], on: make, to: 'making', does: [makes] },
    { law: 'Q7.7.j', in: ['unmade'], on: make, to: 'making', changes: { problem: null }, does: [makes] },
    { law: 'Q7.7.j', in: ['making'], on: made, to: 'made' },
    { law: 'Q7.7.j', in: ['making'], on: lost, to: 'unmade', changes: { problem: away } },
  ],
};
