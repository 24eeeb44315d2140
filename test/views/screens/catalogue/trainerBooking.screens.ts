/** What a customer finds who books a coach (R2.1.7, R3.6.6, R6.1.3, R8.2.5, Q3.6.d). */
import { byCustomer, withoutPackages } from '../../../models/trainerBooking/trainerBooking.law.ts';
import {
  alert,
  button,
  checkbox,
  group,
  heading,
  link,
  radio,
  status,
  text,
  type Bilingual,
  type Part,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';
import { dirhams } from '../cart/cartPage.ts';

const day: Bilingual = ['Day', 'اليوم'];
const closedDays: readonly Bilingual[] = [
  ['Today, Wednesday 25 November 2026, full', 'اليوم، الأربعاء 25 نوفمبر 2026، ممتلئ'],
  ['Thursday 26 November 2026, full', 'الخميس 26 نوفمبر 2026، ممتلئ'],
  ['Friday 27 November 2026, full', 'الجمعة 27 نوفمبر 2026، ممتلئ'],
  ['Saturday 28 November 2026, full', 'السبت 28 نوفمبر 2026، ممتلئ'],
  ['Sunday 29 November 2026, full', 'الأحد 29 نوفمبر 2026، ممتلئ'],
];
const monday: Bilingual = ['Monday 30 November 2026', 'الاثنين 30 نوفمبر 2026'];
const tuesday: Bilingual = ['Tuesday 1 December 2026', 'الثلاثاء 1 ديسمبر 2026'];
const hoursOfMonday: Bilingual = ['Hours on Monday 30 November 2026', 'ساعات الاثنين 30 نوفمبر 2026'];

interface Hour {
  readonly time: readonly [en: string, ar: string];
  readonly date: readonly [en: string, ar: string];
}
const onMonday: Hour = { time: ['04:00 PM', '04:00 مساءً'], date: ['Mon 30 Nov', 'الاثنين 30 نوفمبر'] };
const onTuesday: Hour = { time: ['03:00 PM', '03:00 مساءً'], date: ['Tue 1 Dec', 'الثلاثاء 1 ديسمبر'] };

const none: Readonly<Record<1 | 2, Bilingual>> = {
  1: ['1 session without a time: choose it now, or later.', 'حصة واحدة بلا موعد: اختر موعدها الآن أو لاحقًا.'],
  2: ['2 sessions without a time: choose them now, or later.', 'حصتان بلا موعد: اختر موعديهما الآن أو لاحقًا.'],
};

interface Sale {
  /** How many sessions the package has. */
  readonly of?: 1 | 2;
  /** Those that have their time, in its order. */
  readonly chosen?: readonly Hour[];
  readonly isBusy?: boolean;
  readonly told?: Screen;
}
const packages = (of: 1 | 2): Screen => {
  const one = dirhams('320');
  const [two, each] = [dirhams('525'), dirhams('262.50')];
  const is = (which: 1 | 2) => ({ is: which === of ? 'ticked' : 'unticked' });
  return [
    group(['Package', 'الباقة']),
    radio([`One session 60 minutes each ${one[0]}`, `One session 60 دقيقة للحصة ${one[1]}`], is(1)),
    radio(
      [
        `Two sessions 60 minutes each ${two[0]} ${each[0]} each`,
        `Two sessions 60 دقيقة للحصة ${two[1]} ${each[1]} للحصة`,
      ],
      is(2),
    ),
  ];
};
const total = (of: 1 | 2): Screen => {
  const vat = dirhams(of === 1 ? '20' : '25');
  return [
    text([`Total includes ${vat[0]} VAT`, `الإجمالي منها ${vat[1]} ضريبة`]),
    text(dirhams(of === 1 ? '320' : '525')),
  ];
};

const sale = ({ of = 2, chosen = [], isBusy = false, told = [] }: Sale = {}): Screen => {
  const left = of - chosen.length;
  return [
    heading(['How many sessions?', 'كم حصة؟']),
    ...packages(of),
    heading(['When?', 'متى؟']),
    group(day),
    heading(day),
    button(['Week before', 'الأسبوع السابق'], { is: 'disabled' }),
    button(['Week after', 'الأسبوع التالي']),
    ...closedDays.map((date) => radio(date, { is: 'disabled unticked' })),
    radio(monday, { is: 'ticked' }),
    radio(tuesday, { is: 'unticked' }),
    group(hoursOfMonday),
    heading(hoursOfMonday),
    checkbox(onMonday.time, { is: chosen.includes(onMonday) ? 'ticked' : 'unticked' }),
    heading(of === 1 ? 'One session' : 'Two sessions'),
    ...chosen.flatMap(({ time, date }): Part[] => [
      text([`${time[0]} ${date[0]}`, `${time[1]} ${date[1]}`]),
      button([`Remove ${date[0]}, ${time[0]}`, `أزل ${date[1]}، ${time[1]}`]),
    ]),
    // Booked all the same without (R3.6.6).
    ...(left > 0 ? [text(none[left as 1 | 2])] : []),
    ...total(of),
    button(['Add to cart', 'أضف إلى السلة'], isBusy ? { is: 'busy' } : {}),
    ...told,
  ];
};

const seeCart = ['See the cart', 'عرض السلة'] as const;
const logIn = ['Log in', 'تسجيل الدخول'] as const;
const inCart: Screen = [
  status([`Your sessions are in your cart. ${seeCart[0]}`, `حصصك في سلتك. ${seeCart[1]}`]),
  link(seeCart),
];
const both = [onMonday, onTuesday];

export const trainerBookingScreens: Readonly<Record<string, Screens>> = {
  'a customer': {
    law: byCustomer,
    screens: {
      single: sale({ of: 1 }),
      singleAt: sale({ of: 1, chosen: [onMonday] }),
      open: sale(),
      begun: sale({ chosen: [onMonday] }),
      full: sale({ chosen: both }),
      checking: sale({ chosen: [onMonday], isBusy: true }),
      checkingFull: sale({ chosen: both, isBusy: true }),
      // The hour that somebody else took goes, and nothing else.
      gone: sale({
        chosen: [onMonday],
        told: [
          alert([
            'Somebody else has just taken that hour. Please choose another one; everything else is kept.',
            'حجز شخص آخر هذه الساعة قبل قليل. يُرجى اختيار ساعة أخرى، وكل ما عداها محفوظ.',
          ]),
        ],
      }),
      checkingLate: sale({ chosen: both, isBusy: true }),
      // So does the hour whose time has come.
      over: sale({
        chosen: [onTuesday],
        told: [
          alert([
            'An hour that you chose has just begun. Please choose another one; everything else is kept.',
            'بدأت قبل قليل ساعة كنت قد اخترتها. يُرجى اختيار ساعة أخرى، وكل ما عداها محفوظ.',
          ]),
        ],
      }),
      addingNone: sale({ isBusy: true }),
      adding: sale({ chosen: [onMonday], isBusy: true }),
      refused: sale({
        told: [
          alert([
            `Package already in cart Its sessions in the cart stay as they are. For others, remove it from the cart first. ${seeCart[0]}`,
            `الباقة موجودة في السلة تبقى مواعيدها في السلة كما هي. لاختيار مواعيد أخرى، أزِلها من السلة أولًا. ${seeCart[1]}`,
          ]),
          link(seeCart),
        ],
      }),
      needed: sale({
        told: [
          alert([
            `Please log in with an account for this ${logIn[0]}`,
            `يُرجى تسجيل الدخول بحساب لإتمام ذلك ${logIn[1]}`,
          ]),
          button(logIn),
        ],
      }),
      added: sale({ told: inCart }),
      addedAt: sale({ chosen: [onMonday], told: inCart }),
    },
  },
  'a coach without packages': {
    law: withoutPackages,
    screens: {
      bare: [
        heading(['Nothing can be booked here at the moment', 'لا يمكن الحجز هنا في الوقت الحالي']),
        text([
          'Ask at the desk of the venue when this coach is back.',
          'اسأل في استقبال الموقع عن موعد عودة هذا المدرب.',
        ]),
      ],
    },
  },
};
