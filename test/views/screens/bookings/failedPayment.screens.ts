/** What a customer finds whose payment failed (R2.1.23, R8.4.1, Q4.8.c, F13, F16, F38, T21, decision 020). */
import { ofThisTab } from '../../../models/paymentReturn/failedPayment.law.ts';
import { ofAnotherTab, unknown, withoutNumber } from '../../../models/paymentReturn/failedPayment.elsewhere.law.ts';
import { ofGuest, ofOrderOver, ofOtherOrder } from '../../../models/paymentReturn/failedPayment.others.law.ts';
import {
  address,
  alert,
  button,
  group,
  heading,
  link,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const title = heading(['Transaction Failed', 'فشلت المعاملة']);
/** The sentence of the specification (R2.1.23, R9.1.5). */
const lead = status([
  'Your purchase was unsuccessful. If any amount was debited, a refund has been initiated and will be credited within 7 business days.',
  'لم تتم عملية الشراء. إذا خُصم أي مبلغ فقد بدأنا رده، وسيُضاف إلى حسابك خلال 7 أيام عمل.',
]);
const reading: Screen = [heading(['Your order', 'طلبك']), status(['Loading', 'جارٍ التحميل'])];

const details = (reason?: string): Screen => [
  text(['Transaction', 'المعاملة']),
  text('tx-1'),
  text(['Date', 'التاريخ']),
  text(['20 Nov 2026, 01:42 PM', '20 نوفمبر 2026، 01:42 مساءً']),
  ...(reason ? [text(['Reason', 'السبب']), text(reason)] : []),
  text(['Amount', 'المبلغ']),
  text(['AED 418', '418 درهم إماراتي']),
];
const tryAgain: Bilingual = ['Try again', 'حاول مرة أخرى'];
const toCart: Bilingual = ['Back to my cart', 'العودة إلى سلتي'];

interface WaysOn {
  readonly retry?: 'busy' | 'disabled';
  readonly reopen?: 'busy' | 'disabled';
}
/** While one of the two is under way the other is out of use: an order is not paid and given up at once. */
const waysOn = ({ retry, reopen }: WaysOn = {}): Screen => [
  button(tryAgain, retry ? { is: retry } : {}),
  button(toCart, reopen ? { is: reopen } : {}),
];
const declined = (ways: WaysOn = {}): Screen => [title, lead, ...details('The card was declined'), ...waysOn(ways)];
const retrying = declined({ retry: 'busy', reopen: 'disabled' });
const reopening = declined({ retry: 'disabled', reopen: 'busy' });

const asking = heading(['We are asking how your payment ended.', 'نسأل عن نتيجة دفعتك.']);
const unreachable = (isBusy = false): Screen => [
  asking,
  alert([
    'The venue’s server does not answer at the moment. Nothing is charged twice, and you need not pay again. This page asks again by itself.',
    'لا يرد خادم الموقع في هذه اللحظة. لا يُخصم شيء مرتين، ولا داعي للدفع من جديد. تسأل هذه الصفحة مجددًا تلقائيًا.',
  ]),
  button(['Ask now', 'اسأل الآن'], isBusy ? { is: 'busy' } : {}),
];
/** Nothing is known of it: there is the sentence, and the cart. */
const nearest: Bilingual = ['Nearest free times', 'أقرب الأوقات المتاحة'];
const nothingKnown: Screen = [title, lead, link(toCart)];

/** T21: it is told to its owner alone. */
const locked: Screen = [
  title,
  lead,
  text([
    'Log in to see what this payment was for. Guests see it in the browser they ordered with.',
    'سجّل الدخول لترى تفاصيل هذه الدفعة. ويراها الضيوف في المتصفح الذي طلبوا منه.',
  ]),
  button(['Log in', 'تسجيل الدخول']),
  link(toCart),
];

export const failedPaymentScreens: Readonly<Record<string, Screens>> = {
  'of this tab': {
    law: ofThisTab,
    screens: {
      reading,
      failed: declined(),
      retrying,
      redirecting: retrying,
      placesGone: [
        title,
        lead,
        ...details('The card was declined'),
        alert([
          'Somebody else has your places by now: this order cannot be paid any more.',
          'حجز شخص آخر أماكنك: لم يعد دفع هذا الطلب ممكنًا.',
        ]),
        heading('Open swim'),
        group(nearest),
        heading(nearest),
        status(['Looking for what is free…', 'نبحث عمّا هو متاح…']),
        button(toCart),
      ],
      abandoning: reopening,
      rereading: reopening,
      restoring: reopening,
      missing: nothingKnown,
      locked,
      unreachable: unreachable(),
      readingAgain: unreachable(true),
      unreachableTwice: unreachable(),
      sentToSuccess: [address('/paymentsuccess/receipt-token')],
      sentToCart: [address('/cart')],
    },
    focus: {
      failed: title,
      retrying: button(tryAgain),
      // With the button that was pressed goes its focus: it comes back to what the page is about.
      placesGone: title,
      abandoning: button(toCart),
      restoring: button(toCart),
      unreachable: asking,
    },
  },
  'of another tab': {
    law: ofAnotherTab,
    screens: {
      reading,
      failed: [title, lead, ...details(), ...waysOn()],
      locked,
    },
  },
  'of a guest': {
    law: ofGuest,
    screens: {
      reading,
      locked: [
        title,
        lead,
        text([
          'The time to pay for this order is over, and its places are free for everybody again.',
          'انتهى وقت دفع هذا الطلب، وأصبحت أماكنه متاحة للجميع من جديد.',
        ]),
        button(['See if Open swim is still free', 'تحقّق هل ما زال Open swim متاحًا']),
        button(toCart),
      ],
    },
  },
  'of another order than the browser keeps': {
    law: ofOtherOrder,
    screens: { reading, failed: declined() },
  },
  'of an order that was given up elsewhere': {
    law: ofOrderOver,
    screens: {
      reading,
      retrying,
      over: [title, lead, ...details('The card was declined'), alert('This order has been given up'), button(toCart)],
      foundOver: [
        title,
        lead,
        ...details('The card was declined'),
        text(['This order cannot be paid any more.', 'لم يعد دفع هذا الطلب ممكنًا.']),
        button(toCart),
      ],
      readingOver: reading,
    },
    focus: { over: title },
  },
  'without its number': {
    law: withoutNumber,
    screens: { finding: reading, failed: [title, lead, button(toCart)], reading, unreachable: unreachable() },
  },
  'of nobody knows what': { law: unknown, screens: { failed: nothingKnown } },
};
