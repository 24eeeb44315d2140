/** What a customer finds who logs in (R2.13.1–6, R4.9.1–2, R5.1.9, R5.4.7–8, R7.4.1, R7.4.11, R8.1.6, Q8.1.b). */
import { loginLaws } from '../../models/login/login.otherWays.law.ts';
import {
  alert,
  button,
  checkbox,
  field,
  heading,
  link,
  list,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../support/screens/screens.ts';

const needMobile: Bilingual = ['Please enter valid mobile number', 'يُرجى إدخال رقم جوال صحيح'];
const needPassword: Bilingual = ['Password is required', 'حقل كلمة المرور مطلوب'];
const needName: Bilingual = ['Name is required', 'حقل الاسم مطلوب'];
const needEmail: Bilingual = ['Email is required', 'حقل البريد الإلكتروني مطلوب'];
const needTerms: Bilingual = ['Please accept the terms and conditions', 'يُرجى الموافقة على الشروط والأحكام'];
const lost = alert(['We lost the connection. Please try again.', 'انقطع الاتصال. يُرجى المحاولة مرة أخرى.']);

/** What is typed, and why it is refused, where it is. */
const input = (name: Bilingual, value?: Bilingual, why?: Bilingual) =>
  field(name, { ...(value === undefined ? {} : { value }), ...(why ? { is: 'wrong', says: [why] } : {}) });
const country = list(['Country code', 'رمز الدولة'], {
  value: ['United Arab Emirates +971', 'الإمارات العربية المتحدة +971'],
});
const mobile: Bilingual = ['Mobile number', 'رقم الجوال'];
const logIn: Bilingual = ['Log in', 'تسجيل الدخول'];
const asGuest: Bilingual = ['Continue as guest', 'المتابعة كضيف'];

/** 3.3.1: several refusals stand first, each leading to its field; the count has the focus. */
const summary = (words: Bilingual, refusals: readonly Bilingual[]): Screen => [
  text(words),
  ...refusals.map((name) => button(name)),
];

interface Form {
  readonly typed?: Readonly<Record<string, string>>;
  readonly isFaulty?: boolean;
  readonly isBusy?: boolean;
  readonly problem?: Screen;
}
/** While it is asked whether they may come in, no other way can be taken. */
const other = (name: Bilingual, isBusy: boolean) => button(name, isBusy ? { is: 'disabled' } : {});

const password = ({ typed = {}, isFaulty = false, isBusy = false, problem = [] }: Form = {}): Screen => [
  heading(logIn),
  text(['Use the mobile number you registered with.', 'استخدم رقم الجوال الذي سجّلت به.']),
  ...(isFaulty ? summary(['2 fields need another look', 'حقلان بحاجة إلى مراجعة'], [needMobile, needPassword]) : []),
  country,
  input(mobile, typed['mobile'], isFaulty ? needMobile : undefined),
  input(['Password', 'كلمة المرور'], typed['password'], isFaulty ? needPassword : undefined),
  button(['Show password', 'إظهار كلمة المرور'], { is: 'unpressed' }),
  button(['Forgot password', 'نسيت كلمة المرور']),
  ...problem,
  button(logIn, isBusy ? { is: 'busy' } : {}),
  text(['or', 'أو']),
  other(['Continue with UAE PASS', 'المتابعة عبر UAE PASS'], isBusy),
  other(asGuest, isBusy),
  text(['New here?', 'ليس لديك حساب؟']),
  link(['Create an account', 'أنشئ حسابًا']),
];

const guest = (
  { typed = {}, isFaulty = false, isBusy = false, problem = [] }: Form = {},
  agreed = 'unticked',
  told: Screen = [],
): Screen => [
  heading(asGuest),
  text(['We send your tickets to this number and address.', 'نرسل تذاكرك إلى هذا الرقم وهذا البريد.']),
  ...(isFaulty
    ? summary(['4 fields need another look', '4 حقول بحاجة إلى مراجعة'], [needName, needMobile, needEmail, needTerms])
    : []),
  input(['Name', 'الاسم'], typed['name'], isFaulty ? needName : undefined),
  country,
  input(mobile, typed['mobile'], isFaulty ? needMobile : undefined),
  input(['Email', 'البريد الإلكتروني'], typed['email'], isFaulty ? needEmail : undefined),
  checkbox(['I agree to the terms and conditions', 'أوافق على الشروط والأحكام'], {
    is: isFaulty ? `${agreed} wrong` : agreed,
    ...(isFaulty ? { says: [needTerms] } : {}),
  }),
  text(['I agree to the', 'أوافق على']),
  link(['terms and conditions', 'الشروط والأحكام']),
  ...problem,
  button(asGuest, isBusy ? { is: 'busy' } : {}),
  other(['I have an account', 'لديّ حساب'], isBusy),
  ...told,
];

const layla = { mobile: '050 123 4567', password: '•'.repeat(15) };
const omar = { name: 'Omar Said', mobile: '050 765 4321', email: 'omar@said.example' };
const refusal = 'Guests cannot book today';
const opens: Bilingual = ['UAE PASS opens', 'يُفتح UAE PASS'];

/** By password, as a guest, and by the provider. */
export const loginScreens: Screens = {
  law: loginLaws[0]!,
  screens: {
    password: password(),
    passwordFaulty: password({ isFaulty: true }),
    passwordRefused: password({ typed: layla, problem: [lost] }),
    loggingIn: password({ typed: layla, isBusy: true }),
    guest: guest(),
    guestFaulty: guest({ isFaulty: true }),
    // R8.1.6: the server's own words are told as a notice as well, which is what is heard.
    guestRefused: guest({ typed: omar, problem: [text(refusal)] }, 'ticked', [alert(refusal)]),
    comingAsGuest: guest({ typed: omar, isBusy: true }, 'ticked'),
    atProvider: [
      heading(opens),
      text(['Its page takes over in a moment and brings you back here.', 'تظهر صفحته بعد لحظات ثم تعيدك إلى هنا.']),
      button(['Choose another way', 'اختر طريقة أخرى']),
    ],
  },
  focus: { guest: heading(asGuest), atProvider: heading(opens) },
};
