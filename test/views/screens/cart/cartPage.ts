/** The page of the cart in words: what stands around the ways to pay, in the order in which it is read (R2.1.18, R4.8). */
import {
  alert,
  button,
  checkbox,
  field,
  group,
  heading,
  link,
  radio,
  region,
  status,
  switchOf,
  text,
  type Bilingual,
  type Part,
  type Screen,
} from '../../../support/screens/screens.ts';

/** AED 84, as it stands in a sentence. */
export const dirhams = (amount: string): readonly [en: string, ar: string] => [
  `AED ${amount}`,
  `${amount} درهم إماراتي`,
];
const off = (amount: string): Bilingual => [`− AED ${amount}`, `−${amount} درهم إماراتي`];
/** What is said of an amount, or around it. */
const around = (before: Bilingual, amount: string, after: Bilingual = ['', '']): Bilingual =>
  [0, 1].map((at) => `${before[at]}${dirhams(amount)[at]}${after[at]}`) as unknown as Bilingual;

export const title = heading(['Your cart', 'سلتك']);
const oneItem: Bilingual = ['1 item', 'بند واحد'];

interface Line {
  readonly name: string;
  readonly count: string;
  readonly about: Bilingual;
  readonly price: string;
  /** What stands under its price. */
  readonly note?: Screen;
  readonly fewer?: 'disabled';
  readonly more?: 'disabled';
}

export const line = ({ name, count, about, price, note = [], fewer, more }: Line): Screen => [
  heading(name),
  text(about),
  text(dirhams(price)),
  ...note,
  group(name),
  button(['Fewer', 'أقل'], fewer ? { is: fewer } : {}),
  status(count),
  button(['More', 'أكثر'], more ? { is: more } : {}),
  button([`Remove ${name}`, `إزالة ${name}`]),
];
export const swimOf = (own: Partial<Line>): Screen =>
  line({
    name: 'Open swim',
    count: '2',
    about: ['Fri 27 Nov, 08:00 PM – 09:00 PM Saha', 'الجمعة 27 نوفمبر، 08:00 مساءً – 09:00 مساءً ساحة'],
    price: '84',
    ...own,
  });

/** Two tickets for AED 84. */
export const swim = swimOf({});
/** Who comes along is to be told again (012). */
export const undescribedSwim = swimOf({
  note: [
    text([
      'For their safety we do not keep visitors’ details in the browser. Please give them again.',
      'حفاظًا على خصوصية الزوار لا نحتفظ ببياناتهم في المتصفح. يُرجى إدخالها من جديد.',
    ]),
    button(['Book it again Open swim', 'احجزه من جديد Open swim']),
  ],
  more: 'disabled',
});
export const tape = line({ name: 'Grip tape', count: '1', about: ['Saha', 'ساحة'], price: '21', fewer: 'disabled' });

const switchFor = (name: Bilingual, note: Bilingual, used: string | null): Part => {
  const said: Bilingual = used === null ? ['not used', 'غير مستخدمة'] : off(used);
  return switchOf([`${name[0]} ${note[0]} ${said[0]}`, `${name[1]} ${note[1]} ${said[1]}`], {
    is: used === null ? 'unticked' : 'ticked',
  });
};

interface Ways {
  /** What is paid from each. */
  readonly wallet?: string;
  readonly points?: string;
  readonly chosen?: 'visa' | 'new' | 'credit';
  /** Of the credit that the customer has. */
  readonly credit?: readonly [left: string, of: string];
  /** AED. */
  readonly rest?: string;
  /** A sheet of the browser. */
  readonly hasSheet?: boolean;
}
const payWith: Bilingual = ['Pay with', 'ادفع بواسطة'];
export const newCard = (is: 'ticked' | 'unticked'): Part =>
  radio(['New card You enter it on the bank’s page', 'بطاقة جديدة تُدخل بياناتها في صفحة البنك'], { is });
const saveCard = checkbox(['Save this card for the next time', 'احفظ هذه البطاقة للمرة القادمة'], { is: 'unticked' });

/** AED 80 in the wallet, AED 34.80 in points, one saved card. */
export const ways = ({ wallet, points, chosen = 'visa', credit, rest, hasSheet = false }: Ways = {}): Screen => {
  const is = (which: string) => (which === chosen ? 'ticked' : 'unticked');
  return [
    switchFor(['Wallet', 'المحفظة'], around(['Balance ', 'الرصيد '], '80'), wallet ?? null),
    switchFor(
      ['Q-points', 'نقاط كيو'],
      around(['3,480 points, worth ', 'عدد النقاط 3,480، وقيمتها '], '34.80'),
      points ?? null,
    ),
    ...(hasSheet
      ? [
          group(['Pay at once', 'ادفع مباشرة']),
          button('Apple Pay'),
          text(['or choose how to pay', 'أو اختر طريقة الدفع']),
        ]
      : []),
    group(rest ? around(['Pay the other ', 'ادفع المتبقي '], rest, [' with', ' بواسطة']) : payWith),
    radio(['Visa •••• 1111 Expires 09/28 Saved', 'Visa •••• 1111 تنتهي 09/28 محفوظة'], { is: is('visa') }),
    newCard(is('new')),
    ...(credit
      ? [
          radio(
            [
              `Credit facility AED ${credit[0]} of AED ${credit[1]} left`,
              `تسهيل ائتماني متاح ${dirhams(credit[0])[1]} من ${dirhams(credit[1])[1]}`,
            ],
            { is: is('credit') },
          ),
        ]
      : []),
  ];
};
/** Without the list of what the customer has, a new card is the way to pay (F01). */
export const noList: Screen = [group(payWith), newCard('ticked')];
export const noListSaving: Screen = [...noList, saveCard];
export const listFailed: Screen = [
  alert([
    'Your wallet, points and saved cards could not be loaded. Try again',
    'تعذّر تحميل محفظتك ونقاطك وبطاقاتك المحفوظة. حاول مرة أخرى',
  ]),
  button(['Try again', 'حاول مرة أخرى']),
];
export const loadingWays: Screen = [status(['Loading', 'جارٍ التحميل'])];
export const loginFirst: Screen = [
  text(['Log in to pay. Your cart stays as it is.', 'سجّل الدخول للدفع. تبقى سلتك كما هي.']),
];

export const totalOnly = (amount: string): Screen => [text(['Total', 'الإجمالي']), text(dirhams(amount))];
/** What balances take of AED 84. */
export const lessBy = (from: Bilingual, amount: string, rest: string): Screen => [
  ...totalOnly('84'),
  text(from),
  text(off(amount)),
  text(['To pay', 'المطلوب دفعه']),
  text(dirhams(rest)),
];

export const pay = (amount: string): Bilingual => around(['Pay ', 'ادفع '], amount);
export const loginToPay: Bilingual = ['Log in to pay', 'سجّل الدخول للدفع'];
const whyWaiting: Bilingual = [
  'First pay the order that waits, or take it back into your cart.',
  'ادفع أولًا الطلب المنتظر أو أعده إلى سلتك.',
];
const otherWaits: Bilingual = [
  'An order of yours waits for its payment. Once it is paid, or back in your cart, you choose here how you pay.',
  'لديك طلب بانتظار الدفع. بعد دفعه أو إعادته إلى سلتك تختار هنا طريقة الدفع.',
];
const whyBusy: Bilingual = [
  'One moment: your ways to pay are still loading.',
  'لحظة من فضلك: ما زلنا نحمّل طرق الدفع المتاحة لك.',
];

/** R5.6.8: ticked, or not; `refused` says so where the tick is. */
export const tickBox = (is?: string, isRefused = false): Part =>
  checkbox(['I agree to the booking terms and the cancellation rules', 'أوافق على شروط الحجز وقواعد الإلغاء'], {
    ...(is === undefined ? {} : { is }),
    ...(isRefused
      ? { says: [['Please accept the terms and conditions', 'يُرجى الموافقة على الشروط والأحكام']] as const }
      : {}),
  });

interface Page {
  /** How much is in it, and until when it is held. */
  readonly about?: Bilingual;
  /** What is said of an order under way. */
  readonly told?: Screen;
  /** What of it phones say in the bar, where Pay was pressed. */
  readonly toldInBar?: Screen;
  readonly items?: Screen;
  readonly ways?: Screen;
  /** Between the ways to pay and the note for the venue. */
  readonly delivery?: Screen;
  readonly totals?: Screen;
  readonly tax?: string;
  readonly terms?: Screen;
  readonly problem?: Bilingual;
  readonly amount?: string;
  readonly button?: Bilingual;
  readonly is?: 'busy' | 'disabled';
  readonly isLoading?: boolean;
  /** From the press of Pay on nothing of the form is in reach. */
  readonly isPlacing?: boolean;
  /** Another order is to be paid first, or taken back. */
  readonly waits?: boolean;
}

/** Twice stand the terms, what refuses the order, and Pay: in the summary, and in the bar that phones show instead. */
export const page = ({
  about = oneItem,
  told = [],
  toldInBar = [],
  items = swim,
  ways: how = ways(),
  delivery = [],
  totals,
  tax = '4',
  terms = [],
  problem,
  amount = '84',
  button: name = pay(amount),
  is,
  isLoading = false,
  isPlacing = false,
  waits = false,
}: Page = {}): Screen => {
  const before = [...terms, ...(problem ? [alert(problem)] : [])];
  const payButton = button(name, {
    ...(is || isLoading ? { is: is ?? 'busy' } : {}),
    ...(isLoading ? { says: [whyBusy] } : {}),
    ...(waits ? { says: [whyWaiting], is: 'disabled' } : {}),
  });
  return [
    title,
    text(about),
    ...told,
    ...(isPlacing
      ? []
      : [
          region(['Items', 'البنود']),
          ...items,
          heading(['How you pay', 'طريقة الدفع']),
          ...(waits ? [text(otherWaits)] : how),
          ...delivery,
          field(['Note for the venue optional', 'ملاحظة للموقع اختياري']),
        ]),
    heading(['Summary', 'الملخص']),
    ...(isPlacing
      ? []
      : [
          group(['What lowers the price', 'ما يخفّض السعر']),
          radio(['Promo code', 'رمز العرض'], { is: 'ticked' }),
          radio(['Membership card', 'بطاقة العضوية'], { is: 'unticked' }),
          field(['Promo code', 'رمز العرض']),
          button(['Apply', 'تطبيق']),
        ]),
    ...(totals ?? totalOnly(amount)),
    text(around(['Prices include VAT (', 'الأسعار شاملة ضريبة القيمة المضافة 5% ('], tax, [')', ')'])),
    ...before,
    payButton,
    ...before,
    ...toldInBar,
    text(
      isLoading
        ? around(['', ''], amount, [' Your ways to pay are loading…', ' جارٍ تحميل طرق الدفع…'])
        : around(
            ['', ''],
            amount,
            waits ? [' after the order that waits', ' بعد الطلب المنتظر'] : [' to pay now', ' المطلوب الآن'],
          ),
    ),
    payButton,
  ];
};

export const placing = status(['Placing your order…', 'جارٍ إرسال طلبك…']);
export const toTheBank = status(['Taking you to the bank’s page…', 'ننقلك إلى صفحة البنك…']);

const findingOut = [
  'We are finding out whether your order arrived. Please do not order again: nothing is charged twice.',
  'نتحقق من وصول طلبك. لا تطلب مرة أخرى من فضلك: لن يُخصم أي مبلغ مرتين.',
] as const;
const checkNow = ['Check now', 'تحقق الآن'] as const;
/** F16, K01: the answer to an order was lost. */
export const finding = (isBusy = true): Screen => [
  alert([`${findingOut[0]} ${checkNow[0]}`, `${findingOut[1]} ${checkNow[1]}`]),
  button(checkNow, isBusy ? { is: 'busy' } : {}),
];

const waitsForPayment = ['Your order waits for its payment.', 'طلبك بانتظار الدفع.'] as const;
/** The two tickets of the order, and what they cost. */
const ordered = [
  'Open swim × 2 Fri 27 Nov, 08:00 PM – 09:00 PM AED 84',
  'Open swim × 2 الجمعة 27 نوفمبر، 08:00 مساءً – 09:00 مساءً 84 درهم إماراتي',
] as const;
const kept = [
  'It is kept for you a little longer. Pay now, or take everything back into your cart.',
  'نحتفظ به لك قليلًا. ادفع الآن، أو أعد كل شيء إلى سلتك.',
] as const;
const goOn = ['Continue to payment', 'المتابعة إلى الدفع'] as const;
const giveUp = ['Back to my cart', 'العودة إلى سلتي'] as const;

interface Waiting {
  readonly why?: Bilingual;
  readonly hasPage?: boolean;
  /** Pressed: whether it can still be paid is asked first. */
  readonly isConfirming?: boolean;
}
/** F16: after coming back without having paid, the page says so and what can be done. */
export const unpaid = ({ why, hasPage = true, isConfirming = false }: Waiting = {}): Screen => {
  const said = (at: 0 | 1) =>
    [
      waitsForPayment[at],
      ordered[at],
      kept[at],
      ...(why ? [typeof why === 'string' ? why : why[at]] : []),
      ...(hasPage ? [goOn[at]] : []),
      giveUp[at],
    ].join(' ');
  return [
    alert([said(0), said(1)]),
    ...(hasPage ? [button(goOn, isConfirming ? { is: 'busy' } : {})] : []),
    button(giveUp),
  ];
};
const givingBack = ['One moment: everything goes back into your cart.', 'لحظة من فضلك: نعيد كل شيء إلى سلتك.'] as const;
/** Nothing of it can be paid any more, and neither is pressed twice. */
export const givingUp: Screen = [
  alert([`${givingBack[0]} ${giveUp[0]}`, `${givingBack[1]} ${giveUp[1]}`]),
  button(giveUp, { is: 'busy' }),
];

/** The next useful thing; `told` is what became of what was in it. */
export const nothing = (told: Screen = []): Screen => [
  title,
  heading(['Items', 'البنود']),
  ...told,
  heading(['Nothing in your cart yet', 'سلتك فارغة حتى الآن']),
  text(['What you choose waits here, held for you, until you pay.', 'ما تختاره ينتظرك هنا محجوزًا لك حتى تدفع.']),
  link(['Go to the home page', 'إلى الصفحة الرئيسية']),
];

/** Goods are picked up where they lie, or brought (Q3.6.e). */
export const delivery = (way: 'pickedUp' | 'brought'): Screen => [
  group(['Your goods', 'مشترياتك']),
  radio(['I pick them up', 'أستلمها بنفسي'], { is: way === 'pickedUp' ? 'ticked' : 'unticked' }),
  radio(['Bring them to me', 'أحضروها إليّ'], { is: way === 'brought' ? 'ticked' : 'unticked' }),
];

/** Has the focus of the button that took it out, and says what happened. */
export const undo = (name: string): Part =>
  button(['Undo', 'تراجع'], { says: [[`${name} is out of your cart.`, `أُزيل ${name} من سلتك.`]] });
