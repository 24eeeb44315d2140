/** The portal's dialogs about who somebody is, with their work; fetched when one of them is wanted. */
import { providePasswordReset } from './passwordResetActors.ts';
import { provideLogin } from './loginActors.ts';

export const provideDialogs = () => ({ login: provideLogin(), passwordReset: providePasswordReset() });
