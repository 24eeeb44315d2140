/** The portal's dialogs about who somebody is, with their work; fetched when one of them is wanted. */
import { provideForgotPassword } from './forgotPasswordJobs.ts';
import { provideLogin } from './loginJobs.ts';

export const provideDialogs = () => ({ login: provideLogin(), forgotPassword: provideForgotPassword() });
