/** What a customer finds who looks for an hour of a coach, week by week (R3.6.6, Q3.6.d). */
import { freeHours } from '../../../models/freeHours/freeHours.law.ts';
import {
  button,
  checkbox,
  group,
  heading,
  radio,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const day: Bilingual = ['Day', 'اليوم'];

interface Week {
  /** Whether there is one to go back or on to. */
  readonly before?: boolean;
  readonly after?: boolean;
  /** Its days, in order. */
  readonly days: readonly (readonly [en: string, ar: string])[];
  /** Those that have hours, by their place. */
  readonly free?: readonly number[];
  /** The one that is looked at. */
  readonly open?: number;
}

const weekOf = ({ before = true, after = true, days, free = [], open }: Week): Screen => [
  group(day),
  heading(day),
  button(['Week before', 'الأسبوع السابق'], before ? {} : { is: 'disabled' }),
  button(['Week after', 'الأسبوع التالي'], after ? {} : { is: 'disabled' }),
  ...days.map(([en, ar], place) =>
    free.includes(place)
      ? radio([en, ar], { is: place === open ? 'ticked' : 'unticked' })
      : radio([`${en}, full`, `${ar}، ممتلئ`], { is: 'disabled unticked' }),
  ),
];

const hours = (date: readonly [en: string, ar: string], time: Bilingual): Screen => {
  const name: Bilingual = [`Hours on ${date[0]}`, `ساعات ${date[1]}`];
  return [group(name), heading(name), checkbox(time, { is: 'unticked' })];
};

const monday = ['Monday 30 November 2026', 'الاثنين 30 نوفمبر 2026'] as const;
const tuesday = ['Tuesday 1 December 2026', 'الثلاثاء 1 ديسمبر 2026'] as const;

const first: Omit<Week, 'open'> = {
  before: false,
  days: [
    ['Today, Wednesday 25 November 2026', 'اليوم، الأربعاء 25 نوفمبر 2026'],
    ['Thursday 26 November 2026', 'الخميس 26 نوفمبر 2026'],
    ['Friday 27 November 2026', 'الجمعة 27 نوفمبر 2026'],
    ['Saturday 28 November 2026', 'السبت 28 نوفمبر 2026'],
    ['Sunday 29 November 2026', 'الأحد 29 نوفمبر 2026'],
    monday,
    tuesday,
  ],
  free: [5, 6],
};

const thursday = ['Thursday 3 December 2026', 'الخميس 3 ديسمبر 2026'] as const;

export const freeHoursScreens: Screens = {
  law: freeHours,
  screens: {
    // The first day with an hour is open.
    first: [...weekOf({ ...first, open: 5 }), ...hours(monday, ['04:00 PM', '04:00 مساءً'])],
    chosen: [...weekOf({ ...first, open: 6 }), ...hours(tuesday, ['03:00 PM', '03:00 مساءً'])],
    later: [
      ...weekOf({
        days: [
          ['Wednesday 2 December 2026', 'الأربعاء 2 ديسمبر 2026'],
          thursday,
          ['Friday 4 December 2026', 'الجمعة 4 ديسمبر 2026'],
          ['Saturday 5 December 2026', 'السبت 5 ديسمبر 2026'],
          ['Sunday 6 December 2026', 'الأحد 6 ديسمبر 2026'],
          ['Monday 7 December 2026', 'الاثنين 7 ديسمبر 2026'],
          ['Tuesday 8 December 2026', 'الثلاثاء 8 ديسمبر 2026'],
        ],
        free: [1],
        open: 1,
      }),
      ...hours(thursday, ['09:00 AM', '09:00 صباحًا']),
    ],
    // Eight weeks on: nothing is planned so far ahead, and there is no further week.
    last: [
      ...weekOf({
        after: false,
        days: [
          ['Wednesday 20 January 2027', 'الأربعاء 20 يناير 2027'],
          ['Thursday 21 January 2027', 'الخميس 21 يناير 2027'],
          ['Friday 22 January 2027', 'الجمعة 22 يناير 2027'],
          ['Saturday 23 January 2027', 'السبت 23 يناير 2027'],
          ['Sunday 24 January 2027', 'الأحد 24 يناير 2027'],
          ['Monday 25 January 2027', 'الاثنين 25 يناير 2027'],
          ['Tuesday 26 January 2027', 'الثلاثاء 26 يناير 2027'],
        ],
      }),
      text(['Ask at the desk.', 'اسأل في الاستقبال.']),
    ],
  },
};
