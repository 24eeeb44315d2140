import type { AnyMachineSnapshot } from 'xstate';
import { reach } from './moment.ts';
import type { Law } from './law.ts';

/** The answer of a selector in each situation of a law. */
export const toldIn = <Told>(law: Law, ask: (snapshot: never) => Told): Record<string, Told> =>
  Object.fromEntries(
    // SAFETY: the selector belongs to the machine of the law.
    Object.entries(law.situations).map(([name, { by }]) => [
      name,
      (ask as (snapshot: AnyMachineSnapshot) => Told)(reach(law, by).snapshot),
    ]),
  );

/** The situations of a law in which a selector answers yes. */
export const isSoIn = (law: Law, ask: (snapshot: never) => boolean): string[] =>
  Object.entries(toldIn(law, ask)).flatMap(([name, isSo]) => (isSo ? [name] : []));
