import { confirmByCodeMachine } from '../../../../machines/confirmByCode/confirmByCodeMachine.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { provideCaptcha } from './captchaActors.ts';
import { provideCode, type CodeWay } from './codeActors.ts';

/** The captcha of the form, and the code by the two calls of its kind. */
export const provideConfirmByCode = (way: CodeWay) =>
  provideFor(confirmByCodeMachine)({ actors: { captcha: provideCaptcha(), code: provideCode(way) } });
