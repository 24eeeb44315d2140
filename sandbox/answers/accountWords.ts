/** What this server says to customers who see to their account: password, sessions, data, leaving (Q7.7.d–g). */
import { bilingual } from '../words.ts';

export const accountWords = {
  oldPasswordWrong: bilingual('The old password is not right', 'كلمة المرور القديمة غير صحيحة'),
  passwordWrong: bilingual('The password is not right', 'كلمة المرور غير صحيحة'),
  noPassword: bilingual(
    'Your account has no password yet. Choose one as if you had forgotten it.',
    'لا توجد كلمة مرور لحسابك بعد. اختر واحدة كما لو أنك نسيتها.',
  ),
  passwordChanged: bilingual(
    'Your password is changed. Everywhere else you are logged out.',
    'تم تغيير كلمة المرور، وسُجّل خروجك من كل مكان آخر.',
  ),
  changedSubject: bilingual('Your password was changed', 'تم تغيير كلمة المرور'),
  changedBody: bilingual(
    'If that was not you, choose a new one now: “Forgot your password?” beside the login leads there.',
    'إن لم تكن أنت من غيّرها فاختر كلمة مرور جديدة الآن من «نسيت كلمة المرور؟» بجانب تسجيل الدخول.',
  ),
  emailChanged: bilingual('Your email address was changed', 'تم تغيير بريدك الإلكتروني'),
  emailChangedBody: bilingual(
    'From now on the messages of your account go to another address. If that was not you, change your password now, and write to us.',
    'من الآن تصل رسائل حسابك إلى بريد آخر. إن لم تكن أنت من غيّره فغيّر كلمة المرور الآن وراسلنا.',
  ),
  mobileChanged: bilingual('Your mobile number was changed', 'تم تغيير رقم جوالك'),
  mobileChangedBody: bilingual(
    'From now on your account has another mobile number. If that was not you, change your password now, and write to us.',
    'من الآن لحسابك رقم جوال آخر. إن لم تكن أنت من غيّره فغيّر كلمة المرور الآن وراسلنا.',
  ),
  ownSession: bilingual('You end this one by logging out', 'تنهي هذه الجلسة بتسجيل الخروج'),
  sessionEnded: bilingual('Logged out there', 'تم تسجيل الخروج هناك'),
  sessionsEnded: bilingual('Logged out everywhere else', 'تم تسجيل الخروج من كل مكان آخر'),
  notErasable: bilingual('Something still stands in the way', 'ما زال هناك ما يمنع حذف حسابك'),
  codeNotNeeded: bilingual('Your password proves it', 'كلمة المرور تكفي لإثبات ذلك'),
  proofMissing: bilingual('Please prove that it is you', 'يُرجى إثبات أنك أنت'),
  eraseCode: bilingual('Your code to delete your account', 'رمز حذف حسابك'),
  eraseCodeBody: bilingual(
    'deletes your Saha account. If you did not ask for it, somebody else has your login: change your password.',
    'يحذف حسابك في ساحة. إن لم تطلبه فهناك من دخل إلى حسابك: غيّر كلمة المرور.',
  ),
  erased: bilingual('Your account is deleted', 'تم حذف حسابك'),
  pointsEnded: bilingual('Account deleted', 'حُذف الحساب'),
} as const;
