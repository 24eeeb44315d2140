/** What somebody finds who opens a personal invitation: who is asked to what, an answer that can be changed, and what became of it (R2.1.3, Q2.1.b, R8.1.6). */
import { byLink } from '../../../models/eventInvite/eventInvite.law.ts';
import {
  alert,
  button,
  heading,
  link,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

/** It stands by itself: the operator's name, and the other language. */
const top: Screen = [link(['Saha, home', 'ساحة، الصفحة الرئيسية']), link(['عربي', 'EN'])];
/** What the page is, until the invitation says more. */
const page: Bilingual = ['Invitation', 'دعوة'];
const lost: Bilingual = ['We lost the connection', 'انقطع الاتصال'];
const again: Bilingual = ['Try again', 'حاول مرة أخرى'];

const facts: Screen = [
  heading(['Full moon fives', 'خماسيات البدر']),
  text(['Thursday 26 November 2026', 'الخميس 26 نوفمبر 2026']),
  text('Mirdif Fields'),
  text(['2 places for you', 'مكانان لك']),
];
const see = link(['See what is on', 'اكتشف المتاح']);

const invitation = (said: Bilingual, rest: Screen): Screen => [
  ...top,
  text('Layla Haddad'),
  heading(said),
  ...facts,
  ...rest,
];
const invited: Bilingual = ['You are invited', 'أنت مدعو'];
const coming: Bilingual = ['See you there', 'نراك هناك'];
const away: Bilingual = ['Thank you for telling us', 'شكرًا لإخبارنا'];

const asked = (accept: object = {}, decline: object = {}): Screen => [
  button(['Accept', 'أقبل'], accept),
  button(['Decline', 'أعتذر'], decline),
];
const busy = { is: 'busy' };
const kept = text([
  'Your places are kept under your name. Give it at the desk.',
  'أماكنك محفوظة باسمك. اذكره عند الاستقبال.',
]);
const notAfterAll = (details: object = {}) => button(['I cannot come after all', 'لن أتمكن من الحضور'], details);

const saidYes = invitation(coming, [kept, notAfterAll(), see]);
const saidNo = invitation(away, [
  text([
    'Should something change, accept here until the day of the event.',
    'إن تغيّر شيء فاقبل من هنا حتى يوم الفعالية.',
  ]),
  button(['Accept after all', 'غيّرت رأيي، سأحضر']),
  see,
]);
const notTold = invitation(invited, [
  alert(['We lost the connection. Please try again.', 'انقطع الاتصال. يُرجى المحاولة مرة أخرى.']),
  ...asked(),
]);

export const eventInviteScreens: Screens = {
  law: byLink,
  screens: {
    loading: [...top, heading(page), status(['Loading', 'جارٍ التحميل'])],
    asked: invitation(invited, asked()),
    accepting: invitation(invited, asked(busy)),
    declining: invitation(invited, asked({}, busy)),
    accepted: saidYes,
    declined: saidNo,
    notTold,
    // Seen again: what was there stays, and can be pressed, until the server has told.
    lookingAsked: invitation(invited, asked()),
    lookingAccepted: saidYes,
    lookingDeclined: saidNo,
    lookingNotTold: notTold,
    // What was answered before still holds.
    changing: invitation(coming, [kept, notAfterAll(busy), see]),
    failed: [...top, alert([`${lost[0]} ${again[0]}`, `${lost[1]} ${again[1]}`]), heading(lost), button(again)],
    again: [...top, alert([`${lost[0]} ${again[0]}`, `${lost[1]} ${again[1]}`]), heading(lost), button(again, busy)],
    over: invitation(['This event is over', 'انتهت هذه الفعالية'], [see]),
    unknown: [
      ...top,
      heading(['Invitation not found', 'لم نجد الدعوة']),
      text([
        'The link may have been cut short on its way, or the invitation was taken back. Ask whoever invited you for a new one.',
        'ربما قُطع الرابط في الطريق أو سُحبت الدعوة. اطلب دعوة جديدة ممن دعاك.',
      ]),
      see,
    ],
  },
};
