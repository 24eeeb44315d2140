import type { AnyMachineSnapshot } from 'xstate';
import { reach, step } from './moment.ts';
import type { Law } from './law.ts';

/** Every moment that laws speak of: each situation, and what each row leads to. What must hold everywhere is asked of them. */
export const momentsOf = (laws: readonly Law[]): AnyMachineSnapshot[] =>
  laws.flatMap((law) => [
    ...Object.values(law.situations).map(({ by }) => reach(law, by).snapshot),
    ...law.rows.flatMap(({ in: names, on }) =>
      names.map((name) => step(law.machine, reach(law, law.situations[name]!.by), on).next.snapshot),
    ),
  ]);
