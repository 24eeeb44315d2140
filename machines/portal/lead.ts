/** The portal's lead form: fetched after everything that the first screen needs, or when its button is pressed (R2.12.13). */
import { portal, type FetchedLead } from './portalSetup.ts';

export const lead = portal.createStateConfig({
  initial: 'none',
  states: {
    none: { on: { 'site.opened': 'fetching', 'lead.open': 'fetching' } },
    fetching: {
      invoke: {
        id: 'fetchLead',
        src: 'fetchLead',
        input: ({ event }) => ({ isWanted: event.type === 'lead.open' }),
        onDone: {
          target: 'running',
          actions: { type: 'startLead', params: ({ event }: { event: { output: FetchedLead } }) => event },
        },
        // R7.5.2: nothing shows.
        onError: 'none',
      },
      on: { 'lead.open': { target: 'fetching', reenter: true } },
    },
    running: {
      on: {
        'lead.open': { actions: 'openLead' },
        'session.ended': { actions: 'forgetLead' },
        'xstate.error.actor.lead': 'none',
      },
    },
  },
});
