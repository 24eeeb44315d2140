/** What a customer finds who adds money to the wallet (Q7.7.c, Q4.8.d, F16, F38, K01). */
import { topUpElsewhere } from '../../../models/topUp/topUp.elsewhere.law.ts';
import { topUp } from '../../../models/topUp/topUp.law.ts';
import {
  alert,
  button,
  checkbox,
  field,
  group,
  heading,
  radio,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const title = heading(['Top up', 'شحن المحفظة']);
const lost: Bilingual = ['We lost the connection', 'انقطع الاتصال'];
const again: Bilingual = ['Try again', 'حاول مرة أخرى'];
const wrong: Bilingual = ['Something went wrong, please try again', 'حدث خطأ ما، يُرجى المحاولة مرة أخرى'];

interface Form {
  /** What is written where another amount is wanted. */
  readonly written?: string;
  readonly isNewCard?: boolean;
  readonly isBusy?: boolean;
  readonly problem?: Bilingual;
}

const chosen = (isChosen: boolean) => ({ is: isChosen ? 'ticked' : 'unticked' });

const form = ({ written, isNewCard = false, isBusy = false, problem }: Form = {}): Screen => [
  title,
  group(['Amount', 'المبلغ']),
  radio('100', chosen(false)),
  radio('250', chosen(written === undefined)),
  radio('500', chosen(false)),
  radio(['Other', 'مبلغ آخر'], chosen(written !== undefined)),
  ...(written === undefined
    ? []
    : [
        field(['Another amount', 'مبلغ آخر'], {
          value: written,
          says: [['From AED 10 to AED 5,000', 'من 10 درهم إماراتي إلى 5,000 درهم إماراتي']],
        }),
      ]),
  group(['Pay with', 'ادفع بواسطة']),
  radio(['Visa •••• 1111 Expires 08/29 Saved', 'Visa •••• 1111 تنتهي 08/29 محفوظة'], chosen(!isNewCard)),
  radio(['New card You enter it on the bank’s page', 'بطاقة جديدة تُدخل بياناتها في صفحة البنك'], chosen(isNewCard)),
  ...(isNewCard
    ? [checkbox(['Save this card for the next time', 'احفظ هذه البطاقة للمرة القادمة'], { is: 'ticked' })]
    : []),
  ...(written === undefined ? [text(['Balance after AED 490.50', 'الرصيد بعد الشحن 490.50 درهم إماراتي'])] : []),
  ...(problem ? [alert(problem)] : []),
  button(
    written === undefined ? ['Add AED 250', 'أضف 250 درهم إماراتي'] : ['Add to the wallet', 'أضف إلى المحفظة'],
    isBusy ? { is: 'busy' } : {},
  ),
  text([
    'You pay on the bank’s page. The money is in your wallet as soon as the bank has said yes.',
    'تدفع على صفحة البنك، ويصل المبلغ إلى محفظتك فور موافقة البنك.',
  ]),
];

const unknown: Bilingual = [
  'We do not know yet what became of your last payment. If you have paid, you need not pay again.',
  'لا نعرف بعد ما آلت إليه دفعتك الأخيرة. إن كنت قد دفعت فلا حاجة إلى الدفع مرة أخرى.',
];

const notCharged: Bilingual = ['Nothing was charged. Please try again.', 'لم يُخصم أي مبلغ. يُرجى المحاولة مرة أخرى.'];

const silent: Bilingual = [
  'The bank has not told us anything about AED 250 yet. If you have paid, you need not pay again.',
  'لم يخبرنا البنك بعد بشيء عن مبلغ 250 درهم إماراتي. إن كنت قد دفعت فلا حاجة إلى الدفع مرة أخرى.',
];

const waiting = ({ isBusy = false, isUnsafe = false, isOver = false } = {}): Screen => {
  const is = isBusy ? { is: 'busy' } : {};
  return [
    title,
    alert(isUnsafe ? [`${silent[0]} ${wrong[0]}`, `${silent[1]} ${wrong[1]}`] : silent),
    // Where the bank has spoken there is nothing left to do on its page.
    ...(isOver ? [] : [button(['Go to the bank', 'الانتقال إلى البنك'], is)]),
    button(['Ask now', 'اسأل الآن'], is),
    button(['Start over', 'ابدأ من جديد'], is),
  ];
};

const unreachable = (isBusy = false): Screen => [
  title,
  alert([
    'We cannot ask the bank at the moment. Your money is safe, and we try again by ourselves.',
    'لا يمكننا سؤال البنك الآن. أموالك في أمان، وسنعيد المحاولة تلقائيًا.',
  ]),
  button(['Ask now', 'اسأل الآن'], isBusy ? { is: 'busy' } : {}),
  button(['Start over', 'ابدأ من جديد'], isBusy ? { is: 'busy' } : {}),
];

/** What the other tab has sent may arrive for half a minute, and nothing may be pressed here meanwhile (071). */
const elsewhere: Screen = [
  title,
  alert([
    'A top-up was sent in another tab. We are finding out what became of it, and this goes on by itself within a minute.',
    'أُرسلت عملية شحن للمحفظة من علامة تبويب أخرى. نستعلم عمّا آلت إليه، وسيستمر هذا تلقائيًا خلال دقيقة.',
  ]),
];

const loading: Screen = [title, status(['Loading', 'جارٍ التحميل'])];
const failed: Screen = [
  title,
  alert([`${lost[0]} ${again[0]}`, `${lost[1]} ${again[1]}`]),
  heading(lost),
  button(again),
];
const credited: Screen = [
  title,
  alert(['AED 250 is in your wallet.', 'أُضيف 250 درهم إماراتي إلى محفظتك.']),
  button(['Add more', 'أضف المزيد']),
];
const refused: Screen = [
  title,
  alert([
    'Nothing was added, and nothing was charged. The card was declined by its bank',
    'لم يُضف أي مبلغ ولم يُخصم شيء. The card was declined by its bank',
  ]),
  button(['Start over', 'ابدأ من جديد']),
];

export const topUpScreens: Screens = {
  law: topUp,
  screens: {
    loading,
    failed,
    choosing: form(),
    little: form({ written: '9.99' }),
    toKeep: form({ isNewCard: true }),
    persisting: form({ isBusy: true }),
    persistingToKeep: form({ isNewCard: true, isBusy: true }),
    notKept: form({ problem: wrong }),
    starting: form({ isBusy: true }),
    leaving: waiting({ isBusy: true }),
    refusedStart: form({ isBusy: true, problem: 'This card is not known' }),
    turnedAway: form({ problem: 'Please wait a moment' }),
    // Whoever starts over may have paid already.
    startedOver: form({ problem: unknown }),
    asking: form({ isBusy: true }),
    waiting: waiting(),
    // Asked by itself: what stands there can still be read, and nothing is pressed twice.
    polling: waiting({ isBusy: true }),
    lastPoll: waiting(),
    unsafe: waiting({ isUnsafe: true }),
    unreachable: unreachable(),
    askingAgain: unreachable(true),
    noneOfIt: form({ isBusy: true, problem: notCharged }),
    settlingPaid: waiting({ isBusy: true, isOver: true }),
    settlingDeclined: waiting({ isBusy: true, isOver: true }),
    credited,
    refused,
    closing: waiting({ isBusy: true }),
    closingLate: waiting({ isBusy: true }),
  },
};

/** What another tab sends stands here as it does there (071). */
export const topUpElsewhereScreens: Screens = {
  law: topUpElsewhere,
  screens: {
    loading,
    failed,
    choosing: form(),
    persisting: form({ isBusy: true }),
    starting: form({ isBusy: true }),
    leaving: waiting({ isBusy: true }),
    asking: elsewhere,
    coming: elsewhere,
    turnedAway: form({ problem: 'Please wait a moment' }),
    startedOver: form({ problem: unknown }),
    noneThere: form({ problem: notCharged }),
    waiting: waiting(),
    unreachable: unreachable(),
    askingAgain: unreachable(true),
    comingAgain: unreachable(true),
    waitingAgain: waiting(),
    askingItsEnd: waiting({ isBusy: true }),
    credited,
    refused,
  },
};
