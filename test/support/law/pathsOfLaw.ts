/** The rows of a law as paths for walking through a rendered view. */
import type { AnyEventObject } from 'xstate';
import type { Path, Step } from '../paths.ts';
import { keyOf, type Law, type Row } from './law.ts';
import { reach } from './moment.ts';

/** Steps that several rows begin with are shared, so that each is checked once. */
const taken = new WeakMap<Law, Map<string, Step>>();

function stepsOf(law: Law, way: readonly AnyEventObject[]): Step[] {
  const known = taken.get(law) ?? new Map<string, Step>();
  taken.set(law, known);
  return way.map((event, at) => {
    const key = keyOf(way.slice(0, at + 1));
    const step = known.get(key) ?? { event, state: reach(law, way.slice(0, at + 1)).snapshot };
    known.set(key, step);
    return step;
  });
}

/** One path for each situation and row that user input can take; beginnings of other paths are left out. */
export function pathsOfLaw(law: Law, isTaken: (row: Row, situation: string) => boolean): Path[] {
  const ways = law.rows.flatMap((row) =>
    row.in
      .filter((name) => isTaken(row, name))
      .map((name) => ({ title: `${row.law}: ${name} · ${row.on.type}`, way: [...law.situations[name]!.by, row.on] })),
  );
  const keys = ways.map(({ way }) => keyOf(way).slice(0, -1));
  return ways
    .filter((_, at) => !keys.some((other, index) => index !== at && other.startsWith(`${keys[at]},`)))
    .map(({ title, way }) => {
      const steps = stepsOf(law, way);
      return { title, steps, state: steps.at(-1)!.state };
    });
}
