/** The portal's dialogs about who somebody is, with their work; fetched when one of them is wanted. */
import { provideForgotPassword } from './forgotPasswordActors.ts';
import { provideLogin } from './loginActors.ts';

export const provideDialogs = () => ({ login: provideLogin(), forgotPassword: provideForgotPassword() });
