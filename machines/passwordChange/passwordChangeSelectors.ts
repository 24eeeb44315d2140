/** Selectors of a change of password. */
import type { PasswordChangeSnapshot } from './passwordChangeMachine.ts';

export const isOpen = (snapshot: PasswordChangeSnapshot) => snapshot.hasTag('open');
export const isBusy = (snapshot: PasswordChangeSnapshot) => snapshot.hasTag('busy');
/** Whether the new password must be strong. */
export const restricts = ({ context }: PasswordChangeSnapshot) => context.restrict;
export const faults = ({ context }: PasswordChangeSnapshot) => context.faults;
export const problem = ({ context }: PasswordChangeSnapshot) => context.problem;
export const changes = ({ context }: PasswordChangeSnapshot) => context.changes;
export const message = ({ context }: PasswordChangeSnapshot) => context.message;
