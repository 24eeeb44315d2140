import type { VerificationSnapshot } from './verificationMachine.ts';

export type VerificationStep = 'checking' | 'unreachable' | 'refused' | 'confirmingCode' | 'confirmed';

export const step = ({ value }: VerificationSnapshot): VerificationStep => value;
export const faults = ({ context }: VerificationSnapshot) => context.faults;
export const problem = ({ context }: VerificationSnapshot) => context.problem;
export const message = ({ context }: VerificationSnapshot) => context.message;
export const captcha = ({ children }: VerificationSnapshot) => children.captcha;
export const code = ({ children }: VerificationSnapshot) => children.code;
