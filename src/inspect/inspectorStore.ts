/** What the inspector page shows now. */
import { createStore } from '@xstate/store';
import type { ExplainedDay } from './messages.ts';
import { emptyLog, addSighting, type Sighting } from './log.ts';

export const inspector = createStore({
  context: {
    log: emptyLog,
    /** Whether what is seen comes from a running portal; a recording stands still. */
    live: true,
    /** Where the recording that is shown came from. */
    source: null as string | null,
    actor: null as string | null,
    event: null as number | null,
    wanted: '',
    /** Why slots are offered or not, once that was asked. */
    slots: undefined as ExplainedDay | null | undefined,
  },
  on: {
    seen: (context, { sightings }: { sightings: readonly Sighting[] }) =>
      context.live ? { ...context, log: sightings.reduce(addSighting, context.log) } : context,
    recordingOpened: (context, { source, sightings }: { source: string; sightings: readonly Sighting[] }) => ({
      ...context,
      live: false,
      source,
      log: sightings.reduce(addSighting, emptyLog),
      actor: null,
      event: null,
    }),
    paused: (context) => ({ ...context, live: !context.live }),
    eventsCleared: (context) => ({ ...context, event: null, log: { ...context.log, events: [] } }),
    actorChosen: (context, { id }: { id: string }) => ({ ...context, actor: context.actor === id ? null : id }),
    eventChosen: (context, { number }: { number: number }) => ({ ...context, event: number }),
    slotsExplained: (context, { day }: { day: ExplainedDay | null }) => ({ ...context, slots: day }),
    filtered: (context, { wanted }: { wanted: string }) => ({ ...context, wanted }),
  },
});
