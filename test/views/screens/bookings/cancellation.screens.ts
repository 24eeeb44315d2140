/** What a customer finds who gives an order up: what comes back, until when, and what is pressed names the amount (Q7.7.b). */
import { cancellation } from '../../../models/cancellation/cancellation.law.ts';
import {
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

const both = (one: string, other: string): Bilingual => [one, other];
const lost: Bilingual = ['We lost the connection', 'انقطع الاتصال'];
const dirhams = (amount: number): Bilingual => [`AED ${amount}`, `${amount} درهم إماراتي`];

const free: Bilingual = ['until Wed 25 Nov, 08:00 PM', 'حتى الأربعاء 25 نوفمبر، 08:00 مساءً'];
const part: Bilingual = ['until Thu 26 Nov, 02:00 PM', 'حتى الخميس 26 نوفمبر، 02:00 مساءً'];

const refund = (amount: number, steps: readonly (readonly [number, Bilingual])[]): Screen => [
  text(both(`Back to you ${dirhams(amount)[0]}`, `يعود إليك ${dirhams(amount)[1]}`)),
  ...(amount === 0
    ? [
        text([
          'Nothing comes back: the time for it is over. Your place becomes free for others.',
          'لا يعود أي مبلغ، فقد انتهت مهلة الاسترداد. ويصبح مكانك متاحًا لغيرك.',
        ]),
      ]
    : []),
  ...steps.flatMap(([share, until]) => [
    text(both(`${dirhams(share)[0]} ${until[0]}`, `${dirhams(share)[1]} ${until[1]}`)),
  ]),
  ...(steps.length > 0 ? [text(['Nothing after that', 'لا شيء بعد ذلك'])] : []),
  ...(amount === 0 ? [] : goes(['Where it goes', 'إلى أين يعود'], amount)),
];

function goes(title: Bilingual, amount: number): Screen {
  return [heading(title), text(both(`Wallet At once ${dirhams(amount)[0]}`, `المحفظة فورًا ${dirhams(amount)[1]}`))];
}

interface Asking {
  readonly amount: number;
  readonly steps?: readonly (readonly [number, Bilingual])[];
  readonly isBusy?: boolean;
  readonly problem?: Bilingual;
  readonly changed?: Bilingual;
}

const asking = ({ amount, steps = [], isBusy = false, problem, changed }: Asking): Screen => [
  ...(changed ? [alert(changed)] : []),
  ...refund(amount, steps),
  ...(problem ? [alert(problem)] : []),
  button(
    amount > 0
      ? both(`Cancel, get ${dirhams(amount)[0]} back`, `إلغاء واسترداد ${dirhams(amount)[1]}`)
      : ['Cancel, nothing comes back', 'إلغاء دون استرداد'],
    isBusy ? { is: 'busy' } : {},
  ),
  link(['Keep it', 'أبقِه']),
];
const whole = {
  amount: 210,
  steps: [
    [210, free],
    [105, part],
  ],
} as const;

export const cancellationScreens: Screens = {
  law: cancellation,
  screens: {
    loading: [status(['Loading', 'جارٍ التحميل'])],
    failed: [
      alert([`${lost[0]} Try again`, `${lost[1]} حاول مرة أخرى`]),
      heading(lost),
      button(['Try again', 'حاول مرة أخرى']),
    ],
    asking: asking(whole),
    tooLate: asking({ amount: 0 }),
    cancelling: asking({ ...whole, isBusy: true }),
    givingForNothing: asking({ amount: 0, isBusy: true }),
    cancelled: [
      heading(['It is cancelled', 'تم الإلغاء']),
      ...goes(['What comes back', 'ما يعود إليك'], 210),
      link(['To my bookings', 'إلى حجوزاتي']),
    ],
    refused: [
      heading(['This order cannot be cancelled', 'لا يمكن إلغاء هذا الطلب']),
      text(['Some of it has begun or was used already.', 'بدأ بعضه أو استُخدم.']),
      link(['To my bookings', 'إلى حجوزاتي']),
    ],
    changed: asking({
      amount: 105,
      steps: [[105, part]],
      changed: [
        'A deadline passed meanwhile: AED 210 would have come back, now AED 105 does.',
        'انقضت مهلة في هذه الأثناء: كان سيعود إليك 210 درهم إماراتي، والآن يعود 105 درهم إماراتي.',
      ],
    }),
    // What stood there stays until it is known better, and cannot be pressed.
    deadlinePassed: asking({ ...whole, isBusy: true }),
    notHeard: asking({
      ...whole,
      problem: ['We lost the connection. Please try again.', 'انقطع الاتصال. يُرجى المحاولة مرة أخرى.'],
    }),
  },
};
