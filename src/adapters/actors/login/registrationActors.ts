/** New accounts (R7.4.9, R7.4.10, Q7.4.b). The form with its passwords is held here alone until its code is entered. */
import { fromPromise } from 'xstate';
import { partnerParts } from '../../../../machines/partnerRegistration/partnerRegistrationRules.ts';
import { partnerRegistrationMachine } from '../../../../machines/partnerRegistration/partnerRegistrationMachine.ts';
import { registrationMachine } from '../../../../machines/registration/registrationMachine.ts';
import { registrationParts, type TypedRegistration } from '../../../../machines/registration/registrationRules.ts';
import { RefusedError } from '../../../../machines/shared/problem.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { registrationEndpoints } from '../../../contract/endpoints/registration.ts';
import { call } from '../../http/client.ts';
import { persistDraft, persistPartnerDraft } from '../../storage/drafts/registrationDrafts.ts';
import { provideRegistrationCode } from './registrationCode.ts';

export function provideRegistration() {
  let form: TypedRegistration | null = null;
  let otp: string | null = null;
  return provideFor(registrationMachine)({
    actors: {
      persistDraft,
      holdForm: fromPromise(async ({ input }) => {
        form = input;
      }),
      confirmByCode: provideRegistrationCode((code) => {
        otp = code;
      }),
      registerCustomer: fromPromise(async ({ signal }) => {
        if (form === null || otp === null) throw new RefusedError('formMissing');
        const { message } = await call(registrationEndpoints.register, {
          body: { ...registrationParts(form), otp },
          signal,
        });
        form = null;
        otp = null;
        return { message };
      }),
    },
  });
}

export const providePartnerRegistration = () =>
  provideFor(partnerRegistrationMachine)({
    actors: {
      persistDraft: persistPartnerDraft,
      registerPartner: fromPromise(async ({ input, signal }) => ({
        message: (await call(registrationEndpoints.registerPartner, { body: partnerParts(input), signal })).message,
      })),
    },
  });
