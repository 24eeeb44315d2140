/** What customers are sent on their way in, in the language that they asked in. */
import { accountWords } from '../answers/accountWords.ts';
import { bilingual, type Language } from '../words.ts';
import { codeLifetimeMinutes } from './access/codes.ts';
import type { Message } from './inbox.ts';

const once = bilingual(
  `It works once, within ${codeLifetimeMinutes} minutes.`,
  `يعمل مرة واحدة خلال ${codeLifetimeMinutes} دقائق.`,
);
const words = {
  login: bilingual('Your login code', 'رمز تسجيل الدخول'),
  loginBody: bilingual('is your Saha login code.', 'هو رمز تسجيل الدخول إلى ساحة.'),
  password: bilingual('Your code for a new password', 'رمز كلمة المرور الجديدة'),
  passwordBody: bilingual('lets you choose a new password.', 'يتيح لك اختيار كلمة مرور جديدة.'),
  register: bilingual('Your registration code', 'رمز التسجيل'),
  registerBody: bilingual('is your Saha registration code.', 'هو رمز التسجيل في ساحة.'),
  address: bilingual('Your code for this address', 'رمز تأكيد بريدك الإلكتروني'),
  addressBody: bilingual('confirms that this address is yours.', 'يؤكد أن هذا البريد لك.'),
  erase: accountWords.eraseCode,
  eraseBody: accountWords.eraseCodeBody,
  number: bilingual('Your code for this number', 'رمز تأكيد رقمك'),
  numberBody: bilingual('confirms that this number is yours.', 'يؤكد أن هذا الرقم لك.'),
  welcome: bilingual('Welcome to Saha', 'أهلًا بك في ساحة'),
  welcomeBody: bilingual('Please confirm that this address is yours.', 'يُرجى تأكيد أن هذا البريد لك.'),
} as const;

type Word = keyof typeof words;
const codeMessage =
  (channel: Message['channel'], subject: Word, body: Word) =>
  (recipient: string, code: string, language: Language): Message => ({
    channel,
    recipient,
    subject: words[subject][language],
    body: `${code} ${words[body][language]} ${once[language]}`,
  });

export const loginCodeMessage = codeMessage('email', 'login', 'loginBody');
export const passwordCodeMessage = codeMessage('email', 'password', 'passwordBody');
export const registrationCodeMessage = codeMessage('sms', 'register', 'registerBody');

export const addressCodeMessage = codeMessage('email', 'address', 'addressBody');

/** To the address or the number that is proven. */
export const eraseCodeMessage = (channel: Message['channel']) => codeMessage(channel, 'erase', 'eraseBody');
export const mobileCodeMessage = codeMessage('sms', 'number', 'numberBody');

export const welcomeMessage = (recipient: string, link: string, language: Language): Message => ({
  channel: 'email',
  recipient,
  subject: words.welcome[language],
  body: words.welcomeBody[language],
  link,
});
