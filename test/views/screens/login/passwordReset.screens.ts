/** What a customer finds who forgot their password: who it is, the code, the new one twice (R2.13.9–11, R5.1.3, R5.2.3–5, R8.1.6, R8.1.7, Q5.2.a). */
import { strict } from '../../../models/passwordReset/passwordReset.law.ts';
import {
  alert,
  button,
  checkbox,
  dialog,
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
const titled = (title: Bilingual, lead: Bilingual): Screen => [
  dialog(title),
  button(['Close', 'إغلاق']),
  court,
  heading(title),
  text(lead),
];
const wrong = (why: Bilingual | undefined, hints: readonly Bilingual[] = []) => ({
  ...(why ? { is: 'wrong' } : {}),
  says: [...hints, ...(why ? [why] : [])],
});
const summary = (words: Bilingual, refusals: readonly Bilingual[]): Screen => [
  text(words),
  ...refusals.map((said) => button(said)),
];

const missing: readonly Bilingual[] = [
  ['Please enter valid mobile number', 'يُرجى إدخال رقم جوال صحيح'],
  ['Email is required', 'حقل البريد الإلكتروني مطلوب'],
  ['Please confirm you are not a robot', 'يُرجى تأكيد أنك لست روبوتًا'],
];

interface Asking {
  readonly isTyped?: boolean;
  readonly isFaulty?: boolean;
  readonly problem?: string;
}

/** R8.1.7: what was proved is used up, whatever came of it. */
const asking = ({ isTyped = false, isFaulty = false, problem }: Asking = {}): Screen => {
  const refused = (place: number) => wrong(isFaulty ? missing[place] : undefined);
  return [
    ...titled(
      ['Forgot your password?', 'نسيت كلمة المرور؟'],
      ['Tell us who you are, and we send a code to your address.', 'أخبرنا من أنت، وسنرسل رمزًا إلى بريدك.'],
    ),
    ...(isFaulty ? summary(['3 fields need another look', '3 حقول بحاجة إلى مراجعة'], missing) : []),
    list(['Country code', 'رمز الدولة'], { value: ['United Arab Emirates +971', 'الإمارات العربية المتحدة +971'] }),
    field(['Mobile number', 'رقم الجوال'], { ...(isTyped ? { value: '050 123 4567' } : {}), ...refused(0) }),
    field(['Email', 'البريد الإلكتروني'], { ...(isTyped ? { value: 'layla@haddad.example' } : {}), ...refused(1) }),
    checkbox(['I am not a robot', 'لست روبوتًا'], {
      ...refused(2),
      is: isFaulty ? 'unticked wrong' : 'unticked',
    }),
    ...(problem ? [text(problem)] : []),
    button(['Send me a code', 'أرسل لي رمزًا']),
    // The server's own words are a notice as well, which is what is heard.
    ...(problem ? [alert(problem)] : []),
  ];
};

const show = button(['Show password', 'إظهار كلمة المرور'], { is: 'unpressed' });
const hint: Bilingual = ['Must Contain 8 Characters', 'يجب أن تحتوي على 8 أحرف'];
const met: Bilingual = [
  '8 characters Done An uppercase letter Done A lowercase letter Done A number Done A special character Done',
  '8 أحرف تم حرف لاتيني كبير تم حرف لاتيني صغير تم رقم تم رمز خاص تم',
];
const unmet: Bilingual = [
  '8 characters Still missing An uppercase letter Still missing A lowercase letter Done A number Still missing A special character Still missing',
  '8 أحرف ما زال ناقصًا حرف لاتيني كبير ما زال ناقصًا حرف لاتيني صغير تم رقم ما زال ناقصًا رمز خاص ما زال ناقصًا',
];
const weak: readonly Bilingual[] = [
  ['Password must be at least 8 characters', 'يجب ألا تقل كلمة المرور عن 8 أحرف'],
  ['The passwords do not match', 'كلمتا المرور غير متطابقتين'],
];

interface Choosing {
  /** How many characters stand in both. */
  readonly typed?: number;
  readonly rules?: Bilingual;
  readonly isWeak?: boolean;
  readonly isBusy?: boolean;
  readonly problem?: string;
}

const choosing = ({ typed = 0, rules = hint, isWeak = false, isBusy = false, problem }: Choosing = {}): Screen => {
  const value = typed > 0 ? { value: '•'.repeat(typed) } : {};
  const said = isWeak ? [weak[0]!, rules] : [rules];
  return [
    ...titled(
      ['Choose a new password', 'اختر كلمة مرور جديدة'],
      ['You log in with it from now on.', 'ستسجّل الدخول بها من الآن فصاعدًا.'],
    ),
    ...(isWeak ? summary(['2 fields need another look', 'حقلان بحاجة إلى مراجعة'], weak) : []),
    field(['New password', 'كلمة المرور الجديدة'], { ...value, ...(isWeak ? { is: 'wrong' } : {}), says: said }),
    show,
    field(['Confirm password', 'تأكيد كلمة المرور'], { ...value, ...wrong(isWeak ? weak[1] : undefined) }),
    show,
    ...(problem ? [text(problem)] : []),
    button(['Save the new password', 'احفظ كلمة المرور الجديدة'], isBusy ? { is: 'busy' } : {}),
    ...(problem ? [button(['Ask for a new code', 'اطلب رمزًا جديدًا']), alert(problem)] : []),
  ];
};

const digits: Bilingual = ['Enter the six digits', 'أدخل الأرقام الستة'];

export const passwordResetScreens: Screens = {
  law: strict,
  screens: {
    asking: asking(),
    faulty: asking({ isFaulty: true }),
    unsent: asking({ isTyped: true, problem: 'No code today' }),
    // The rest of it is the code's own.
    confirming: [
      dialog(digits),
      button(['Close', 'إغلاق']),
      text(['One code, and on you go.', 'رمز واحد، ثم تتابع.']),
      button(['Back', 'رجوع']),
      heading(digits),
      text(['We are sending a code to l••••@haddad.example.', 'نرسل رمزًا إلى l••••@haddad.example.']),
      field(['One-time code', 'رمز التحقق'], {
        is: 'fixed',
        says: [['The code works for ten minutes.', 'الرمز صالح لعشر دقائق.']],
      }),
      button(['Confirm', 'تأكيد'], { is: 'disabled' }),
    ],
    choosing: choosing(),
    weak: choosing({ typed: 4, rules: unmet, isWeak: true }),
    saving: choosing({ typed: 13, rules: met, isBusy: true }),
    refused: choosing({ typed: 13, rules: met, problem: 'Please ask for a new code' }),
  },
  focus: {
    confirming: field(['One-time code', 'رمز التحقق']),
    choosing: heading(['Choose a new password', 'اختر كلمة مرور جديدة']),
  },
};
