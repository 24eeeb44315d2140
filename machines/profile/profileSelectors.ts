/** Selectors of the profile. */
import { isUnchanged, type ProfileSnapshot } from './profileMachine.ts';

/** The saved profile. */
export const profile = ({ context }: ProfileSnapshot) => context.profile;
export const draft = ({ context }: ProfileSnapshot) => context.draft;
export const picture = ({ context }: ProfileSnapshot) => context.picture;
export const files = ({ context }: ProfileSnapshot) => context.files;
export const faults = ({ context }: ProfileSnapshot) => context.faults;
/** Whether 'Please fix all errors' is shown above the button (Q5.1.b). */
export const hasFaults = ({ context }: ProfileSnapshot) => Object.keys(context.faults).length > 0;
/** Why the server refused, or that it could not be reached. */
export const problem = ({ context }: ProfileSnapshot) => context.problem;
/** The field that was refused; null where it is shown above the button. */
export const refusedField = ({ context }: ProfileSnapshot) => context.refusedField;
export const isBusy = (snapshot: ProfileSnapshot) => snapshot.hasTag('busy');
/** Whether there is something to save. */
export const isChanged = ({ context }: ProfileSnapshot) => !isUnchanged(context);
