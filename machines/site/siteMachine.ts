import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Health, SiteConfig } from '../../src/contract/site/site.ts';
import { reconnecting } from '../reconnect/reconnecting.ts';
import { reconnectMachine } from '../reconnect/reconnectMachine.ts';
import { promiseActor } from '../shared/actorTypes.ts';
import { toProblem, ServerFailed } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import type { ConfigToApply, SiteContext, SiteInput } from './siteContext.ts';
import { isClosedBy, isInMaintenance, isSwitchedOff } from './siteRules.ts';

export type SiteEvent = { type: 'site.retry' };

interface Loaded {
  output: SiteConfig;
}
interface Failed {
  error: unknown;
}

const toApply = ({ context: { config, isFormer } }: { context: SiteContext }): ConfigToApply => ({
  config: config!,
  isFormer,
});

const site = setup({
  types: {
    context: {} as SiteContext,
    events: {} as SiteEvent,
    input: {} as SiteInput,
    tags: {} as 'busy',
  },
  actors: {
    loadConfig: promiseActor<SiteConfig, void>('loadConfig'),
    /** Applies what the configuration changes outside the views: title, colours, favicon, tag managers, session id. */
    applyConfig: promiseActor<void, ConfigToApply>('applyConfig'),
    checkHealth: promiseActor<Health, void>('checkHealth'),
    reconnect: reconnectMachine,
  },
  delays: {
    /** How long the splash may be shown, in ms: the 30000 at the start (R9.4.12, Q9.4.f). */
    startLimit: 30_000,
    /** How long pages of a site visited before wait for the server to confirm that it is still open, in ms (T24). */
    renewLimit: 1_000,
    /** The site is open meanwhile; a health check without an answer by then, in ms, counts as healthy (R9.4.6). */
    healthLimit: 60_000,
  },
  guards: {
    isSwitchedOff: (_, { error }: Failed) => isSwitchedOff(error),
    isFormer: ({ context }) => context.isFormer,
    isInMaintenance: ({ context }) => isInMaintenance(context.config),
    isClosed: ({ context }, { output }: { output: Health }) => isClosedBy(output, context),
  },
  actions: {
    assignConfig: assign((_, { output }: Loaded) => ({ config: output, isFormer: false, problem: null, attempts: 0 })),
    assignHealth: assign((_, { output }: { output: Health }) => ({ health: output })),
    clearHealth: assign({ health: null }),
    assignProblem: assign(({ context }, { error }: Failed) => ({
      problem: toProblem(error),
      attempts: context.attempts + 1,
    })),
    assignServerFailed: assign(({ context }) => ({
      problem: toProblem(new ServerFailed()),
      attempts: context.attempts + 1,
    })),
    clearAttempts: assign({ attempts: 0 }),
  },
});

const assignConfig = { type: 'assignConfig', params: wholeEvent<Loaded> } as const;
const assignProblem = { type: 'assignProblem', params: wholeEvent<Failed> } as const;
const switchedOff = {
  guard: { type: 'isSwitchedOff', params: wholeEvent<Failed> },
  target: '#site.config.disabled',
} as const;

/** Loads the configuration; unless the site is switched off, a failure leads to `otherwise`. */
const loadConfigOr = <const TOtherwise>(otherwise: TOtherwise) =>
  ({
    invoke: {
      id: 'loadConfig',
      src: 'loadConfig',
      onDone: { target: '#site.config.applying', actions: assignConfig },
      onError: [switchedOff, otherwise],
    },
  }) as const;

export const siteMachine = site.createMachine({
  id: 'site',
  description:
    'Whether the site is open: its configuration is loaded and applied, and a parallel health check may close it. The health check takes precedence.',
  // Parallel, so that no check delays the configuration (R4.2.2); a check without an answer closes nothing (R8.5.7).
  type: 'parallel',
  context: ({ input: { former = null, ...input } }) => ({
    ...input,
    config: former,
    isFormer: former !== null,
    health: null,
    problem: null,
    attempts: 0,
  }),
  states: {
    config: {
      initial: 'starting',
      states: {
        starting: { always: [{ guard: 'isFormer', target: 'applying' }, { target: 'loading' }] },
        // Only the splash is shown, and this is the very first call (R4.2.1, R4.2.3).
        loading: {
          tags: 'busy',
          initial: 'trying',
          after: { startLimit: { target: 'failed', actions: 'assignServerFailed' } },
          states: {
            trying: loadConfigOr({ target: 'retrying' }),
            retrying: loadConfigOr({ target: '#site.config.failed', actions: assignProblem }),
          },
        },
        applying: {
          tags: 'busy',
          invoke: {
            id: 'applyConfig',
            src: 'applyConfig',
            input: toApply,
            onDone: 'deciding',
            // A colour that could not be applied must not keep customers out.
            onError: 'deciding',
          },
        },
        deciding: {
          always: [
            { guard: 'isFormer', target: 'renewing' },
            { guard: 'isInMaintenance', target: 'maintenance' },
            { target: 'open' },
          ],
        },
        /** Open with the configuration of an earlier visit while the server is asked, and stays open without an answer. */
        renewing: {
          initial: 'trying',
          states: {
            trying: {
              invoke: {
                id: 'loadConfig',
                src: 'loadConfig',
                onDone: { target: '#site.config.renewed', actions: assignConfig },
                onError: [switchedOff, { target: 'waiting', actions: assignProblem }],
              },
              initial: 'inTime',
              states: {
                inTime: { after: { renewLimit: 'late' } },
                /** Pages that need no newer configuration stop waiting for it. */
                late: {},
              },
            },
            waiting: { invoke: { ...reconnecting, onDone: 'trying' } },
          },
        },
        /** Open, while the changes of the new configuration are applied. */
        renewed: {
          invoke: {
            id: 'applyConfig',
            src: 'applyConfig',
            input: toApply,
            onDone: 'deciding',
            onError: 'deciding',
          },
        },
        open: {},
        /** The customer can check whether it is over. */
        maintenance: { on: { 'site.retry': 'loading' } },
        disabled: {},
        /** The problem stays on screen while it is tried again, until there is a configuration. */
        failed: {
          initial: 'waiting',
          on: { 'site.retry': { target: 'loading', actions: 'clearAttempts' } },
          states: {
            waiting: { invoke: { ...reconnecting, onDone: 'trying' } },
            trying: loadConfigOr({ target: 'waiting', actions: assignProblem }),
          },
        },
      },
    },
    health: {
      initial: 'starting',
      states: {
        // The configuration is the first call of all (R4.2.3).
        starting: { always: 'checking' },
        checking: {
          after: { healthLimit: 'ok' },
          invoke: {
            id: 'checkHealth',
            src: 'checkHealth',
            onDone: [
              {
                guard: { type: 'isClosed', params: wholeEvent },
                target: 'closed',
                actions: { type: 'assignHealth', params: wholeEvent },
              },
              { target: 'ok' },
            ],
            // A missing or failing health check counts as no maintenance.
            onError: 'ok',
          },
        },
        ok: {},
        /** The customer can check whether it is over; the notice stays until it is. */
        closed: {
          initial: 'waiting',
          states: {
            waiting: { on: { 'site.retry': 'rechecking' } },
            rechecking: {
              after: { healthLimit: 'waiting' },
              invoke: {
                id: 'checkHealth',
                src: 'checkHealth',
                onDone: [
                  {
                    guard: { type: 'isClosed', params: wholeEvent },
                    target: 'waiting',
                    actions: { type: 'assignHealth', params: wholeEvent },
                  },
                  { target: '#site.health.ok', actions: 'clearHealth' },
                ],
                // A failed check does not reopen what the operator has closed.
                onError: 'waiting',
              },
            },
          },
        },
      },
    },
  },
});

export type SiteRef = ActorRefFrom<typeof siteMachine>;
export type SiteSnapshot = SnapshotFrom<typeof siteMachine>;
