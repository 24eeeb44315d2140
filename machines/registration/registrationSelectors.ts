import type { RegistrationSnapshot } from './registrationMachine.ts';

export type RegistrationStep = 'filling' | 'confirmingCode' | 'registered';

/** While the registration itself is sent the code stays on screen. */
export const step = (snapshot: RegistrationSnapshot): RegistrationStep => {
  if (snapshot.matches('registered')) return 'registered';
  return snapshot.matches({ applying: 'confirmingCode' }) || snapshot.matches('registering')
    ? 'confirmingCode'
    : 'filling';
};
export const isBusy = (snapshot: RegistrationSnapshot) => snapshot.hasTag('busy');
export const draft = ({ context }: RegistrationSnapshot) => context.draft;
export const faults = ({ context }: RegistrationSnapshot) => context.faults;
/** 'Please fix all errors' stands above the button (Q5.1.b). */
export const hasFaults = ({ context }: RegistrationSnapshot) => Object.keys(context.faults).length > 0;
export const problem = ({ context }: RegistrationSnapshot) => context.problem;
/** It was the code that the server refused (R5.7.14). */
export const isCodeAtFault = ({ context }: RegistrationSnapshot) => context.isCodeAtFault;
export const message = ({ context }: RegistrationSnapshot) => context.message;
/** Captcha and code of the form. */
export const confirmByCode = ({ children }: RegistrationSnapshot) => children.confirmByCode;
