/** Whether what is wanted waits for the network: then it comes by itself as soon as the portal can be reached (F01). */
import { raise } from 'xstate';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { portal } from './portalSetup.ts';

const lost = { guard: { type: 'isUnreachable', params: wholeEvent<{ error: unknown }> }, target: 'lost' } as const;

export const connection = portal.createStateConfig({
  initial: 'there',
  states: {
    there: {
      on: {
        'xstate.error.actor.fetchBooking': lost,
        'xstate.error.actor.fetchDialogs': lost,
        'xstate.error.actor.fetchSearch': lost,
        'xstate.error.actor.fetchLeadNow': lost,
      },
    },
    lost: {
      invoke: {
        id: 'awaitConnection',
        src: 'awaitConnection',
        onDone: { target: 'there', actions: [raise({ type: 'dialog.retry' }), raise({ type: 'panel.retry' })] },
        // Nobody can say when it is back: whoever wants it asks by hand.
        onError: 'there',
      },
    },
  },
});
