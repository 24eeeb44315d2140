/** What a customer finds who comes back from paying (R2.1.22, R8.4.1, F13, F16, F38, T21, Q7.7.b, Q3.6.d, decision 010). */
import { receipt } from '../../../models/paymentReturn/receipt.law.ts';
import {
  address,
  alert,
  button,
  heading,
  link,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const loading = status(['Loading', 'جارٍ التحميل']);
const moment = heading(['One moment.', 'لحظة من فضلك.']);
const waiting: Screen = [
  moment,
  status(['We wait for the bank to confirm your payment.', 'ننتظر تأكيد البنك لدفعتك.']),
  loading,
];
const checkAgain: Bilingual = ['Check again', 'تحقق مجددًا'];

const safe = heading(['Your money is safe.', 'أموالك في أمان.']);
/** F38: nobody should fear for their money because a server is away. */
const unreachable = (isBusy = false): Screen => [
  safe,
  alert([
    'The venue’s server cannot show your order at the moment. What you paid stays paid, and nothing is charged twice. This page asks again by itself, and your tickets appear as soon as there is an answer.',
    'يتعذّر على خادم الموقع عرض طلبك في هذه اللحظة. ما دفعته محفوظ، ولا يُخصم شيء مرتين. تسأل هذه الصفحة من جديد تلقائيًا، وتظهر تذاكرك فور وصول الرد.',
  ]),
  button(['Ask now', 'اسأل الآن'], isBusy ? { is: 'busy' } : {}),
];

const row = (name: Bilingual, value: Bilingual): Screen => [text(name), text(value)];
const money = (amount: string): Bilingual => [`AED ${amount}`, `${amount} درهم إماراتي`];

/** What it lets in with, and what can be done with it. */
const ticket: Screen = [
  text(['Padel, Court 3 Al Quoz Sheds', 'بادل، ملعب 3 عنابر القوز']),
  text(['08:00 PM', '08:00 مساءً']),
  ...row(['Day', 'اليوم'], ['Fri 27 Nov', 'الجمعة 27 نوفمبر']),
  ...row(['Until', 'حتى'], ['09:30 PM', '09:30 مساءً']),
  ...row(['For', 'باسم'], 'Layla Haddad'),
  text(['Code of ticket 8841 2207 5513', 'رمز التذكرة 8841 2207 5513']),
  text('8841 2207 5513'),
  text(['Show it at the gate', 'أظهره عند البوابة']),
  button(['Show at the gate', 'عرض عند البوابة']),
  button(['Share this ticket', 'مشاركة هذه التذكرة']),
  button(['Download', 'تنزيل']),
  button(['Add to calendar', 'أضف إلى التقويم']),
  link(['Google Calendar', 'تقويم Google']),
  button(['Print', 'طباعة']),
];
const bookings = link(['All my bookings', 'كل حجوزاتي']);

/** What was ordered, and how it was paid; `at` says of when the date is. */
const order = (at: Bilingual, hasTickets: boolean): Screen => [
  heading(['In this order', 'في هذا الطلب']),
  heading('Padel, Court 3'),
  text(money('498')),
  heading(['Receipt', 'الإيصال']),
  ...row(['Order', 'الطلب'], '100001'),
  ...row(at, ['20 Nov 2026, 01:42 PM', '20 نوفمبر 2026، 01:42 مساءً']),
  ...row('Visa •••• 1111', money('418')),
  ...row(['Wallet', 'المحفظة'], money('80')),
  ...row(['Total includes AED 23.71 VAT', 'الإجمالي منها 23.71 درهم إماراتي ضريبة'], money('498')),
  ...(hasTickets ? [link(['View tickets', 'عرض التذاكر'])] : []),
  bookings,
];
const paidAt: Bilingual = ['Paid', 'وقت الدفع'];

const youAreOn = heading(['You’re on.', 'موعدك مؤكد.']);
const paidLead = status([
  'Paid AED 498. Show the code at the gate. Padel, Court 3, Friday 27 November 2026, 08:00 PM.',
  'تم دفع 498 درهم إماراتي. أظهر الرمز عند البوابة. بادل، ملعب 3، الجمعة 27 نوفمبر 2026، 08:00 مساءً.',
]);
const paid: Screen = [youAreOn, paidLead, ...ticket, ...order(paidAt, true)];

const lastDay: Bilingual = ['23 Nov 2027', '23 نوفمبر 2027'];
const member: Screen = [
  youAreOn,
  paidLead,
  heading(['You are a member from 24 Nov 2026', 'أنت عضو ابتداءً من 24 نوفمبر 2026']),
  text([
    'Your hours and your prices are there from that day on, until 23 Nov 2027.',
    'ساعاتك وأسعارك متاحة من ذلك اليوم حتى 23 نوفمبر 2027.',
  ]),
  ...row(['Membership', 'العضوية'], 'Padel, Court 3'),
  ...row(['Card number', 'رقم البطاقة'], 'SAHA-M-7'),
  ...row(['Until', 'حتى'], lastDay),
  link(['Book a facility at your price', 'احجز مرفقًا بسعرك']),
  link(['See your card', 'عرض بطاقتك']),
  ...ticket,
  ...order(paidAt, true),
];

const asked = heading(['Asked.', 'أُرسل الطلب.']);
/** Decision 010: nothing is charged, and no ticket stands there, before the venue has said yes. */
const askedFor = (isBusy = false): Screen => [
  asked,
  status([
    'The venue answers within a day. Nothing is charged before: with a yes you get a link to pay AED 418, and your tickets appear here.',
    'يرد الموقع خلال يوم، ولا يُخصم شيء قبل ذلك: إن وافق وصلك رابط لدفع 418 درهم إماراتي، وتظهر تذاكرك هنا.',
  ]),
  text(['Awaiting approval', 'بانتظار الموافقة']),
  button(checkAgain, isBusy ? { is: 'busy' } : {}),
  ...order(['Ordered', 'وقت الطلب'], false),
];

const isCancelled = heading(['This order is cancelled', 'هذا الطلب ملغى']);
/** Q7.7.b: it had been paid; its tickets are gone, and where the money goes is said. */
const givenUp: Screen = [
  isCancelled,
  status([
    'It was cancelled on 20 Nov 2026, 02:00 PM. What comes back goes to where it was paid from; on a card that takes the bank a few days.',
    'أُلغي في 20 نوفمبر 2026، 02:00 مساءً. يعود ما يُسترد إلى حيث دُفع منه، ويستغرق ذلك لدى البنك بضعة أيام إن كان الدفع بالبطاقة.',
  ]),
  ...order(paidAt, false),
];

export const receiptScreens: Screens = {
  law: receipt,
  screens: {
    asking: [heading(['Your order', 'طلبك']), status(['Loading', 'جارٍ التحميل'])],
    waiting,
    // Asked by itself: what stands there can still be read.
    polling: waiting,
    lastPoll: waiting,
    stillWaiting: [
      moment,
      status([
        'The bank still has not told us how your payment ended. You need not pay again.',
        'لم يخبرنا البنك بعد بنتيجة الدفع. لا حاجة إلى الدفع مرة أخرى.',
      ]),
      button(checkAgain),
    ],
    settling: paid,
    settlingAsked: askedFor(true),
    settlingMember: member,
    settlingGivenUp: givenUp,
    cancelled: givenUp,
    welcoming: member,
    paid,
    awaitingApproval: askedFor(),
    missing: [
      heading(['We cannot find this order', 'لم نجد هذا الطلب']),
      status([
        'Please open the link from your message once more, or look into your bookings.',
        'افتح الرابط في رسالتك مرة أخرى، أو ابحث في حجوزاتك.',
      ]),
      bookings,
      link(['Go to the home page', 'إلى الصفحة الرئيسية']),
    ],
    unreachable: unreachable(),
    askingAgain: unreachable(true),
    unreachableTwice: unreachable(),
    lostAfterPoll: unreachable(),
    sentToFailed: [address('/paymentfailed?transactionId=tx-1')],
  },
  // A03: how it ended is led to, whatever had the focus before.
  focus: {
    asking: null,
    waiting: moment,
    paid: youAreOn,
    awaitingApproval: asked,
    cancelled: isCancelled,
    unreachable: safe,
  },
};
