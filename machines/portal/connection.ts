/** Waits for the network when code could not be loaded, and retries once the portal can be reached (F01). */
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
        // The connection cannot be watched, so the customer has to retry.
        onError: 'there',
      },
    },
  },
});
