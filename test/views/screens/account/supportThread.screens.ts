/** What a customer finds of one request to the operator (R2.1.31, R2.2.5, Q7.6.r, F01, R8.1.6). */
import { law } from '../../../models/support/supportThread.law.ts';
import {
  alert,
  button,
  field,
  file,
  form,
  heading,
  link,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const page = (title: Bilingual, rest: Screen): Screen => [
  text('Layla Haddad'),
  link(['My details', 'بياناتي']),
  link(['Facility bookings', 'حجوزات المرافق']),
  link(['Wallet', 'المحفظة']),
  link(['Q-points', 'نقاط كيو']),
  link(['Family', 'العائلة']),
  button(['Log out', 'تسجيل الخروج']),
  heading(title),
  ...rest,
];
const support: Bilingual = ['Customer support', 'خدمة العملاء'];
const allRequests = link(['All your requests', 'كل طلباتك']);

type Said = readonly [who: 'Maha' | 'You', message: string];
const opening: Said = ['You', 'I left a racket.'];
const answer: Said = ['Maha', 'Hello'];
const reply: Said = ['You', 'Hello'];

/** R7.2.8: date and time of the venue. */
const said = ([who, message]: Said): Screen => {
  const [en, ar] = message === 'Hello' ? ['09:40 AM', '09:40 صباحًا'] : ['09:12 AM', '09:12 صباحًا'];
  const whoAr = who === 'You' ? 'أنت' : who;
  return [text(message), text([`${who} · 20 Nov 2026, ${en}`, `${whoAr} · 20 نوفمبر 2026، ${ar}`])];
};

interface Thread {
  readonly isOpen?: boolean;
  readonly replies: readonly Said[];
  /** What came while it was looked at. */
  readonly news?: Bilingual;
}

const yourReply: Bilingual = ['Your reply', 'ردك'];
const thread = ({ isOpen = false, replies, news }: Thread): Screen =>
  page('Racket', [
    text(
      isOpen ? ['Waiting for an answer Request 7', 'بانتظار الرد الطلب 7'] : ['Answered Request 7', 'تم الرد الطلب 7'],
    ),
    ...[opening, ...replies].flatMap(said),
    ...(news ? [status(news)] : []),
    form(yourReply),
    field(yourReply),
    file(['Add a file optional', 'إضافة ملف اختياري'], {
      says: [['Up to five files', 'حتى خمسة ملفات']],
    }),
    text([
      'Choose a file or drop it here JPEG, PNG, PDF, up to 5 MB',
      'اختر ملفًا أو أفلته هنا JPEG, PNG, PDF، حتى 5 ميغابايت',
    ]),
    button(['Send', 'أرسل']),
    allRequests,
  ]);
const shown = thread({ replies: [answer] });
const loading = page(support, [status(['Loading', 'جارٍ التحميل'])]);
const tryAgain: Bilingual = ['Try again', 'حاول مرة أخرى'];
const failed = (isBusy = false): Screen =>
  page(support, [
    alert(['We lost the connection Try again', 'انقطع الاتصال حاول مرة أخرى']),
    heading(['We lost the connection', 'انقطع الاتصال']),
    button(tryAgain, isBusy ? { is: 'busy' } : {}),
  ]);

export const supportThreadScreens: Screens = {
  law,
  screens: {
    loading,
    shown,
    // A reload in the background does not change the screen.
    unseen: shown,
    looking: shown,
    replied: thread({ isOpen: true, replies: [answer, reply] }),
    news: thread({ replies: [answer, reply, answer, answer], news: ['2 new answers', 'ردان جديدان'] }),
    failed: failed(),
    trying: failed(true),
    missing: page(support, [
      heading(['There is no such request of yours', 'لا يوجد طلب لك بهذا الرقم']),
      text([
        'The address may be mistyped, or the request belongs to another account.',
        'قد يكون العنوان غير صحيح، أو أن الطلب يخص حسابًا آخر.',
      ]),
      allRequests,
    ]),
  },
};
