/** What the inspector page knows: actors as they stand, and everything they were told, from a live portal or a recording. */
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { Recording } from './recording.ts';

/** One thing seen, wherever it was seen. `at` is in milliseconds; only differences mean anything. */
export type Sighting =
  | { kind: 'started'; at: number; actor: string; name: string; parent: string | null; chart: Chart | null }
  | { kind: 'told'; at: number; actor: string; from: string | null; event: Told }
  | { kind: 'stands'; at: number; actor: string; status: string; value: unknown; context: unknown };

export interface Told {
  type: string;
  [field: string]: unknown;
}

/** The part of a machine's definition that can be drawn as a list. */
export interface Chart {
  description?: string;
  type?: string;
  initial?: string;
  states?: Record<string, Chart>;
}

export interface SeenActor {
  id: string;
  name: string;
  parent: string | null;
  chart: Chart | null;
  status: string;
  value: unknown;
  context: unknown;
}

export interface SeenEvent {
  number: number;
  at: number;
  actor: string;
  from: string | null;
  event: Told;
  /** Where the actor stood afterwards; undefined until it answered. */
  value?: unknown;
  context?: unknown;
}

export interface Log {
  actors: readonly SeenActor[];
  events: readonly SeenEvent[];
}

export const emptyLog: Log = { actors: [], events: [] };

/** The page stays quick: of a long session the newest events are kept. */
const eventLimit = 2_000;

/** Adds one sighting. An actor that was not seen to start appears with its first news. */
export function addSighting(log: Log, sighting: Sighting): Log {
  const { actor } = sighting;
  if (sighting.kind === 'started') {
    const { name, parent, chart } = sighting;
    const fresh = { id: actor, name, parent, chart, status: 'active', value: undefined, context: undefined };
    return { ...log, actors: [...log.actors.filter(({ id }) => id !== actor), fresh] };
  }
  if (sighting.kind === 'told') {
    const { at, from, event } = sighting;
    const number = (log.events.at(-1)?.number ?? 0) + 1;
    return { ...log, events: [...log.events.slice(1 - eventLimit), { number, at, actor, from, event }] };
  }
  const { status, value, context } = sighting;
  const actors = log.actors.map((known) => (known.id === actor ? { ...known, status, value, context } : known));
  const told = log.events.findLastIndex((line) => line.actor === actor);
  const answered = log.events[told];
  if (answered === undefined || answered.context !== undefined) return { ...log, actors };
  return { actors, events: log.events.with(told, { ...answered, value, context }) };
}

function chartIn(definition: string | undefined): Chart | null {
  if (definition === undefined) return null;
  try {
    const chart = JSON.parse(definition) as Chart;
    return chart.states === undefined ? null : chart;
  } catch {
    return null;
  }
}

/** Reads a message of the inspector. */
export function sightingsIn(inspected: StatelyInspectionEvent): Sighting[] {
  const seen = { at: Number(inspected.createdAt), actor: inspected.sessionId };
  const standing = (snapshot: unknown): Sighting[] => {
    const { status = 'active', value, context } = (snapshot ?? {}) as Partial<Record<string, unknown>>;
    return [{ kind: 'stands', ...seen, status: String(status), value, context: context ?? null }];
  };
  if (inspected.type === '@xstate.snapshot') return standing(inspected.snapshot);
  if (inspected.type === '@xstate.event') {
    const { event, sourceId } = inspected;
    return event.type === 'xstate.init' ? [] : [{ kind: 'told', ...seen, from: sourceId ?? null, event }];
  }
  const { name, parentId, definition, snapshot } = inspected;
  const chart = chartIn(definition);
  return [{ kind: 'started', ...seen, name, parent: parentId ?? null, chart }, ...standing(snapshot)];
}

const parentOf = (path: string): string | null => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null);

/** Reads a recording; the charts of its actors are empty. */
export function sightingsOf({ entries }: Recording): Sighting[] {
  return entries.map((entry): Sighting => {
    const { at, actor } = entry;
    if (entry.kind === 'started') {
      return { kind: 'started', at, actor, name: actor.split('/').at(-1) ?? actor, parent: parentOf(actor), chart: {} };
    }
    if (entry.kind === 'told') return { kind: 'told', at, actor, from: entry.from, event: entry.event as Told };
    return { kind: 'stands', at, actor, status: entry.status, value: entry.value, context: entry.context };
  });
}

/** `{ shop: 'open', login: { code: 'waiting' } }` → `shop.open`, `login.code.waiting`. */
export function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const paths = pathsIn(inner);
    return paths.length === 0 ? [key] : paths.map((path) => `${key}.${path}`);
  });
}

/** Machines, in the order of their tree; promise and callback actors are the world outside. */
export function machinesIn({ actors }: Log): (SeenActor & { depth: number })[] {
  const below = (parent: string | null, depth: number): (SeenActor & { depth: number })[] =>
    actors
      .filter(({ chart, parent: above }) => chart !== null && above === parent)
      .flatMap((actor) => [{ ...actor, depth }, ...below(actor.id, depth + 1)]);
  return below(null, 0);
}
