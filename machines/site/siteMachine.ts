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
    /** Title, colours, favicon, tag managers, session id: what the configuration changes outside of the page's views. */
    applyConfig: promiseActor<void, ConfigToApply>('applyConfig'),
    checkHealth: promiseActor<Health, void>('checkHealth'),
    reconnect: reconnectMachine,
  },
  delays: {
    /** How long the splash may stand: what the 30000 at the start are for (R9.4.12, Q9.4.f). */
    startLimit: 30_000,
    /** How long a page of a site that was visited before waits to hear whether it is still to be shown (T24). */
    renewLimit: 1_000,
    /** The site is open meanwhile; whoever has not answered by then has nothing to say (R9.4.6). */
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

/** Asks for the configuration; where it fails for another reason than that there is no such site, that follows. */
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
    'Whether the site is open: its configuration is loaded and applied, a health check beside it may close it. Health beats everything.',
  // The two do not wait for each other, so that no check holds up the configuration (R4.2.2); a check without an answer
  // closes nothing (R8.5.7).
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
        // Nothing is shown but the splash, and the first call of all is this one (R4.2.1, R4.2.3).
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
            // A colour that could not be set is no reason to keep anybody out.
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
        /** The site is open by what a former visit left while the answer is on its way, and stays so without one. */
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
                /** Pages that need no newer configuration are not kept waiting for it any longer. */
                late: {},
              },
            },
            waiting: { invoke: { ...reconnecting, onDone: 'trying' } },
          },
        },
        /** Open, and what is new of it is being put on the page. */
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
        /** Whoever waits may look whether it is over. */
        maintenance: { on: { 'site.retry': 'loading' } },
        disabled: {},
        /** What is said stays while it is tried again; it goes once there is a configuration. */
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
        // The configuration is asked for first of all (R4.2.3).
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
            // Not found or failing counts as no maintenance.
            onError: 'ok',
          },
        },
        ok: {},
        /** Whoever waits may look whether it is over; what was said stays until it is. */
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
                // No answer does not open what the operator has closed.
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
