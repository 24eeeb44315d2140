import type { PasswordResetSnapshot } from './passwordResetMachine.ts';

export type PasswordResetStep = 'asking' | 'confirmingCode' | 'resetting';

export const step = (snapshot: PasswordResetSnapshot): PasswordResetStep => {
  if (snapshot.matches({ asking: 'confirmingCode' })) return 'confirmingCode';
  return snapshot.matches('asking') ? 'asking' : 'resetting';
};
export const isBusy = (snapshot: PasswordResetSnapshot) => snapshot.hasTag('busy');
/** Whether the new password must be strong. */
export const restricts = ({ context }: PasswordResetSnapshot) => context.restrict;
export const faults = ({ context }: PasswordResetSnapshot) => context.faults;
export const problem = ({ context }: PasswordResetSnapshot) => context.problem;
/** The captcha and code of the customer's confirmation. */
export const confirmByCode = ({ children }: PasswordResetSnapshot) => children.confirmByCode;
