/** What a parent finds who enrols a family in a group of an academy (R2.2.4, R3.10.4, R6.1.3, R7.3.7, R8.2.7, Q7.3.c). */
import { enrolment, unsold } from '../../../models/enrolment/enrolment.law.ts';
import { input } from '../../../models/enrolment/enrolment.situations.ts';
import { user } from '../../../models/enrolment/enrolment.fixtures.ts';
import type { Law } from '../../../support/law/law.ts';
import {
  alert,
  button,
  checkbox,
  dialog,
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
import { dirhams } from '../cart/cartPage.ts';

const close = button(['Close', 'إغلاق']);
const logIn: Bilingual = ['Log in', 'تسجيل الدخول'];
const addToCart: Bilingual = ['Add to cart', 'أضف إلى السلة'];

/** The sessions of the group from tomorrow on. */
const dates = {
  nov25: ['Wednesday 25 November 2026', 'الأربعاء 25 نوفمبر 2026'],
  nov30: ['Monday 30 November 2026', 'الاثنين 30 نوفمبر 2026'],
  dec2: ['Wednesday 2 December 2026', 'الأربعاء 2 ديسمبر 2026'],
  dec7: ['Monday 7 December 2026', 'الاثنين 7 ديسمبر 2026'],
  dec9: ['Wednesday 9 December 2026', 'الأربعاء 9 ديسمبر 2026'],
  dec14: ['Monday 14 December 2026', 'الاثنين 14 ديسمبر 2026'],
  dec16: ['Wednesday 16 December 2026', 'الأربعاء 16 ديسمبر 2026'],
} as const;
const everySession = Object.values(dates);
const onWednesdays = [dates.nov25, dates.dec2, dates.dec9, dates.dec16];

type Child = 'Adam' | 'Lina' | 'Sami';

/** Logged in; two places are left in the group, which is for children from six to nine. */
const family = (chosen: readonly Child[] = [], isMissing = false): Screen => {
  const isFull = chosen.length === 2;
  const says: readonly Bilingual[] = isMissing ? [['Choose who is joining', 'اختر من سينضم']] : [];
  const child = (name: Child, en: string, ar: string) => {
    const isChosen = chosen.includes(name);
    if (isFull && !isChosen)
      return checkbox([`${en} · no place left for one more`, `${ar} · لا مكان لشخص إضافي`], {
        is: 'disabled unticked',
      });
    return checkbox([en, ar], { is: `${isChosen ? 'ticked' : 'unticked'}${isMissing ? ' wrong' : ''}`, says });
  };
  return [
    group(['Participants', 'المشاركون']),
    child('Adam', 'Adam 8 years', 'Adam 8 سنوات'),
    child('Lina', 'Lina 7 years', 'Lina 7 سنوات'),
    // Without a date of birth a child may be chosen for any group (decision 040).
    child('Sami', 'Sami', 'Sami'),
    checkbox(['Tala 12 years · for that age there is Under 14', 'Tala 12 سنة · لهذا العمر مجموعة تحت 14 سنة'], {
      is: 'disabled unticked',
    }),
    checkbox(
      [
        'Mona Rahman (you) 39 years · this group is for another age',
        'Mona Rahman (أنت) 39 سنة · هذه المجموعة لعمر آخر',
      ],
      { is: 'disabled unticked' },
    ),
    link(['Add somebody to your family', 'أضف شخصًا إلى عائلتك']),
  ];
};

const loginFirst: Screen = [
  text([
    'Your family is in your account. Log in, and choose who is joining; the rest stays as it is.',
    'عائلتك في حسابك. سجّل الدخول واختر من سينضم، ويبقى كل ما اخترته كما هو.',
  ]),
  button(logIn),
];
const accountFirst: Screen = [
  text([
    'Academies are for people with an account. Log in with yours; the rest stays as it is.',
    'الأكاديميات لمن لديه حساب. سجّل الدخول بحسابك، ويبقى كل ما اخترته كما هو.',
  ]),
  button(logIn),
];

type Offered = 'term' | 'trial';
const packages = (chosen: Offered): Screen => {
  const is = (which: Offered) => ({ is: which === chosen ? 'ticked' : 'unticked' });
  const [whole, once] = [dirhams('945'), dirhams('52.50')];
  return [
    group(['Which package?', 'أي باقة؟']),
    radio([`term less for every session gone by ${whole[0]}`, `term أقل مع كل حصة مضت ${whole[1]}`], is('term')),
    radio([`trial ${once[0]}`, `trial ${once[1]}`], is('trial')),
  ];
};

const week: readonly Bilingual[] = [
  ['Monday', 'الاثنين'],
  ['Tuesday', 'الثلاثاء'],
  ['Wednesday', 'الأربعاء'],
  ['Thursday', 'الخميس'],
  ['Friday', 'الجمعة'],
  ['Saturday', 'السبت'],
  ['Sunday', 'الأحد'],
];
type TrainingDay = 'Monday' | 'Wednesday';
/** What does not train cannot be chosen, and so is never wrong. */
const days = (chosen: readonly TrainingDay[]): Screen => {
  const isMissing = chosen.length === 0;
  const says: readonly Bilingual[] = isMissing ? [['Choose at least one day', 'اختر يومًا واحدًا على الأقل']] : [];
  return [
    group(['On which days?', 'في أي أيام؟']),
    ...week.map((name) => {
      const day = name[0] as TrainingDay;
      if (day !== 'Monday' && day !== 'Wednesday') return checkbox(name, { is: 'disabled unticked' });
      return checkbox(name, {
        is: `${chosen.includes(day) ? 'ticked' : 'unticked'}${isMissing ? ' wrong' : ''}`,
        says,
      });
    }),
  ];
};

const firstSession: Bilingual = ['First session', 'أول حصة'];
const starts = (offered: readonly Bilingual[]): Screen =>
  offered.length === 0
    ? []
    : [
        group(firstSession),
        heading(firstSession),
        ...offered.map((date, place) => radio(date, { is: place === 0 ? 'ticked' : 'unticked' })),
      ];

/** What the price buys, day by day (the operator said when it ends). */
const bought: Screen = [
  text(['7 sessions · until Wed 16 Dec', '7 حصص · حتى الأربعاء 16 ديسمبر']),
  ...everySession.map((date) => text(date)),
];

const unknownPrice: Bilingual = ['Asking for the price', 'نسأل عن السعر'];
const forOne: Bilingual = [`${dirhams('472.50')[0]} VAT included`, `${dirhams('472.50')[1]} شامل الضريبة`];
const forTwo: Bilingual = [
  `${dirhams('945')[0]} 2 people × ${dirhams('472.50')[0]}`,
  `${dirhams('945')[1]} شخصان × ${dirhams('472.50')[1]}`,
];

interface Enrolling {
  /** Who is asked who comes. */
  readonly who?: Screen;
  readonly package?: Offered;
  /** None where a package is bought whole (Q7.3.c). */
  readonly days?: readonly TrainingDay[] | null;
  readonly starts?: readonly Bilingual[];
  readonly sessions?: Screen;
  /** Why it did not go into the cart. */
  readonly refused?: Screen;
  readonly price?: Bilingual;
  readonly way?: Screen;
}
const mayAdd = button(addToCart);
const mayNotAdd = button(addToCart, { is: 'disabled' });

const title: Bilingual = ['Who is joining?', 'من سينضم؟'];
const enrolling = (own: Enrolling = {}): Screen => {
  const { who = family(), package: chosen = 'term', days: on = ['Monday', 'Wednesday'] } = own;
  return [
    dialog(title),
    close,
    heading(title),
    text(['Under 10, Padel School, Quoz', 'تحت 10 سنوات، مدرسة البادل، Quoz']),
    ...who,
    ...packages(chosen),
    ...(on === null ? [] : days(on)),
    ...starts(own.starts ?? everySession),
    ...(own.sessions ?? []),
    ...(own.refused ?? []),
    status(own.price ?? unknownPrice),
    ...(own.way ?? [mayNotAdd]),
  ];
};
const priced = (own: Enrolling = {}): Screen => enrolling({ sessions: bought, price: forOne, way: [mayAdd], ...own });

/** Nothing of it can be chosen otherwise. */
const waiting = (shown: Screen): Screen =>
  shown.map((part) => (/^(?:un)?ticked$/.test(part.is ?? '') ? { ...part, is: `disabled ${part.is}` } : part));

/** Without a price nothing can be added: only another try. */
const failed = (why: Bilingual, is?: 'busy'): Screen => {
  const said = ['We could not get the price', 'تعذّر الحصول على السعر'] as const;
  return enrolling({
    price: [
      `${said[0]} ${typeof why === 'string' ? why : why[0]}`,
      `${said[1]} ${typeof why === 'string' ? why : why[1]}`,
    ],
    way: [button(['Try again', 'حاول مرة أخرى'], is ? { is } : {})],
  });
};
const lost: Bilingual = ['We lost the connection. Please try again.', 'انقطع الاتصال. يُرجى المحاولة مرة أخرى.'];

const seeCart = ['See the cart', 'عرض السلة'] as const;
const twice: Screen = [
  alert([`Workshop already available in cart ${seeCart[0]}`, `الورشة موجودة في السلة ${seeCart[1]}`]),
  link(seeCart),
];

const inCart: Bilingual = ['In your cart', 'في سلتك'];

const only = (law: Law, names: readonly string[], changes: object): Law => ({
  ...law,
  input: { ...input, ...changes },
  situations: Object.fromEntries(Object.entries(law.situations).filter(([name]) => names.includes(name))),
});
const logInToEnrol = button(['Log in to enrol', 'سجّل الدخول للتسجيل']);

export const enrolmentScreens: Readonly<Record<string, Screens>> = {
  'a parent': {
    law: enrolment,
    screens: {
      asking: enrolling(),
      priced: priced(),
      // The former price, and what it bought, are gone as soon as anything else is chosen.
      pausing: enrolling({ days: ['Wednesday'], starts: onWednesdays }),
      incomplete: enrolling({
        days: [],
        starts: [],
        price: ['Choose the days, and the price follows', 'اختر الأيام ليظهر السعر'],
      }),
      wholePackage: enrolling({ package: 'trial', days: null }),
      failed: failed(lost),
      // The operator's own word on it.
      refused: failed('No session is left'),
      askingAgain: failed(lost, 'busy'),
      withAdam: priced({ who: family(['Adam']) }),
      withTwo: priced({ who: family(['Adam', 'Sami']), price: forTwo }),
      nobody: priced({ who: family([], true) }),
      // What is chosen waits with it.
      adding: waiting(priced({ who: family(['Adam']), way: [button(addToCart, { is: 'busy' })] })),
      inCartBefore: priced({ who: family(['Adam']), refused: twice }),
      added: [
        dialog(inCart),
        close,
        heading(inCart),
        text(['Adam Under 10 · from Wed 25 Nov', 'Adam تحت 10 سنوات · من الأربعاء 25 نوفمبر']),
        text(['The place is theirs as soon as it is paid.', 'يُحجز المكان بعد الدفع مباشرة.']),
        button(['Keep looking', 'واصل التصفح']),
        link(['Go to cart', 'إلى السلة']),
      ],
    },
    focus: {
      nobody: checkbox(['Adam 8 years', 'Adam 8 سنوات']),
      added: heading(inCart),
    },
  },
  // R6.1.3: the price is there before any login, and nothing else is missing.
  'nobody logged in': {
    law: only(enrolment, ['asking', 'priced'], { user: null }),
    screens: {
      asking: enrolling({ who: loginFirst, way: [logInToEnrol] }),
      priced: priced({ who: loginFirst, way: [logInToEnrol] }),
    },
  },
  'a guest': {
    law: only(enrolment, ['priced'], { user: { ...user, is_anonymous: true } }),
    screens: { priced: priced({ who: accountFirst, way: [logInToEnrol] }) },
  },
  'a group that sells nothing yet': {
    law: unsold,
    screens: {
      opened: [
        dialog(['Nobody can join now', 'لا يمكن الانضمام الآن']),
        close,
        heading(['Nobody can join now', 'لا يمكن الانضمام الآن']),
        text(['There may be a place in another group.', 'قد تجد مكانًا في مجموعة أخرى.']),
        button(['See the other groups', 'شاهد المجموعات الأخرى']),
      ],
    },
  },
};
