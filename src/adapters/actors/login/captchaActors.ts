import { fromPromise } from 'xstate';
import { captchaMachine } from '../../../../machines/captcha/captchaMachine.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { proveHuman } from '../../captcha/proveHuman.ts';
import { persistProof } from '../../http/captchaProof.ts';

/** The proof waits in `captchaProof.ts` for the call that needs it. */
export const provideCaptcha = () =>
  provideFor(captchaMachine)({
    actors: {
      proveHuman: fromPromise(async ({ input: { action }, signal }) => {
        const { token, validFor } = await proveHuman(action, signal);
        persistProof(action, token);
        return { validFor };
      }),
    },
  });
