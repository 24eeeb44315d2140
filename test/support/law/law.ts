/**
 * A law says what a machine must do, in rows written from the requirements. Whatever a row does not name must not change
 * or happen, and every pair of situation and event without a row is refused.
 */
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { Coverage } from '../coverage.ts';

/** A moment that matters, described completely. */
export interface Situation {
  /** Events that lead there from the start. */
  readonly by: readonly AnyEventObject[];
  readonly state: unknown;
  /** Children that run. */
  readonly runs?: readonly string[];
  /** Delays under way, in milliseconds. */
  readonly waits?: Readonly<Record<string, number>>;
  readonly tags?: readonly string[];
  /** The context there: the named keys must have these values. */
  readonly knows?: Readonly<Record<string, unknown>>;
}

/** An effect of a transition, besides the change of state and context. */
export type Effect =
  | { readonly starts: string; readonly input: unknown }
  | { readonly emits: unknown }
  | { readonly sends: unknown; readonly to: unknown }
  | { readonly raises: unknown }
  | { readonly type: string };

export interface Row {
  /** The id of the requirement. */
  readonly law: string;
  readonly in: readonly string[];
  readonly on: AnyEventObject;
  /** The situation or state that follows; left out when the state stays. */
  readonly to?: unknown;
  /** Every key of the context that changes, with its new value. */
  readonly changes?: Readonly<Record<string, unknown>>;
  readonly does?: readonly Effect[];
  /**
   * Delays that begin with it, or begin anew, in milliseconds. Where nothing is said, those begin that the situation it leads
   * to has and that did not run before; where it stays, none.
   */
  readonly waits?: Readonly<Record<string, number>>;
  /** The output, when the machine ends here. */
  readonly ends?: unknown;
}

export interface Law {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  /** Callback actors: with the running actor they do nothing. */
  readonly callbackActors?: readonly string[];
  /** The effects of starting it: actors with their input, events emitted and sent. */
  readonly begins?: readonly Effect[];
  readonly situations: Readonly<Record<string, Situation>>;
  readonly rows: readonly Row[];
  /** Delays with a fixed length: they begin with every transition into the state where they run. */
  readonly beginAnew?: Readonly<Record<string, number>>;
  /** Events that no situation takes: invalid variants of those that are taken. */
  readonly refused?: readonly AnyEventObject[];
  /** Defects that make no difference, as `npm run mutants:laws` names them, each with its reason. */
  readonly unnoticed?: Readonly<Record<string, string>>;
  /** Transitions that a separate test has taken, since walks cannot: the longer of two delays that run at once. */
  readonly coverage?: Coverage;
}

/** The events that every situation is asked about. */
export const alphabetOf = ({ rows, refused = [] }: Law): AnyEventObject[] => {
  const events = [...rows.map(({ on }) => on), ...refused];
  return [...new Map(events.map((event) => [keyOf(event), event])).values()];
};

/** A text that is equal for equal values; errors are compared by their message. */
export const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part instanceof Error
      ? { ...Object.fromEntries(Object.entries(part)), name: part.name, message: part.message }
      : part,
  );

/** The state that a row leads to. */
export function goalOf({ situations }: Law, row: Row, from: Situation): unknown {
  if (row.to === undefined) return from.state;
  return typeof row.to === 'string' && Object.hasOwn(situations, row.to) ? situations[row.to]!.state : row.to;
}

/** The situation that a row leads to: the one it names, or the first in the state that it names. */
export function situationAfter({ situations }: Law, { to }: Row): Situation | undefined {
  if (typeof to === 'string' && Object.hasOwn(situations, to)) return situations[to];
  return Object.values(situations).find(({ state }) => keyOf(state) === keyOf(to));
}
