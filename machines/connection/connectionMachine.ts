import { setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { callbackActor } from '../shared/actorTypes.ts';

export type ConnectionEvent = { type: 'connection.lost' } | { type: 'connection.returned' };

const connection = setup({
  types: { events: {} as ConnectionEvent },
  actors: {
    /** Tells of the browser's connection, and at once when there is none. */
    watchConnection: callbackActor<ConnectionEvent>('watchConnection'),
  },
  delays: {
    /** A lift, a tunnel, another mast: nobody need know of it, in ms. */
    grace: 1_500,
  },
});

export const connectionMachine = connection.createMachine({
  id: 'connection',
  description:
    'Whether the browser is offline (F41): told on any page once it has lasted, and no longer than it lasts. What is lost with it each page says in its own place.',
  initial: 'there',
  invoke: { id: 'watchConnection', src: 'watchConnection', onError: '.there' },
  states: {
    there: { on: { 'connection.lost': 'wavering' } },
    wavering: { after: { grace: 'lost' }, on: { 'connection.returned': 'there' } },
    lost: { on: { 'connection.returned': 'there' } },
  },
});

export type ConnectionRef = ActorRefFrom<typeof connectionMachine>;
export type ConnectionSnapshot = SnapshotFrom<typeof connectionMachine>;
