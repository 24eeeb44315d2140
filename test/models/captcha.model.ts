import { captchaMachine } from '../../machines/captcha/captchaMachine.ts';
import { captchaLifetime } from '../../src/contract/captcha.ts';
import { RefusedError } from '../../machines/shared/problem.ts';
import { after, done, failed, type Model } from '../support/paths.ts';

export const captchaModel: Model = {
  machine: captchaMachine,
  input: { action: 'login' },
  events: [
    { type: 'captcha.begin' },
    { type: 'captcha.reload' },
    done('proveHuman', { validFor: captchaLifetime }),
    failed('proveHuman', new RefusedError('captchaImpossible')),
    after('validity', 'captcha.verified'),
  ],
};
