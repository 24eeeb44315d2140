/** The forms of the ways in, in words: the same in the dialog of a login and on its page (R2.13.1–6, R2.13.12–13). */
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
} from '../../../support/screens/screens.ts';

const needMobile: Bilingual = ['Please enter valid mobile number', 'يُرجى إدخال رقم جوال صحيح'];
const needPassword: Bilingual = ['Password is required', 'حقل كلمة المرور مطلوب'];
const needName: Bilingual = ['Name is required', 'حقل الاسم مطلوب'];
const needEmail: Bilingual = ['Email is required', 'حقل البريد الإلكتروني مطلوب'];
const needTerms: Bilingual = ['Please accept the terms and conditions', 'يُرجى الموافقة على الشروط والأحكام'];
const needHuman: Bilingual = ['Please verify you are human', 'يُرجى تأكيد أنك إنسان'];
export const connectionError = alert([
  'We lost the connection. Please try again.',
  'انقطع الاتصال. يُرجى المحاولة مرة أخرى.',
]);

/** What is typed, and why it is refused, where it is. */
const input = (name: Bilingual, value?: Bilingual, why?: Bilingual) =>
  field(name, { ...(value === undefined ? {} : { value }), ...(why ? { is: 'wrong', says: [why] } : {}) });
const country = list(['Country code', 'رمز الدولة'], {
  value: ['United Arab Emirates +971', 'الإمارات العربية المتحدة +971'],
});
const mobile: Bilingual = ['Mobile number', 'رقم الجوال'];
const email: Bilingual = ['Email', 'البريد الإلكتروني'];
const robot: Bilingual = ['I am not a robot', 'لست روبوتًا'];
export const logIn: Bilingual = ['Log in', 'تسجيل الدخول'];
export const asGuest: Bilingual = ['Continue as guest', 'المتابعة كضيف'];

/** 3.3.1: several refusals stand first, each leading to its field; the count has the focus. */
const summary = (words: Bilingual, refusals: readonly Bilingual[]): Screen => [
  text(words),
  ...refusals.map((name) => button(name)),
];
export const twoRefused: Bilingual = ['2 fields need another look', 'حقلان بحاجة إلى مراجعة'];

interface Form {
  readonly typed?: Readonly<Record<string, string>>;
  readonly isFaulty?: boolean;
  readonly isBusy?: boolean;
  readonly problem?: Screen;
  /** Ways in beside this form, in their order. */
  readonly beside?: readonly ('provider' | 'guest')[];
}
/** While it is asked whether they may come in, no other way can be taken. */
const other = (name: Bilingual, isBusy: boolean) => button(name, isBusy ? { is: 'disabled' } : {});
const both = ['provider', 'guest'] as const;

/** What is offered below the form of an account, and to whom has none. */
const otherWays = (ways: readonly ('provider' | 'guest')[], isBusy = false): Screen => [
  ...(ways.length > 0 ? [text(['or', 'أو'])] : []),
  ...ways.map((way) => other(way === 'guest' ? asGuest : ['Continue with UAE PASS', 'المتابعة عبر UAE PASS'], isBusy)),
  text(['New here?', 'ليس لديك حساب؟']),
  link(['Create an account', 'أنشئ حسابًا']),
];

export const passwordForm = ({
  typed = {},
  isFaulty = false,
  isBusy = false,
  problem = [],
  beside = both,
}: Form = {}): Screen => [
  heading(logIn),
  text(['Use the mobile number you registered with.', 'استخدم رقم الجوال الذي سجّلت به.']),
  ...(isFaulty ? summary(twoRefused, [needMobile, needPassword]) : []),
  country,
  input(mobile, typed['mobile'], isFaulty ? needMobile : undefined),
  input(['Password', 'كلمة المرور'], typed['password'], isFaulty ? needPassword : undefined),
  button(['Show password', 'إظهار كلمة المرور'], { is: 'unpressed' }),
  button(['Forgot password', 'نسيت كلمة المرور']),
  ...problem,
  button(logIn, isBusy ? { is: 'busy' } : {}),
  ...otherWays(beside, isBusy),
];

/** A code instead of the password (R2.13.2, R5.4.6). */
export const emailForm = ({ typed = {}, isFaulty = false, problem = [], beside = both }: Form = {}): Screen => [
  heading(logIn),
  text(['We send a code to the address you registered with.', 'نرسل رمزًا إلى البريد الإلكتروني الذي سجّلت به.']),
  ...(isFaulty ? summary(twoRefused, [needEmail, needHuman]) : []),
  input(email, typed['email'], isFaulty ? needEmail : undefined),
  checkbox(robot, isFaulty ? { is: 'unticked wrong', says: [needHuman] } : { is: 'unticked' }),
  ...problem,
  button(['Send me a code', 'أرسل لي رمزًا']),
  ...otherWays(beside),
];

/** Its code takes the place of the form; before the message is out nothing can be confirmed. */
export const codeOnItsWay = (masked: string): Screen => [
  button(['Back', 'رجوع']),
  heading(['Enter the six digits', 'أدخل الأرقام الستة']),
  text([`We are sending a code to ${masked}.`, `نرسل رمزًا إلى ${masked}.`]),
  field(['One-time code', 'رمز التحقق'], {
    is: 'fixed',
    says: [['The code works for ten minutes.', 'الرمز صالح لعشر دقائق.']],
  }),
  // R5.4.5: entering the code of a login takes a captcha of its own.
  checkbox(robot, { is: 'unticked' }),
  button(['Confirm', 'تأكيد'], { is: 'disabled' }),
];

export const guestForm = (
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
  input(email, typed['email'], isFaulty ? needEmail : undefined),
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

export const providerOpens: Bilingual = ['UAE PASS opens', 'يُفتح UAE PASS'];
export const atProvider: Screen = [
  heading(providerOpens),
  text(['Its page takes over in a moment and brings you back here.', 'تظهر صفحته بعد لحظات ثم تعيدك إلى هنا.']),
  button(['Choose another way', 'اختر طريقة أخرى']),
];

export const loggingIn: Bilingual = ['Logging you in', 'نسجّل دخولك'];
export const aMoment = text(['This takes only a moment.', 'لن يستغرق هذا سوى لحظات.']);
export const checkingLink: Bilingual = ['Checking your link', 'نتحقق من الرابط'];
