/** Why a payment did not go through: kept as a code, told in the reader's language. */
import { both, type Language, type Words } from '../words.ts';

const reasons = {
  declined: both('The card was declined by its bank', 'رفض البنك البطاقة'),
  insufficient: both('Not enough money on the card', 'رصيد البطاقة لا يكفي'),
  cancelled: both('The payment was cancelled', 'أُلغيت عملية الدفع'),
  late: both('The payment was not made in time', 'لم يتم الدفع في الوقت المحدد'),
  givenUp: both('The order was given up', 'أُلغي الطلب'),
  placesGone: both(
    'The places were gone; the amount is in the wallet',
    'لم تعد الأماكن متاحة، فأُعيد المبلغ إلى المحفظة',
  ),
  placesGoneToCard: both(
    'The places were gone; the amount goes back to the card',
    'لم تعد الأماكن متاحة، ويُعاد المبلغ إلى البطاقة',
  ),
} as const satisfies Record<string, Words>;
export type PaymentReason = keyof typeof reasons;

const isReason = (code: string): code is PaymentReason => Object.hasOwn(reasons, code);

/** In words; what is no code of ours is given back as it is. */
export const reasonIn = (language: Language, code: string | null): string | null =>
  code !== null && isReason(code) ? reasons[code][language] : code;
