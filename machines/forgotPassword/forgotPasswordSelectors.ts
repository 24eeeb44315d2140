import type { ForgotPasswordSnapshot } from './forgotPasswordMachine.ts';

export type RecoveryStep = 'asking' | 'confirmingCode' | 'resetting';

export const step = (snapshot: ForgotPasswordSnapshot): RecoveryStep => {
  if (snapshot.matches('confirmingCode')) return 'confirmingCode';
  return snapshot.matches('asking') ? 'asking' : 'resetting';
};
export const isBusy = (snapshot: ForgotPasswordSnapshot) => snapshot.hasTag('busy');
/** Whether the new password must be strong. */
export const restricts = ({ context }: ForgotPasswordSnapshot) => context.restrict;
export const faults = ({ context }: ForgotPasswordSnapshot) => context.faults;
export const problem = ({ context }: ForgotPasswordSnapshot) => context.problem;
export const captcha = ({ children }: ForgotPasswordSnapshot) => children.captcha;
export const code = ({ children }: ForgotPasswordSnapshot) => children.code;
