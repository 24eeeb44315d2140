/** The portal's dialogs of login and password, with their actors; loaded when one of them is wanted. */
import { providePasswordReset } from './passwordResetActors.ts';
import { provideLogin } from './loginActors.ts';

export const provideDialogs = () => ({ login: provideLogin(), passwordReset: providePasswordReset() });
