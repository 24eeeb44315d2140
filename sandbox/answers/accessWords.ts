/** What this server says to people who come in: the specification's sentences, and its own. */
import { bilingual, type Words } from '../words.ts';

/** Names of fields as sentences call them. */
const labels = {
  first_name: bilingual('First name', 'الاسم الأول'),
  last_name: bilingual('Last name', 'اسم العائلة'),
  name: bilingual('Name', 'الاسم'),
  contact_person: bilingual('Contact person', 'مسؤول التواصل'),
  entity_type: bilingual('Entity type', 'نوع الجهة'),
  entity_name: bilingual('Entity name', 'اسم الجهة'),
  password: bilingual('Password', 'كلمة المرور'),
  dob: bilingual('Date of birth', 'تاريخ الميلاد'),
  gender: bilingual('Gender', 'الجنس'),
  nationality: bilingual('Nationality', 'الجنسية'),
  religion_id: bilingual('Religion', 'الديانة'),
  id_proof_type_id: bilingual('ID type', 'نوع الوثيقة'),
  id_proof_number: bilingual('ID number', 'رقم الوثيقة'),
} as const satisfies Record<string, Words>;
export type Label = keyof typeof labels;

const about = (en: string, ar: string) => (field: Label) =>
  bilingual(en.replace('{label}', labels[field].en), ar.replace('{label}', labels[field].ar));

/** Sentences about one field. */
export const required = about('{label} is required', '{label}: هذا الحقل مطلوب');
export const tooShort = about('{label} must be at least 2 characters', '{label}: حرفان على الأقل');
export const notLetters = about(
  '{label} must be a valid name in Latin or Arabic',
  '{label}: يجب أن يكون اسمًا صحيحًا بالأحرف اللاتينية أو العربية',
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
  return bilingual(`${count} ${english}${count === 1 ? '' : 's'}`, ar.replace('#', String(count)));
}

/** A sentence, and after how long it makes sense to come back. */
const andWait =
  (words: Words) =>
  (seconds: number): Words => {
    const time =
      seconds < 120 ? counted(seconds, 'second', secondsAr) : counted(Math.ceil(seconds / 60), 'minute', minutesAr);
    return bilingual(
      `${words.en}. Please try again in ${time.en}.`,
      `${words.ar}. يُرجى المحاولة مرة أخرى بعد ${time.ar}.`,
    );
  };

export const said = {
  // captcha (Q5.4.c)
  notRobot: bilingual('Please confirm you are not a robot', 'يُرجى تأكيد أنك لست روبوتًا'),
  validateCaptcha: bilingual('Please validate recaptcha', 'يُرجى إكمال التحقق من أنك لست روبوتًا'),
  verifyHuman: bilingual('Please verify you are human', 'يُرجى تأكيد أنك إنسان'),
  // passwords
  wrongPassword: bilingual('The mobile number or the password is not right', 'رقم الجوال أو كلمة المرور غير صحيحة'),
  tooManyRequests: andWait(bilingual('Too many requests', 'طلبات كثيرة')),
  locked: andWait(bilingual('Too many attempts', 'محاولات كثيرة')),
  notApproved: bilingual('Your partner account is waiting for approval', 'حساب الشريك الخاص بك بانتظار الموافقة'),
  passwordShort: bilingual('Password must be at least 8 characters', 'يجب ألا تقل كلمة المرور عن 8 أحرف'),
  passwordWeak: bilingual(
    'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character',
    'يجب أن تحتوي كلمة المرور على حرف كبير وحرف صغير ورقم ورمز خاص على الأقل',
  ),
  passwordsDiffer: bilingual('The passwords do not match', 'كلمتا المرور غير متطابقتين'),
  passwordsMustMatch: bilingual('Passwords must match', 'يجب أن تتطابق كلمتا المرور'),
  passwordChanged: bilingual(
    'Your password is changed. You can log in with it now.',
    'تم تغيير كلمة المرور. يمكنك تسجيل الدخول بها الآن.',
  ),
  askForNewCode: bilingual('Please ask for a new code', 'يُرجى طلب رمز جديد'),
  // codes
  invalidOtp: bilingual('Invalid OTP', 'رمز التحقق غير صحيح'),
  otpExpired: bilingual(
    'This code has expired. Please ask for a new one.',
    'انتهت صلاحية هذا الرمز. يُرجى طلب رمز جديد.',
  ),
  otpLocked: bilingual('Too many wrong codes. Please ask for a new one.', 'أُدخلت رموز خاطئة كثيرة. يُرجى طلب رمز جديد.'),
  codeTooSoon: andWait(bilingual('You have just been sent a code', 'أُرسل إليك رمز قبل قليل')),
  tooManyCodes: andWait(bilingual('Too many codes were asked for', 'طُلبت رموز كثيرة')),
  codeMaybeSent: bilingual(
    'If that address is known here, a code is on its way',
    'إن كان هذا البريد معروفًا لدينا فالرمز في طريقه إليك',
  ),
  passwordCodeMaybeSent: bilingual(
    'If we know this number and address, a code is on its way',
    'إن كان هذا الرقم وهذا البريد معروفين لدينا فالرمز في طريقه إليك',
  ),
  codeSent: bilingual('A code is on its way', 'الرمز في طريقه إليك'),
  codeRight: bilingual('The code is right', 'الرمز صحيح'),
  codeLoginOff: bilingual('Login by code is not offered here', 'تسجيل الدخول بالرمز غير متاح هنا'),
  // provider
  providerOff: bilingual('Login by national identity is not offered here', 'تسجيل الدخول بالهوية الوطنية غير متاح هنا'),
  linkExpired: bilingual('This login link has expired', 'انتهت صلاحية رابط تسجيل الدخول'),
  // guests
  guestsOff: bilingual('Guests cannot check out here', 'لا يمكن للضيوف إتمام الشراء هنا'),
  // accounts
  acceptTerms: bilingual('Please accept the terms', 'يُرجى الموافقة على الشروط'),
  mobileMissing: bilingual('Please enter valid mobile number', 'يُرجى إدخال رقم جوال صحيح'),
  mobileInvalid: bilingual('Mobile number is not valid', 'رقم الجوال غير صحيح'),
  emailInvalid: bilingual('Please enter a valid email address', 'يُرجى إدخال بريد إلكتروني صحيح'),
  accountExists: bilingual('There is an account with this mobile number already', 'يوجد حساب بهذا الرقم بالفعل'),
  emailTaken: bilingual('There is an account with this email already', 'يوجد حساب بهذا البريد الإلكتروني بالفعل'),
  emailUnproven: bilingual(
    'Please enter the code that was sent to the new address',
    'يُرجى إدخال الرمز الذي أُرسل إلى البريد الجديد',
  ),
  mobileUnproven: bilingual(
    'Please enter the code that was sent to the new number',
    'يُرجى إدخال الرمز الذي أُرسل إلى الرقم الجديد',
  ),
  futureBirth: bilingual('The date of birth lies in the future', 'تاريخ الميلاد في المستقبل'),
  idMissing: bilingual('Please enter your Emirates ID', 'يُرجى إدخال رقم الهوية الإماراتية'),
  idFormat: bilingual('Emirates ID format is incorrect.', 'صيغة رقم الهوية الإماراتية غير صحيحة.'),
  idInvalid: bilingual('Emirates ID number is not valid.', 'رقم الهوية الإماراتية غير صالح.'),
  fileType: (types: string) =>
    bilingual(
      `Invalid file type. Please upload a valid file type (${types})`,
      `نوع الملف غير صالح. يُرجى رفع ملف من نوع صالح (${types})`,
    ),
  fileSize: bilingual('A file may have 5 MB at most', 'الحد الأقصى لحجم الملف 5 ميغابايت'),
  welcome: bilingual('Welcome to Saha! You can log in now.', 'أهلًا بك في ساحة! يمكنك تسجيل الدخول الآن.'),
  partnerWaits: bilingual(
    'Thank you. You can log in as soon as we have approved your account.',
    'شكرًا لك. يمكنك تسجيل الدخول فور موافقتنا على حسابك.',
  ),
  linkInvalid: bilingual('This link is not valid any more', 'لم يعد هذا الرابط صالحًا'),
  addressConfirmed: bilingual('Your address is confirmed', 'تم تأكيد بريدك الإلكتروني'),
  loggedOut: bilingual('You are logged out', 'تم تسجيل خروجك'),
} as const;
