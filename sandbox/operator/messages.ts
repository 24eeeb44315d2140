/** What customers are sent on their way in, in the language that they asked in. */
import { both, type Language } from '../words.ts';
import { codeLifetimeMinutes } from './codes.ts';
import type { Message } from './inbox.ts';

const once = both(
  `It works once, within ${codeLifetimeMinutes} minutes.`,
  `يعمل مرة واحدة خلال ${codeLifetimeMinutes} دقائق.`,
);
const words = {
  login: both('Your login code', 'رمز تسجيل الدخول'),
  loginBody: both('is your Saha login code.', 'هو رمز تسجيل الدخول إلى ساحة.'),
  password: both('Your code for a new password', 'رمز كلمة المرور الجديدة'),
  passwordBody: both('lets you choose a new password.', 'يتيح لك اختيار كلمة مرور جديدة.'),
  register: both('Your registration code', 'رمز التسجيل'),
  registerBody: both('is your Saha registration code.', 'هو رمز التسجيل في ساحة.'),
  address: both('Your code for this address', 'رمز تأكيد عنوانك'),
  addressBody: both('confirms that this address is yours.', 'يؤكد أن هذا العنوان لك.'),
  welcome: both('Welcome to Saha', 'أهلًا بك في ساحة'),
  welcomeBody: both('Please confirm that this address is yours.', 'يُرجى تأكيد أن هذا العنوان لك.'),
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

export const welcomeMessage = (recipient: string, link: string, language: Language): Message => ({
  channel: 'email',
  recipient,
  subject: words.welcome[language],
  body: words.welcomeBody[language],
  link,
});
