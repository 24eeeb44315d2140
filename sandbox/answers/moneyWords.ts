/** What this server says about wallets and points. */
import { bilingual, type Words } from '../words.ts';

export const moneyWords = {
  topUp: bilingual('Wallet top-up', 'شحن المحفظة'),
  returned: bilingual('Top-up returned to the card', 'إعادة مبلغ الشحن إلى البطاقة'),
  bounds: (least: Words, most: Words) =>
    bilingual(`Please choose between ${least.en} and ${most.en}`, `يُرجى اختيار مبلغ بين ${least.ar} و${most.ar}`),
  wholeFils: bilingual('Please write no more than two decimals', 'يُرجى كتابة منزلتين عشريتين على الأكثر'),
  otherTopUp: bilingual('This key was used for another top-up', 'استُخدم هذا المفتاح لعملية شحن أخرى'),
  notReturnable: bilingual('This top-up is not in the wallet', 'هذا المبلغ ليس في المحفظة'),
  arrivedSubject: bilingual('Your wallet is topped up', 'شُحنت محفظتك'),
  arrived: (sum: Words) => bilingual(`${sum.en} is in your wallet now.`, `أُضيف ${sum.ar} إلى محفظتك.`),
  pointsOver: bilingual('Points expired', 'نقاط انتهت صلاحيتها'),
  cardPreferred: bilingual('This card is offered first now', 'ستُعرض هذه البطاقة أولًا من الآن'),
} as const;
