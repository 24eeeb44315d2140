/** What a customer finds who buys a membership (R2.1.11, R1.4.7, R5.7.10, R6.1.3, R8.1.6, R8.2.1, R9.1.7, Q3.6.d). */
import {
  byCustomer,
  byOldAddress,
  byPastAddress,
  byStranger,
} from '../../../models/membershipPurchase/membershipPurchase.law.ts';
import {
  alert,
  button,
  dialog,
  field,
  group,
  heading,
  link,
  radio,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';
import { dirhams } from '../cart/cartPage.ts';

const page = (title: Bilingual): Screen => [
  heading(title),
  text([
    'One card for all our venues. Prices include VAT.',
    'بطاقة واحدة لجميع مواقعنا. الأسعار شاملة ضريبة القيمة المضافة.',
  ]),
];
const unknown = page(['Memberships', 'العضويات']);
const loading: Screen = [...unknown, status(['Loading', 'جارٍ التحميل'])];
const lost = ['We lost the connection', 'انقطع الاتصال'] as const;
const again = ['Try again', 'حاول مرة أخرى'] as const;
const failed = (isBusy: boolean): Screen => [
  ...unknown,
  alert([`${lost[0]} ${again[0]}`, `${lost[1]} ${again[1]}`]),
  heading(lost),
  button(again, isBusy ? { is: 'busy' } : {}),
];

const play: Bilingual = ['Play', 'لعب'];
const [monthly, yearly, each] = [dirhams('210'), dirhams('1,260'), dirhams('105')];
/** What a package costs, and what one payment of it is. */
const offers = (pressed?: 'month' | 'year'): Screen => [
  ...page(['One way to play more', 'طريقة واحدة لتلعب أكثر']),
  heading(play),
  text(['Every venue, every hour.', 'كل الأماكن وكل الساعات.']),
  text(['Book fourteen days ahead', 'احجز قبل أربعة عشر يومًا']),
  button([`Play One month ${monthly[0]}`, `لعب One month ${monthly[1]}`], {
    is: pressed === 'month' ? 'pressed' : 'unpressed',
  }),
  button(
    [
      `Play One year or 12 payments of ${each[0]} ${yearly[0]}`,
      `لعب سنة كاملة أو 12 دفعة كل منها ${each[1]} ${yearly[1]}`,
    ],
    { is: pressed === 'year' ? 'pressed' : 'unpressed' },
  ),
];

const row = (name: Bilingual, value: Bilingual): Screen => [text(name), text(value)];
const owed = (name: readonly [string, string], amount: string, vat: string): Screen =>
  row([`${name[0]} includes ${dirhams(vat)[0]} VAT`, `${name[1]} منها ${dirhams(vat)[1]} ضريبة`], dirhams(amount));

interface Chosen {
  readonly isMonth?: boolean;
  readonly isInParts?: boolean;
  /** As it is typed; it is a first day only where it can be one. */
  readonly typed?: readonly [day: string, month: string, year: string] | null;
  /** The first and the last day, in each language. */
  readonly runs?: readonly [from: Bilingual, to: Bilingual] | null;
  readonly isBusy?: boolean;
  readonly told?: Screen;
  /** Signed out, or a guest. */
  readonly isStranger?: boolean;
}
const nov24: Bilingual = ['24 Nov 2026', '24 نوفمبر 2026'];
const wholeYear = [nov24, ['23 Nov 2027', '23 نوفمبر 2027']] as const;

const chosen = ({
  isMonth = false,
  isInParts = false,
  typed = ['24', '11', '2026'],
  runs = wholeYear,
  isBusy = false,
  told = [],
  isStranger = false,
}: Chosen = {}): Screen => {
  const place = (name: Bilingual, at: 0 | 1 | 2) => field(name, typed === null ? {} : { value: typed[at] });
  const is = (ticked: boolean) => ({ is: ticked ? 'ticked' : 'unticked' });
  const length: Bilingual = isMonth ? 'One month' : ['One year', 'سنة كاملة'];
  return [
    ...offers(isMonth ? 'month' : 'year'),
    heading(isMonth ? ['Play, One month', 'لعب، One month'] : ['Play, One year', 'لعب، سنة كاملة']),
    // What is paid at once only is not asked about.
    ...(isMonth
      ? []
      : [
          group(['How would you like to pay?', 'كيف تودّ أن تدفع؟']),
          radio(
            [`All at once and nothing more to pay later ${yearly[0]}`, `دفعة واحدة ولا شيء يُدفع بعدها ${yearly[1]}`],
            is(!isInParts),
          ),
          radio([`12 payments the first one now ${each[0]}`, `12 دفعة الأولى الآن ${each[1]}`], is(isInParts)),
        ]),
    group(['First day of your membership', 'اليوم الأول من عضويتك']),
    place(['Day', 'اليوم'], 0),
    place(['Month', 'الشهر'], 1),
    place(['Year', 'السنة'], 2),
    button(['Choose from a calendar', 'اختر من التقويم'], { is: 'closed' }),
    heading(play),
    ...row(['Length', 'المدة'], length),
    ...(runs === null ? [] : [...row(['From', 'من'], runs[0]), ...row(['To', 'إلى'], runs[1])]),
    ...(isInParts ? row(['12 payments in all', '12 دفعة إجمالًا'], yearly) : []),
    ...(isInParts
      ? owed(['First payment', 'الدفعة الأولى'], '105', '5')
      : isMonth
        ? owed(['Total', 'الإجمالي'], '210', '10')
        : owed(['Total', 'الإجمالي'], '1,260', '60')),
    button(['Add to cart', 'أضف إلى السلة'], isBusy ? { is: 'busy' } : {}),
    ...told,
    text(
      isStranger
        ? [
            'A membership is bought on its own, with an account. Guests have none.',
            'تُشترى العضوية بمفردها وتحتاج إلى حساب، فهي غير متاحة للضيوف.',
          ]
        : ['A membership is bought on its own.', 'تُشترى العضوية بمفردها.'],
    ),
  ];
};
const later: Chosen = {
  typed: ['24', '12', '2026'],
  runs: [
    ['24 Dec 2026', '24 ديسمبر 2026'],
    ['23 Dec 2027', '23 ديسمبر 2027'],
  ],
};

/** On the day after the one that was chosen. */
const newDay: Chosen = {
  typed: ['25', '12', '2026'],
  runs: [
    ['25 Dec 2026', '25 ديسمبر 2026'],
    ['24 Dec 2027', '24 ديسمبر 2027'],
  ],
};
const startPassed: Screen = [
  alert([
    'The first day that you chose has passed. Your membership starts today, unless you choose another day; everything else is kept.',
    'انقضى اليوم الأول الذي اخترته. تبدأ عضويتك اليوم ما لم تختر يومًا آخر، وكل ما عدا ذلك محفوظ.',
  ]),
];

/** From the day after the one that is had. */
const renewed: Chosen = {
  typed: ['04', '12', '2026'],
  runs: [
    ['04 Dec 2026', '04 ديسمبر 2026'],
    ['03 Dec 2027', '03 ديسمبر 2027'],
  ],
};

const seeCart = ['See the cart', 'عرض السلة'] as const;
const emptyIt = ['Empty the cart and add this', 'أفرغ السلة وأضف هذا'] as const;
const exclusive: Screen = [
  alert([
    `Cart Error Membership can't be purchased with other services. ${emptyIt[0]} ${seeCart[0]}`,
    `خطأ في السلة لا يمكن شراء العضوية مع خدمات أخرى. ${emptyIt[1]} ${seeCart[1]}`,
  ]),
  button(emptyIt),
  link(seeCart),
];
const inCart: Screen = [
  status([`Your membership is in your cart. ${seeCart[0]}`, `عضويتك في سلتك. ${seeCart[1]}`]),
  link(seeCart),
];
const question: Bilingual = [
  'Membership already exist, did you mean to renew?',
  'العضوية موجودة بالفعل، هل تريد تجديدها؟',
];
const asks = (until: Bilingual, from: Bilingual): Screen => [
  dialog(question),
  button(['Close', 'إغلاق']),
  heading(question),
  text([
    `Yours runs until ${until[0]}. Renewed, it goes on the day after, and not a day is lost.`,
    `تستمر عضويتك حتى ${until[1]}. وبالتجديد تبدأ المدة الجديدة في اليوم التالي دون أن تخسر يومًا.`,
  ]),
  button(['Not now', 'ليس الآن']),
  button([`Renew from ${from[0]}`, `جدّد ابتداءً من ${from[1]}`]),
];
const asked = asks(['03 Dec 2026', '03 ديسمبر 2026'], ['04 Dec 2026', '04 ديسمبر 2026']);

export const membershipPurchaseScreens: Readonly<Record<string, Screens>> = {
  'a customer': {
    law: byCustomer,
    screens: {
      loading,
      empty: [
        ...unknown,
        heading(['There are no memberships at the moment', 'لا توجد عضويات في الوقت الحالي']),
        text(['Everybody plays at the same price here, for now.', 'يلعب الجميع هنا بالسعر نفسه حاليًا.']),
        link(['Back to the home page', 'العودة إلى الرئيسية']),
      ],
      failed: failed(false),
      again: failed(true),
      open: offers(),
      chosen: chosen(),
      monthly: chosen({ isMonth: true, runs: [nov24, ['23 Dec 2026', '23 ديسمبر 2026']] }),
      parts: chosen({ isInParts: true }),
      later: chosen(later),
      // It is refused when it is pressed; until then nothing is promised.
      past: chosen({ typed: ['23', '11', '2026'], runs: null }),
      untyped: chosen({ typed: null, runs: null }),
      refused: chosen({ told: exclusive }),
      checking: chosen({ isBusy: true }),
      checkingParts: chosen({ isInParts: true, isBusy: true }),
      checkingLater: chosen({ ...later, isBusy: true }),
      asked,
      adding: chosen({ isBusy: true }),
      added: chosen({ told: inCart }),
      renewing: chosen({ ...renewed, isBusy: true }),
      askedLater: asks(['30 Dec 2026', '30 ديسمبر 2026'], ['31 Dec 2026', '31 ديسمبر 2026']),
      addingLater: chosen({ ...later, isBusy: true }),
      addedLater: chosen({ ...later, told: inCart }),
      // Nothing but the day is gone.
      passed: chosen({ ...newDay, told: startPassed }),
      addingOver: chosen({ ...later, runs: null, isBusy: true }),
    },
  },
  'somebody without an account': {
    law: byStranger,
    screens: (() => {
      const logIn: Bilingual = ['Log in', 'تسجيل الدخول'];
      const asked = (english: string, arabic: string, what: Chosen = {}) =>
        chosen({
          ...what,
          isStranger: true,
          told: [alert([`${english} ${logIn[0]}`, `${arabic} ${logIn[1]}`]), button(logIn)],
        });
      const before = chosen({ isStranger: true });
      const logsIn = [
        'Please log in with your account: a membership has a name on it. It goes on by itself.',
        'يُرجى تسجيل الدخول بحسابك: العضوية باسم صاحبها. وسنتابع تلقائيًا بعد ذلك.',
      ] as const;
      // Whoever went on as a guest is led to what they need.
      const needsAccount = [
        'You are here as a guest, and a membership needs an account. Log in or create one, and it goes on by itself.',
        'أنت هنا ضيف، والعضوية تحتاج إلى حساب. سجّل الدخول أو أنشئ حسابًا، وسنتابع تلقائيًا بعد ذلك.',
      ] as const;
      return {
        chosen: before,
        waiting: asked(...logsIn),
        guest: before,
        guestWaiting: asked(...needsAccount),
        later: chosen({ ...later, isStranger: true }),
        waitingLater: asked(...logsIn, later),
        guestLater: asked(...needsAccount, later),
      };
    })(),
  },
  'an old address': { law: byOldAddress, screens: { loading } },
  'an address whose first day is over': {
    law: byPastAddress,
    screens: {
      loading,
      over: chosen({ isInParts: true, isStranger: true, told: startPassed }),
    },
  },
};
