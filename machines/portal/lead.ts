/** The portal's lead form: fetched after everything that the first screen needs, or when its button is pressed (R2.12.13). */
import { portal } from './portalSetup.ts';
import type { FetchedLead } from './portalEvents.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';

const begin = {
  target: 'running',
  actions: { type: 'spawnLead', params: wholeEvent<{ output: FetchedLead | null }> },
} as const;

export const lead = portal.createStateConfig({
  initial: 'none',
  states: {
    none: { on: { 'site.opened': 'fetching', 'lead.open': 'fetchingNow' } },
    /** Nobody waits for it, and nobody is told that it did not come. */
    fetching: {
      invoke: {
        id: 'fetchLead',
        src: 'fetchLead',
        input: { isWanted: false },
        // R7.5.2: the button, where there is one, asks anew.
        onDone: [{ guard: { type: 'isAskingNothing', params: wholeEvent }, target: 'none' }, begin],
        onError: 'none',
      },
      on: { 'lead.open': 'fetchingNow' },
    },
    fetchingNow: {
      tags: 'busy',
      invoke: {
        id: 'fetchLeadNow',
        src: 'fetchLead',
        input: { isWanted: true },
        onDone: begin,
        onError: 'failed',
      },
    },
    failed: { tags: 'failed', on: { 'dialog.retry': 'fetchingNow', 'dialog.dismiss': 'none' } },
    running: {
      on: {
        'lead.open': { actions: 'sendLeadOpen' },
        'session.ended': { actions: 'sendLeadDismissal' },
        'xstate.error.actor.lead': 'none',
      },
    },
  },
});
