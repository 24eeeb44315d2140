/** What a new customer finds who opens the link of the message: it is confirmed, or a code does it instead (R2.1.21, Q2.1.c, R5.1.3, T03). */
import { verificationLaw } from '../../../models/verification/verification.law.ts';
import {
  alert,
  button,
  checkbox,
  field,
  heading,
  list,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

/** The court beside it. */
const court = text(['One account for every venue.', 'حساب واحد لكل المواقع.']);
const titled = (title: Bilingual, lead: Bilingual): Screen => [court, heading(title), text(lead)];
const missing: readonly Bilingual[] = [
  ['Please enter valid mobile number', 'يُرجى إدخال رقم جوال صحيح'],
  ['Email is required', 'حقل البريد الإلكتروني مطلوب'],
  ['Please verify you are human', 'يُرجى تأكيد أنك إنسان'],
];

const instead = ({ problem, isFaulty = false }: { problem?: Bilingual; isFaulty?: boolean }): Screen => {
  const refused = (place: number) => (isFaulty ? { is: 'wrong', says: [missing[place]!] } : {});
  return [
    ...titled(
      ['Confirm with a code', 'أكّد برمز'],
      [
        'The link did not work. We can send a code to your mobile instead.',
        'لم يعمل الرابط. يمكننا إرسال رمز إلى جوالك بدلًا منه.',
      ],
    ),
    ...(problem ? [alert(problem)] : []),
    ...(isFaulty
      ? [text(['3 fields need another look', '3 حقول بحاجة إلى مراجعة']), ...missing.map((said) => button(said))]
      : []),
    list(['Country code', 'رمز الدولة'], { value: ['United Arab Emirates +971', 'الإمارات العربية المتحدة +971'] }),
    field(['Mobile number', 'رقم الجوال'], refused(0)),
    field(['Email', 'البريد الإلكتروني'], refused(1)),
    checkbox(['I am not a robot', 'لست روبوتًا'], {
      is: isFaulty ? 'unticked wrong' : 'unticked',
      ...(isFaulty ? { says: [missing[2]!] } : {}),
    }),
    button(['Send me a code', 'أرسل لي رمزًا']),
  ];
};

export const verificationScreens: Screens = {
  law: verificationLaw,
  screens: {
    checking: titled(['One moment', 'لحظة من فضلك'], ['We are confirming your address.', 'نؤكّد بريدك الإلكتروني الآن.']),
    // Nobody knows whether it was taken: the same link is sent again.
    unreachable: [
      ...titled(['Not confirmed yet', 'لم يتم التأكيد بعد'], ['Your link is still good.', 'ما زال رابطك صالحًا.']),
      alert(['We lost the connection. Please try again.', 'انقطع الاتصال. يُرجى المحاولة مرة أخرى.']),
      button(['Try again', 'حاول مرة أخرى']),
    ],
    refused: instead({ problem: 'This link is not valid any more' }),
    faulty: instead({ isFaulty: true }),
    // The rest of it is the code's own.
    confirming: [
      court,
      button(['Back', 'رجوع']),
      heading(['Enter the six digits', 'أدخل الأرقام الستة']),
      text(['We are sending a code to •••• 4567.', 'نرسل رمزًا إلى •••• 4567.']),
      field(['One-time code', 'رمز التحقق'], {
        is: 'fixed',
        says: [['The code works for ten minutes.', 'الرمز صالح لعشر دقائق.']],
      }),
      button(['Confirm', 'تأكيد'], { is: 'disabled' }),
    ],
  },
};
