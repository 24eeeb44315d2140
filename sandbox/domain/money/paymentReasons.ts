/** Why a payment did not go through: kept as a code, told in the reader's language. */
import { bilingual, type Language, type Words } from '../../words.ts';

const reasons = {
  declined: bilingual('The card was declined by its bank', 'رفض البنك البطاقة'),
  insufficient: bilingual('Not enough money on the card', 'رصيد البطاقة لا يكفي'),
  cancelled: bilingual('The payment was cancelled', 'أُلغيت عملية الدفع'),
  late: bilingual('The payment was not made in time', 'لم يتم الدفع في الوقت المحدد'),
  givenUp: bilingual('The order was given up', 'أُلغي الطلب'),
  placesGone: bilingual(
    'The places were gone; the amount goes back to the card',
    'لم تعد الأماكن متاحة، ويُعاد المبلغ إلى البطاقة',
  ),
} as const satisfies Record<string, Words>;
export type PaymentReason = keyof typeof reasons;

const isReason = (code: string): code is PaymentReason => Object.hasOwn(reasons, code);

/** In words; what is no code of ours is given back as it is. */
export const reasonIn = (language: Language, code: string | null): string | null =>
  code !== null && isReason(code) ? reasons[code][language] : code;
