import type { ResourceSnapshot } from './resourceMachine.ts';

/** The last answer, also while a newer one is awaited; null when there is none. */
export const data = ({ context }: ResourceSnapshot): unknown => context.data;
/** Why the last attempt failed; it stays while the next one runs, so that nothing jumps. */
export const problem = ({ context }: ResourceSnapshot) => context.problem;
export const isBusy = (snapshot: ResourceSnapshot) => snapshot.hasTag('busy');
export const isEmpty = (snapshot: ResourceSnapshot) => snapshot.matches('empty');
