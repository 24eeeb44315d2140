/** The page that sends an order once more, without revealing whether there is one (Q7.7.i, R5.1.3, K02). */
import { sendAgain } from '../../../models/sendAgain/sendAgain.law.ts';
import {
  alert,
  button,
  field,
  heading,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

interface Form {
  readonly typed?: string;
  readonly isFaulty?: boolean;
  readonly isBusy?: boolean;
  readonly problem?: Bilingual;
}

const form = ({ typed, isFaulty = false, isBusy = false, problem }: Form = {}): Screen => [
  heading(['Have your order sent again', 'أعد إرسال طلبك']),
  text(['Its link opens the order and its tickets without a login.', 'يفتح الرابط الطلب وتذاكره دون تسجيل الدخول.']),
  field(['Email address or mobile number', 'البريد الإلكتروني أو رقم الجوال'], {
    ...(typed === undefined ? {} : { value: typed }),
    ...(isFaulty
      ? {
          is: 'wrong',
          says: [['Please write an email address or a mobile number', 'يُرجى كتابة بريد إلكتروني أو رقم جوال'] as const],
        }
      : {}),
  }),
  ...(problem ? [alert(problem)] : []),
  button(['Send it again', 'إعادة الإرسال'], isBusy ? { is: 'busy' } : {}),
];
const address = 'layla@saha.example';
const sent: Bilingual = ['Look into your messages', 'راجع رسائلك'];

export const sendAgainScreens: Screens = {
  law: sendAgain,
  screens: {
    empty: form(),
    faulty: form({ typed: 'layla', isFaulty: true }),
    sending: form({ typed: address, isBusy: true }),
    sent: [
      heading(sent),
      text([
        'If something was ordered with it in the last weeks, a link to each order is on its way.',
        'إن كان هناك طلب بهذه البيانات في الأسابيع الأخيرة فرابط كل طلب في الطريق إليك.',
      ]),
      button(['Try another address or number', 'جرّب بريدًا أو رقمًا آخر']),
    ],
    lost: form({
      typed: address,
      problem: ['We lost the connection. Please try again.', 'انقطع الاتصال. يُرجى المحاولة مرة أخرى.'],
    }),
  },
  focus: { sent: heading(sent) },
};
