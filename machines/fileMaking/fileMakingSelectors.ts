import type { FileMakingSnapshot } from './fileMakingMachine.ts';

export const isBusy = (snapshot: FileMakingSnapshot): boolean => snapshot.hasTag('busy');
/** Why there is no file. */
export const problem = ({ context }: FileMakingSnapshot) => context.problem;
