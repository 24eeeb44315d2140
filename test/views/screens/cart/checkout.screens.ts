/** What a customer finds who pays in the cart (R4.6.5, R4.6.6, R4.8.7–9, R5.6.6, R5.6.8, R5.7.6, R8.3.1, F01, F09, F16, F37, Q7.7.k). */
import { balances } from '../../../models/checkout/checkoutBalance.law.ts';
import { openElsewhere, pressedHere } from '../../../models/checkout/checkoutElsewhere.law.ts';
import { bySheet } from '../../../models/checkout/checkoutExpress.law.ts';
import { read, ticked } from '../../../models/checkout/checkout.law.ts';
import {
  agreedOnce,
  askedAgain,
  faulty,
  guestHere,
  ofGuest,
  orders,
  reloaded,
} from '../../../models/checkout/checkout.orders.law.ts';
import {
  alert,
  button,
  dialog,
  field,
  heading,
  link,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';
import * as cart from './cartPage.ts';

const { page, ways, tickBox } = cart;

const lost: Bilingual = ['We lost the connection. Your cart is still here.', 'انقطع الاتصال. سلتك محفوظة.'];
const close = button(['Close', 'إغلاق']);
const payIn = (amount = '84') => button(cart.pay(amount));

const loading = { ways: cart.loadingWays, isLoading: true } as const;
const withoutList = (how: Screen): Screen => [...cart.listFailed, ...how];
const signedOut = { ways: cart.loginFirst, button: cart.loginToPay } as const;
const placing = (told: Screen = [cart.placing]) => ({ told, isPlacing: true, is: 'busy' }) as const;
const agreed = [tickBox('ticked')];
const fixed = [tickBox('disabled ticked')];

export const tickedScreens: Screens = {
  law: ticked,
  screens: {
    loading: page({ ...loading, terms: [tickBox('unticked')] }),
    loadingAgreed: page({ ...loading, terms: agreed }),
    known: page({ terms: [tickBox('unticked')] }),
    withoutWays: page({ ways: withoutList(cart.noListSaving), terms: agreed }),
    agreed: page({ terms: agreed }),
    notAgreed: page({ terms: [tickBox('unticked wrong', true)] }),
    placing: page({ ...placing(), terms: fixed }),
    refused: page({ terms: agreed, problem: 'The place is gone' }),
    signedOut: page(signedOut),
  },
  focus: {
    // Without the tick the focus goes to it.
    notAgreed: tickBox(),
    placing: payIn(),
    refused: payIn(),
  },
};

const toRead = (is: string): Screen => [
  tickBox(is),
  text(['I agree to the', 'أوافق على']),
  button(['booking terms', 'شروط الحجز']),
  text(['and the cancellation rules', 'وقواعد الإلغاء']),
];
const termsTitle: Bilingual = ['Booking terms', 'شروط الحجز'];
/** The operator's own words stand between; theirs have a heading in both languages. */
const terms: Screen = [
  dialog(termsTitle),
  close,
  heading(termsTitle),
  heading(['Before you come', 'قبل حضورك']),
  text(['Be on time.', 'كن في الموعد.']),
  button(['Disagree', 'لا أوافق']),
  button(['Agree', 'أوافق']),
];

export const readScreens: Screens = {
  law: read,
  screens: {
    loading: page({ ...loading, terms: toRead('unticked') }),
    reading: terms,
    agreed: page({ terms: toRead('ticked') }),
    readingAgain: terms,
    toRead: page({ terms: toRead('unticked') }),
  },
  focus: { reading: heading(termsTitle), readingAgain: heading(termsTitle) },
};

const where: Bilingual = ['Where should it be delivered?', 'إلى أين نوصله؟'];
const goods = { items: cart.tape, amount: '21', tax: '1' } as const;
const onCredit = { ways: ways({ chosen: 'credit', credit: ['50', '5,000'] }) } as const;

export const faultyScreens: Screens = {
  law: faulty,
  screens: {
    empty: cart.nothing(),
    undescribed: page({ items: cart.undescribedSwim }),
    detailsGone: page({
      items: cart.undescribedSwim,
      problem: [
        'Some visitors’ details have to be given again before you pay. Book that one again, or remove it.',
        'يجب إدخال بيانات بعض الزوار من جديد قبل الدفع. احجز ذلك الموعد مرة أخرى أو أزله.',
      ],
    }),
    toDeliver: page({ ...goods, delivery: [...cart.delivery('brought'), field(where)] }),
    addressNeeded: page({
      ...goods,
      delivery: [
        ...cart.delivery('brought'),
        field(where, {
          is: 'wrong',
          says: [['Please enter where it should be delivered', 'يُرجى كتابة عنوان التوصيل']],
        }),
      ],
    }),
    onCredit: page(onCredit),
    creditExceeded: page({
      ...onCredit,
      problem: ['You are exceeding allowed credit limit', 'تجاوزت حد الائتمان المسموح'],
    }),
  },
  focus: {
    // Without an address the focus goes to it.
    addressNeeded: field(where),
    detailsGone: payIn(),
    creditExceeded: payIn(),
  },
};

const paidTitle: Bilingual = ['All set.', 'تم كل شيء.'];
const paid: Screen = [
  dialog(paidTitle),
  close,
  heading(paidTitle),
  text(['Your order is paid, and everything in it is yours.', 'تم دفع طلبك، وكل ما فيه لك.']),
  link(['Show my order', 'اعرض طلبي']),
];
const askedTitle: Bilingual = ['Asked. The venue answers within a day.', 'أُرسل الطلب. يرد الموقع خلال يوم.'];
const askedVenue: Screen = [
  dialog(askedTitle),
  close,
  heading(askedTitle),
  text([
    'Your places are kept until then, and nothing is charged. With a yes you get a link to pay AED 84; your tickets follow.',
    'نحتفظ بأماكنك حتى ذلك الحين ولا يُخصم شيء. إن وافق الموقع وصلك رابط لدفع 84 درهم إماراتي، ثم تذاكرك.',
  ]),
  link(['Show my order', 'اعرض طلبي']),
];

export const orderScreens: Screens = {
  law: orders,
  screens: {
    ready: page(),
    placing: page(placing()),
    paying: page(placing([cart.toTheBank])),
    success: paid,
    approval: askedVenue,
  },
  focus: { placing: payIn(), paying: payIn(), success: heading(paidTitle), approval: heading(askedTitle) },
};

/** While it is found out, Pay says that it does nothing, and everything else can be looked at (I30). */
const finding = { told: cart.finding(), toldInBar: cart.finding(), is: 'busy' } as const;

export const askedAgainScreens: Screens = {
  law: askedAgain,
  screens: { placingAgain: page({ ...finding, problem: 'The place is gone' }) },
};
export const agreedOnceScreens: Screens = { law: agreedOnce, screens: { success: paid } };
const aside = [
  'Log in to see what became of your order. Please do not order again: nothing is charged twice.',
  'سجّل الدخول لتعرف ما آل إليه طلبك. لا تطلب مرة أخرى من فضلك: لن يُخصم أي مبلغ مرتين.',
] as const;
const logIn = ['Log in', 'تسجيل الدخول'] as const;

export const reloadedScreens: Screens = {
  law: reloaded,
  screens: {
    placing: page({ ...finding, ways: cart.noListSaving }),
    // T06: it lies aside until its customer is back.
    signedOut: page({
      ...signedOut,
      told: [alert([`${aside[0]} ${logIn[0]}`, `${aside[1]} ${logIn[1]}`]), button(logIn)],
    }),
  },
  focus: { signedOut: cart.title },
};

/** 071: what another tab does with the order is told here in the words of the tab that sent it. */
export const elsewhereScreens: Screens = {
  law: openElsewhere,
  screens: {
    loading: page({ ...loading, terms: [tickBox('unticked')] }),
    filling: page({ terms: agreed }),
    notPlaced: page({
      terms: agreed,
      problem: [
        'Your order did not reach us, and nothing was charged. Your cart is still here.',
        'لم يصلنا طلبك ولم يُخصم أي مبلغ. سلتك كما هي.',
      ],
    }),
    asking: page({ ...finding, terms: agreed }),
    paying: page({ told: cart.unpaid(), waits: true, terms: fixed }),
    signedOut: page(signedOut),
  },
  // What appears by itself does not move the focus.
  focus: { paying: tickBox() },
};
export const pressedHereScreens: Screens = {
  law: pressedHere,
  screens: { sending: page(placing()) },
  focus: { sending: payIn() },
};

const noWays = { ways: cart.noList } as const;
const lapsed = [
  'The time to pay for your order is over. If you paid in time, your booking stands. If not, nothing is charged, and its places are free again.',
  'انتهى وقت دفع طلبك. إن دفعت في الوقت المحدد فحجزك قائم، وإن لم تدفع فلن يُخصم شيء، وتعود أماكنه متاحة للجميع.',
] as const;
const understood = ['Understood', 'فهمت'] as const;

export const ofGuestScreens: Screens = {
  law: ofGuest,
  screens: {
    placing: page({ ...finding, ...noWays }),
    paying: page({ told: cart.unpaid(), waits: true }),
    lapsed: page({
      ...signedOut,
      told: [alert([`${lapsed[0]} ${understood[0]}`, `${lapsed[1]} ${understood[1]}`]), button(understood)],
    }),
  },
  focus: { paying: cart.title, lapsed: cart.title },
};
export const guestHereScreens: Screens = {
  law: guestHere,
  screens: { placing: page({ ...finding, ...noWays }) },
};

interface Balance {
  readonly how: Parameters<typeof ways>[0];
  readonly totals?: Screen;
  readonly amount: string;
}
/** F37: whether the balance is still there is asked before anything is ordered, and the press is answered at once. */
const asking = status(['Asking for your balance…', 'نتحقق من رصيدك…']);
const balanceScreens = (law: (typeof balances)[number], { how, ...owed }: Balance): Screens => ({
  law,
  screens: {
    known: page({ ...owed, ways: ways(how) }),
    comparing: page({ ...owed, ...placing([asking]) }),
    placing: page({ ...owed, ...placing() }),
    unasked: page({ ...owed, ways: withoutList(ways(how)), problem: lost }),
    signedOut: page(signedOut),
  },
  focus: { comparing: payIn(owed.amount), placing: payIn(owed.amount), unasked: payIn(owed.amount) },
});
const fromWallet = { amount: '4', totals: cart.lessBy(['From wallet', 'من المحفظة'], '80', '4') } as const;
const fromPoints = { amount: '49.20', totals: cart.lessBy(['From points', 'من النقاط'], '34.80', '49.20') } as const;

const withSheet = { ways: ways({ hasSheet: true }) } as const;
const confirm = status([
  'Confirm the payment in the sheet. Nothing is ordered before you do.',
  'أكّد الدفع في النافذة التي فُتحت. لا يُرسل أي طلب قبل ذلك.',
]);
const atSheet = page({ ...placing([confirm]), terms: fixed });

export const sheetScreens: Screens = {
  law: bySheet,
  screens: {
    loading: page({ ...loading, terms: agreed }),
    notAgreed: page({ ...withSheet, terms: [tickBox('unticked')] }),
    ready: page({ ...withSheet, terms: agreed }),
    empty: cart.nothing(),
    onCredit: page({ ways: ways({ chosen: 'credit', credit: ['50', '5,000'], hasSheet: true }), terms: agreed }),
    openLowered: atSheet,
    open: atSheet,
    // Until the sheet has been told, nothing of the form comes back: the end is said once, where it stays.
    placing: page({ ...placing(), terms: fixed }),
    paid: page({ ...placing(), terms: fixed }),
    refused: page({ ...placing(), terms: fixed }),
    shown: paid,
  },
  focus: { shown: heading(paidTitle) },
};

export const checkoutScreens: Readonly<Record<string, Screens>> = {
  'terms that are ticked': tickedScreens,
  'terms that are read': readScreens,
  'a cart that cannot be ordered as it is': faultyScreens,
  'an order': orderScreens,
  'an order that could not be given up': askedAgainScreens,
  'an order after its terms': agreedOnceScreens,
  'an order after the page was loaded again': reloadedScreens,
  'an order of a guest who is nobody now': ofGuestScreens,
  'an order of a guest': guestHereScreens,
  'an order of another tab': elsewhereScreens,
  'an order of this tab, while another one tells': pressedHereScreens,
  'from the wallet': balanceScreens(balances[0]!, { how: { wallet: '80', rest: '4' }, ...fromWallet }),
  'from points': balanceScreens(balances[1]!, { how: { points: '34.80', rest: '49.20' }, ...fromPoints }),
  'on credit': balanceScreens(balances[2]!, { how: { chosen: 'credit', credit: ['1,000', '5,000'] }, amount: '84' }),
  'with a sheet of the browser': sheetScreens,
};
