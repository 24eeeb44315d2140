/** The dialog of a booking in words: what stands around each of its steps, in the order in which it is read (R2.11, R2.12). */
import { button, dialog, heading, text, type Bilingual, type Screen } from '../../../support/screens/screens.ts';

export const close = button(['Close', 'إغلاق']);
export const share = button(['Share this time', 'شارك هذا الموعد']);
const day: Bilingual = ['Fri 20 Nov', 'الجمعة 20 نوفمبر'];
const at = (words: Bilingual, place: 0 | 1) => words[place];
const joined = (...parts: readonly Bilingual[]): Bilingual => [
  parts.map((part) => at(part, 0)).join(' '),
  parts.map((part) => at(part, 1)).join(' '),
];
const lasting = ([english, arabic]: Bilingual): Bilingual => [`${english}, 60 min`, `${arabic}، 60 دقيقة`];

/** Of the poster: the day, before anything is chosen. */
export const without: Bilingual = joined(day, ['Book a facility', 'احجز مرفقًا']);
/** Before there is a time: the whole date in one line, and what is played. */
export const serviceAndDay = (service: Bilingual): Bilingual => joined(day, service);
export const timeAndPlace = (what: Bilingual): Bilingual => joined(['10:00 AM', '10:00 صباحًا'], what, lasting(day));
export const courtPrice = timeAndPlace(['Padel, Court 1', 'بادل، ملعب 1']);

/** An amount, and what is said of it. */
export const price = (amount: string, about: Bilingual): Bilingual => [
  `AED ${amount} ${at(about, 0)}`,
  `${amount} درهم إماراتي ${at(about, 1)}`,
];

interface Frame {
  readonly title: Bilingual;
  readonly poster: Bilingual;
  /** The step that can be gone back to. */
  readonly hasWayBack?: boolean;
}
const times: Bilingual = ['Time and place', 'الوقت والمكان'];
export const frame = ({ title, poster, hasWayBack = false }: Frame, rest: Screen): Screen => [
  dialog(title),
  close,
  text(poster),
  heading(title),
  hasWayBack ? button(times) : text(times),
  text(['Tickets', 'التذاكر']),
  text(['Extras', 'الإضافات']),
  ...rest,
];

export const stepOne = (poster: Bilingual, rest: Screen): Screen =>
  frame({ title: ['Choose time and place', 'اختر الوقت والمكان'], poster }, rest);
