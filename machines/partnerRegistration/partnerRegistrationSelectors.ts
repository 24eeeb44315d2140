import type { PartnerRegistrationSnapshot } from './partnerRegistrationMachine.ts';

export const isBusy = (snapshot: PartnerRegistrationSnapshot) => snapshot.hasTag('busy');
/** Whether the form was sent, and the operator has to approve the account. */
export const isAwaitingOperator = (snapshot: PartnerRegistrationSnapshot) => snapshot.matches('awaitingApproval');
export const draft = ({ context }: PartnerRegistrationSnapshot) => context.draft;
export const faults = ({ context }: PartnerRegistrationSnapshot) => context.faults;
/** Whether 'Please fix all errors' is shown above the button (Q5.1.b). */
export const hasFaults = ({ context }: PartnerRegistrationSnapshot) => Object.keys(context.faults).length > 0;
export const problem = ({ context }: PartnerRegistrationSnapshot) => context.problem;
export const message = ({ context }: PartnerRegistrationSnapshot) => context.message;
