/** Why a code or a card takes nothing off (R8.4.5, R8.4.7). */
import { orderWords } from './orderWords.ts';
import { Refused } from './refused.ts';

/** The same for unknown, over, used up and somebody else's. */
export const benefitRefused = ({ cardNumber }: { readonly cardNumber: string | null }): Refused =>
  cardNumber === null
    ? new Refused(422, orderWords.promoInvalid, { code: 'promoInvalid', field: 'promotion_code' })
    : new Refused(422, orderWords.membershipNotApplied, { code: 'membershipInvalid', field: 'card_number' });

/** It holds, but for nothing of what was chosen (R5.7.5). */
export const benefitUnfit = (benefits: { readonly cardNumber: string | null }): Refused =>
  benefits.cardNumber === null
    ? new Refused(422, orderWords.promoNotValid, { code: 'promoNotValid', field: 'promotion_code' })
    : benefitRefused(benefits);
