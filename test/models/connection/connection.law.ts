/** The law of being offline, from F41: said once it has lasted, gone with it. */
import { connectionMachine } from '../../../machines/connection/connectionMachine.ts';
import type { Law } from '../../support/law/law.ts';
import { after, failed } from '../../support/paths.ts';

const loses = { type: 'connection.lost' };
const returns = { type: 'connection.returned' };
const lasts = after('grace', 'connection.wavering');
const runs = ['watchConnection'];

export const connection: Law = {
  machine: connectionMachine,
  begins: [{ starts: 'watchConnection', input: undefined }],
  callbackActors: ['watchConnection'],
  situations: {
    there: { by: [], state: 'there', runs },
    /** A connection that comes and goes is nobody's trouble yet. */
    wavering: { by: [loses], state: 'wavering', runs, waits: { grace: 1_500 } },
    lost: { by: [loses, lasts], state: 'lost', runs },
  },
  rows: [
    { law: 'F41', in: ['there'], on: loses, to: 'wavering' },
    { law: 'F41', in: ['wavering'], on: lasts, to: 'lost' },
    { law: 'F41', in: ['wavering', 'lost'], on: returns, to: 'there' },
    // Where the connection cannot be watched nothing is said of it.
    { law: 'F41', in: ['there', 'wavering', 'lost'], on: failed('watchConnection', new Error('defect')), to: 'there' },
  ],
};
