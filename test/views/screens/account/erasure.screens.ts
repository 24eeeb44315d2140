/** What a customer finds who wants the account deleted: what keeps it, what goes and what stays, and yes is said twice (Q7.7.g, R5.4.1–3, R8.1.6, K02). */
import { erasure } from '../../../models/erasure/erasure.law.ts';
import {
  alert,
  button,
  dialog,
  field,
  heading,
  link,
  status,
  text,
  type Bilingual,
  type Part,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const row: Screen = [
  heading(['Delete your account', 'حذف حسابك']),
  text([
    'Your details, your family and your cards go for good. We ask once more before anything happens.',
    'تُحذف بياناتك وعائلتك وبطاقاتك نهائيًا. نسألك مرة أخرى قبل أن يحدث أي شيء.',
  ]),
  button(['Delete my account', 'حذف حسابي']),
];

const first: Bilingual = ['Delete your account?', 'هل تريد حذف حسابك؟'];
const last: Bilingual = ['Delete it for good?', 'هل نحذفه نهائيًا؟'];
/** While an answer could undo the account nothing is left; while it is only looked for, it may. */
const asks = (title: Bilingual, rest: Screen, isFixed = false): Screen => [
  dialog(title),
  ...(isFixed ? [] : [button(['Close', 'إغلاق'])]),
  heading(title),
  ...rest,
  button(['Keep my account', 'الاحتفاظ بحسابي'], isFixed ? { is: 'disabled' } : {}),
];

const lost: Bilingual = ['We lost the connection', 'انقطع الاتصال'];
const again: Bilingual = ['Try again', 'حاول مرة أخرى'];
const cut: Bilingual = ['We lost the connection. Please try again.', 'انقطع الاتصال. يُرجى المحاولة مرة أخرى.'];
const looking = asks(first, [status(['Loading', 'جارٍ التحميل'])]);

const told = (next: Bilingual, { problem, isBusy = false }: { problem?: Bilingual; isBusy?: boolean } = {}): Screen => [
  ...asks(
    first,
    [
      text([
        'Your details, family, documents, saved cards and messages are deleted, and you are logged out everywhere. It cannot be undone.',
        'تُحذف بياناتك وعائلتك ووثائقك وبطاقاتك المحفوظة ورسائلك، ويُسجَّل خروجك من كل مكان. لا يمكن التراجع عن ذلك.',
      ]),
      text([
        'The law wants orders and invoices kept. They stay without your name.',
        'يوجب القانون حفظ الطلبات والفواتير، فتبقى من دون اسمك.',
      ]),
      text(next),
      ...(problem ? [alert(problem)] : []),
    ],
    isBusy,
  ),
  button(['Go on', 'متابعة'], isBusy ? { is: 'busy' } : {}),
];
const byPassword: Bilingual = ['Next we ask for your password.', 'في الخطوة التالية نطلب كلمة مرورك.'];
const byCode: Bilingual = [
  'Next we send a code to l••••@saha.example.',
  'في الخطوة التالية نرسل رمزًا إلى l••••@saha.example.',
];

const proof = (asked: Screen, { problem, isBusy = false }: { problem?: Bilingual; isBusy?: boolean } = {}): Screen => [
  ...asks(
    last,
    [
      text([
        'This is the last question. Afterwards nobody can bring your account back.',
        'هذا هو السؤال الأخير. بعده لا يمكن لأحد استعادة حسابك.',
      ]),
      ...asked,
      ...(problem ? [alert(problem)] : []),
    ],
    isBusy,
  ),
  button(['Delete for good', 'حذف نهائي'], isBusy ? { is: 'busy' } : {}),
];
const password = (details: Partial<Part> = {}): Screen => [
  field(['Password', 'كلمة المرور'], details),
  button(['Show password', 'إظهار كلمة المرور'], { is: 'unpressed' }),
];
const typedPassword = { value: '••••••••••••' };
const ten: Bilingual = ['The code works for ten minutes.', 'الرمز صالح لعشر دقائق.'];
const code = (details: Partial<Part> = {}): Screen => [
  field(['One-time code', 'رمز التحقق'], { says: [ten], ...details }),
  button(['Send a new code', 'أرسل رمزًا جديدًا']),
];

export const erasureScreens: Screens = {
  law: erasure,
  pressed: [['Look again', 'التحقق من جديد']],
  screens: {
    closed: row,
    looking,
    unknown: asks(first, [alert([`${lost[0]} ${again[0]}`, `${lost[1]} ${again[1]}`]), heading(lost), button(again)]),
    hindered: [
      ...asks(first, [
        text(['Not yet: something still stands in the way.', 'ليس بعد: ما زال هناك ما يمنع حذف حسابك.']),
        text([
          'AED 400 is in your wallet. Spend it, or ask us to pay it out.',
          'في محفظتك 400 درهم إماراتي. أنفقها أو اطلب منا صرفها لك.',
        ]),
        link(['Wallet', 'المحفظة']),
      ]),
      button(['Look again', 'التحقق من جديد']),
    ],
    lookingAgain: looking,
    explained: told(byPassword),
    asked: proof(password()),
    faulty: proof(password({ is: 'wrong', says: [['Password is required', 'حقل كلمة المرور مطلوب']] })),
    erasing: proof(password(typedPassword), { isBusy: true }),
    refused: proof(password(typedPassword), { problem: 'The password is not right' }),
    lookedAgain: looking,
    erased: row,
    explainedCode: told(byCode),
    sending: told(byCode, { isBusy: true }),
    unsent: told(byCode, { problem: cut }),
    askedCode: proof(code()),
    soon: proof(code(), { problem: 'You have just been sent a code.' }),
    faultyCode: proof(
      code({ value: '12345', is: 'wrong', says: [ten, ['Please enter a valid OTP', 'يُرجى إدخال رمز تحقق صحيح']] }),
    ),
    // The digits are gone with the refusal; where it says nothing of them they stay.
    refusedCode: proof(code(), { problem: 'Invalid OTP' }),
    cutCode: proof(code({ value: '123456' }), { problem: cut }),
    // Typing is not possible meanwhile: the code would be the old one.
    sendingAgain: proof(code({ is: 'fixed' }), { isBusy: true }),
    erasingTwice: proof(code({ value: '123456', is: 'fixed' }), { isBusy: true }),
    erasingByCode: proof(code({ value: '123456', is: 'fixed' }), { isBusy: true }),
  },
};
