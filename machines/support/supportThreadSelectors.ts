/** Selectors of a support thread. */
import type { SupportThreadSnapshot } from './supportThreadMachine.ts';

export const request = ({ context }: SupportThreadSnapshot) => context.request;
export const problem = ({ context }: SupportThreadSnapshot) => context.problem;
export const arrived = ({ context }: SupportThreadSnapshot) => context.arrived;
/** Whether there is no such request, or it is another customer's. */
export const isMissing = (snapshot: SupportThreadSnapshot) => snapshot.matches('missing');
export const isBusy = (snapshot: SupportThreadSnapshot) => snapshot.hasTag('busy');
