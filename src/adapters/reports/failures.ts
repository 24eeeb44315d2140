/**
 * Failures that a machine is told of: a child that failed, an actor that ended with an error; with the states that say
 * where.
 */
import type { AnyActorRef, InspectionEvent } from 'xstate';
import { isExpected } from './reportRules.ts';

export interface Failure {
  error: unknown;
  /** Who failed, and in which state: `portal/booking/loadSchedule in choosing.times`. */
  where: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** `choosing.times`; of regions side by side `shop.open + booking.closed`. */
export function statePath(value: unknown): string {
  if (!isRecord(value)) return String(value);
  return Object.entries(value)
    .map(([state, inner]) =>
      isRecord(inner) && Object.keys(inner).length === 0 ? state : `${state}.${statePath(inner)}`,
    )
    .join(' + ');
}

const stateOf = (actor: AnyActorRef | undefined): unknown => {
  const snapshot: unknown = actor?.getSnapshot();
  return isRecord(snapshot) ? snapshot['value'] : undefined;
};

/** Whoever was started by nobody has no name but that of its machine. */
function nameOf(actor: AnyActorRef): string {
  const snapshot: unknown = actor._parent ? undefined : actor.getSnapshot();
  const machine = isRecord(snapshot) ? snapshot['machine'] : undefined;
  return isRecord(machine) && typeof machine['id'] === 'string' ? machine['id'] : actor.id;
}

function namesAbove(actor: AnyActorRef | undefined): string[] {
  return actor === undefined ? [] : [...namesAbove(actor._parent), nameOf(actor)];
}

/**
 * The error in an event that tells a failure; null for all other events, also for refusals that a customer is told of.
 */
export function failureIn(event: InspectionEvent): Failure | null {
  if (event.type !== '@xstate.event' || !event.event.type.startsWith('xstate.error.actor.')) return null;
  const { error } = event.event as { error?: unknown };
  if (isExpected(error)) return null;
  // SAFETY: whoever hears of a failure is an actor.
  const heard = event.actorRef as AnyActorRef;
  const failed = event.sourceRef as AnyActorRef | undefined;
  const id = event.event.type.slice('xstate.error.actor.'.length);
  const state = stateOf(failed) ?? stateOf(heard);
  return { error, where: `${[...namesAbove(heard), id].join('/')} in ${statePath(state)}` };
}
