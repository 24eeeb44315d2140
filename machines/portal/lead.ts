/** The portal's lead form: loaded after everything that the first screen needs, or when its button is pressed (R2.12.13). */
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
    /** Loaded in the background: a failure is not shown. */
    fetching: {
      invoke: {
        id: 'fetchLead',
        src: 'fetchLead',
        input: { isWanted: false },
        // Without questions there is no form; the button, where there is one, loads it again (R7.5.2).
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
