/** What views ask of the profile. */
import { isUnchanged, type ProfileSnapshot } from './profileMachine.ts';

/** As it is on file. */
export const profile = ({ context }: ProfileSnapshot) => context.profile;
export const draft = ({ context }: ProfileSnapshot) => context.draft;
export const picture = ({ context }: ProfileSnapshot) => context.picture;
export const files = ({ context }: ProfileSnapshot) => context.files;
export const faults = ({ context }: ProfileSnapshot) => context.faults;
/** 'Please fix all errors' stands above the button (Q5.1.b). */
export const hasFaults = ({ context }: ProfileSnapshot) => Object.keys(context.faults).length > 0;
/** Why the server, or the connection, refused. */
export const problem = ({ context }: ProfileSnapshot) => context.problem;
/** The field that the refusal is about; null where it stands above the button. */
export const refusedField = ({ context }: ProfileSnapshot) => context.refusedField;
export const isBusy = (snapshot: ProfileSnapshot) => snapshot.hasTag('busy');
/** There is something to save. */
export const isChanged = ({ context }: ProfileSnapshot) => !isUnchanged(context);
