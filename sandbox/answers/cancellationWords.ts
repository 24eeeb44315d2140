/** What this server says when an order is given up. */
import { bilingual } from '../words.ts';

export const cancellationWords = {
  refundChanged: bilingual(
    'What comes back has changed. Please look at it again.',
    'تغيّر المبلغ الذي يعود إليك، يُرجى مراجعته مرة أخرى.',
  ),
  notCancellable: bilingual('This order cannot be cancelled', 'لا يمكن إلغاء هذا الطلب'),
  subject: (id: number) => bilingual(`Order ${id} is cancelled`, `أُلغي الطلب ${id}`),
  nothing: bilingual('Nothing comes back: the time for it was over.', 'لا يعود أي مبلغ، فقد انتهت مهلة الاسترداد.'),
  back: (sum: { en: string; ar: string }) =>
    bilingual(
      `${sum.en} comes back to where it came from; a card takes up to 7 business days.`,
      `يعود ${sum.ar} إلى حيث دُفع منه، وقد تستغرق البطاقة حتى 7 أيام عمل.`,
    ),
  returned: (id: number) => bilingual(`Order ${id} cancelled`, `إلغاء الطلب ${id}`),
} as const;
