/** The portal's search: loaded when it is first opened, and closed when the customer leaves (R2.7). */
import { portal } from './portalSetup.ts';
import type { FetchedSearch } from './portalEvents.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';

export const search = portal.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: { on: { 'site.opened': 'closed' } },
    closed: { on: { 'search.open': 'fetching' } },
    fetching: {
      tags: 'busy',
      invoke: {
        id: 'fetchSearch',
        src: 'fetchSearch',
        onDone: {
          target: 'open',
          actions: { type: 'spawnSearch', params: wholeEvent<{ output: FetchedSearch }> },
        },
        onError: 'failed',
      },
    },
    failed: {
      tags: 'failed',
      on: { 'dialog.retry': 'fetching', 'dialog.dismiss': 'closed', 'session.changed': 'closed' },
    },
    open: {
      exit: 'stopSearch',
      on: {
        'search.close': 'closed',
        // Recent searches belong to one customer only.
        'session.changed': 'closed',
        // A result was chosen (R2.7.8).
        'xstate.done.actor.search': 'closed',
        'xstate.error.actor.search': 'failed',
      },
    },
  },
});
