/** What stands in the search: earlier questions, what is called so, what was found, and nothing of a failure (R2.7.3–8, R8.5.6). */
import { search } from '../../../models/search/search.law.ts';
import {
  button,
  dialog,
  group,
  heading,
  list,
  option,
  status,
  suggestions,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const title: Bilingual = ['Search', 'بحث'];
const clear: Bilingual = ['Clear', 'مسح'];
const forget: Bilingual = ['Forget these', 'امسح السجل'];
const all = suggestions(['Suggestions', 'اقتراحات']);
const part = (name: Bilingual): Screen => [group(name), text(name)];

const field = (typed: string | null, isOpen = true): Screen => [
  dialog(title),
  button(['Close', 'إغلاق']),
  heading(title),
  list(title, { ...(typed === null ? {} : { value: typed }), is: isOpen ? 'open' : 'closed' }),
  ...(typed === null ? [] : [button(clear)]),
];
const before: Screen = [...part(['You looked for', 'بحثت عن']), option('tennis', { is: 'unchosen' })];
/** A service of the venue, found by another word for it. */
const courts: Screen = [
  ...part(['Facilities', 'المرافق']),
  option(['Padel Saha Book', 'بادل ساحة احجز'], { is: 'unchosen' }),
];
const padel: Screen = [
  ...part(['Events, coaches and academies', 'فعاليات ومدربون وأكاديميات']),
  option(['Padel 301 Event', 'Padel 301 فعالية'], { is: 'unchosen' }),
];
const offered: Screen = [...part(['Book a facility', 'احجز مرفقًا']), option(['Padel', 'بادل'], { is: 'unchosen' })];

const early: Screen = [...field(null), all, ...before, button(forget)];

export const searchScreens: Screens = {
  law: search,
  screens: {
    opened: early,
    empty: [...field(null), all, ...before, ...offered, button(forget)],
    withoutServices: early,
    venuesAwaited: [...field(null), all, ...before, ...offered, button(forget)],
    venuesLate: [...field(null), all, ...before, ...offered, button(forget)],
    withoutVenues: [...field(null), all, ...before, ...offered, button(forget)],
    // What is called so is offered at once, and counted when the rest is there.
    typing: [...field('pad'), all, ...courts],
    asking: [...field('pad'), all, ...courts],
    shown: [...field('pad'), all, ...courts, ...padel, status(['2 found', 'نتيجتان'])],
    typingOn: [...field('pade'), all, ...courts, ...padel],
    typingAhead: [...field('pade'), all, ...courts],
    // R8.5.6: the failure is not shown.
    failed: [...field('pad'), all, ...courts],
    askingAgain: [...field('pad'), all, ...courts],
    over: [],
  },
};
