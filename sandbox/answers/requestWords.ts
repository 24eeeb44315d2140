/** What this server says about requests that it cannot take as they came. Fields are called as the contract calls them. */
import { bilingual, type Words } from '../words.ts';

const about = (en: string, ar: string) => (field: string) =>
  bilingual(en.replace('{field}', field), ar.replace('{field}', field));

export const requestWords = {
  notFound: bilingual('Not found', 'غير موجود'),
  defect: bilingual('Something went wrong, please try again', 'حدث خطأ ما، يُرجى المحاولة مرة أخرى'),
  tooMany: bilingual('Too many attempts', 'محاولات كثيرة'),
  thisMachine: bilingual('Only from this machine', 'من هذا الجهاز فقط'),
  /** The schema says in English what is wrong; Arabic says that something is. */
  unreadable: (issue: string, field: string | null = null) =>
    bilingual(issue, field === null ? 'القيمة غير صحيحة' : `${field}: القيمة غير صحيحة`),
  unknownField: about('{field} is not known', 'الحقل {field} غير معروف'),
  invalidField: about('{field} is not valid', '{field}: القيمة غير صحيحة'),
  requiredField: about('{field} is required', '{field}: هذا الحقل مطلوب'),
  noSuchDate: about('{field} does not exist', '{field}: لا يوجد هذا التاريخ أو الوقت'),
  tooLong: about('{field} is too long', '{field}: النص أطول من المسموح'),
  fieldNotJson: about('{field} is not JSON', '{field}: ليس بصيغة JSON'),
  isFile: about('{field} is a file', '{field}: يجب أن يكون ملفًا'),
  isText: about('{field} is a text', '{field}: يجب أن يكون نصًا'),
  headerMissing: about('The header {field} is missing', 'الترويسة {field} مفقودة'),
  noTime: about('{field} is missing or no time', '{field}: مفقود أو ليس وقتًا'),
  atMostLong: (field: string, limit: number) =>
    bilingual(`${field} may have ${limit} characters at most`, `${field}: الحد الأقصى لعدد الأحرف ${limit}`),
  nameTooShort: bilingual('Name must be at least 2 characters', 'يجب ألا يقل الاسم عن حرفين'),
  oneOf: (field: string, values: readonly string[]) =>
    bilingual(`${field} is one of ${values.join(', ')}`, `${field}: إحدى القيم ${values.join('، ')}`),
  notJson: bilingual('The request is not JSON', 'الطلب ليس بصيغة JSON'),
  notForm: bilingual('The request is not a form', 'الطلب ليس نموذجًا'),
  tooDeep: bilingual('The request is nested too deeply', 'الطلب متداخل أكثر من المسموح'),
  tooManyParts: bilingual('The request has too many parts', 'أجزاء الطلب أكثر من المسموح'),
  tooLarge: bilingual('The request is too large', 'الطلب أكبر من المسموح'),
  takesForm: bilingual('This call takes multipart/form-data', 'يُرسل هذا الطلب بصيغة multipart/form-data'),
  takesJson: bilingual('This call takes application/json', 'يُرسل هذا الطلب بصيغة application/json'),
  foreignOrigin: bilingual('Calls from this origin are not answered', 'لا نجيب عن الطلبات من هذا العنوان'),
  brokenContract: bilingual(
    'The sandbox broke the contract; its log says where',
    'خالفت البيئة التجريبية العقد، وسجلها يبيّن الموضع',
  ),
  siteDisabled: bilingual('This site is not enabled', 'هذا الموقع غير مفعّل'),
  clocksApart: bilingual('Device and server clocks are out of sync', 'ساعة جهازك وساعة الخادم غير متطابقتين'),
  otherCaptcha: bilingual('This site uses reCAPTCHA', 'يستخدم هذا الموقع reCAPTCHA'),
  beingUpdated: bilingual('The service is being updated', 'يجري تحديث الخدمة'),
  keyForm: bilingual(
    'The key must have 16 to 64 letters, digits, - or _',
    'يجب أن يتكون المفتاح من 16 إلى 64 حرفًا لاتينيًا أو رقمًا أو - أو _',
  ),
  sessionMissing: bilingual('A cart needs its session id', 'تحتاج السلة إلى معرّف جلستها'),
  tooManyFiles: (most: number) => bilingual(`At most ${most} files`, `الحد الأقصى لعدد الملفات ${most}`),
  fileUnused: about('{field} belongs to nothing in product', '{field}: ملف لا يخص أي بند في الطلب'),
} as const satisfies Record<string, Words | ((...values: never[]) => Words)>;
