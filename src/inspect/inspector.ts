/**
 * Shows the running actors in an inspector window. Loaded only for `?inspect`; with `?inspect=stately` the window is the
 * hosted one, otherwise this site's own page, which needs no network. Nothing leaves without having been redacted.
 */
import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import * as v from 'valibot';
import type { AnyActorRef, AnyEventObject, InspectionEvent, MachineContext } from 'xstate';
import type { ChoosingContext } from '../../machines/booking/choosing/choosingContext.ts';
import { RecordingWanted, SlotsWanted } from './messages.ts';
import { actorPath, createRecorder } from './recording.ts';
import { redact } from '../adapters/http/redact.ts';

const ownPage = '/inspector.html';
const hostedPage = 'https://stately.ai/inspect';

/** What there is to see of an actor; a machine's snapshot also carries the whole machine. */
function standing(snapshot: unknown): unknown {
  const { status, value, context, output, error } = (snapshot ?? {}) as Record<string, unknown>;
  return redact({ status, value, context, output, error });
}

/** Also covers what the two sanitizers never see: the output and errors of actors. */
export const redactInspection = (event: StatelyInspectionEvent): StatelyInspectionEvent => ({
  ...event,
  ...('snapshot' in event ? { snapshot: standing(event.snapshot) as never } : {}),
  ...('event' in event ? { event: redact(event.event) as never } : {}),
});

/** Opens the inspector and returns the observer that all actors are started with. */
export function startInspector({ hosted }: { hosted: boolean }): (event: InspectionEvent) => void {
  const recorder = createRecorder(new Date().toISOString(), () => performance.now());
  const inspector = createBrowserInspector({
    url: hosted ? hostedPage : ownPage,
    autoStart: false,
    maxDeferredEvents: 2_000,
    sanitizeEvent: (event) => redact(event) as AnyEventObject,
    sanitizeContext: (context) => redact(context) as MachineContext,
    serialize: redactInspection,
  });
  inspector.start();
  // A browser that blocks windows nobody clicked for opens this one with the first click.
  if (inspector.adapter.targetWindow === null) {
    globalThis.addEventListener('click', () => inspector.start(), { once: true, capture: true });
  }
  globalThis.addEventListener('message', ({ source, origin, data }) => {
    if (origin !== globalThis.location.origin || !v.is(RecordingWanted, data)) return;
    const recording = recorder.recording();
    (source as Window | null)?.postMessage({ type: 'recording.sent', recording }, origin);
  });
  let choosing: AnyActorRef | null = null;
  globalThis.addEventListener('message', async ({ source, origin, data }) => {
    if (origin !== globalThis.location.origin || !v.is(SlotsWanted, data)) return;
    const { explainBooking } = await import('./slotReasons.ts');
    // SAFETY: only an actor of the machine "choosing" is kept there.
    const context = choosing?.getSnapshot().context as ChoosingContext | undefined;
    const day = context === undefined ? null : await explainBooking(context);
    (source as Window | null)?.postMessage({ type: 'slots.explained', day }, origin);
  });
  return (event) => {
    const ref = event.actorRef as AnyActorRef;
    if (event.type === '@xstate.actor' && actorPath(ref).endsWith('/choosing')) choosing = ref;
    recorder.inspect(event);
    inspector.inspect.next?.(event);
  };
}
