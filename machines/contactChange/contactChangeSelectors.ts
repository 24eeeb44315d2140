/** Selectors of a change of address or number. */
import type { ContactChangeSnapshot } from './contactChangeMachine.ts';

/** What is being changed; null when nothing is. */
export const kind = ({ context }: ContactChangeSnapshot) => context.kind;
export const fault = ({ context }: ContactChangeSnapshot) => context.fault;
export const problem = ({ context }: ContactChangeSnapshot) => context.problem;
/** The code step, while it runs. */
export const code = ({ children }: ContactChangeSnapshot) => children.code;
