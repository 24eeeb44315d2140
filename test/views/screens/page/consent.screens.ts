/** What a customer is asked about others on this site, and how they change their answer (R1.7.3–4, R4.2.5, Q1.7.b). */
import { byOtherTab } from '../../../models/consent/consent.elsewhere.law.ts';
import { byFirstVisit } from '../../../models/consent/consent.law.ts';
import {
  button,
  checkbox,
  region,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const place = region(['Your privacy', 'خصوصيتك']);
const counting: Bilingual = ['counting visits', 'إحصاء الزيارات'];
const chat: Bilingual = ['a chat by another company', 'دردشة تقدمها شركة أخرى'];
const ads: Bilingual = ['measuring our advertisements, by another company', 'قياس أثر إعلاناتنا عبر شركة أخرى'];

const question = (ticked: readonly Bilingual[], isChanging = false): Screen => [
  place,
  text([
    'This site works without what follows. May it use it? You can change your answer at the bottom of any page.',
    'يعمل هذا الموقع الإلكتروني من دون ما يلي. هل تسمح به؟ يمكنك تغيير إجابتك أسفل أي صفحة.',
  ]),
  ...[counting, chat, ads].map((what) => checkbox(what, { is: ticked.includes(what) ? 'ticked' : 'unticked' })),
  button(['Allow all', 'السماح بالكل']),
  button(['Allow what is ticked', 'السماح بما حددته']),
  button(['Allow nothing', 'عدم السماح بشيء']),
  ...(isChanging ? [button(['Keep my answer', 'الإبقاء على إجابتي'])] : []),
];
const answered = (said: Bilingual): Screen => [place, text(said), button(['Change this', 'تغيير'])];
const all = answered([
  'You allowed: counting visits, a chat by another company, measuring our advertisements, by another company.',
  'سمحت بما يلي: إحصاء الزيارات، ودردشة تقدمها شركة أخرى، وقياس أثر إعلاناتنا عبر شركة أخرى.',
]);
const onlyCounting = answered(['You allowed: counting visits.', 'سمحت بما يلي: إحصاء الزيارات.']);

export const consentScreens: Screens = {
  law: { ...byOtherTab, rows: [...byFirstVisit.rows, ...byOtherTab.rows] },
  screens: {
    // Nothing is ticked before the customer does it.
    early: question([]),
    asked: question([]),
    // Whether third-party scripts load is not shown.
    agreedEarly: all,
    chatComes: all,
    adsCome: all,
    running: all,
    changing: question([counting, chat, ads], true),
    changingMeanwhile: question([counting, chat, ads], true),
    deferring: onlyCounting,
    reloading: onlyCounting,
    runningOn: onlyCounting,
    counted: onlyCounting,
    rethinking: question([counting], true),
    clearing: answered(['You allowed nothing but what the site needs.', 'لم تسمح إلا بما يحتاج إليه الموقع الإلكتروني.']),
  },
  // The button that was pressed is gone.
  focus: { agreedEarly: place, changing: place, counted: place },
};
