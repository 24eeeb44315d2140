/** What is likely, and what may happen at any moment: somebody leaves, or somebody else comes. */
import type { Deed } from '../steps.ts';
import type { Fate } from '../wire.ts';

/** How likely each is, relative to the others, and with which choice and fate where it is not any. */
export type Likely = readonly (readonly [deed: Deed, weight: number, n?: number | undefined, fate?: Fate])[];

/** Somebody leaves, or somebody else comes, in another tab. */
export const comings: Likely = [
  ['refusedElsewhere', 3],
  ['logInElsewhere', 1, 0],
  ['logInElsewhere', 1, 1],
  ['leaveElsewhere', 1],
];
