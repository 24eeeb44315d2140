import type { RegistrationSnapshot } from './registrationMachine.ts';

export type RegistrationStep = 'filling' | 'confirmingCode' | 'registered';

/** The code stays on screen while the registration itself is sent. */
export const step = (snapshot: RegistrationSnapshot): RegistrationStep => {
  if (snapshot.matches('registered')) return 'registered';
  return snapshot.matches({ applying: 'confirmingCode' }) || snapshot.matches('registering')
    ? 'confirmingCode'
    : 'filling';
};
export const isBusy = (snapshot: RegistrationSnapshot) => snapshot.hasTag('busy');
export const draft = ({ context }: RegistrationSnapshot) => context.draft;
export const faults = ({ context }: RegistrationSnapshot) => context.faults;
/** Whether 'Please fix all errors' is shown above the button (Q5.1.b). */
export const hasFaults = ({ context }: RegistrationSnapshot) => Object.keys(context.faults).length > 0;
export const problem = ({ context }: RegistrationSnapshot) => context.problem;
/** Whether the server refused the code (R5.7.14). */
export const isCodeAtFault = ({ context }: RegistrationSnapshot) => context.isCodeAtFault;
export const message = ({ context }: RegistrationSnapshot) => context.message;
/** The captcha and code of the form. */
export const confirmByCode = ({ children }: RegistrationSnapshot) => children.confirmByCode;
