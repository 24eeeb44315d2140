/** The call of the captcha. */
import * as v from 'valibot';
import * as captcha from '../forms/captcha.ts';
import { get, type Endpoint } from '../endpoint.ts';
import { responseOf } from '../wire/wire.ts';

export const captchaEndpoints = {
  captchaChallenge: get('captcha/challenge', responseOf(captcha.CaptchaChallenge), {
    query: v.object({ action: captcha.CaptchaAction }),
  }),
} as const satisfies Record<string, Endpoint>;
