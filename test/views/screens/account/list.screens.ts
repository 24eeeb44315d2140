/** What a customer finds in a list of pages, whatever stands in it (R3.2.4–6, R4.10.8, R9.1.2–3, R9.3.7, Q9.3.b, F03, R8.1.1). */
import { bookings } from '../../../models/list/list.law.ts';
import { afterLoss, cards, library, signedOut as nobody } from '../../../models/list/list.others.law.ts';
import {
  alert,
  button,
  group,
  heading,
  link,
  list,
  part,
  radio,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const tab = part('tab');
const upcoming: Bilingual = ['Upcoming', 'القادمة'];
const past: Bilingual = ['Past', 'السابقة'];

/** Of the page that it is on. */
export const handedIn = {
  title: 'Bookings',
  nothing: 'Nothing is here',
  unconnected: 'What can be had without a connection',
} as const;

/** Divided into what comes and what has been (R4.10.8). */
const inPeriods = (chosen: 'upcoming' | 'past', shown: Screen, sorted: Screen = []): Screen => [
  part('tablist')(handedIn.title),
  tab(upcoming, { is: chosen === 'upcoming' ? 'chosen' : 'unchosen' }),
  tab(past, { is: chosen === 'past' ? 'chosen' : 'unchosen' }),
  ...sorted,
  part('tabpanel')(chosen === 'upcoming' ? upcoming : past),
  ...shown,
];

const daysShown: Readonly<Record<'all' | 'week' | 'month' | 'season' | 'own', Bilingual>> = {
  all: ['All days', 'كل الأيام'],
  week: ['Last 7 days', 'آخر 7 أيام'],
  month: ['Last 30 days', 'آخر 30 يومًا'],
  season: ['Last 90 days', 'آخر 90 يومًا'],
  own: ['Own dates', 'تواريخ محددة'],
};
/** What has been is looked for in its days, what is to come is not (Q9.3.b). */
const days = (chosen: keyof typeof daysShown): Screen => [
  group(['Days shown', 'الأيام المعروضة']),
  ...Object.entries(daysShown).map(([name, words]) => radio(words, { is: name === chosen ? 'ticked' : 'unticked' })),
];

type End = 'latest' | 'earliest';
const order = (first: End = 'latest') =>
  list(['Sort by day', 'الترتيب حسب اليوم'], {
    value: first === 'latest' ? ['Latest day first', 'الأحدث تاريخًا أولًا'] : ['Earliest day first', 'الأقدم تاريخًا أولًا'],
  });

const previous: Bilingual = ['Previous page', 'الصفحة السابقة'];
const next: Bilingual = ['Next page', 'الصفحة التالية'];
const pages = (current: 1 | 2 | 3): Screen => [
  status([`Page ${current} of 3`, `الصفحة ${current} من 3`]),
  button(previous, current === 1 ? { is: 'disabled' } : {}),
  button(next, current === 3 ? { is: 'disabled' } : {}),
];
const entry = text('court');
/** What is shown stays until the next answer is there. */
const shownAt = (current: 1 | 2 | 3, first?: End): Screen =>
  inPeriods('upcoming', [entry, ...pages(current)], [order(first)]);

const loading = status(['Loading', 'جارٍ التحميل']);
const empty = inPeriods('upcoming', [text(handedIn.nothing)]);

const lost = ['We lost the connection', 'انقطع الاتصال'] as const;
const tryAgain = ['Try again', 'حاول مرة أخرى'] as const;
/** Tried again by itself, or at once (F03). */
const failed = (is?: 'busy'): Screen => [
  alert([`${lost[0]} ${tryAgain[0]}`, `${lost[1]} ${tryAgain[1]}`]),
  heading(lost),
  button(tryAgain, is ? { is } : {}),
  text(handedIn.unconnected),
];

/** R4.1.7: nothing of it is left, nor anything to choose from; the login leads back. */
const signedOut: Screen = [
  heading(['You are logged out', 'أنت غير مسجّل الدخول']),
  text(['Log in to see what is yours.', 'سجّل الدخول لترى ما يخصّك.']),
  link(['Log in', 'تسجيل الدخول']),
];

export const listScreens: Readonly<Record<string, Screens>> = {
  'bookings of courts': {
    law: bookings,
    screens: {
      asking: inPeriods('upcoming', [loading]),
      shown: shownAt(1),
      // Between the first page and the third the second came.
      turning: shownAt(2),
      lastPage: shownAt(3),
      earliestFirst: shownAt(1, 'earliest'),
      // Q7.6.r: a reload after coming back to the page does not change the screen.
      looking: shownAt(1),
      lookingAtNothing: empty,
      lookingAtLast: shownAt(3),
      empty,
      past: inPeriods('past', [...days('all'), entry], [order()]),
      narrowed: inPeriods('past', [...days('week'), entry, ...pages(1)], [order()]),
      lost: inPeriods('upcoming', failed()),
      retrying: inPeriods('upcoming', failed('busy')),
      signedOut,
    },
    // At an end the button keeps the focus, and says that it leads nowhere.
    focus: { turning: button(next), lastPage: button(next) },
  },
  'bookings asked for again': { law: afterLoss, screens: { askingAgain: inPeriods('upcoming', failed('busy')) } },
  // Neither divided nor sorted nor narrowed (Q7.6.n).
  'cards of members': { law: cards, screens: { shown: [entry, ...pages(1)] } },
  'nobody yet': { law: nobody, screens: { signedOut } },
};

/** What everybody may see, as its page narrows it (R2.1.29). */
export const libraryScreens: Screens = {
  law: library,
  screens: {
    shown: [entry, ...pages(1)],
    onThird: [entry, ...pages(3)],
    videos: [entry, ...pages(1)],
    noVideos: [text(handedIn.nothing)],
    // While somebody writes, what was found before stays.
    writing: [entry, ...pages(1)],
    lost: failed(),
  },
};
