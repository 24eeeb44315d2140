/** What this server and its gateway say about sheets of browsers. */
import { bilingual } from '../words.ts';

export const expressWords = {
  refused: bilingual(
    'Your card was not accepted. Nothing is charged; please choose another way to pay.',
    'لم تُقبل بطاقتك ولم يُخصم أي مبلغ، يُرجى اختيار طريقة دفع أخرى.',
  ),
  otherAmount: bilingual(
    'The sheet confirmed another amount. Nothing is charged.',
    'أُكِّد مبلغ آخر في نافذة الدفع، ولم يُخصم أي مبلغ.',
  ),
  notKnown: bilingual('This payment was not confirmed', 'لم يُؤكَّد هذا الدفع'),
  foreignMerchant: bilingual('This address does not belong to the sheet', 'هذا العنوان لا يخص نافذة الدفع'),
} as const;
