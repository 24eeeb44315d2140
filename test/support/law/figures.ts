/** What the laws of a machine cover of its chart, in figures and by transition. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { decisionsOf, firstDecisionsOf, transitionsOf } from './decisions.ts';
import { alphabetOf, keyOf, type Effect, type Law } from './law.ts';
import { reach } from './moment.ts';

export interface Figures {
  readonly states: number;
  readonly transitions: number;
  readonly taken: number;
  readonly guards: number;
  /** Guards that were met both when they hold and when they do not. */
  readonly guardsBothWays: number;
  readonly rows: number;
  readonly refusals: number;
  /** Different events that are emitted or sent. */
  readonly messages: number;
}

export interface TakenBy {
  readonly law: string;
  /** `aged · page.shown` */
  readonly row: string;
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const typeOf = (event: unknown): string => String((event as { type?: unknown } | null)?.type);

const messagesOf = (does: readonly Effect[] = []): string[] =>
  does.flatMap((effect) => {
    if ('emits' in effect) return [typeOf(effect.emits)];
    return 'sends' in effect ? [typeOf(effect.sends)] : [];
  });

/** `xstate.done.actor.load` as the drawings say it. */
export const eventName = (type: string): string =>
  type
    .replace(/^xstate\.done\.actor\.(.+)$/, '$1 done')
    .replace(/^xstate\.error\.actor\.(.+)$/, '$1 failed')
    .replace(/^xstate\.after\.([^.]+)\..+$/, 'after $1');

export function lookInto(machine: AnyStateMachine, laws: readonly Law[]) {
  const takenBy = new Map<string, TakenBy[]>(transitionsOf(machine).map(({ name }) => [name, []]));
  const refusedGuards = new Set<string>();
  const messages = new Set<string>();
  let [rows, refusals] = [0, 0];
  for (const law of laws) {
    for (const { transition, isGuarded, isTaken } of firstDecisionsOf(law)) {
      if (isGuarded && !isTaken) refusedGuards.add(transition);
      if (isTaken) takenBy.get(transition)?.push({ law: 'begins', row: 'at the start' });
    }
    for (const event of alphabetOf(law)) {
      const named = law.rows.filter(({ on }) => keyOf(on) === keyOf(event));
      for (const [name, { by }] of Object.entries(law.situations)) {
        const row = named.find((one) => one.in.includes(name));
        if (row === undefined) refusals += 1;
        else rows += 1;
        for (const message of messagesOf(row?.does)) messages.add(message);
        for (const { transition, isGuarded, isTaken } of decisionsOf(reach(law, by).snapshot, event)) {
          if (isGuarded && !isTaken) refusedGuards.add(transition);
          if (isTaken)
            takenBy.get(transition)?.push({ law: row?.law ?? 'refused', row: `${name} · ${eventName(event.type)}` });
        }
      }
    }
  }
  const guarded = transitionsOf(machine).filter(({ isGuarded }) => isGuarded);
  const figures: Figures = {
    states: nodesOf(machine.root).length - 1,
    transitions: takenBy.size,
    taken: [...takenBy.values()].filter(({ length }) => length > 0).length,
    guards: guarded.length,
    guardsBothWays: guarded.filter(({ name }) => refusedGuards.has(name) && takenBy.get(name)!.length > 0).length,
    rows,
    refusals,
    messages: messages.size,
  };
  return { figures, takenBy };
}
