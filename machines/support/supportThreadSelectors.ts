/** What views ask of a thread of messages. */
import type { SupportThreadSnapshot } from './supportThreadMachine.ts';

export const request = ({ context }: SupportThreadSnapshot) => context.request;
export const problem = ({ context }: SupportThreadSnapshot) => context.problem;
export const arrived = ({ context }: SupportThreadSnapshot) => context.arrived;
/** There is none of that number, or it is not this customer's. */
export const isMissing = (snapshot: SupportThreadSnapshot) => snapshot.matches('missing');
export const isBusy = (snapshot: SupportThreadSnapshot) => snapshot.hasTag('busy');
