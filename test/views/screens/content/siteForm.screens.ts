/** What a customer finds of a form of the operator's (R2.1.28, R3.8.7, R5.4.4, R5.4.9, R8.3.2, Q2.1.d, Q7.5.a). */
import { law } from '../../../models/siteForm/siteForm.law.ts';
import {
  alert,
  button,
  checkbox,
  field,
  file,
  heading,
  group,
  link,
  radio,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const title: Bilingual = ['Lost something?', 'هل فقدت شيئًا؟'];
const agree: Bilingual = ['I agree optional', 'I agree اختياري'];

interface Form {
  readonly isFilled?: boolean;
  /** Signed out, so that no file can be stored. */
  readonly isSignedOut?: boolean;
  readonly isNameMissing?: boolean;
  readonly picture?: Screen;
  readonly isSigning?: boolean;
  readonly proof?: 'given' | 'missing';
  readonly problem?: Bilingual;
  readonly isBusy?: boolean;
}

const loginFirst: Screen = [
  text(['This form asks for a file, which is kept with your account.', 'يطلب هذا النموذج ملفًّا يُحفظ مع حسابك.']),
  link(['Log in', 'سجّل الدخول']),
  text(['before you begin.', 'قبل أن تبدأ.']),
];

const aPicture: Bilingual = ['A picture optional', 'A picture اختياري'];
const fileKinds = text([
  'Choose a file or drop it here JPEG, PNG, PDF, up to 5 MB',
  'اختر ملفًا أو أفلته هنا JPEG, PNG, PDF، حتى 5 ميغابايت',
]);
const noPicture: Screen = [file(aPicture), fileKinds];
const uploading: Screen = [
  file(aPicture, { is: 'busy' }),
  text('bag.png'),
  status(['Uploading…', 'جارٍ الرفع…']),
  button(['Stop uploading bag.png', 'أوقف رفع bag.png']),
];
const notKept: Screen = [
  file(aPicture, {
    is: 'wrong',
    says: [
      ['Please log in first: what you attach is kept with your account', 'سجّل الدخول أولًا، فما ترفقه يُحفظ مع حسابك'],
    ],
  }),
  fileKinds,
];

const use: Bilingual = ['Use this signature', 'اعتمد هذا التوقيع'];

const drawing = (isBusy: boolean): Screen => [
  group(agree),
  group(['How to sign', 'طريقة التوقيع']),
  radio(['Draw it', 'ارسمه'], { is: 'ticked' }),
  radio(['Type it', 'اكتبه'], { is: 'unticked' }),
  ...(isBusy ? [] : [text(['A place to sign with pen, finger or mouse', 'مكان للتوقيع بالقلم أو الإصبع أو الفأرة'])]),
  button(['Clear', 'مسح']),
  button(use, { is: isBusy ? 'busy' : 'disabled' }),
  checkbox(['I agree', 'أوافق'], { is: 'unticked' }),
];
const robot: Bilingual = ['I am not a robot', 'لست روبوتًا'];
const human = {
  open: [checkbox(robot, { is: 'unticked' })],
  given: [checkbox(robot, { is: 'ticked' }), status(['Verified', 'تم التحقق'])],
  missing: [
    checkbox(robot, {
      is: 'unticked wrong',
      says: [['Please confirm you are not a robot', 'يُرجى تأكيد أنك لست روبوتًا']],
    }),
  ],
};

const form = ({ isFilled = false, isNameMissing = false, isBusy = false, ...on }: Form = {}): Screen => [
  heading(title),
  ...(on.isSignedOut ? loginFirst : []),
  field('Your name', {
    ...(isFilled ? { value: 'Layla' } : {}),
    ...(isNameMissing ? { is: 'wrong', says: [['Your name is required', 'حقل «Your name» مطلوب']] } : {}),
  }),
  ...(on.picture ?? noPicture),
  ...drawing(on.isSigning ?? false),
  ...human[on.proof ?? 'open'],
  ...(on.problem ? [alert(on.problem)] : []),
  button(['Send', 'أرسل'], isBusy ? { is: 'busy' } : {}),
];

export const siteFormScreens: Screens = {
  law,
  screens: {
    empty: form(),
    complete: form({ isFilled: true }),
    faulty: form({ isNameMissing: true, proof: 'given' }),
    unproved: form({ isFilled: true, proof: 'missing' }),
    loginNeeded: form({ isFilled: true, isSignedOut: true, picture: notKept }),
    storing: form({ isFilled: true, picture: uploading }),
    signing: form({ isFilled: true, isSigning: true }),
    sending: form({ isFilled: true, proof: 'given', isBusy: true }),
    // The proof was used up; what was typed stays.
    refused: form({ isFilled: true, problem: 'Your name is required' }),
    sent: [heading(['Thank you', 'شكرًا لك']), text('Thank you.'), button(['Fill it in once more', 'املأه مرة أخرى'])],
  },
  focus: {
    faulty: field('Your name'),
    sent: heading(['Thank you', 'شكرًا لك']),
  },
};
