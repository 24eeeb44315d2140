/** What a business partner finds who signs up (R1.6.1, R3.10.12, Q3.10.c, R5.1.2, Q5.1.b, R8.1.6). */
import { law } from '../../../models/partnerRegistration/partnerRegistration.law.ts';
import {
  alert,
  button,
  field,
  file,
  group,
  list,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const hint: Bilingual = ['Must Contain 8 Characters', 'يجب أن تحتوي على 8 أحرف'];

interface Form {
  readonly name?: string;
  readonly isComplete?: boolean;
  readonly isBusy?: boolean;
  readonly isFaulty?: boolean;
  /** Somebody has the number already: told by a notice as well. */
  readonly taken?: string;
  readonly problem?: Bilingual;
}

const missing: readonly Bilingual[] = [
  ['Name of the organisation is required', 'حقل اسم الجهة مطلوب'],
  ['Type of organisation is required', 'حقل نوع الجهة مطلوب'],
  ['Contact person is required', 'حقل مسؤول التواصل مطلوب'],
  ['Email is required', 'حقل البريد الإلكتروني مطلوب'],
  ['Please enter valid mobile number', 'يُرجى إدخال رقم جوال صحيح'],
  ['Password is required', 'حقل كلمة المرور مطلوب'],
];

const form = (on: Form = {}): Screen => {
  const refused = (place: number, hints: readonly Bilingual[] = []) =>
    on.isFaulty ? { is: 'wrong', says: [...hints, missing[place]!] } : hints.length > 0 ? { says: hints } : {};
  const holds = (value: Bilingual | undefined) => (value === undefined ? {} : { value });
  const complete = (value: string) => (on.isComplete ? value : undefined);
  return [
    ...(on.isFaulty
      ? [text(['6 fields need another look', '6 حقول بحاجة إلى مراجعة']), ...missing.map((said) => button(said))]
      : []),
    group(['Your organisation', 'جهتك']),
    field(['Name of the organisation', 'اسم الجهة'], { ...holds(on.name), ...refused(0) }),
    list(['Type of organisation', 'نوع الجهة'], {
      value: on.isComplete ? ['Company', 'شركة'] : ['Please choose', 'يُرجى الاختيار'],
      ...refused(1),
    }),
    file(['Logo or picture optional', 'الشعار أو صورة اختياري']),
    text(['Choose a file or drop it here JPEG, PNG, up to 5 MB', 'اختر ملفًا أو أفلته هنا JPEG, PNG، حتى 5 ميغابايت']),
    group(['Whom we talk to', 'مع من نتواصل']),
    field(['Contact person', 'مسؤول التواصل'], { ...holds(complete('Priya Menon')), ...refused(2) }),
    field(['Email', 'البريد الإلكتروني'], { ...holds(complete('priya@menon.example')), ...refused(3) }),
    list(['Country code', 'رمز الدولة'], {
      value: ['United Arab Emirates +971', 'الإمارات العربية المتحدة +971'],
    }),
    field(['Mobile number', 'رقم الجوال'], {
      ...holds(complete('50 222 3333')),
      ...(on.taken ? { is: 'wrong', says: [on.taken] } : refused(4)),
    }),
    field(['Password', 'كلمة المرور'], {
      ...holds(complete('•••••••••••••')),
      ...(on.isComplete
        ? {
            says: [
              [
                '8 characters Done An uppercase letter Done A lowercase letter Done A number Done A special character Done',
                '8 أحرف تم حرف لاتيني كبير تم حرف لاتيني صغير تم رقم تم رمز خاص تم',
              ],
            ],
          }
        : refused(5, [hint])),
    }),
    button(['Show password', 'إظهار كلمة المرور'], { is: 'unpressed' }),
    ...(on.isFaulty ? [alert(['Please fix all errors', 'يُرجى تصحيح جميع الأخطاء'])] : []),
    ...(on.problem ? [text(on.problem)] : []),
    button(['Ask for a partner account', 'اطلب حساب شريك'], on.isBusy ? { is: 'busy' } : {}),
    ...(on.taken ? [alert(on.taken)] : []),
    ...(on.problem ? [alert(on.problem)] : []),
  ];
};

const typed = { name: 'Menon & Sons 3', isComplete: true };
const exists = 'There is an account already';

export const partnerScreens: Screens = {
  law,
  screens: {
    empty: form(),
    named: form({ name: 'Menon' }),
    faulty: form({ isFaulty: true }),
    registering: form({ ...typed, isBusy: true }),
    refused: form({ ...typed, taken: exists }),
    lost: form({
      ...typed,
      problem: ['We lost the connection. Please try again.', 'انقطع الاتصال. يُرجى المحاولة مرة أخرى.'],
    }),
  },
};
