import type { AnyMachineSnapshot } from 'xstate';
import { reach, step } from './moment.ts';
import type { Law } from './law.ts';

/** Every snapshot in the laws: of each situation, and after each row. Invariants are checked on all of them. */
export const momentsOf = (laws: readonly Law[]): AnyMachineSnapshot[] =>
  laws.flatMap((law) => [
    ...Object.values(law.situations).map(({ by }) => reach(law, by).snapshot),
    ...law.rows.flatMap(({ in: names, on }) =>
      names.map((name) => step(law.machine, reach(law, law.situations[name]!.by), on).next.snapshot),
    ),
  ]);
