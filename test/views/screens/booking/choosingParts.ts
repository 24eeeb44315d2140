/** What step 1 of a booking is made of, in words: service, day, how long, times and places, and what stands beside Continue (R2.11.1–12). */
import {
  alert,
  button,
  group,
  heading,
  list,
  radio,
  status,
  text,
  type Bilingual,
  type Screen,
} from '../../../support/screens/screens.ts';
import { share, timeAndPlace } from './bookingDialog.ts';

export const loading = status(['Loading', 'جارٍ التحميل']);
const noConnection = ['We lost the connection', 'انقطع الاتصال'] as const;
const again = ['Try again', 'حاول مرة أخرى'] as const;
const choicesStay = ['Your choices are still here.', 'اختياراتك محفوظة.'] as const;
/** Where the answer would stand; the choices stay. */
export const failedPart = (isTrying = false): Screen => [
  alert([`${noConnection[0]} ${choicesStay[0]} ${again[0]}`, `${noConnection[1]} ${choicesStay[1]} ${again[1]}`]),
  heading(noConnection),
  button(again, isTrying ? { is: 'busy' } : {}),
];
/** Of what was asked for by a choice that stands: it is said above the button. */
export const failedSelection = (isTrying = false): Screen => [
  alert([`${noConnection[0]}. ${choicesStay[0]} ${again[0]}`, `${noConnection[1]}. ${choicesStay[1]} ${again[1]}`]),
  button(again, isTrying ? { is: 'busy' } : {}),
];

export const chooseTime: Bilingual = ['Choose a time to go on', 'اختر وقتًا للمتابعة'];
export const notLoaded: Bilingual = ['This could not be loaded', 'تعذّر التحميل'];
export const looking: Bilingual = ['Looking for what is free…', 'نبحث عمّا هو متاح…'];
const ticketsNext: Bilingual = ['Tickets are chosen next', 'تختار التذاكر في الخطوة التالية'];
export const onwards: Bilingual = ['Continue', 'متابعة'];
/** A button that does nothing says why. */
export const stuck = (why: Bilingual, hasSelection = false): Screen => [
  text(why),
  ...(hasSelection ? [share] : []),
  button(onwards, { is: 'disabled', says: [why] }),
];

/** Seven days from today on, of which the last may lie beyond the season. */
export const daysWith = (chosen = 20, last = 26): Screen => [
  group(['Day', 'اليوم']),
  heading(['Day', 'اليوم']),
  button(['November 2026', 'نوفمبر 2026'], { is: 'closed' }),
  ...(
    [
      ['Today, Friday', 'اليوم، الجمعة', 20],
      ['Saturday', 'السبت', 21],
      ['Sunday', 'الأحد', 22],
      ['Monday', 'الاثنين', 23],
      ['Tuesday', 'الثلاثاء', 24],
      ['Wednesday', 'الأربعاء', 25],
      ['Thursday', 'الخميس', 26],
    ] as const
  ).map(([day, arDay, date]) =>
    radio([`${day} ${date} November 2026`, `${arDay} ${date} نوفمبر 2026`], {
      is: date > last ? 'disabled unticked' : date === chosen ? 'ticked' : 'unticked',
    }),
  ),
];
export const days = daysWith();
export const service = (name: Bilingual): Screen => [
  button(name, { is: 'closed' }),
  text(['Where', 'المكان']),
  text('Al Quoz Sheds'),
];
export const padel: Bilingual = ['Padel', 'بادل'];
export const swimming: Bilingual = ['Swimming', 'سباحة'];
const howLong: Bilingual = ['How long', 'المدة'];
export const lengths: Screen = [
  group(howLong),
  radio(['60 minutes', '60 دقيقة'], { is: 'ticked' }),
  radio(['120 minutes', '120 دقيقة'], { is: 'unticked' }),
];
export const noLength: Screen = [text(howLong), text('–')];
export const onlyLength: Screen = [text(howLong), text(['60 minutes', '60 دقيقة'])];
const filters: Screen = [
  group(['Setting', 'داخلي أو خارجي']),
  radio(['Any', 'الكل'], { is: 'ticked' }),
  radio(['Indoor', 'داخلي'], { is: 'unticked' }),
  radio(['Outdoor', 'خارجي'], { is: 'unticked' }),
  list(['Surface', 'الأرضية'], { value: ['Any surface', 'أي أرضية'] }),
  list(['Players', 'اللاعبون'], { value: ['Any size', 'أي عدد'] }),
];
const narrowing = button(['Which facilities All', 'اختر المرافق الكل']);
export const padelWith = (length: Screen, hasFilters = true, on: Screen = days): Screen => [
  ...service(padel),
  ...on,
  ...length,
  ...(hasFilters ? filters : []),
  narrowing,
];
const startTime: Bilingual = ['Start time', 'وقت البدء'];
export const loadingTimes: Screen = [text(startTime), loading];
export const timesHead: Screen = [
  group(startTime),
  heading(startTime),
  list(['Part of the day', 'الفترة من اليوم'], { value: ['All slots', 'كل الأوقات'] }),
];
/** Of a court: how many there are to choose from, and what the chosen one costs. */
export const times = (chosen?: 'known' | 'asked'): Screen => [
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
export const courtName: Bilingual = ['Court', 'الملعب'];
export const courtsWith = (chosen = 1): Screen => [
  group(courtName),
  heading(courtName),
  ...[1, 2].map((court) =>
    radio([`Court ${court} AED 157.50`, `ملعب ${court} 157.50 درهم إماراتي`], {
      is: court === chosen ? 'ticked' : 'unticked',
    }),
  ),
];
const courts = courtsWith();
export const free = status(['2 free times', 'وقتان متاحان']);
export const chosenCourt = [...padelWith(lengths), ...times('known'), ...courts];
export const told = status([
  'Court 1, AED 157.50; 2 courts to choose from',
  'ملعب 1، 157.50 درهم إماراتي؛ المتاح للاختيار: ملعبان',
]);

const hours = ['08', '09', '10', '11', '12', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10'];
const half = (at: number): Bilingual => [at < 4 ? 'AM' : 'PM', at < 4 ? 'صباحًا' : at === 4 ? 'ظهرًا' : 'مساءً'];
const hour = (at: number): readonly [string, string] => [
  `${hours[at]}:00 ${half(at)[0]}`,
  `${hours[at]}:00 ${half(at)[1]}`,
];
/** Eleven at first, then all fourteen (R2.11.11). */
export const poolTimes = (count: number, chosen?: number): Screen => [
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
export const swim: Screen = [
  ...service(swimming),
  ...days,
  ...lengths,
  button(['Which tickets All', 'اختر التذاكر الكل']),
];
export const fourteen = status(['14 free times', '14 وقتًا متاحًا']);
export const facility: Bilingual = ['Facility', 'المرفق'];
export const chosenPool: Screen = [
  ...swim,
  ...poolTimes(11, 2),
  group(facility),
  heading(facility),
  radio('25 m pool', { is: 'ticked' }),
];
export const poolTold: Screen = [
  text(ticketsNext),
  share,
  button(onwards),
  status(['25 m pool. Tickets are chosen next', 'مسبح 25 م. تختار التذاكر في الخطوة التالية']),
];
export const atPool = timeAndPlace(['Swimming, 25 m pool', 'سباحة، مسبح 25 م']);
