import type { VerificationSnapshot } from './verificationMachine.ts';

export type VerificationStep = 'checking' | 'unreachable' | 'refused' | 'confirmingCode' | 'confirmed';

export const step = ({ value }: VerificationSnapshot): VerificationStep =>
  typeof value === 'string' ? value : value.refused === 'filling' ? 'refused' : value.refused;
export const faults = ({ context }: VerificationSnapshot) => context.faults;
export const problem = ({ context }: VerificationSnapshot) => context.problem;
export const message = ({ context }: VerificationSnapshot) => context.message;
/** The captcha and code of a customer who confirms by code. */
export const confirmByCode = ({ children }: VerificationSnapshot) => children.confirmByCode;
