/** What a customer finds of the operator's slides (R3.1.1, R9.4.2, A12). */
import { laws } from '../../../models/carousel/carousel.law.ts';
import {
  button,
  heading,
  region,
  text,
  type Bilingual,
  type Part,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

/** In the operator's words; the last has none in Arabic. */
const titles: readonly (readonly [en: string, ar: string])[] = [
  ['Tonight under lights', 'الليلة تحت الأضواء'],
  ['Learn to swim', 'تعلّم السباحة'],
  ['Open day', 'Open day'],
];
const about: Bilingual = ['Courts until midnight.', 'ملاعب حتى منتصف الليل.'];

const highlights = region(['Highlights', 'أبرز ما لدينا']);
const book = button(['Book a facility', 'احجز مرفقًا']);
const slide = (place: number): Screen => [heading(titles[place]!), ...(place === 0 ? [text(about)] : [])];

/** Which slide is shown is said of its own button; the other button says what it does now. */
const slides = (place: number, isPlaying: boolean): Screen => [
  highlights,
  ...slide(place),
  book,
  button(isPlaying ? ['Pause the slides', 'أوقف الشرائح'] : ['Play the slides', 'شغّل الشرائح']),
  ...titles.map(([en, ar], index): Part =>
    button([`${index + 1} ${en}`, `${index + 1} ${ar}`], index === place ? { is: 'chosen' } : {}),
  ),
];

const [several, still, single] = laws;

export const carouselScreens: Readonly<Record<string, Screens>> = {
  'several slides': {
    law: several!,
    screens: {
      turning: slides(0, true),
      last: slides(2, true),
      // The slides stop under a pointer or the focus; the screen stays the same.
      held: slides(0, true),
      paused: slides(0, false),
    },
  },
  // Who asked for less motion starts it themselves.
  'less motion': { law: still!, screens: { paused: slides(0, false), started: slides(0, true) } },
  // One alone is no carousel: there is nothing to pause, and nothing to choose from.
  'one slide': { law: single!, screens: { paused: [highlights, ...slide(0), book] } },
};
