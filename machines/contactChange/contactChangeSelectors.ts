/** What views ask of the change of an address or a number. */
import type { ContactChangeSnapshot } from './contactChangeMachine.ts';

/** What is being changed; null while nothing is. */
export const kind = ({ context }: ContactChangeSnapshot) => context.kind;
export const fault = ({ context }: ContactChangeSnapshot) => context.fault;
export const problem = ({ context }: ContactChangeSnapshot) => context.problem;
/** The code step, while the code is awaited. */
export const code = ({ children }: ContactChangeSnapshot) => children.code;
/** The code was right, and what became of it is on its way: nothing can be pressed. */
export const isBusy = (snapshot: ContactChangeSnapshot) => snapshot.hasTag('busy');
