/** What stands at a form that is confirmed by a code: its captcha, and then the code in its place (R4.9.1, R4.9.6, R5.4.5, R8.1.7, Q2.1.c). */
import { laws } from '../../../models/confirmByCode/confirmByCode.law.ts';
import {
  button,
  checkbox,
  field,
  heading,
  link,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const digits: Bilingual = ['Enter the six digits', 'أدخل الأرقام الستة'];
/** R5.4.5: entering the code of a login takes a captcha of its own. */
const robot = checkbox(['I am not a robot', 'لست روبوتًا'], { is: 'unticked' });

/** Before the message is out nothing can be confirmed. */
const codeTo = (masked: string): Screen => [
  button(['Back', 'رجوع']),
  heading(digits),
  text([`We are sending a code to ${masked}.`, `نرسل رمزًا إلى ${masked}.`]),
  field(['One-time code', 'رمز التحقق'], {
    is: 'fixed',
    says: [['The code works for ten minutes.', 'الرمز صالح لعشر دقائق.']],
  }),
  robot,
  button(['Confirm', 'تأكيد'], { is: 'disabled' }),
];

export const confirmByCodeScreens: Screens = {
  law: laws[0]!,
  screens: {
    asking: [
      heading(['Log in', 'تسجيل الدخول']),
      text(['We send a code to the address you registered with.', 'نرسل رمزًا إلى البريد الإلكتروني الذي سجّلت به.']),
      field(['Email', 'البريد الإلكتروني']),
      robot,
      button(['Send me a code', 'أرسل لي رمزًا']),
      text(['New here?', 'ليس لديك حساب؟']),
      link(['Create an account', 'أنشئ حسابًا']),
    ],
    confirming: codeTo('l••••@haddad.example'),
    again: codeTo('o••••@said.example'),
    // Who is logged in is asked nothing more: the form is gone.
    confirmed: [],
  },
  focus: { confirming: field(['One-time code', 'رمز التحقق']) },
};
