/**
 * A law says what a machine must do, in rows written from the requirements. Whatever a row does not name must not change
 * or happen, and every pair of situation and event without a row is refused.
 */
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { Coverage } from '../coverage.ts';

/** A moment that matters, with the whole of what can be seen of it. */
export interface Situation {
  /** Events that lead there from the start. */
  readonly by: readonly AnyEventObject[];
  readonly state: unknown;
  /** Children that run. */
  readonly runs?: readonly string[];
  /** Delays under way, in milliseconds. */
  readonly waits?: Readonly<Record<string, number>>;
  readonly tags?: readonly string[];
  /** What is known there; the keys that are named must be so. */
  readonly knows?: Readonly<Record<string, unknown>>;
}

/** Something that a transition does beside changing state and context. */
export type Effect =
  | { readonly starts: string; readonly input: unknown }
  | { readonly emits: unknown }
  | { readonly sends: unknown; readonly to: unknown }
  | { readonly raises: unknown }
  | { readonly type: string };

export interface Row {
  /** The requirement that says so. */
  readonly law: string;
  readonly in: readonly string[];
  readonly on: AnyEventObject;
  /** A situation's name, or a state; it stays where nothing is said. */
  readonly to?: unknown;
  /** Every key of the context that changes, with its new value. */
  readonly changes?: Readonly<Record<string, unknown>>;
  readonly does?: readonly Effect[];
  /**
   * Delays that begin with it, or begin anew, in milliseconds. Where nothing is said, those begin that the situation it leads
   * to has and that did not run before; where it stays, none.
   */
  readonly waits?: Readonly<Record<string, number>>;
  /** What the machine answers whoever ran it, where it is over with that. */
  readonly ends?: unknown;
}

export interface Law {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  /** Actors that only tell: they stay silent on the running actor. */
  readonly callbackActors?: readonly string[];
  /** What it does by itself as soon as it starts: actors with their input, what is emitted and sent. */
  readonly begins?: readonly Effect[];
  readonly situations: Readonly<Record<string, Situation>>;
  readonly rows: readonly Row[];
  /** Delays that begin with all that leads to where they run, and anew with all that leads back, always as long as this. */
  readonly beginAnew?: Readonly<Record<string, number>>;
  /** Events that no situation takes: hostile cousins of those that are taken. */
  readonly refused?: readonly AnyEventObject[];
  /** Defects that nobody could notice, as `npm run mutants:laws` names them, each with the reason why. */
  readonly unnoticed?: Readonly<Record<string, string>>;
  /** What a test of its own has taken before, where the clock of the walks cannot: the longer of two delays that run at once. */
  readonly coverage?: Coverage;
}

/** The events that every situation is asked about. */
export const alphabetOf = ({ rows, refused = [] }: Law): AnyEventObject[] => {
  const events = [...rows.map(({ on }) => on), ...refused];
  return [...new Map(events.map((event) => [keyOf(event), event])).values()];
};

/** The same text for the same value; errors by what they say. */
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
