/** What a customer finds who says who comes along (R2.12.9–11, R2.13.14–21, R3.7.11–14, R4.6.4–8, R5.4.9, R5.6.6, R6.1.16, F01). */
import { attendeeDetailsLaws } from '../../../models/attendees/attendeeDetails.law.ts';
import {
  alert,
  button,
  checkbox,
  dialog,
  field,
  file,
  group,
  heading,
  list,
  radio,
  status,
  text,
  type Bilingual,
  type Part,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';
import { dirhams } from '../cart/cartPage.ts';

const [loadingLaw, aloneLaw, unagreedLaw, familyLaw, filesLaw, lookedFileLaw, signedOutLaw] = attendeeDetailsLaws;

const close = button(['Close', 'إغلاق']);
const title: Bilingual = ['Who is coming?', 'من سيأتي؟'];
/** The specification calls the dialog so (Q2.12.c). */
const facility: Bilingual = ['Facility', 'المرفق'];
const head: Screen = [
  dialog(facility),
  close,
  text(facility),
  heading(title),
  text(['Court 1, Fri 20 Nov, 10:00 AM', 'ملعب 1، الجمعة 20 نوفمبر، 10:00 صباحًا']),
];

const optional = (name: Bilingual): Bilingual => [`${name[0]} optional`, `${name[1]} اختياري`];
const name: Bilingual = ['Name', 'الاسم'];
const mobile: Bilingual = ['Mobile number', 'رقم الجوال'];
const email: Bilingual = ['Email', 'البريد الإلكتروني'];
const born: Bilingual = ['Date of birth', 'تاريخ الميلاد'];

/** Why each of them is refused, once it was looked at (R5.6.6). */
const missing = {
  name: ['Name is required', 'حقل الاسم مطلوب'],
  mobile: ['Please enter valid mobile number', 'يُرجى إدخال رقم جوال صحيح'],
  email: ['Email is required', 'حقل البريد الإلكتروني مطلوب'],
  born: ['Date of birth is required', 'حقل تاريخ الميلاد مطلوب'],
  club: ['Club is required', 'حقل «Club» مطلوب'],
} as const;
const wrongFile: Bilingual = [
  'Invalid file type. Please upload a valid file type (jpeg, png, pdf)',
  'نوع الملف غير صالح. يُرجى رفع ملف من نوع صالح (jpeg, png, pdf)',
];

type Missing = keyof typeof missing;
interface Block {
  readonly gender?: 'Female' | 'Male';
  readonly club?: string;
  readonly lacks?: readonly Missing[];
  /** What becomes of the letter. */
  readonly letter?: 'storing' | 'refused';
  /** The drawn signature is kept. */
  readonly isSigning?: boolean;
}
const refused = (own: Block, what: Missing) =>
  own.lacks?.includes(what) ? { is: 'wrong', says: [missing[what]] } : {};

const gender = (chosen?: 'Female' | 'Male'): Screen => [
  group(optional(['Gender', 'الجنس'])),
  radio(['Female', 'أنثى'], { is: chosen === 'Female' ? 'ticked' : 'unticked' }),
  radio(['Male', 'ذكر'], { is: chosen === 'Male' ? 'ticked' : 'unticked' }),
];

const letter = file(optional(['Letter', 'Letter']));
const letterOf = (state: Block['letter']): Screen => {
  if (state === 'storing')
    return [
      { ...letter, is: 'busy' },
      text('letter.pdf'),
      status(['Uploading…', 'جارٍ الرفع…']),
      button(['Stop uploading letter.pdf', 'أوقف رفع letter.pdf']),
    ];
  const choose = text([
    'Choose a file or drop it here JPEG, PNG, PDF, up to 5 MB',
    'اختر ملفًا أو أفلته هنا JPEG, PNG, PDF، حتى 5 ميغابايت',
  ]);
  return [state === 'refused' ? { ...letter, is: 'wrong', says: [wrongFile] } : letter, choose];
};

/** Drawn or typed, and agreed to (R2.13.21). */
const pad = text(['A place to sign with pen, finger or mouse', 'مكان للتوقيع بالقلم أو الإصبع أو الفأرة']);
const waiver = (isSigning: boolean): Screen => [
  text(['I swim at my own risk.', 'أسبح على مسؤوليتي.']),
  group(optional(['Waiver', 'Waiver'])),
  group(['How to sign', 'طريقة التوقيع']),
  radio(['Draw it', 'ارسمه'], { is: 'ticked' }),
  radio(['Type it', 'اكتبه'], { is: 'unticked' }),
  ...(isSigning ? [] : [pad]),
  button(['Clear', 'مسح']),
  button(['Use this signature', 'اعتمد هذا التوقيع'], { is: isSigning ? 'busy' : 'disabled' }),
  checkbox(['I agree', 'أوافق'], { is: 'unticked' }),
];

/** What the operator asks besides (R2.13.15). */
const additional = (own: Block): Screen => [
  field('Club', { ...(own.club ? { value: own.club } : {}), ...refused(own, 'club') }),
  ...letterOf(own.letter),
  ...waiver(own.isSigning ?? false),
];

/** What is on file can be seen and not changed, of a number as much as its owner needs to know it again (R3.7.12–14). */
const layla = (own: Block = {}): Screen => [
  group(['You', 'أنت']),
  field(name, { value: 'Layla Haddad', is: 'fixed' }),
  field(mobile, { value: '+971 500000001', is: 'fixed' }),
  field(email, { value: 'layla@haddad.example', is: 'fixed' }),
  field(born, { value: '14-03-1990', is: 'fixed' }),
  field(['Passport number', 'رقم جواز السفر'], { value: '•••••567', is: 'fixed' }),
  ...gender(own.gender),
  ...additional(own),
];

interface Typed extends Block {
  readonly name?: string;
  readonly country?: Bilingual;
  readonly mobile?: string;
  readonly email?: string;
  readonly born?: readonly [day: string, month: string, year: string];
}
const day = (own: Typed): Screen => [
  group(born),
  ...(
    [
      ['Day', 'اليوم'],
      ['Month', 'الشهر'],
      ['Year', 'السنة'],
    ] as const
  ).map((part, place) => field(part, { ...(own.born ? { value: own.born[place]! } : {}), ...refused(own, 'born') })),
];

/** Nothing is chosen for anybody but the country code and the kind of document (R3.7.2, R5.3.11). */
const asked = (own: Typed = {}): Screen => [...reached(own), ...described(own)];
const reached = (own: Typed): Screen => [
  field(name, { ...(own.name ? { value: own.name } : {}), ...refused(own, 'name') }),
  list(['Country code', 'رمز الدولة'], {
    value: own.country ?? ['United Arab Emirates +971', 'الإمارات العربية المتحدة +971'],
  }),
  field(mobile, { ...(own.mobile ? { value: own.mobile } : {}), ...refused(own, 'mobile') }),
  field(email, { ...(own.email ? { value: own.email } : {}), ...refused(own, 'email') }),
];
const described = (own: Typed): Screen => [
  ...day(own),
  list(['ID proof', 'وثيقة الهوية'], { value: ['Emirates ID', 'الهوية الإماراتية'] }),
  field(optional(['Emirates ID number', 'رقم الهوية الإماراتية'])),
  ...gender(own.gender),
  ...additional(own),
];

/** A guest is known by what the order is placed with. */
const omar: Screen = [
  group(['You', 'أنت']),
  field(name, { value: 'Omar Said', is: 'fixed' }),
  field(mobile, { value: '+44 7911123456', is: 'fixed' }),
  field(email, { value: 'omar@said.example', is: 'fixed' }),
  ...described({}),
];

type Relative = 'Nour Haddad' | 'Sami Haddad';
/** One of the family, or somebody else (R6.1.16). */
const second = (own: Typed & { readonly relative?: Relative; readonly isFetching?: boolean } = {}): Screen => {
  const is = (who: Relative | undefined) => ({ is: own.relative === who ? 'ticked' : 'unticked' });
  return [
    group(['Visitor 2', 'الزائر 2']),
    button(['Remove visitor 2', 'إزالة الزائر 2'], own.isFetching ? { is: 'disabled' } : {}),
    group(['Who is it?', 'من هو؟']),
    radio('Nour Haddad', is('Nour Haddad')),
    radio('Sami Haddad', is('Sami Haddad')),
    radio(['Someone else', 'شخص آخر'], is(undefined)),
    ...(own.isFetching ? [status(['Fetching their details…', 'نجلب بياناته…'])] : []),
    ...asked(own),
  ];
};

interface Form {
  readonly blocks?: readonly Screen[];
  /** What is missing of whom, above the form. */
  readonly refusals?: Screen;
  /** Whether another one may be added, up to the limit; tickets say how many there are. */
  readonly mayAdd?: boolean | null;
  /** Null: nothing is known about the customer. */
  readonly saves?: boolean | null;
  /** Null: there are no terms. */
  readonly agreed?: boolean | null;
  readonly people?: 1 | 2;
  /** Why nothing can be given in yet. */
  readonly waits?: boolean;
  readonly mustLogIn?: boolean;
  /** Told over it. */
  readonly notice?: Part;
}
const people: Readonly<Record<1 | 2, readonly [en: string, ar: string]>> = {
  1: ['1 visitor', 'زائر واحد'],
  2: ['2 visitors', 'زائران'],
};
const price = dirhams('157.50');

/** A disabled button says why (A05); signed out, it asks for a login instead (R4.6.8). */
const onwards = ({ agreed = false, waits = false, mustLogIn = false, people: count = 1 }: Form): Screen => {
  const sum = [0, 1].map((at) => `${price[at]} ${people[count][at]}`);
  const plain = text([sum[0]!, sum[1]!]);
  if (mustLogIn) return [plain, button(['Please Login', 'يُرجى تسجيل الدخول'])];
  const why =
    agreed === false
      ? (['Agree to the terms to go on', 'وافق على الشروط للمتابعة'] as const)
      : waits
        ? (['One moment, please', 'لحظة من فضلك'] as const)
        : null;
  const add: Bilingual = ['Add to cart', 'أضف إلى السلة'];
  if (why === null) return [plain, button(add)];
  return [text([`${sum[0]} ${why[0]}`, `${sum[1]} ${why[1]}`]), button(add, { is: 'disabled', says: [why] })];
};

const form = (own: Form = {}): Screen => {
  const { blocks = [layla()], refusals = [], mayAdd = true, saves = false, agreed = false } = own;
  const tick = (is: boolean) => ({ is: is ? 'ticked' : 'unticked' });
  return [
    ...head,
    ...refusals,
    ...blocks.flat(),
    ...(mayAdd === null
      ? []
      : [
          button(['Add a visitor', 'أضف زائرًا'], mayAdd ? {} : { is: 'disabled' }),
          text(['2 visitors at most', 'زائران على الأكثر']),
        ]),
    ...(saves === null
      ? []
      : [checkbox(['Save these details for next time', 'احفظ هذه البيانات للمرة القادمة'], tick(saves))]),
    ...(agreed === null
      ? []
      : [
          checkbox(['I agree to the terms and conditions', 'أوافق على الشروط والأحكام'], tick(agreed)),
          text(['I agree to the', 'أوافق على']),
          button(['terms and conditions', 'الشروط والأحكام']),
        ]),
    ...onwards(own),
    ...(own.notice ? [own.notice] : []),
  ];
};

const fillAll = alert(['Please fill all the required fields', 'يُرجى تعبئة جميع الحقول المطلوبة']);
const clubMissing: Form = {
  agreed: true,
  blocks: [layla({ lacks: ['club'] })],
  refusals: [text(['1 field needs another look', 'حقل واحد بحاجة إلى مراجعة']), button(['You: Club', 'أنت: Club'])],
};

const agree: Bilingual = ['Agree', 'أوافق'];
/** The terms lie over it, in the language that they are in. */
const termsTitle: Bilingual = ['Terms and conditions', 'الشروط والأحكام'];
const terms: Screen = [
  dialog(termsTitle),
  close,
  heading(termsTitle),
  text('Be kind to the court.'),
  button(['Disagree', 'لا أوافق']),
  button(agree),
];

const loading: Screen = [...head, status(['Loading', 'جارٍ التحميل'])];
const lost = ['We lost the connection', 'انقطع الاتصال'] as const;
const tryAgain = ['Try again', 'حاول مرة أخرى'] as const;
const failed: Screen = [
  ...head,
  alert([`${lost[0]} ${tryAgain[0]}`, `${lost[1]} ${tryAgain[1]}`]),
  heading(lost),
  button(tryAgain),
];

const nour: Typed & { relative: Relative } = {
  relative: 'Nour Haddad',
  name: 'Nour Haddad',
  mobile: '501112223',
  email: 'nour@haddad.example',
  born: ['05', '05', '2015'],
  gender: 'Female',
};
const family = (other: Screen, own: Form = {}): Screen =>
  form({ blocks: [layla(), other], people: 2, mayAdd: false, ...own });

const twoTickets = (first: Typed, own: Form, other: Typed = {}): Screen =>
  form({
    blocks: [
      [group(['You', 'أنت']), ...asked(first)],
      [group(['Visitor 2', 'الزائر 2']), ...asked(other)],
    ],
    people: 2,
    mayAdd: null,
    agreed: null,
    ...own,
  });

export const attendeeDetailsScreens: Readonly<Record<string, Screens>> = {
  'what is asked': { law: loadingLaw!, screens: { loading, failed, trying: failed } },
  'one attendee': {
    law: aloneLaw!,
    screens: {
      filling: form(),
      reading: terms,
      agreed: form({ agreed: true }),
      rereading: terms,
      looked: form({ ...clubMissing, notice: fillAll }),
      complete: form({ agreed: true, blocks: [layla({ club: 'Falcons' })] }),
    },
    focus: { looked: field('Club') },
  },
  // R4.6.7: complete is not agreed to.
  'nobody has agreed': {
    law: unagreedLaw!,
    screens: { unagreed: form({ blocks: [layla({ club: 'Falcons' })] }) },
  },
  'a family': {
    law: familyLaw!,
    pressed: [agree],
    screens: {
      one: form(),
      two: family(second()),
      // An attendee added now is checked as well.
      looked: family(second({ lacks: ['name', 'mobile', 'email', 'born', 'club'] }), {
        agreed: true,
        blocks: [layla({ lacks: ['club'] }), second({ lacks: ['name', 'mobile', 'email', 'born', 'club'] })],
        refusals: [
          text(['6 fields need another look', '6 حقول بحاجة إلى مراجعة']),
          button(['You: Club', 'أنت: Club']),
          button([
            'Visitor 2: Name, Mobile number, Email, Date of birth, Club',
            'الزائر 2: الاسم، ورقم الجوال، والبريد الإلكتروني، وتاريخ الميلاد، وClub',
          ]),
        ],
        notice: fillAll,
      }),
      fetching: family(second({ ...nour, isFetching: true })),
      // What the list says of them is enough to go on with.
      unfetched: family(second(nour), {
        notice: alert(['We lost the connection. Please try again.', 'انقطع الاتصال. يُرجى المحاولة مرة أخرى.']),
      }),
      related: family(second({ ...nour, born: ['06', '06', '2015'] })),
    },
  },
  // Six characters are not worth reading (Q4.6.b).
  files: {
    law: filesLaw!,
    screens: {
      filling: form(),
      storing: form({ blocks: [layla({ letter: 'storing' })], mayAdd: false }),
      storingDrawn: form({ blocks: [layla({ isSigning: true })], mayAdd: false }),
      refused: form({ blocks: [layla({ letter: 'refused' })] }),
      lookedStoring: form({
        ...clubMissing,
        blocks: [layla({ lacks: ['club'], letter: 'storing' })],
        mayAdd: false,
        waits: true,
        notice: fillAll,
      }),
    },
  },
  'a file that was missing': {
    law: lookedFileLaw!,
    pressed: [agree],
    screens: { storing: form({ ...clubMissing, mayAdd: false, waits: true, notice: fillAll }) },
  },
  'somebody signed out': {
    law: signedOutLaw!,
    screens: {
      loading,
      filling: twoTickets({}, { mustLogIn: true }),
      typed: twoTickets({ gender: 'Male' }, { mustLogIn: true, saves: true }),
      named: twoTickets(
        {
          name: 'Omar Said',
          country: ['Saudi Arabia +966', 'المملكة العربية السعودية +966'],
          mobile: '050 765 4321',
          email: 'omar@said.example',
        },
        { mustLogIn: true },
        { name: 'Sami', email: 'sami@said.example' },
      ),
      emptied: twoTickets({}, { mustLogIn: true }),
      // A guest counts as logged in, and nothing of them is kept (R2.13.17, Q6.1.c).
      guest: twoTickets({}, { saves: null, blocks: [omar, [group(['Visitor 2', 'الزائر 2']), ...asked()]] }),
    },
  },
};
