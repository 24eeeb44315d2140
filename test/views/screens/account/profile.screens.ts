/** What a customer finds who changes what is on file (R3.7.10, R3.7.14, R5.2.6, Q5.1.b, R8.1.6, R3.10.5). */
import { profile, saidBefore } from '../../../models/profile/profile.law.ts';
import {
  alert,
  button,
  checkbox,
  field,
  file,
  group,
  list,
  radio,
  status,
  text,
  type Bilingual,
  type Part,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const optional = (name: Bilingual): Bilingual => [`${name[0]} optional`, `${name[1]} اختياري`];
const firstName: Bilingual = ['First name', 'الاسم الأول'];
const city = optional(['City', 'المدينة']);
const save: Bilingual = ['Save', 'حفظ'];
const chooseFile = (types: string, arabic = types) =>
  text([`Choose a file or drop it here ${types}`, `اختر ملفًا أو أفلته هنا ${arabic}`]);

/** A file of some bytes. */
const smallest = text(['1 kB', '1 كيلوبايت']);

interface Details {
  readonly firstName?: string;
  readonly city?: string;
  readonly hasPicture?: boolean;
  readonly hasCard?: boolean;
  /** Why the name, or the city, was refused. */
  readonly wrongName?: boolean;
  readonly wrongCity?: string;
  /** Above the button. */
  readonly told?: Screen;
  /** Whether there is something to save. */
  readonly isChanged?: boolean;
  readonly isSaving?: boolean;
  /** Told over the page. */
  readonly notice?: Part;
}

const nameRefused: Bilingual = [
  'First name must be a valid name in Latin or Arabic',
  'يجب أن يكون الاسم الأول اسمًا صحيحًا بالأحرف اللاتينية أو العربية',
];
const fixAll = alert(['Please fix all errors', 'يُرجى تصحيح جميع الأخطاء']);

const asked = (own: Details): Screen => {
  const wrong = (why: Bilingual | undefined) => (why === undefined ? {} : { is: 'wrong', says: [why] });
  const nationality = optional(['Nationality', 'الجنسية']);
  return [
    group(['About you', 'عنك']),
    file(optional(['Your picture', 'صورتك'])),
    ...(own.hasPicture
      ? [text(['A picture is chosen', 'تم اختيار صورة']), smallest, button(['Remove the picture', 'إزالة الصورة'])]
      : [chooseFile('JPEG, PNG')]),
    field(firstName, { value: own.firstName ?? 'Layla', ...wrong(own.wrongName ? nameRefused : undefined) }),
    field(['Last name', 'اسم العائلة'], { value: 'Haddad' }),
    group(optional(['Date of birth', 'تاريخ الميلاد'])),
    field(['Day', 'اليوم'], { value: '18' }),
    field(['Month', 'الشهر'], { value: '04' }),
    field(['Year', 'السنة'], { value: '1992' }),
    list(optional(['Gender', 'الجنس']), { value: ['Female', 'أنثى'] }),
    list(nationality, { value: ['United Arab Emirates', 'الإمارات العربية المتحدة'], is: 'closed' }),
    button(nationality, { is: 'closed' }),
    group(['How we write to you', 'كيف نراسلك']),
    group(['Write to me in', 'راسلوني باللغة']),
    radio('English', { is: 'ticked' }),
    radio('العربية', { is: 'unticked' }),
    list(['Tickets and changes by', 'التذاكر والتغييرات عبر'], { value: ['Text message', 'رسالة نصية'] }),
    checkbox(['Send me news and offers by email', 'أرسلوا لي الأخبار والعروض بالبريد الإلكتروني'], { is: 'ticked' }),
    group(['Where you live', 'أين تسكن']),
    field(city, { value: own.city ?? 'Dubai', ...wrong(own.wrongCity) }),
    field(optional(['Sector', 'المنطقة'])),
    field(optional(['Delivery address', 'عنوان التوصيل']), {
      says: [['What you buy in the shop is brought here.', 'نوصل إلى هنا ما تشتريه من المتجر.']],
    }),
    group(['ID card and documents', 'بطاقة الهوية والوثائق']),
    // R3.7.14: as much of the number as its owner needs to know it again.
    text(['Passport •••••567', 'جواز السفر •••••567']),
    button(['Remove Passport', 'إزالة جواز السفر']),
    // Of each kind there is one.
    list(['ID proof', 'وثيقة الهوية'], { value: ['Emirates Id', 'الهوية الإماراتية'] }),
    field(optional(['Emirates ID number', 'رقم الهوية الإماراتية'])),
    file(optional(['Your ID card', 'بطاقة هويتك'])),
    ...(own.hasCard
      ? [text('id.pdf'), smallest, button(['Remove id.pdf', 'إزالة id.pdf'])]
      : [chooseFile('JPEG, PNG, PDF, up to 5 MB', 'JPEG, PNG, PDF، حتى 5 ميغابايت')]),
  ];
};

/** What would be typed while it is saved would be lost. */
const waiting = (shown: Screen): Screen =>
  shown.map((part) =>
    ['group', 'text'].includes(part.role) ? part : { ...part, is: ['disabled', part.is].filter(Boolean).join(' ') },
  );

const details = (own: Details = {}): Screen => [
  ...(own.isSaving ? waiting(asked(own)) : asked(own)),
  ...(own.told ?? []),
  button(save, own.isSaving ? { is: 'busy' } : {}),
  ...(own.isChanged && !own.isSaving
    ? [button(['Undo my changes', 'تراجع عن تغييراتي']), text(['Not saved yet', 'لم تُحفظ بعد'])]
    : []),
  ...(own.notice ? [own.notice] : []),
];

const moved = { city: 'Sharjah', isChanged: true } as const;
const lost: Bilingual = ['We lost the connection. Please try again.', 'انقطع الاتصال. يُرجى المحاولة مرة أخرى.'];
/** The operator's own word. */
const noCity = 'No such city';

export const profileScreens: Readonly<Record<string, Screens>> = {
  'what is on file': {
    law: profile,
    screens: {
      filed: details(),
      moved: details(moved),
      misnamed: details({ firstName: 'L4yla', wrongName: true, told: [fixAll], isChanged: true }),
      pictured: details({ hasPicture: true, isChanged: true }),
      carded: details({ hasCard: true, isChanged: true }),
      saving: details({ ...moved, isSaving: true }),
      // R8.1.6: nothing that was typed is lost by it; read out in passing, to be found above the button.
      offline: details({ ...moved, told: [text(lost)], notice: alert(lost) }),
      refused: details({ ...moved, wrongCity: noCity, notice: alert(noCity) }),
      saved: details({ city: 'Sharjah', notice: status('Saved') }),
    },
    focus: {
      misnamed: field(firstName),
      saving: button(save),
      refused: field(city),
      saved: button(save),
    },
  },
  'what was wrong': {
    law: saidBefore,
    screens: {
      // It is said until it is given in again.
      corrected: details({ ...moved, wrongName: true, told: [fixAll] }),
      unsaid: details({ wrongName: true, told: [fixAll] }),
      savingPicture: details({ hasPicture: true, isSaving: true }),
    },
  },
};
