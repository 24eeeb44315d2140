/** What a customer finds who takes another password: the old one, the new one with what it must hold, and what became of it (Q7.7.d, R5.1.1, R5.2.1–4, R8.1.6). */
import { passwordChange } from '../../../models/passwordChange/passwordChange.law.ts';
import {
  alert,
  button,
  dialog,
  field,
  heading,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const row: Screen = [
  heading(['Password', 'كلمة المرور']),
  text(['With another password you are logged out everywhere else.', 'عند تغييرها يُسجَّل خروجك من كل مكان آخر.']),
  button(['Change the password', 'تغيير كلمة المرور']),
];
const title: Bilingual = ['Change your password', 'تغيير كلمة المرور'];
const oldRequired: Bilingual = ['Old password is required', 'حقل كلمة المرور القديمة مطلوب'];
const newRequired: Bilingual = ['New password is required', 'حقل كلمة المرور الجديدة مطلوب'];
const confirmationRequired: Bilingual = ['Confirm password is required', 'حقل تأكيد كلمة المرور مطلوب'];
const hint: Bilingual = ['Must Contain 8 Characters', 'يجب أن تحتوي على 8 أحرف'];
/** R5.2.1, R5.2.2: each is said to be there. */
const rules: Bilingual = [
  '8 characters Done An uppercase letter Done A lowercase letter Done A number Done A special character Done',
  '8 أحرف تم حرف لاتيني كبير تم حرف لاتيني صغير تم رقم تم رمز خاص تم',
];
const show = button(['Show password', 'إظهار كلمة المرور'], { is: 'unpressed' });

interface Form {
  readonly isFilled?: boolean;
  readonly isBusy?: boolean;
  readonly areMissing?: boolean;
  readonly problem?: Bilingual;
}

const form = ({ isFilled = false, isBusy = false, areMissing = false, problem }: Form = {}): Screen => [
  dialog(title),
  ...(isBusy ? [] : [button(['Close', 'إغلاق'])]),
  heading(title),
  ...(areMissing
    ? [
        text(['3 fields need another look', '3 حقول بحاجة إلى مراجعة']),
        ...[oldRequired, newRequired, confirmationRequired].map((said) => button(said)),
      ]
    : []),
  field(['Old password', 'كلمة المرور القديمة'], {
    ...(isFilled ? { value: '•••' } : {}),
    ...(areMissing ? { is: 'wrong', says: [oldRequired] } : {}),
  }),
  show,
  field(['New password', 'كلمة المرور الجديدة'], {
    ...(isFilled ? { value: '••••••••••', says: [rules] } : { says: [hint] }),
    ...(areMissing ? { is: 'wrong', says: [hint, newRequired] } : {}),
  }),
  show,
  field(['Confirm password', 'تأكيد كلمة المرور'], {
    ...(isFilled ? { value: '••••••••••' } : {}),
    ...(areMissing ? { is: 'wrong', says: [confirmationRequired] } : {}),
  }),
  show,
  ...(problem ? [alert(problem)] : []),
  button(['Cancel', 'إلغاء'], isBusy ? { is: 'disabled' } : {}),
  button(['Save', 'حفظ'], isBusy ? { is: 'busy' } : {}),
];

export const passwordChangeScreens: Screens = {
  law: passwordChange,
  screens: {
    closed: row,
    empty: form(),
    faulty: form({ areMissing: true }),
    saving: form({ isFilled: true, isBusy: true }),
    refused: form({ isFilled: true, problem: 'The old password is not right' }),
    unsure: form({
      isFilled: true,
      problem: ['We lost the connection. Please try again.', 'انقطع الاتصال. يُرجى المحاولة مرة أخرى.'],
    }),
    unsureAgain: form({ isFilled: true, isBusy: true }),
    perhapsChanged: form({
      isFilled: true,
      problem: [
        'The old password is not right: your password may already be the new one, as the answer to an earlier attempt was lost. Log in with the new one, or ask for a code with “Forgot password”.',
        'كلمة المرور القديمة غير صحيحة: ربما أصبحت كلمة مرورك هي الجديدة بالفعل، لأن الرد على محاولة سابقة لم يصل. سجّل الدخول بكلمة المرور الجديدة، أو اطلب رمزًا عبر «نسيت كلمة المرور».',
      ],
    }),
    changed: [...row, status('Your password is changed.')],
    again: form({ isFilled: true, isBusy: true }),
  },
};
