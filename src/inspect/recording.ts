/**
 * Writes down what the running actors were told and what they did, as a file that a machine can be held against later.
 * Actors are named by their path, because their session ids differ from run to run. Everything is redacted on entry.
 */
import { StateMachine, type AnyActorRef, type AnyStateMachine, type InspectionEvent } from 'xstate';
import { redact } from '../adapters/http/redact.ts';

interface Moment {
  /** Milliseconds since the recording began. */
  at: number;
  /** Names from the root down, e.g. `portal/booking`. */
  actor: string;
}

export type Entry =
  | (Moment & { kind: 'started' })
  | (Moment & { kind: 'told'; from: string | null; event: unknown })
  | (Moment & { kind: 'stands'; status: string; value: unknown; context: unknown });

export interface Recording {
  version: 1;
  startedAt: string;
  entries: Entry[];
}

/** A tab that was left open for long has more entries than this: the oldest are dropped. */
const entryLimit = 20_000;

/** What a running actor holds beyond the type that inspection gives it. */
type Inspected = AnyActorRef & { logic?: unknown; _parent?: AnyActorRef };

const machineOf = ({ logic }: Inspected): AnyStateMachine | null => (logic instanceof StateMachine ? logic : null);

export function actorPath(ref: Inspected): string {
  if (ref._parent !== undefined) return `${actorPath(ref._parent)}/${ref.id}`;
  return machineOf(ref)?.id ?? ref.id;
}

export interface Recorder {
  readonly inspect: (event: InspectionEvent) => void;
  recording(): Recording;
}

/** @param now milliseconds since any fixed moment */
export function createRecorder(startedAt: string, now: () => number): Recorder {
  const begun = now();
  const entries: Entry[] = [];
  const add = (entry: Entry) => {
    entries.push(entry);
    if (entries.length > entryLimit) entries.shift();
  };
  return {
    inspect(inspected) {
      const ref = inspected.actorRef as AnyActorRef;
      // Promise and callback actors are the outside: what they answer is kept as an event of the machine that asked.
      if (machineOf(ref) === null) return;
      const moment = { at: Math.round(now() - begun), actor: actorPath(ref) };
      if (inspected.type === '@xstate.actor') add({ kind: 'started', ...moment });
      if (inspected.type === '@xstate.event' && inspected.event.type !== 'xstate.init') {
        const from = inspected.sourceRef === undefined ? null : actorPath(inspected.sourceRef as AnyActorRef);
        add({ kind: 'told', ...moment, from, event: redact(inspected.event) });
      }
      if (inspected.type === '@xstate.snapshot') {
        const { status, value, context } = inspected.snapshot as unknown as Record<'value' | 'context', unknown> & {
          status: string;
        };
        add({ kind: 'stands', ...moment, status, value, context: redact(context) });
      }
    },
    recording: () => ({ version: 1, startedAt, entries: [...entries] }),
  };
}
