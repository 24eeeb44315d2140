/** What a customer finds in the first step of a booking (R2.11.1–12, R4.4.1, R4.5.4, R5.7.8, Q6.1.b, Q4.6.a, F01). */
import { ofCourt } from '../../models/booking/choosing/choosing.court.law.ts';
import { ofStranger } from '../../models/booking/choosing/choosing.law.ts';
import {
  alert,
  button,
  field,
  group,
  heading,
  list,
  radio,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../support/screens/screens.ts';
import { serviceAndDay, courtPrice, price, share, stepOne, timeAndPlace, without } from './bookingDialog.ts';

const loading = status(['Loading', 'جارٍ التحميل']);
const lost = ['We lost the connection', 'انقطع الاتصال'] as const;
const again = ['Try again', 'حاول مرة أخرى'] as const;
const choicesStay = ['Your choices are still here.', 'اختياراتك محفوظة.'] as const;
/** Where the answer would stand; the choices stay. */
const failedPart: Screen = [
  alert([`${lost[0]} ${choicesStay[0]} ${again[0]}`, `${lost[1]} ${choicesStay[1]} ${again[1]}`]),
  heading(lost),
  button(again),
];
/** Of what was asked for by a choice that stands: it is said above the button. */
const failedSelection: Screen = [
  alert([`${lost[0]}. ${choicesStay[0]} ${again[0]}`, `${lost[1]}. ${choicesStay[1]} ${again[1]}`]),
  button(again),
];

const chooseTime: Bilingual = ['Choose a time to go on', 'اختر وقتًا للمتابعة'];
const notLoaded: Bilingual = ['This could not be loaded', 'تعذّر التحميل'];
const looking: Bilingual = ['Looking for what is free…', 'نبحث عمّا هو متاح…'];
const ticketsNext: Bilingual = ['Tickets are chosen next', 'تختار التذاكر في الخطوة التالية'];
const onwards: Bilingual = ['Continue', 'متابعة'];
/** A button that does nothing says why. */
const stuck = (why: Bilingual, hasSelection = false): Screen => [
  text(why),
  ...(hasSelection ? [share] : []),
  button(onwards, { is: 'disabled', says: [why] }),
];

const days: Screen = [
  group(['Day', 'اليوم']),
  heading(['Day', 'اليوم']),
  button(['November 2026', 'نوفمبر 2026'], { is: 'closed' }),
  radio(['Today, Friday 20 November 2026', 'اليوم، الجمعة 20 نوفمبر 2026'], { is: 'ticked' }),
  ...(
    [
      ['Saturday', 'السبت', 21],
      ['Sunday', 'الأحد', 22],
      ['Monday', 'الاثنين', 23],
      ['Tuesday', 'الثلاثاء', 24],
      ['Wednesday', 'الأربعاء', 25],
      ['Thursday', 'الخميس', 26],
    ] as const
  ).map(([day, arDay, date]) =>
    radio([`${day} ${date} November 2026`, `${arDay} ${date} نوفمبر 2026`], { is: 'unticked' }),
  ),
];
const service = (name: Bilingual): Screen => [
  button(name, { is: 'closed' }),
  text(['Where', 'المكان']),
  text('Al Quoz Sheds'),
];
const padel: Bilingual = ['Padel', 'بادل'];
const swimming: Bilingual = ['Swimming', 'سباحة'];
const howLong: Bilingual = ['How long', 'المدة'];
const lengths: Screen = [
  group(howLong),
  radio(['60 minutes', '60 دقيقة'], { is: 'ticked' }),
  radio(['120 minutes', '120 دقيقة'], { is: 'unticked' }),
];
const noLength: Screen = [text(howLong), text('–')];
const onlyLength: Screen = [text(howLong), text(['60 minutes', '60 دقيقة'])];
const filters: Screen = [
  group(['Setting', 'داخلي أو خارجي']),
  radio(['Any', 'الكل'], { is: 'ticked' }),
  radio(['Indoor', 'داخلي'], { is: 'unticked' }),
  radio(['Outdoor', 'خارجي'], { is: 'unticked' }),
  list(['Surface', 'الأرضية'], { value: ['Any surface', 'أي أرضية'] }),
  list(['Players', 'اللاعبون'], { value: ['Any size', 'أي عدد'] }),
];
const narrowing = button(['Which facilities All', 'اختر المرافق الكل']);
const padelWith = (length: Screen, hasFilters = true): Screen => [
  ...service(padel),
  ...days,
  ...length,
  ...(hasFilters ? filters : []),
  narrowing,
];
const startTime: Bilingual = ['Start time', 'وقت البدء'];
const loadingTimes: Screen = [text(startTime), loading];
const timesHead: Screen = [
  group(startTime),
  heading(startTime),
  list(['Part of the day', 'فترة اليوم'], { value: ['All slots', 'كل الأوقات'] }),
];
/** Of a court: how many there are to choose from, and what the chosen one costs. */
const times = (chosen?: 'known' | 'asked'): Screen => [
  ...timesHead,
  radio(['09:00 AM to 10:00 AM, 1 left to choose from', 'من 09:00 صباحًا إلى 10:00 صباحًا، بقي خيار واحد'], {
    is: 'unticked',
  }),
  radio(
    [
      `10:00 AM to 11:00 AM, ${chosen === 'known' ? 'AED 157.50, ' : ''}2 left to choose from`,
      `من 10:00 صباحًا إلى 11:00 صباحًا، ${chosen === 'known' ? '157.50 درهم إماراتي، ' : ''}بقي خياران`,
    ],
    { is: chosen ? 'ticked' : 'unticked' },
  ),
  radio(['11:00 AM to 12:00 PM, Full', 'من 11:00 صباحًا إلى 12:00 ظهرًا، ممتلئ'], { is: 'disabled unticked' }),
];
const courtName: Bilingual = ['Court', 'الملعب'];
const courts: Screen = [
  group(courtName),
  heading(courtName),
  radio(['Court 1 AED 157.50', 'ملعب 1 157.50 درهم إماراتي'], { is: 'ticked' }),
  radio(['Court 2 AED 157.50', 'ملعب 2 157.50 درهم إماراتي'], { is: 'unticked' }),
];
const free = status(['2 free times', 'وقتان متاحان']);
const chosenCourt = [...padelWith(lengths), ...times('known'), ...courts];
const told = status([
  'Court 1, AED 157.50; 2 courts to choose from',
  'ملعب 1، 157.50 درهم إماراتي؛ المتاح للاختيار: ملعبان',
]);

const loadingServices = stepOne(without, [loading, loading, loading, ...stuck(chooseTime)]);

export const courtScreens: Screens = {
  law: ofCourt,
  screens: {
    loadingServices,
    servicesFailed: stepOne(without, [...failedPart, ...stuck(notLoaded)]),
    loadingChoices: stepOne(serviceAndDay(padel), [
      ...padelWith(noLength, false),
      ...loadingTimes,
      ...stuck(chooseTime),
    ]),
    choicesFailed: stepOne(serviceAndDay(padel), [...padelWith(noLength, false), ...failedPart, ...stuck(notLoaded)]),
    loadingSchedule: stepOne(serviceAndDay(padel), [...padelWith(noLength), ...loadingTimes, ...stuck(chooseTime)]),
    scheduleFailed: stepOne(serviceAndDay(padel), [...padelWith(noLength), ...failedPart, ...stuck(notLoaded)]),
    undecided: stepOne(serviceAndDay(padel, true), [...padelWith(lengths), ...times(), ...stuck(chooseTime), free]),
    closedDay: stepOne(serviceAndDay(padel, true), [
      ...padelWith(onlyLength),
      heading(['No slot available', 'لا أوقات متاحة']),
      text(['Try another day, a shorter time or fewer filters.', 'جرّب يومًا آخر أو مدة أقصر أو خيارات تصفية أقل.']),
      button(['Find the next free day', 'ابحث عن أقرب يوم متاح']),
      ...stuck(chooseTime),
      status(['No free times', 'لا أوقات متاحة']),
    ]),
    loadingFacilities: stepOne(timeAndPlace(padel), [
      ...padelWith(lengths),
      ...times('asked'),
      text(courtName),
      loading,
      ...stuck(looking, true),
    ]),
    facilitiesFailed: stepOne(timeAndPlace(padel), [
      ...padelWith(lengths),
      ...times('asked'),
      ...failedSelection,
      ...stuck(notLoaded, true),
    ]),
    // The price is known of the court, and not yet of this booking: Continue says what it waits for.
    loadingOffer: stepOne(courtPrice, [
      ...chosenCourt,
      text(price('157.50', looking)),
      share,
      button(onwards, { is: 'disabled', says: [looking] }),
    ]),
    offerFailed: stepOne(courtPrice, [...chosenCourt, ...failedSelection, ...stuck(notLoaded, true)]),
    ready: stepOne(courtPrice, [
      ...chosenCourt,
      text(price('157.50', ['60 min, VAT included', '60 دقيقة، شامل الضريبة'])),
      share,
      button(onwards),
      told,
    ]),
    left: stepOne(courtPrice, [
      text(price('157.50', ['60 min, VAT included', '60 دقيقة، شامل الضريبة'])),
      share,
      button(onwards, { is: 'busy' }),
      told,
    ]),
  },
};

const hours = ['08', '09', '10', '11', '12', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10'];
const half = (at: number): Bilingual => [at < 4 ? 'AM' : 'PM', at < 4 ? 'صباحًا' : at === 4 ? 'ظهرًا' : 'مساءً'];
const hour = (at: number): readonly [string, string] => [
  `${hours[at]}:00 ${half(at)[0]}`,
  `${hours[at]}:00 ${half(at)[1]}`,
];
/** Eleven at first, then all fourteen (R2.11.11). */
const poolTimes = (count: number, chosen?: number): Screen => [
  ...timesHead,
  ...Array.from({ length: count }, (_, at) =>
    radio(
      [
        `${hour(at)[0]} to ${hour(at + 1)[0]}, 10 places left`,
        `من ${hour(at)[1]} إلى ${hour(at + 1)[1]}، بقيت 10 أماكن`,
      ],
      { is: at === chosen ? 'ticked' : 'unticked' },
    ),
  ),
  ...(count < 14 ? [button(['3 more times', '3 أوقات أخرى'])] : []),
];
const swim: Screen = [...service(swimming), ...days, ...lengths, button(['Which tickets All', 'اختر التذاكر الكل'])];
const fourteen = status(['14 free times', '14 وقتًا متاحًا']);
const facility: Bilingual = ['Facility', 'المرفق'];
const chosenPool: Screen = [
  ...swim,
  ...poolTimes(11, 2),
  group(facility),
  heading(facility),
  radio('25 m pool', { is: 'ticked' }),
];
const poolTold: Screen = [
  text(ticketsNext),
  share,
  button(onwards),
  status(['25 m pool. Tickets are chosen next', 'مسبح 25 م. تختار التذاكر في الخطوة التالية']),
];
const atPool = timeAndPlace(['Swimming, 25 m pool', 'سباحة، مسبح 25 م']);

export const strangerScreens: Screens = {
  law: ofStranger,
  screens: {
    choosingService: stepOne(without, [
      heading(['What would you like to book?', 'ماذا تودّ أن تحجز؟']),
      field(['Search in English or Arabic', 'ابحث بالعربية أو الإنجليزية']),
      button(['Padel Al Quoz Sheds', 'بادل Al Quoz Sheds']),
      button(['Swimming Al Quoz Sheds', 'سباحة Al Quoz Sheds']),
      ...stuck(chooseTime),
    ]),
    loadingChoices: stepOne(serviceAndDay(swimming), [
      ...service(swimming),
      ...days,
      ...noLength,
      ...loadingTimes,
      ...stuck(chooseTime),
    ]),
    atPool: stepOne(serviceAndDay(swimming, true), [...swim, ...poolTimes(11), ...stuck(chooseTime), fourteen]),
    allShown: stepOne(serviceAndDay(swimming, true), [...swim, ...poolTimes(14), ...stuck(chooseTime), fourteen]),
    ready: stepOne(atPool, [...chosenPool, ...poolTold]),
    // R4.5.4, R8.1: whoever is nobody is asked to log in, and loses nothing of it.
    awaitingLogin: stepOne(atPool, [...chosenPool, alert(['Please Login!', 'يُرجى تسجيل الدخول!']), ...poolTold]),
  },
};

export const choosingScreens: Readonly<Record<string, Screens>> = {
  'a court': courtScreens,
  'a pool, for somebody unknown': strangerScreens,
};
