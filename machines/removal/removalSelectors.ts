/** Selectors of a removal. */
import type { RemovalSnapshot } from './removalMachine.ts';

/** The id of the entry to be removed; null when none is. */
export const id = ({ context }: RemovalSnapshot) => context.id;
export const problem = ({ context }: RemovalSnapshot) => context.problem;
export const gone = ({ context }: RemovalSnapshot) => context.gone;
export const isBusy = (snapshot: RemovalSnapshot) => snapshot.hasTag('busy');
