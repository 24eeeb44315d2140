/** What a customer finds who moves a booking: the old time is theirs until the new one is, at no change of price (R2.2.8, Q2.2.b, R8.1.6, U8, F07, F30). */
import { reschedule } from '../../../models/reschedule/reschedule.law.ts';
import {
  alert,
  button,
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
import { daysWith } from '../booking/choosingParts.ts';

const loading = status(['Loading', 'جارٍ التحميل']);
const lost: Bilingual = ['We lost the connection', 'انقطع الاتصال'];
const again: Bilingual = ['Try again', 'حاول مرة أخرى'];
/** Where the answer would stand. */
const cut: Screen = [alert([`${lost[0]} ${again[0]}`, `${lost[1]} ${again[1]}`]), heading(lost), button(again)];
const toBookings = link(['To my bookings', 'إلى حجوزاتي']);

type Time = '06:30' | '07:00' | '08:00';
const onThursday = (label: Bilingual, time: Time, where: Bilingual = ['', '']): Screen => [
  text([`${label[0]} ${time} PM Thu 26 Nov${where[0]}`, `${label[1]} ${time} مساءً الخميس 26 نوفمبر${where[1]}`]),
];
/** Of two courts the names are told, as the time may be the same. */
type Courts = readonly [from: Bilingual, to: Bilingual];
const swap = (to?: Time, [was, becomes]: Courts | [] = []): Screen => [
  ...onThursday(['Now', 'الآن'], '07:00', was),
  ...(to
    ? onThursday(['Then', 'بعد النقل'], to, becomes)
    : [text(['Then Choose a time below', 'بعد النقل اختر موعدًا أدناه'])]),
];
const about: Screen = [
  heading(['Padel, Court 1', 'Padel، Court 1']),
  text(['Al Quoz Sheds, 60 minutes', 'Al Quoz Sheds، 60 دقيقة']),
  text([
    'The price stays as it was, whichever time you choose. Your old time is yours until the new one is.',
    'يبقى السعر كما هو مهما كان الموعد الذي تختاره، ويبقى موعدك القديم لك إلى أن يتأكد الجديد.',
  ]),
];

/** U8: a week from the first day that can be booked, for as long as the day of the booking lies in it. */
const days: Screen = daysWith(26);

const startTime: Bilingual = ['Start time', 'وقت البدء'];
const hour = (from: string, until: string): Bilingual => [
  `${from} PM to ${until} PM`,
  `من ${from} مساءً إلى ${until} مساءً`,
];
/** An hour each; not the one that it has already. */
const evening = [
  hour('06:00', '07:00'),
  hour('06:30', '07:30'),
  hour('07:30', '08:30'),
  hour('08:00', '09:00'),
] as const;
/** Court 1 is taken at eight, so half past seven is no longer free there; court 2 is free at eight. */
const eveningLater = [evening[0], evening[1], evening[3]];
const times = (offered: readonly Bilingual[], chosen?: Bilingual): Screen => [
  group(startTime),
  heading(startTime),
  ...offered.map((time) => radio(time, { is: time === chosen ? 'ticked' : 'unticked' })),
];
const loadingTimes: Screen = [text(startTime), loading];

const court: Bilingual = ['Court', 'الملعب'];
/** Both are free at eight, and the own one is chosen. */
const courts: Screen = [
  group(court),
  heading(court),
  radio(['Court 1', 'ملعب 1'], { is: 'ticked' }),
  radio(['Court 2', 'ملعب 2'], { is: 'unticked' }),
];

const missed = alert([
  'Somebody was faster: 08:00 PM is taken. Thu 26 Nov, 07:00 PM is still yours.',
  'سبقك شخص آخر: حُجز موعد 08:00 مساءً. موعدك الخميس 26 نوفمبر، 07:00 مساءً ما زال لك.',
]);
const nearestTimes: Bilingual = ['Nearest free times', 'أقرب الأوقات المتاحة'];
const nearest: Screen = [
  missed,
  group(nearestTimes),
  heading(nearestTimes),
  button(['08:00 PM Court 2', '08:00 مساءً ملعب 2']),
];

const move: Bilingual = ['Move it, at no cost', 'نقل الحجز دون تكلفة'];

interface Choosing {
  readonly to?: Time;
  readonly faster?: Screen;
}
const choosing = (rest: Screen, { to, faster = [] }: Choosing = {}): Screen => [
  ...swap(to),
  ...about,
  ...faster,
  ...days,
  ...rest,
  button(move, to ? {} : { is: 'disabled', says: [['Choose a time to go on', 'اختر وقتًا للمتابعة']] }),
  link(['Cancel the booking', 'إلغاء الحجز']),
];
/** What was chosen is on its way: nothing of it can be changed now. */
const moving = (to: Time, faster: Screen = [], places: Courts | [] = []): Screen => [
  ...swap(to, places),
  ...about,
  ...faster,
  button(move, { is: 'busy' }),
];
const atEight: Screen = [...times(evening, evening[3]), ...courts];
const moved: Bilingual = ['Moved. See you there!', 'تم النقل. نراك هناك!'];

export const rescheduleScreens: Screens = {
  law: reschedule,
  screens: {
    loading: [loading, loading, loading],
    failed: cut,
    unknown: [
      heading(['We cannot find this booking', 'لم نجد هذا الحجز']),
      text(['It may be somebody else’s, or the link is not complete.', 'قد يكون لشخص آخر، أو أن الرابط غير مكتمل.']),
      toBookings,
    ],
    usedUp: [
      heading(['This booking cannot be moved any more', 'لم يعد نقل هذا الحجز ممكنًا']),
      text([
        'Only a booking that is still to come, and was not refused, cancelled or used, gets another time.',
        'لا يُغيَّر إلا موعد حجز قادم لم يُرفض ولم يُلغَ ولم يُستخدم.',
      ]),
      toBookings,
    ],
    loadingDay: choosing(loadingTimes),
    dayFailed: choosing(cut),
    picking: choosing(times(evening)),
    atEight: choosing(atEight, { to: '08:00' }),
    atHalf: choosing(times(evening, evening[1]), { to: '06:30' }),
    moving: moving('08:00'),
    faster: choosing(loadingTimes, { faster: [missed] }),
    fasterListed: choosing(times(eveningLater), { faster: nearest }),
    movingAgain: moving(
      '08:00',
      [missed],
      [
        [' Court 1', ' Court 1'],
        [' Court 2', ' ملعب 2'],
      ],
    ),
    notSaid: choosing(
      [...atEight, alert(['We lost the connection. Please try again.', 'انقطع الاتصال. يُرجى المحاولة مرة أخرى.'])],
      { to: '08:00' },
    ),
    moved: [
      heading(moved),
      // What was is not called what is now.
      ...onThursday(['Before', 'قبل النقل'], '07:00'),
      ...onThursday(['Now', 'الآن'], '08:00'),
      text([
        'Your bookings, the tickets and the calendar file have the new time. The price stays as it was.',
        'حجوزاتك وتذاكرك وملف التقويم تحمل الموعد الجديد. ويبقى السعر كما كان.',
      ]),
      toBookings,
      link(['View tickets', 'عرض التذاكر']),
    ],
  },
  focus: { moved: heading(moved) },
};
