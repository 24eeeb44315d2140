/** What views ask of a removal. */
import type { RemovalSnapshot } from './removalMachine.ts';

/** What is asked about, by its id; null while nothing is. */
export const id = ({ context }: RemovalSnapshot) => context.id;
export const problem = ({ context }: RemovalSnapshot) => context.problem;
export const gone = ({ context }: RemovalSnapshot) => context.gone;
export const isBusy = (snapshot: RemovalSnapshot) => snapshot.hasTag('busy');
