/** What a customer finds who makes an account (Q3.10.d, R5.1.1–2, R5.1.8, Q5.1.b, R5.2.3, R5.3.11, R5.4.6, R5.4.8, R5.7.14, R8.1.6). */
import { registrationLaw } from '../../../models/registration/registration.law.ts';
import {
  alert,
  button,
  checkbox,
  dialog,
  field,
  file,
  group,
  heading,
  link,
  list,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

interface Form {
  readonly isTyped?: boolean;
  /** The captcha stands: what was proved is good for one attempt. */
  readonly isProved?: boolean;
  readonly isFaulty?: boolean;
  readonly isBusy?: boolean;
  /** Somebody has the number already: told at the field, and by a notice as well. */
  readonly taken?: string;
  /** What else keeps the form back: told above its button, and by a notice. */
  readonly problem?: Bilingual;
}

const missing = {
  firstName: ['First name is required', 'حقل الاسم الأول مطلوب'],
  lastName: ['Last name is required', 'حقل اسم العائلة مطلوب'],
  mobile: ['Please enter valid mobile number', 'يُرجى إدخال رقم جوال صحيح'],
  email: ['Email is required', 'حقل البريد الإلكتروني مطلوب'],
  password: ['Password is required', 'حقل كلمة المرور مطلوب'],
  confirmation: ['Confirm password is required', 'حقل تأكيد كلمة المرور مطلوب'],
  terms: ['Please accept the terms and conditions', 'يُرجى الموافقة على الشروط والأحكام'],
  captcha: ['Please verify you are human', 'يُرجى تأكيد أنك إنسان'],
} as const satisfies Record<string, Bilingual>;

const untold: Bilingual = ['Rather not say', 'أفضّل عدم الإفصاح'];
const show = button(['Show password', 'إظهار كلمة المرور'], { is: 'unpressed' });

const essentials = ({ isTyped = false, isFaulty = false, taken }: Form): Screen => {
  const input = (name: Bilingual, typed: string, why?: Bilingual, hints: readonly Bilingual[] = []) =>
    field(name, {
      ...(isTyped ? { value: typed } : {}),
      ...(why ? { is: 'wrong' } : {}),
      says: [...hints, ...(why ? [why] : [])],
    });
  const refused = (why: Bilingual) => (isFaulty ? why : undefined);
  return [
    group(['Who you are', 'من أنت']),
    input(['First name', 'الاسم الأول'], 'Layla', refused(missing.firstName)),
    input(['Last name', 'اسم العائلة'], 'الحداد', refused(missing.lastName)),
    list(['Country code', 'رمز الدولة'], {
      value: ['United Arab Emirates +971', 'الإمارات العربية المتحدة +971'],
    }),
    input(['Mobile number', 'رقم الجوال'], '050 123 4567', taken ?? refused(missing.mobile), [
      ['We send a code to this number.', 'نرسل رمزًا إلى هذا الرقم.'],
    ]),
    input(['Email', 'البريد الإلكتروني'], 'layla@haddad.example', refused(missing.email)),
    // R5.2.3: the hint of the empty field; what is typed is measured instead.
    input(['Password', 'كلمة المرور'], '•'.repeat(13), refused(missing.password), [
      isTyped
        ? [
            '8 characters Done An uppercase letter Done A lowercase letter Done A number Done A special character Done',
            '8 أحرف تم حرف لاتيني كبير تم حرف لاتيني صغير تم رقم تم رمز خاص تم',
          ]
        : ['Must Contain 8 Characters', 'يجب أن تحتوي على 8 أحرف'],
    ]),
    show,
    input(['Confirm password', 'تأكيد كلمة المرور'], '•'.repeat(13), refused(missing.confirmation)),
    show,
  ];
};

const nationality: Bilingual = ['Nationality optional', 'الجنسية اختياري'];
/** Nothing of it has to be told. */
const details: Screen = [
  group(['More about you', 'المزيد عنك']),
  group(['Date of birth optional', 'تاريخ الميلاد اختياري']),
  field(['Day', 'اليوم']),
  field(['Month', 'الشهر']),
  field(['Year', 'السنة']),
  list(['Gender optional', 'الجنس اختياري'], { value: untold }),
  list(nationality, { is: 'closed' }),
  button(nationality, { is: 'closed' }),
  list(['Religion optional', 'الديانة اختياري'], { value: untold }),
  // R5.3.11: the first of the list.
  list(['ID proof', 'وثيقة الهوية'], { value: ['Emirates ID', 'الهوية الإماراتية'] }),
  field(['Emirates ID number optional', 'رقم الهوية الإماراتية اختياري']),
  file(['Your picture optional', 'صورتك اختياري']),
  text(['Choose a file or drop it here JPEG, PNG, up to 5 MB', 'اختر ملفًا أو أفلته هنا JPEG, PNG، حتى 5 ميغابايت']),
];

const form = (on: Form = {}): Screen => {
  const { isTyped = false, isProved = false, isFaulty = false, isBusy = false, taken, problem } = on;
  const ticked = (isTicked: boolean, why?: Bilingual) => ({
    is: `${isTicked ? 'ticked' : 'unticked'}${why && isFaulty ? ' wrong' : ''}`,
    says: why && isFaulty ? [why] : [],
  });
  return [
    // 3.3.1: several refusals stand first, each leading to its field.
    ...(isFaulty
      ? [
          text(['8 fields need another look', '8 حقول بحاجة إلى مراجعة']),
          ...Object.values(missing).map((said) => button(said)),
        ]
      : []),
    ...essentials(on),
    ...details,
    checkbox(['I agree to the terms and conditions', 'أوافق على الشروط والأحكام'], ticked(isTyped, missing.terms)),
    text(['I agree to the', 'أوافق على']),
    link(['terms and conditions', 'الشروط والأحكام']),
    checkbox(['Send me news and offers by email', 'أرسلوا لي الأخبار والعروض بالبريد الإلكتروني'], ticked(isTyped)),
    checkbox(['I am not a robot', 'لست روبوتًا'], ticked(isProved, missing.captcha)),
    ...(isProved ? [status(['Verified', 'تم التحقق'])] : []),
    ...(isFaulty ? [alert(['Please fix all errors', 'يُرجى تصحيح جميع الأخطاء'])] : []),
    ...(problem ? [text(problem)] : []),
    button(['Create my account', 'أنشئ حسابي'], isBusy ? { is: 'busy' } : {}),
    ...(taken ? [alert(taken)] : []),
    ...(problem ? [alert(problem)] : []),
  ];
};

const aside = text(['One code, and on you go.', 'رمز واحد، ثم تتابع.']);
const digits: Bilingual = ['Enter the six digits', 'أدخل الأرقام الستة'];
const creating: Bilingual = ['We are creating your account', 'ننشئ حسابك'];
const invalid = 'Invalid OTP';

/** R7.4.9: to whom the code goes, before it is on its way; with it a wrong one, where there was one (R5.7.14). */
const code = (wrong?: string): Screen => [
  dialog(digits),
  button(['Close', 'إغلاق']),
  aside,
  button(['Back', 'رجوع']),
  heading(digits),
  text(['We are sending a code to •••• 4567.', 'نرسل رمزًا إلى •••• 4567.']),
  field(['One-time code', 'رمز التحقق'], {
    is: wrong ? 'fixed wrong' : 'fixed',
    says: [['The code works for ten minutes.', 'الرمز صالح لعشر دقائق.'], ...(wrong ? [wrong] : [])],
  }),
  button(['Confirm', 'تأكيد'], { is: 'disabled' }),
  ...(wrong ? [alert(wrong)] : []),
];

const exists = 'There is an account already';

export const registrationScreens: Screens = {
  law: registrationLaw,
  screens: {
    filling: form(),
    faulty: form({ isFaulty: true }),
    refused: form({ isTyped: true, taken: exists }),
    unsent: form({ isTyped: true, taken: exists }),
    lost: form({
      isTyped: true,
      problem: ['We lost the connection. Please try again.', 'انقطع الاتصال. يُرجى المحاولة مرة أخرى.'],
    }),
    holding: form({ isTyped: true, isProved: true, isBusy: true }),
    confirming: code(),
    codeRefused: code(invalid),
    // Nothing can be left while the account is being made.
    registering: [
      dialog(creating),
      aside,
      heading(creating),
      text(['This takes only a moment.', 'لن يستغرق هذا سوى لحظات.']),
    ],
  },
};
