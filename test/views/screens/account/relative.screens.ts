/** What a customer finds who keeps somebody of their family: only the name must be told (R2.3.15, R3.7.1, R3.7.7, R5.1.1, R5.4.9, R8.1.6, Q7.6.c). */
import { relative } from '../../../models/family/relative.law.ts';
import {
  alert,
  button,
  field,
  file,
  group,
  heading,
  link,
  list,
  radio,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const family = link(['Family', 'العائلة']);
const lost: Bilingual = ['We lost the connection', 'انقطع الاتصال'];
const again: Bilingual = ['Try again', 'حاول مرة أخرى'];
const cut = (retry: object = {}): Screen => [
  family,
  alert([`${lost[0]} ${again[0]}`, `${lost[1]} ${again[1]}`]),
  heading(lost),
  button(again, retry),
];
const loading: Screen = [family, status(['Loading', 'جارٍ التحميل'])];

const optional = (name: Bilingual): Bilingual => [`${name[0]} optional`, `${name[1]} اختياري`];
const day = (name: Bilingual, date: readonly [day?: string, month?: string, year?: string] = []): Screen => {
  const part = (of: Bilingual, value: string | undefined) => field(of, value === undefined ? {} : { value });
  return [
    group(optional(name)),
    part(['Day', 'اليوم'], date[0]),
    part(['Month', 'الشهر'], date[1]),
    part(['Year', 'السنة'], date[2]),
  ];
};
const chooseFile = (types: string, arabic = types) =>
  text([`Choose a file or drop it here ${types}`, `اختر ملفًا أو أفلته هنا ${arabic}`]);

interface Form {
  readonly name?: string;
  readonly mobile?: string;
  readonly hasPicture?: boolean;
  readonly isStoring?: boolean;
  readonly isSaving?: boolean;
  /** Why something was refused, at its field. */
  readonly refused?: Readonly<Partial<Record<'name' | 'mobile' | 'document' | 'picture', Bilingual>>>;
  /** The same above the button, read out; files say it at their fields alone. */
  readonly problem?: Bilingual;
}

const scan: Bilingual = ['Photo or scan', 'صورة أو نسخة ممسوحة'];
const form = ({
  name = 'Nour Haddad',
  mobile = '',
  hasPicture = true,
  isStoring = false,
  isSaving = false,
  refused = {},
  problem,
}: Form = {}): Screen => {
  const wrong = (why: Bilingual | undefined) => (why ? { is: 'wrong', says: [why] } : {});
  const holds = (value: string) => (value === '' ? {} : { value });
  const nationality = optional(['Nationality', 'الجنسية']);
  return [
    family,
    group(['Who it is', 'البيانات الأساسية']),
    file(optional(['Picture', 'صورة']), wrong(refused.picture)),
    ...(hasPicture
      ? [text(['A picture is chosen', 'تم اختيار صورة']), button(['Remove the picture', 'إزالة الصورة'])]
      : [chooseFile('JPEG, PNG')]),
    field(['Name', 'الاسم'], { ...holds(name), ...wrong(refused.name) }),
    ...day(['Date of birth', 'تاريخ الميلاد'], ['05', '05', '2015']),
    group(optional(['Gender', 'الجنس'])),
    radio(['Female', 'أنثى'], { is: 'unticked' }),
    radio(['Male', 'ذكر'], { is: 'unticked' }),
    list(nationality, { is: 'closed' }),
    button(nationality, { is: 'closed' }),
    group(['How to reach them', 'وسائل التواصل']),
    list(['Country code', 'رمز الدولة'], {
      value: ['United Arab Emirates +971', 'الإمارات العربية المتحدة +971'],
    }),
    field(optional(['Mobile number', 'رقم الجوال']), { ...holds(mobile), ...wrong(refused.mobile) }),
    field(optional(['Email', 'البريد الإلكتروني'])),
    group(['ID or passport', 'الهوية أو جواز السفر']),
    // R5.3.11: the first of the list.
    list(['ID proof', 'وثيقة الهوية'], { value: ['Emirates Id', 'الهوية الإماراتية'] }),
    field(optional(['Emirates ID number', 'رقم الهوية الإماراتية'])),
    ...day(['Valid until', 'صالحة حتى']),
    file(optional(scan), isStoring ? { is: 'busy' } : wrong(refused.document)),
    ...(isStoring
      ? [
          text('passport.pdf'),
          status(['Uploading…', 'جارٍ الرفع…']),
          button(['Stop uploading passport.pdf', 'أوقف رفع passport.pdf']),
        ]
      : [chooseFile('JPEG, PNG, PDF, up to 5 MB', 'JPEG, PNG, PDF، حتى 5 ميغابايت')]),
    ...(problem ? [alert(problem)] : []),
    button(['Save', 'حفظ'], isSaving ? { is: 'busy' } : {}),
    link(['Cancel', 'إلغاء']),
  ];
};

const wrongMobile = 'Mobile number is not valid';
const wrongFile: Bilingual = [
  'Invalid file type. Please upload a valid file type (jpeg, png, pdf)',
  'نوع الملف غير صالح. يُرجى رفع ملف من نوع صالح (jpeg, png, pdf)',
];
/** R5.4.9: of a picture no document is welcome. */
const wrongPicture: Bilingual = [
  'Invalid file type. Please upload a valid file type (jpeg, png)',
  'نوع الملف غير صالح. يُرجى رفع ملف من نوع صالح (jpeg, png)',
];

export const relativeScreens: Screens = {
  law: relative,
  screens: {
    loading,
    failed: cut(),
    trying: cut({ is: 'busy' }),
    missing: [
      heading(['This person is not in your family', 'هذا الشخص ليس ضمن عائلتك']),
      text(['They may have been removed, here or on another device.', 'ربما أُزيل من هنا أو من جهاز آخر.']),
      link(['To your family', 'إلى عائلتك']),
    ],
    filling: form(),
    typed: form({ mobile: '501112223' }),
    nameless: form({ name: '', refused: { name: ['Name is required', 'حقل الاسم مطلوب'] } }),
    storing: form({ isStoring: true }),
    wrongFile: form({ refused: { document: wrongFile } }),
    saving: form({ isSaving: true }),
    notSaved: form({
      problem: ['We lost the connection. Please try again.', 'انقطع الاتصال. يُرجى المحاولة مرة أخرى.'],
    }),
    // R8.1.6: the server's own words, at the field that it named.
    refused: form({ refused: { mobile: wrongMobile }, problem: wrongMobile }),
    portrayed: form({ hasPicture: false }),
    noPicture: form({ hasPicture: false, refused: { picture: wrongPicture } }),
    // The list takes its place at once.
    saved: loading,
  },
};
