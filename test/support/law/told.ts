import type { AnyMachineSnapshot } from 'xstate';
import { reach } from './moment.ts';
import type { Law } from './law.ts';

/** What a view is told in each situation of a law, none left out. */
export const toldIn = <Told>(law: Law, ask: (snapshot: never) => Told): Record<string, Told> =>
  Object.fromEntries(
    // SAFETY: what is asked belongs to the machine of the law.
    Object.entries(law.situations).map(([name, { by }]) => [
      name,
      (ask as (snapshot: AnyMachineSnapshot) => Told)(reach(law, by).snapshot),
    ]),
  );

/** The situations of a law of which a view is told that it is so. */
export const isSoIn = (law: Law, ask: (snapshot: never) => boolean): string[] =>
  Object.entries(toldIn(law, ask)).flatMap(([name, isSo]) => (isSo ? [name] : []));
