/** What a customer finds who gives a session of a paid package its time (Q3.6.d, Q7.6.m, R8.1.6, F09, A05). */
import { scheduled } from '../../../models/sessionBooking/sessionBooking.law.ts';
import {
  alert,
  button,
  checkbox,
  group,
  heading,
  radio,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const both = (one: Bilingual, other: Bilingual): Bilingual => [`${one[0]}${other[0]}`, `${one[1]}${other[1]}`];
const day: Bilingual = ['Day', 'اليوم'];
const full = (date: Bilingual): Bilingual => both(date, [', full', '، ممتلئ']);
const closedDays: readonly Bilingual[] = [
  ['Today, Tuesday 24 November 2026', 'اليوم، الثلاثاء 24 نوفمبر 2026'],
  ['Wednesday 25 November 2026', 'الأربعاء 25 نوفمبر 2026'],
  ['Thursday 26 November 2026', 'الخميس 26 نوفمبر 2026'],
  ['Friday 27 November 2026', 'الجمعة 27 نوفمبر 2026'],
  ['Saturday 28 November 2026', 'السبت 28 نوفمبر 2026'],
  ['Sunday 29 November 2026', 'الأحد 29 نوفمبر 2026'],
];
const hoursOfMonday: Bilingual = ['Hours on Monday 30 November 2026', 'ساعات الاثنين 30 نوفمبر 2026'];
const four: Bilingual = ['04:00 PM', '04:00 مساءً'];
const five: Bilingual = ['05:00 PM', '05:00 مساءً'];
const when: Bilingual = ['Mon 30 Nov, 04:00 PM', 'الاثنين 30 نوفمبر، 04:00 مساءً'];
const bookIt: Bilingual = ['Book this session', 'احجز هذه الحصة'];

interface Scheduling {
  /** What is with the hour at four; another one is free. */
  readonly hour: 'free' | 'chosen' | 'taken';
  readonly isBusy?: boolean;
  readonly told?: Screen;
}
const page = ({ hour, isBusy = false, told = [] }: Scheduling): Screen => [
  heading(['Schedule a session', 'حدّد موعد حصة']),
  text(['2 sessions have no time yet. Choose an hour of your coach.', 'حصتان بلا موعد بعد. اختر ساعة من ساعات مدربك.']),
  group(day),
  heading(day),
  // There is nothing before today.
  button(['Week before', 'الأسبوع السابق'], { is: 'disabled' }),
  button(['Week after', 'الأسبوع التالي']),
  ...closedDays.map((date) => radio(full(date), { is: 'disabled unticked' })),
  radio(['Monday 30 November 2026', 'الاثنين 30 نوفمبر 2026'], { is: 'ticked' }),
  group(hoursOfMonday),
  heading(hoursOfMonday),
  hour === 'taken'
    ? // Why it cannot be chosen is heard as well as seen.
      checkbox(both(four, [', Taken', '، محجوزة']), { is: 'disabled unticked' })
    : checkbox(four, { is: hour === 'chosen' ? 'ticked' : 'unticked' }),
  checkbox(five, { is: 'unticked' }),
  button(bookIt, isBusy ? { is: 'busy' } : hour === 'chosen' ? {} : { is: 'disabled' }),
  ...(hour === 'chosen' ? [text(when)] : []),
  ...told,
];
const underWay = page({ hour: 'chosen', isBusy: true });

export const sessionBookingScreens: Screens = {
  law: scheduled,
  screens: {
    open: page({ hour: 'free' }),
    chosen: page({ hour: 'chosen' }),
    booking: underWay,
    booked: page({
      hour: 'free',
      told: [status([`Your session is booked: ${when[0]}.`, `تم حجز حصتك: ${when[1]}.`])],
    }),
    // What was not answered is looked up: nothing is said of it before it is known.
    checking: underWay,
    checkingTaken: underWay,
    unanswered: page({
      hour: 'chosen',
      told: [
        alert([
          'The venue did not answer. Press once more: no session is booked twice.',
          'لم يصل رد من الموقع. اضغط مرة أخرى: لا تُحجز الحصة مرتين.',
        ]),
      ],
    }),
    gone: page({
      hour: 'taken',
      told: [
        alert([
          'Somebody else has just taken that hour. Please choose another one; everything else is kept.',
          'حجز شخص آخر هذه الساعة قبل قليل. يُرجى اختيار ساعة أخرى، وكل ما عداها محفوظ.',
        ]),
      ],
    }),
    closed: page({
      hour: 'chosen',
      told: [alert(['Something went wrong, please try again', 'حدث خطأ ما، يُرجى المحاولة مرة أخرى'])],
    }),
  },
};
