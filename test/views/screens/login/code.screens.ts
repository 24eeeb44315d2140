/** The step that asks for a one-time code (R2.13.7, R4.9.6, R5.4.1–5, R8.1.6, R8.1.8, Q5.4.b, T15). */
import { inThePause } from '../../../models/code/code.pause.law.ts';
import { renewalLaw } from '../../../models/code/codeRenewal.law.ts';
import {
  alert,
  button,
  checkbox,
  field,
  heading,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

type Renewal = 'offered' | 'busy' | { readonly in: string };

interface Step {
  readonly typed?: string;
  readonly hint?: Bilingual;
  readonly refused?: Bilingual;
  readonly isUnproved?: boolean;
  readonly isProved?: boolean;
  /** The proof ran out meanwhile (Q4.9.c). */
  readonly isExpired?: boolean;
  readonly isChecking?: boolean;
  readonly renewal?: Renewal;
  readonly problem?: Bilingual;
  /** The notice: what the server said, or why it refused. */
  readonly told?: Bilingual;
  readonly refusal?: Bilingual;
}

const back = button(['Back', 'رجوع']);
const sentTo = text(['We sent a code to l••••@haddad.example.', 'أرسلنا رمزًا إلى l••••@haddad.example.']);
const tenMinutes: Bilingual = ['The code works for ten minutes.', 'الرمز صالح لعشر دقائق.'];
const another: Bilingual = ['Send a new code', 'أرسل رمزًا جديدًا'];
const onItsWay: Bilingual = 'A code is on its way';
const invalid: Bilingual = 'Invalid OTP';
const lost: Bilingual = ['We lost the connection. Please try again.', 'انقطع الاتصال. يُرجى المحاولة مرة أخرى.'];
const noProof: Bilingual = ['Please validate recaptcha', 'يُرجى إكمال التحقق من أنك لست روبوتًا'];
const notSixDigits: Bilingual = ['Please enter a valid OTP', 'يُرجى إدخال رمز تحقق صحيح'];

const captcha = ({ isUnproved = false, isProved = false, isExpired = false }: Step) => [
  checkbox(['I am not a robot', 'لست روبوتًا'], {
    is: `${isProved ? 'ticked' : 'unticked'}${isUnproved ? ' wrong' : ''}`,
    ...(isUnproved ? { says: [noProof] } : {}),
  }),
  ...(isProved ? [status(['Verified', 'تم التحقق'])] : []),
  ...(isExpired ? [status(['Expired. Please tick again.', 'انتهت الصلاحية. ضع العلامة من جديد.'])] : []),
];
const notice = ({ told, refusal }: Step) => [...(told ? [status(told)] : []), ...(refusal ? [alert(refusal)] : [])];

const renewed = (renewal: Renewal): Screen => {
  if (typeof renewal === 'object')
    return [text([`Nothing yet? New code in ${renewal.in}`, `لم يصلك شيء؟ رمز جديد بعد ${renewal.in}`])];
  return [text(['Nothing yet?', 'لم يصلك شيء؟']), button(another, renewal === 'busy' ? { is: 'busy' } : {})];
};

/** The six digits are asked for. */
const open = (on: Step = {}): Screen => [
  back,
  heading(['Enter the six digits', 'أدخل الأرقام الستة']),
  sentTo,
  field(['One-time code', 'رمز التحقق'], {
    ...(on.typed ? { value: on.typed } : {}),
    ...(on.isChecking ? { is: 'fixed' } : on.refused ? { is: 'wrong' } : {}),
    says: [on.hint ?? tenMinutes, ...(on.refused ? [on.refused] : [])],
  }),
  ...captcha(on),
  ...(on.problem ? [text(on.problem)] : []),
  button(['Confirm', 'تأكيد'], on.isChecking ? { is: 'busy' } : {}),
  ...renewed(on.renewal ?? { in: '1:00' }),
  ...notice(on),
];

/** No digits are taken any more: only another code helps. */
const spent = (why: Bilingual, on: Step = {}): Screen => [
  back,
  heading(['Ask for a new code', 'اطلب رمزًا جديدًا']),
  sentTo,
  alert(why),
  ...(on.renewal === 'offered' || on.renewal === 'busy' ? captcha(on) : []),
  ...(on.problem ? [text(on.problem)] : []),
  ...(typeof on.renewal === 'object'
    ? [text([`New code in ${on.renewal.in}`, `رمز جديد بعد ${on.renewal.in}`])]
    : [button(another, on.renewal === 'busy' ? { is: 'busy' } : {})]),
  ...notice(on),
];
const tooMany: Bilingual = ['Too many wrong codes. Ask for a new one.', 'رموز خاطئة كثيرة. اطلب رمزًا جديدًا.'];
const tooOld: Bilingual = ['This code is too old. Ask for a new one.', 'انتهت صلاحية هذا الرمز. اطلب رمزًا جديدًا.'];

/** Before anything was sent there is nothing to confirm. */
const asking: Screen = [
  back,
  heading(['Enter the six digits', 'أدخل الأرقام الستة']),
  text(['We are sending a code to l••••@haddad.example.', 'نرسل رمزًا إلى l••••@haddad.example.']),
  field(['One-time code', 'رمز التحقق'], { is: 'fixed', says: [tenMinutes] }),
  ...captcha({}),
  button(['Confirm', 'تأكيد'], { is: 'disabled' }),
];

export const codeScreens: Screens = {
  law: inThePause,
  pressed: [another],
  screens: {
    recalling: asking,
    sending: asking,
    filling: open({ told: onItsWay }),
    recalled: open({ renewal: { in: '0:20' } }),
    faulty: open({ refused: ['Please enter otp', 'يُرجى إدخال رمز التحقق'], isUnproved: true, told: onItsWay }),
    // The digits that were refused would cost another try if they were confirmed again.
    wrong: open({
      hint: ['4 tries left', 'بقيت 4 محاولات'],
      refused: invalid,
      refusal: invalid,
    }),
    checking: open({ typed: '482913', isProved: true, isChecking: true, told: onItsWay }),
    checkingFifth: open({
      typed: '482913',
      hint: ['1 try left', 'بقيت محاولة واحدة'],
      isProved: true,
      isChecking: true,
      refusal: invalid,
    }),
    lockedOut: spent(tooMany, { renewal: { in: '1:00' }, refusal: invalid }),
    spent: spent(tooOld, { renewal: { in: '1:00' }, refusal: 'This code is too old' }),
    paused: open({
      hint: ['4 tries left', 'بقيت 4 محاولات'],
      renewal: { in: '1:40' },
      told: 'Please wait 40 seconds',
    }),
    renewed: open({ typed: '482913', renewal: { in: '2:30' }, told: 'Another code is on its way' }),
  },
};

const late = { renewal: 'offered' } as const;

export const codeRenewalScreens: Screens = {
  law: renewalLaw,
  screens: {
    offered: open({ ...late, told: onItsWay }),
    unproved: open({ ...late, isUnproved: true, told: onItsWay }),
    resending: open({ isProved: true, renewal: 'busy', told: onItsWay }),
    resendingTried: open({
      hint: ['1 try left', 'بقيت محاولة واحدة'],
      isProved: true,
      renewal: 'busy',
      refusal: invalid,
    }),
    resendingFaulty: open({
      typed: '48291',
      refused: notSixDigits,
      isUnproved: true,
      renewal: 'busy',
      told: onItsWay,
    }),
    unsent: open({ ...late, problem: lost, refusal: lost }),
    checking: open({ typed: '482913', isProved: true, isChecking: true, renewal: 'offered', told: onItsWay }),
    checkingFaulty: open({
      typed: '482913',
      isUnproved: true,
      isChecking: true,
      renewal: 'offered',
      told: onItsWay,
    }),
    lockedOut: spent(tooMany, { renewal: 'offered', refusal: 'Too many attempts' }),
    lockedResending: spent(tooMany, { isProved: true, renewal: 'busy', refusal: 'Too many attempts' }),
    old: spent(tooOld, { ...late, told: onItsWay }),
    oldResending: spent(tooOld, { isProved: true, renewal: 'busy', told: onItsWay }),
    checkingOld: open({ typed: '482913', isExpired: true, isChecking: true, renewal: 'offered', told: onItsWay }),
    lockedOld: spent(tooMany, { renewal: 'offered', refusal: 'Too many attempts' }),
  },
};
