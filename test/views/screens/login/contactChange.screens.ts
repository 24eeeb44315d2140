/** What a customer finds who takes another address or number: it is asked for, and a code goes there (R3.7.10, R5.1.3, R5.4.1, R8.1.6, T27). */
import { contactChange } from '../../../models/contactChange/contactChange.law.ts';
import {
  button,
  dialog,
  field,
  heading,
  list,
  region,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const part: Bilingual = ['How we reach you', 'كيف نتواصل معك'];
const resting: Screen = [
  region(part),
  heading(part),
  field(['Email', 'البريد الإلكتروني'], { value: 'layla@saha.example', is: 'fixed' }),
  button(['Change the email', 'تغيير البريد الإلكتروني']),
  field(['Mobile number', 'رقم الجوال'], { value: '+971 501234567', is: 'fixed' }),
  button(['Change the number', 'تغيير الرقم']),
  text([
    'We send a code to the new one; until you enter it, the old one stays.',
    'نرسل رمزًا إلى الجديد، ويبقى القديم إلى أن تُدخل الرمز.',
  ]),
];

const ofEmail = (value: string | null, refused?: Bilingual): Screen => [
  dialog(['Your new email', 'بريدك الإلكتروني الجديد']),
  button(['Close', 'إغلاق']),
  heading(['Your new email', 'بريدك الإلكتروني الجديد']),
  field(['Email', 'البريد الإلكتروني'], {
    ...(value === null ? {} : { value }),
    ...(refused ? { is: 'wrong' } : {}),
    says: [['We send a code to this address.', 'نرسل رمزًا إلى هذا البريد.'], ...(refused ? [refused] : [])],
  }),
  button(['Send me a code', 'أرسل لي رمزًا']),
];
const ofMobile: Screen = [
  dialog(['Your new mobile number', 'رقم جوالك الجديد']),
  button(['Close', 'إغلاق']),
  heading(['Your new mobile number', 'رقم جوالك الجديد']),
  list(['Country code', 'رمز الدولة'], { value: ['United Arab Emirates +971', 'الإمارات العربية المتحدة +971'] }),
  field(['Mobile number', 'رقم الجوال'], { says: [['We send a code to this number.', 'نرسل رمزًا إلى هذا الرقم.']] }),
  button(['Send me a code', 'أرسل لي رمزًا']),
];

const digits: Bilingual = ['Enter the six digits', 'أدخل الأرقام الستة'];
const codeTo = (sending: Bilingual): Screen => [
  dialog(digits),
  button(['Close', 'إغلاق']),
  button(['Back', 'رجوع']),
  heading(digits),
  text(sending),
  field(['One-time code', 'رمز التحقق'], {
    is: 'fixed',
    says: [['The code works for ten minutes.', 'الرمز صالح لعشر دقائق.']],
  }),
  button(['Confirm', 'تأكيد'], { is: 'disabled' }),
];

export const contactChangeScreens: Screens = {
  law: contactChange,
  pressed: [
    ['Change the email', 'تغيير البريد الإلكتروني'],
    ['Change the number', 'تغيير الرقم'],
    ['One-time code', 'رمز التحقق'],
  ],
  screens: {
    resting,
    askingEmail: ofEmail(null),
    askingMobile: ofMobile,
    faulty: ofEmail('new@mail', ['Please input a valid email address', 'يُرجى إدخال بريد إلكتروني صحيح']),
    exists: ofEmail('new@mail.example', 'There is one already'),
    // The rest of it is the code's own.
    confirming: codeTo(['We are sending a code to n••••@mail.example.', 'نرسل رمزًا إلى n••••@mail.example.']),
    confirmingMobile: codeTo(['We are sending a code to •••• 5566.', 'نرسل رمزًا إلى •••• 5566.']),
  },
};
