/** What Apple's sheet asks before it asks anybody (Q7.7.k). */
import { merchantSession } from '../../domain/money/expressPay.ts';
import { handle, ok } from '../call.ts';

export const expressPayHandlers = handle({
  async expressMerchant({ body }) {
    return ok({ session: merchantSession(body.validation_url) });
  },
});
