/** What this server says to people who come in: the specification's sentences, and its own. */
import { both, type Words } from '../words.ts';

/** Names of fields as sentences call them. */
const labels = {
  first_name: both('First name', 'الاسم الأول'),
  last_name: both('Last name', 'اسم العائلة'),
  name: both('Name', 'الاسم'),
  contact_person: both('Contact person', 'جهة الاتصال'),
  entity_type: both('Entity type', 'نوع الجهة'),
  entity_name: both('Entity name', 'اسم الجهة'),
  password: both('Password', 'كلمة المرور'),
  dob: both('Date of birth', 'تاريخ الميلاد'),
  gender: both('Gender', 'الجنس'),
  nationality: both('Nationality', 'الجنسية'),
  religion_id: both('Religion', 'الديانة'),
  id_proof_type_id: both('ID type', 'نوع الهوية'),
  id_proof_number: both('ID number', 'رقم الهوية'),
} as const satisfies Record<string, Words>;
export type Label = keyof typeof labels;

const about = (en: string, ar: string) => (field: Label) =>
  both(en.replace('{label}', labels[field].en), ar.replace('{label}', labels[field].ar));

/** Sentences about one field. */
export const required = about('{label} is required', '{label}: هذا الحقل مطلوب');
export const tooShort = about('{label} must be at least 2 characters', '{label}: حرفان على الأقل');
export const notLetters = about(
  '{label} must be a valid name in Latin or Arabic',
  '{label}: يجب أن يكون اسمًا صحيحًا بالحروف اللاتينية أو العربية',
);
export const tooLong = about('{label} is too long', '{label}: النص أطول من المسموح');
export const notValid = about('{label} is not valid', '{label}: القيمة غير صحيحة');

type Forms = Readonly<Record<'one' | 'two' | 'few' | 'other', string>>;
const secondsAr: Forms = { one: 'ثانية واحدة', two: 'ثانيتين', few: '# ثوانٍ', other: '# ثانية' };
const minutesAr: Forms = { one: 'دقيقة واحدة', two: 'دقيقتين', few: '# دقائق', other: '# دقيقة' };
const arabicPlural = new Intl.PluralRules('ar');

function counted(count: number, english: string, arabic: Forms): Words {
  const form = arabicPlural.select(count);
  const ar = form === 'one' || form === 'two' || form === 'few' ? arabic[form] : arabic.other;
  return both(`${count} ${english}${count === 1 ? '' : 's'}`, ar.replace('#', String(count)));
}

/** A sentence, and after how long it makes sense to come back. */
const andWait =
  (words: Words) =>
  (seconds: number): Words => {
    const time =
      seconds < 120 ? counted(seconds, 'second', secondsAr) : counted(Math.ceil(seconds / 60), 'minute', minutesAr);
    return both(`${words.en}. Please try again in ${time.en}.`, `${words.ar}. يُرجى المحاولة مرة أخرى بعد ${time.ar}.`);
  };

export const said = {
  // captcha (Q5.4.c)
  notRobot: both('Please confirm you are not a robot', 'يُرجى تأكيد أنك لست روبوتًا'),
  validateCaptcha: both('Please validate recaptcha', 'يُرجى إتمام التحقق من أنك لست روبوتًا'),
  verifyHuman: both('Please verify you are human', 'يُرجى إثبات أنك إنسان'),
  // passwords
  wrongPassword: both('The mobile number or the password is not right', 'رقم الجوال أو كلمة المرور غير صحيحة'),
  tooManyRequests: andWait(both('Too many requests', 'طلبات كثيرة')),
  locked: andWait(both('Too many attempts', 'محاولات كثيرة')),
  notApproved: both('Your partner account is waiting for approval', 'حساب الشريك الخاص بك بانتظار الموافقة'),
  passwordShort: both('Password must be at least 8 characters', 'يجب ألا تقل كلمة المرور عن 8 أحرف'),
  passwordWeak: both(
    'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character',
    'يجب أن تحتوي كلمة المرور على حرف كبير وحرف صغير ورقم ورمز خاص على الأقل',
  ),
  passwordsDiffer: both('The passwords do not match', 'كلمتا المرور غير متطابقتين'),
  passwordsMustMatch: both('Passwords must match', 'يجب أن تتطابق كلمتا المرور'),
  passwordChanged: both(
    'Your password is changed. You can log in with it now.',
    'تم تغيير كلمة المرور. يمكنك تسجيل الدخول بها الآن.',
  ),
  askForNewCode: both('Please ask for a new code', 'يُرجى طلب رمز جديد'),
  // codes
  invalidOtp: both('Invalid OTP', 'رمز التحقق غير صحيح'),
  otpExpired: both('This code has expired. Please ask for a new one.', 'انتهت صلاحية هذا الرمز. يُرجى طلب رمز جديد.'),
  otpLocked: both('Too many wrong codes. Please ask for a new one.', 'أُدخلت رموز خاطئة كثيرة. يُرجى طلب رمز جديد.'),
  codeTooSoon: andWait(both('You have just been sent a code', 'أُرسل إليك رمز قبل قليل')),
  tooManyCodes: andWait(both('Too many codes were asked for', 'طُلبت رموز كثيرة')),
  codeMaybeSent: both(
    'If that address is known here, a code is on its way',
    'إن كان هذا العنوان معروفًا لدينا فالرمز في طريقه إليك',
  ),
  passwordCodeMaybeSent: both(
    'If we know this number and address, a code is on its way',
    'إن كان هذا الرقم وهذا العنوان معروفين لدينا فالرمز في طريقه إليك',
  ),
  codeSent: both('A code is on its way', 'الرمز في طريقه إليك'),
  codeRight: both('The code is right', 'الرمز صحيح'),
  codeLoginOff: both('Login by code is not offered here', 'تسجيل الدخول بالرمز غير متاح هنا'),
  // provider
  providerOff: both('Login by national identity is not offered here', 'تسجيل الدخول بالهوية الوطنية غير متاح هنا'),
  linkExpired: both('This login link has expired', 'انتهت صلاحية رابط تسجيل الدخول'),
  // guests
  guestsOff: both('Guests cannot check out here', 'لا يمكن للضيوف إتمام الشراء هنا'),
  // accounts
  acceptTerms: both('Please accept the terms', 'يُرجى الموافقة على الشروط'),
  mobileMissing: both('Please enter valid mobile number', 'يُرجى إدخال رقم جوال صحيح'),
  mobileInvalid: both('Mobile number is not valid', 'رقم الجوال غير صحيح'),
  emailInvalid: both('Please enter a valid email address', 'يُرجى إدخال بريد إلكتروني صحيح'),
  accountExists: both('There is an account with this mobile number already', 'يوجد حساب بهذا الرقم بالفعل'),
  emailTaken: both('There is an account with this e-mail already', 'يوجد حساب بهذا البريد الإلكتروني بالفعل'),
  emailUnproven: both(
    'Please enter the code that was sent to the new address',
    'يُرجى إدخال الرمز الذي أُرسل إلى العنوان الجديد',
  ),
  futureBirth: both('The date of birth lies in the future', 'تاريخ الميلاد في المستقبل'),
  idMissing: both('Please enter your Emirates ID', 'يُرجى إدخال رقم الهوية الإماراتية'),
  idFormat: both('Emirates ID format is incorrect.', 'صيغة رقم الهوية الإماراتية غير صحيحة.'),
  idInvalid: both('Emirates ID number is not valid.', 'رقم الهوية الإماراتية غير صحيح.'),
  fileType: (types: string) =>
    both(
      `Invalid file type. Please upload a valid file type (${types})`,
      `نوع الملف غير صالح. يُرجى رفع ملف من نوع صالح (${types})`,
    ),
  fileSize: both('A file may have 5 MB at most', 'الحد الأقصى لحجم الملف 5 ميغابايت'),
  welcome: both('Welcome to Saha! You can log in now.', 'أهلًا بك في ساحة! يمكنك تسجيل الدخول الآن.'),
  partnerWaits: both(
    'Thank you. You can log in as soon as we have approved your account.',
    'شكرًا لك. يمكنك تسجيل الدخول فور موافقتنا على حسابك.',
  ),
  linkInvalid: both('This link is not valid any more', 'لم يعد هذا الرابط صالحًا'),
  addressConfirmed: both('Your address is confirmed', 'تم تأكيد عنوانك'),
  loggedOut: both('You are logged out', 'تم تسجيل خروجك'),
} as const;
