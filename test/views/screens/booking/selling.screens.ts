/** What a customer finds in the later steps of a booking (R2.12.1–6, R4.5.4, R4.5.6, R5.6.1, R8.1, Q4.8.a). */
import { ofCourt } from '../../../models/booking/selling/selling.court.law.ts';
import { ofTickets } from '../../../models/booking/selling/selling.tickets.law.ts';
import {
  alert,
  button,
  dialog,
  group,
  heading,
  radio,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';
import { close, courtPrice, frame, price, share, stepOne, timeAndPlace } from './bookingDialog.ts';

const money = (amount: string): Bilingual => [`AED ${amount}`, `${amount} درهم إماراتي`];
const back = (isLocked = false) => button(['Back', 'رجوع'], isLocked ? { is: 'disabled' } : {});
const onwards: Bilingual = ['Continue', 'متابعة'];
const finish: Bilingual = ['Done', 'تم'];
/** From the press on, until the cart has answered, nothing else can be pressed. */
const busy = (name: Bilingual) => button(name, { is: 'busy' });
const pleaseLogin = alert(['Please Login!', 'يُرجى تسجيل الدخول!']);

const courtOn: Screen = [text(price('157.50', ['60 min, VAT included', '60 دقيقة، شامل الضريبة'])), share];
const toldCourt = status([
  'Court 1, AED 157.50; 2 courts to choose from',
  'ملعب 1، 157.50 درهم إماراتي؛ المتاح للاختيار: ملعبان',
]);
/** Who comes is asked over this step, and it is put into the cart from here. */
const leaving = stepOne(courtPrice, [...courtOn, busy(onwards), toldCourt]);

interface Extra {
  readonly count?: number;
  /** It waits for the customer to log in. */
  readonly waits?: boolean;
}
/** What is chosen by number: none can be added, and fewer than none are not to be had. */
const counted = (name: Bilingual, { count = 0, waits = false }: Extra): Screen => [
  group(name),
  button(['Fewer', 'أقل'], count === 0 || waits ? { is: 'disabled' } : {}),
  status(String(count)),
  button(['More', 'أكثر'], waits ? { is: 'disabled' } : {}),
  button(
    [`Add ${name[0]}`, `أضف ${typeof name === 'string' ? name : name[1]}`],
    waits ? { is: 'busy' } : count === 0 ? { is: 'disabled' } : {},
  ),
];
const extra = (name: readonly [string, string], amount: string, of: Extra = {}): Screen => [
  heading(name),
  text(money(amount)),
  ...counted(name, of),
];

interface Extras {
  readonly racket?: Extra;
  readonly balls?: Extra;
  /** What is in the cart already. */
  readonly held?: Bilingual;
  readonly problem?: Screen;
  readonly sum: Bilingual;
}
const inCart = (name: Bilingual): Bilingual => [
  `${name[0]} is in your cart. Nothing below is needed to play.`,
  `${name[1]} في سلتك. كل ما يلي اختياري.`,
];
const court1: Bilingual = ['Court 1', 'ملعب 1'];
const addExtras: Bilingual = ['Add extras', 'أضف إضافات'];
const extras = (poster: Bilingual, { racket = {}, balls = {}, held, problem = [], sum }: Extras): Screen =>
  frame({ title: addExtras, poster }, [
    ...(held ? [text(inCart(held))] : []),
    heading(['Gear', 'معدات']),
    ...extra(['Racket', 'مضرب'], '21', racket),
    ...extra(['Balls', 'كرات'], '31.50', balls),
    ...extra(['Match video', 'Match video'], '42'),
    ...problem,
    back(),
    text(sum),
    button(finish),
  ]);
const none: Bilingual = ['No extras', 'دون إضافات'];
const one: Bilingual = ['With 1 extra', 'مع إضافة واحدة'];
const two: Bilingual = ['With 2 extras', 'مع إضافتين'];
const adding = (sum: Bilingual): Screen =>
  frame({ title: addExtras, poster: courtPrice }, [back(true), text(sum), busy(finish)]);

const yes = button(['Yes, add a time', 'نعم، أضف وقتًا']);
const no = button(['No, that is all', 'لا، هذا كل شيء']);
const another: Bilingual = ['Another time?', 'وقت آخر؟'];
const added: Bilingual = ['In your cart. Another time?', 'أُضيف إلى سلتك. وقت آخر؟'];
const isAdded = (what: Bilingual): Screen => [
  dialog(added),
  close,
  heading(added),
  text([
    `${what[0]}, Fri 20 Nov at 10:00 AM. You can add more times before you pay.`,
    `${what[1]}، الجمعة 20 نوفمبر، الساعة 10:00 صباحًا. يمكنك إضافة أوقات أخرى قبل الدفع.`,
  ]),
  yes,
  no,
  button(['Go to cart', 'إلى السلة']),
];

export const courtSaleScreens: Screens = {
  law: ofCourt,
  pressed: [
    ['Add Racket', 'أضف مضرب'],
    ['Done', 'تم'],
  ],
  screens: {
    describing: leaving,
    describingOn: leaving,
    adding: leaving,
    addons: extras(courtPrice, { sum: none }),
    addonChosen: extras(courtPrice, { racket: { count: 1 }, sum: price('21', one) }),
    held: extras(courtPrice, { held: court1, sum: price('105', none) }),
    oneRacket: extras(courtPrice, { racket: { count: 1 }, held: court1, sum: price('126', one) }),
    both: extras(courtPrice, { racket: { count: 1 }, balls: { count: 1 }, held: court1, sum: price('157.50', two) }),
    addingRacket: adding(price('126', one)),
    addingAll: adding(price('157.50', two)),
    addingLast: adding(price('126', one)),
    unknown: extras(courtPrice, { racket: { count: 1 }, held: court1, sum: price('126', one) }),
    awaitingLogin: extras(courtPrice, {
      racket: { count: 1, waits: true },
      held: court1,
      problem: [pleaseLogin],
      sum: price('126', one),
    }),
    prompting: [
      dialog(another),
      close,
      heading(another),
      text(['Nothing was added to your cart.', 'لم يُضف شيء إلى سلتك.']),
      yes,
      no,
    ],
    promptingHeld: isAdded(court1),
  },
};

const pool: Bilingual = ['25 m pool', 'مسبح 25 م'];
const atPool = timeAndPlace(['Swimming, 25 m pool', 'سباحة، مسبح 25 م']);
const chooseTickets: Bilingual = ['Choose tickets', 'اختر التذاكر'];
const chooseOne: Bilingual = ['Choose a ticket to go on', 'اختر تذكرة للمتابعة'];
const chosen: Bilingual = ['1 ticket chosen', 'تذكرة واحدة'];

interface Tickets {
  readonly left: number;
  readonly adult?: Extra;
  readonly isFamilyGone?: boolean;
  readonly problem?: Screen;
  readonly sum: Bilingual;
  readonly isStuck?: boolean;
}
const tickets = ({ left, adult = {}, isFamilyGone = false, problem = [], sum, isStuck = false }: Tickets): Screen =>
  frame({ title: chooseTickets, poster: atPool, hasWayBack: true }, [
    heading(['Who is coming?', 'من سيأتي؟']),
    text([`${left} of 10 places left`, `الأماكن المتبقية: ${left} من 10`]),
    group(['Ticket type', 'نوع التذكرة']),
    radio(['All tickets', 'كل التذاكر'], { is: 'ticked' }),
    radio(['Adults', 'بالغون'], { is: 'unticked' }),
    radio(['Groups', 'مجموعات'], { is: 'unticked' }),
    heading(['Adult swim', 'سباحة بالغين']),
    text(money('42')),
    ...counted(['Adult swim', 'سباحة بالغين'], adult),
    heading(['Family of four', 'عائلة من أربعة']),
    text(['For 4 people', 'لـ4 أشخاص']),
    text(money('126')),
    ...(isFamilyGone ? [text(['Sold out', 'نفدت'])] : counted(['Family of four', 'عائلة من أربعة'], {})),
    ...problem,
    back(),
    text(sum),
    button(onwards, isStuck ? { is: 'disabled', says: [sum] } : {}),
  ]);
const oneTicket = tickets({ left: 4, adult: { count: 1 }, sum: price('42', chosen) });
const addingTicket = frame({ title: chooseTickets, poster: atPool }, [
  back(true),
  text(price('42', chosen)),
  busy(onwards),
]);

export const ticketSaleScreens: Screens = {
  law: ofTickets,
  screens: {
    loadingThreshold: stepOne(atPool, [
      text(['Tickets are chosen next', 'تختار التذاكر في الخطوة التالية']),
      share,
      busy(onwards),
      status(['25 m pool. Tickets are chosen next', 'مسبح 25 م. تختار التذاكر في الخطوة التالية']),
    ]),
    tickets: tickets({ left: 5, sum: chooseOne, isStuck: true }),
    oneTicket,
    // R5.6.1: no more are to be had than there are places.
    tooMany: tickets({
      left: 0,
      adult: { count: 5 },
      isFamilyGone: true,
      sum: price('210', ['5 tickets chosen', '5 تذاكر']),
    }),
    inPool: tickets({ left: 4, sum: ['1 ticket in your cart', 'تذكرة واحدة في سلتك'] }),
    typed: oneTicket,
    describing: addingTicket,
    describingAll: addingTicket,
    adding: addingTicket,
    addingAll: addingTicket,
    awaitingLogin: tickets({
      left: 4,
      adult: { count: 1, waits: true },
      problem: [pleaseLogin],
      sum: price('42', chosen),
    }),
    addons: extras(atPool, { held: pool, sum: price('105', none) }),
    prompting: isAdded(pool),
  },
};
