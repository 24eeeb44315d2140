import type { SendAgainSnapshot } from './sendAgainMachine.ts';

export const isBusy = (snapshot: SendAgainSnapshot): boolean => snapshot.hasTag('busy');
export const isSent = (snapshot: SendAgainSnapshot): boolean => snapshot.matches('sent');
export const isFaulty = ({ context }: SendAgainSnapshot): boolean => context.isFaulty;
export const problem = ({ context }: SendAgainSnapshot) => context.problem;
