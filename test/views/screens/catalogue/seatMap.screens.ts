/** What a customer finds who chooses numbered seats, in the list or on the plan (Q7.6.k, Q3.6.b, R5.7.11, R8.1.5, R8.1.6, R8.2.1). */
import { seats } from '../../../models/seatMap/seatMap.law.ts';
import {
  address,
  alert,
  button,
  checkbox,
  form,
  group,
  heading,
  link,
  list,
  radio,
  region,
  status,
  text,
  type Bilingual,
  type Part,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';
import { dirhams } from '../cart/cartPage.ts';

const both = (words: Bilingual) => (typeof words === 'string' ? ([words, words] as const) : words);
const together = (...words: readonly Bilingual[]): Bilingual => [
  words.map((one) => both(one)[0]).join(' '),
  words.map((one) => both(one)[1]).join(' '),
];

const page: Screen = [
  link(['Back to the event', 'العودة إلى الفعالية']),
  heading(['Exhibition', 'عرض']),
  text(['07:30 PM Saturday 5 December 2026 Barsha Courts', '07:30 مساءً السبت 5 ديسمبر 2026 ملاعب البرشاء']),
];

/** Four in the first row, of which the last is sold, and four in the second. */
type Seat = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
const rowOf = (seat: Seat) => (seat <= 4 ? 1 : 2);
const placeOf = (seat: Seat) => (seat <= 4 ? seat : seat - 4);
const seatName = (seat: Seat) =>
  [`Row ${rowOf(seat)}, seat ${placeOf(seat)}`, `الصف ${rowOf(seat)}، المقعد ${placeOf(seat)}`] as const;
const blockA: Bilingual = ['Block A', 'القسم A'];
const courtside: Bilingual = ['Courtside', 'بمحاذاة الملعب'];
const inYourCart = [', in your cart', '، في سلتك'] as const;

interface Standing {
  readonly chosen?: readonly Seat[];
  readonly inCart?: readonly Seat[];
  readonly sold?: readonly Seat[];
  /** What is chosen goes into the cart. */
  readonly isBusy?: boolean;
}

const shownAs = (way: 'plan' | 'list', isBusy: boolean, count: string): Screen => [
  group(['Show seats as', 'عرض المقاعد']),
  radio(['Plan', 'مخطط'], { is: way === 'plan' ? 'ticked' : 'unticked' }),
  radio(['List', 'قائمة'], { is: way === 'list' ? 'ticked' : 'unticked' }),
  form(['Seats side by side', 'مقاعد متجاورة']),
  group(['How many of you?', 'كم عددكم؟']),
  button(['Fewer', 'أقل']),
  status(count),
  button(['More', 'أكثر']),
  list(['Where', 'المكان'], { value: ['Anywhere', 'في أي مكان'] }),
  button(['Seat us together', 'أجلسونا معًا'], isBusy ? { is: 'disabled' } : {}),
];

const left: Readonly<Record<number, Bilingual>> = {
  4: ['4 seats left', 'بقيت 4 مقاعد'],
  5: ['5 seats left', 'بقيت 5 مقاعد'],
  6: ['6 seats left', 'بقيت 6 مقاعد'],
  7: ['7 seats left', 'بقيت 7 مقاعد'],
};
const everySeat: readonly Seat[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** A sold seat is on the plan only, not in the list. */
const inTheList = ({ chosen = [], inCart = [], sold = [4], isBusy = false }: Standing): Screen => {
  const mine = new Set([...chosen, ...inCart]);
  const offered = everySeat.filter((seat) => !sold.includes(seat));
  const free = offered.filter((seat) => !mine.has(seat)).length;
  const row = (number: 1 | 2): Screen => [
    group([`Row ${number}`, `الصف ${number}`]),
    ...offered
      .filter((seat) => rowOf(seat) === number)
      .map((seat) => {
        const [en, ar] = seatName(seat);
        const is = `${isBusy ? 'disabled ' : ''}${mine.has(seat) ? 'ticked' : 'unticked'}`;
        return checkbox(inCart.includes(seat) ? [en + inYourCart[0], ar + inYourCart[1]] : [en, ar], { is });
      }),
  ];
  return [
    group(['Which seats', 'أي المقاعد']),
    radio(['All seats', 'كل المقاعد'], { is: 'ticked' }),
    radio(courtside, { is: 'unticked' }),
    checkbox(['Only rows with two side by side', 'الصفوف التي فيها مقعدان متجاوران فقط'], { is: 'unticked' }),
    button(together(blockA, courtside, left[free]!, dirhams('105'))),
    ...row(1),
    ...row(2),
  ];
};

/** It is a place, with everything that stands there. */
const onThePlan = ({ chosen = [], inCart = [], sold = [4], isBusy = false }: Standing): Screen => {
  const looks = (seat: Seat): readonly [look: readonly [string, string], is: string] => {
    if (sold.includes(seat)) return [['sold', 'مباع'], 'disabled unticked'];
    const waits = isBusy ? 'disabled ' : '';
    if (inCart.includes(seat)) return [['in your cart', 'في سلتك'], `${waits}ticked`];
    return chosen.includes(seat) ? [['yours', 'مقعدك'], `${waits}ticked`] : [['free', 'متاح'], `${waits}unticked`];
  };
  return [
    region(['The hall', 'القاعة']),
    group(['Plan of Hall. Arrow keys lead from seat to seat.', 'مخطط Hall. تنقلك مفاتيح الأسهم من مقعد إلى آخر.']),
    group([`Block A, Courtside, ${dirhams('105')[0]}`, `القسم A، بمحاذاة الملعب، ${dirhams('105')[1]}`]),
    ...everySeat.map((seat) => {
      const [name, [[en, ar], is]] = [seatName(seat), looks(seat)];
      return checkbox([`${name[0]}, Block A, ${en}`, `${name[1]}، القسم A، ${ar}`], { is });
    }),
    button(['Zoom in', 'تكبير']),
    button(['Zoom out', 'تصغير']),
    button(['Show the whole plan', 'عرض المخطط كاملًا']),
    text(together(courtside, dirhams('105'))),
    text(['Yours', 'مقاعدك']),
    text(['Held by somebody', 'محجوز مؤقتًا لغيرك']),
    text(['Sold', 'مباع']),
  ];
};

const nothingChosen: Screen = [
  text([
    'Choose seats on the plan or in the list, or let us seat you together.',
    'اختر مقاعدك على المخطط أو من القائمة، أو دعنا نُجلسكم معًا.',
  ]),
];
const sums: Readonly<Record<number, readonly [count: Bilingual, amount: string]>> = {
  1: [['1 seat', 'مقعد واحد'], '105'],
  2: [['2 seats', 'مقعدان'], '210'],
};
const add = (isBusy: boolean): Part => button(['Add to cart', 'أضف إلى السلة'], isBusy ? { is: 'busy' } : {});

/** Seat by seat, with the sum; a cart does not hold them (Q3.6.b). */
const panel = ({ chosen = [], isBusy = false }: Standing, told: Screen): Screen => {
  const title = heading(['Your seats', 'مقاعدك']);
  if (chosen.length === 0) return [title, ...told, ...nothingChosen];
  const [count, amount] = sums[chosen.length]!;
  return [
    title,
    ...told,
    ...chosen.flatMap((seat) => {
      const [en, ar] = seatName(seat);
      const block: Bilingual = ['Block A · Courtside', 'القسم A · بمحاذاة الملعب'];
      return [
        text(together([en, ar], block, dirhams('105'))),
        button([`Give up ${en}`, `التخلي عن ${ar}`], isBusy ? { is: 'disabled' } : {}),
      ];
    }),
    text(count),
    text(dirhams(amount)),
    add(isBusy),
    text([
      'The seats are yours once the order is placed; a cart does not hold them. Prices include VAT.',
      'تصبح المقاعد لك عند إرسال الطلب، فالسلة لا تحجزها. الأسعار شاملة ضريبة القيمة المضافة.',
    ]),
    // Held at the bottom of a phone.
    text(together(dirhams(amount), count)),
    add(isBusy),
  ];
};

const choosing = (standing: Standing, told: Screen = [], count = '2', way: 'plan' | 'list' = 'list'): Screen => [
  ...page,
  ...shownAs(way, standing.isBusy ?? false, count),
  ...(way === 'list' ? inTheList(standing) : onThePlan(standing)),
  ...panel(standing, told),
];

const loading: Screen = [...page, status(['Loading', 'جارٍ التحميل'])];

const lone = status([
  'This leaves a single seat between others, which is hard to sell: Row 1, seat 3',
  'يبقى بهذا مقعد واحد منفرد بين المقاعد يصعب بيعه: الصف 1، المقعد 3',
]);
const goToCart = ['Go to cart', 'إلى السلة'] as const;
const inCart = (...added: readonly Seat[]): Screen => {
  const names = [0, 1].map((at) => added.map((seat) => seatName(seat)[at]).join(at === 0 ? ', ' : '، '));
  return [status([`In your cart: ${names[0]} ${goToCart[0]}`, `في سلتك: ${names[1]} ${goToCart[1]}`]), link(goToCart)];
};
const take = ['Take 4 and 3', 'اختيار 4 و3'] as const;
const seeCart = ['See the cart', 'عرض السلة'] as const;
const emptyAndAdd = ['Empty the cart and add this', 'أفرغ السلة وأضف هذا'] as const;
const gone: Bilingual = ['Seat 2 has just gone', 'حُجز المقعد 2 للتو'];
const lost = ['We lost the connection', 'انقطع الاتصال'] as const;
const kept = ['What you have chosen is kept.', 'ما اخترته محفوظ.'] as const;
const tryAgain = ['Try again', 'حاول مرة أخرى'] as const;

/** In whichever way it is shown. */
const common = (way: 'plan' | 'list') => ({
  resting: choosing({}, [], '2', way),
  chosen: choosing({ chosen: [1, 2] }, [lone], '2', way),
  bought: choosing({ inCart: [2] }, [], '2', way),
  gone: [...choosing({ chosen: [1], sold: [2, 4] }, [text(gone)], '2', way), alert(gone)],
  checking: choosing({ chosen: [1, 2], isBusy: true }, [lone], '2', way),
});

const inList: Screens = {
  law: seats,
  screens: {
    loading,
    // Not on its way back yet, or asked for once more: what was chosen is not lost by it.
    failed: [
      ...page,
      alert([`${lost[0]} ${kept[0]} ${tryAgain[0]}`, `${lost[1]} ${kept[1]} ${tryAgain[1]}`]),
      heading(lost),
      button(tryAgain),
    ],
    again: loading,
    unknown: [address('/404')],
    ...common('list'),
    atOnce: choosing({ chosen: [1], inCart: [2] }, inCart(2)),
    emptied: choosing({ inCart: [2], isBusy: true }, inCart(2)),
    saidTwice: choosing({ chosen: [1], inCart: [2] }, [
      alert([`Seat already in cart ${seeCart[0]}`, `المقعد موجود في السلة ${seeCart[1]}`]),
      link(seeCart),
    ]),
    whole: choosing({ chosen: [5, 6] }, [status(['The nearest 2 together', 'أقرب مقعدين متجاورين'])]),
    split: choosing(
      {},
      [
        status([
          `No 7 side by side there. 4 and 3 near each other? ${take[0]}`,
          `لا مقاعد متجاورة هناك لعدد 7. هل تناسبكم مجموعتان متقاربتان من 4 و3؟ ${take[1]}`,
        ]),
        button(take),
      ],
      '7',
    ),
    none: choosing(
      {},
      [
        status([
          'There are not so many seats left there. Try fewer, or somewhere else.',
          'لم يبقَ هناك هذا العدد من المقاعد. جرّب عددًا أقل أو مكانًا آخر.',
        ]),
      ],
      '9',
    ),
    // Nobody notices that the plan is asked for anew, nor that another tab is looked at.
    refreshing: choosing({ chosen: [1, 2] }, [lone]),
    away: choosing({ chosen: [1, 2] }, [lone]),
    adding: choosing({ chosen: [1, 2], isBusy: true }, [lone]),
    added: choosing({}, inCart(1, 2)),
    refused: choosing({ chosen: [1, 2] }, [
      alert([
        `Cart Error Membership can't be purchased with other services. ${emptyAndAdd[0]} ${seeCart[0]}`,
        `خطأ في السلة لا يمكن شراء العضوية مع خدمات أخرى. ${emptyAndAdd[1]} ${seeCart[1]}`,
      ]),
      button(emptyAndAdd),
      link(seeCart),
      lone,
    ]),
  },
};

const planned = common('plan');
const onPlan: Screens = {
  law: {
    ...seats,
    situations: Object.fromEntries(Object.entries(seats.situations).filter(([name]) => Object.hasOwn(planned, name))),
  },
  screens: planned,
};

export const seatMapScreens = { list: inList, plan: onPlan } as const;
