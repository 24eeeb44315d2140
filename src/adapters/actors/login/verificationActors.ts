/** An address is confirmed (Q2.1.c). */
import { fromPromise } from 'xstate';
import { RefusedError } from '../../../../machines/shared/problem.ts';
import { verificationMachine } from '../../../../machines/verification/verificationMachine.ts';
import { isStillGood } from '../../../../machines/verification/verificationRules.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { registrationEndpoints } from '../../../contract/endpoints/registration.ts';
import { call } from '../../http/client.ts';
import { clearVerification, verificationToken } from '../../storage/login/verificationToken.ts';
import { provideRegistrationCode } from './registrationCode.ts';

async function verifyCustomer(signal: AbortSignal): Promise<{ message: string | null }> {
  const token = verificationToken();
  if (token === null) throw new RefusedError('tokenMissing');
  try {
    const { message } = await call(registrationEndpoints.verifyCustomer, { body: { token }, signal });
    clearVerification();
    return { message };
  } catch (error) {
    // It can be sent again.
    if (!isStillGood(error)) clearVerification();
    throw error;
  }
}

export const provideVerification = () =>
  provideFor(verificationMachine)({
    actors: {
      confirmByCode: provideRegistrationCode(),
      verifyCustomer: fromPromise(({ signal }) => verifyCustomer(signal)),
    },
  });
