/** What stands over the cart of how long its places are kept (F31, Q7.3.a, A16): nothing while all is well. */
import { holdLaw } from '../../../models/hold/hold.law.ts';
import {
  button,
  status,
  text,
  timer,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const stand: Bilingual = ['Your places stand until 06:15 PM.', 'أماكنك محفوظة لك حتى 06:15 مساءً.'];
const keep = button(['Keep my places', 'مدّد حفظ أماكني']);
const back: Bilingual = ['After that they go back on sale.', 'بعدها تعود إلى البيع.'];
const together = (one: Bilingual, other: Bilingual): Bilingual => [`${one[0]} ${other[0]}`, `${one[1]} ${other[1]}`];

const fiveMinutes: Screen = [timer('5:00'), text(together(stand, back)), keep];

export const holdScreens: Screens = {
  law: holdLaw,
  screens: {
    idle: [],
    renewed: [],
    aged: [],
    counting: fiveMinutes,
    unsure: [
      timer('14:00'),
      text(
        together(stand, [
          'We cannot reach the venue to keep them longer, and go on trying.',
          'تعذّر الاتصال بالموقع لتمديد الحجز، ونواصل المحاولة.',
        ]),
      ),
      keep,
    ],
    // Announced once, and not by the seconds (2.2.1).
    ending: [
      status(['Two minutes are left for the places in your cart.', 'بقيت دقيقتان للأماكن المحفوظة في سلتك.']),
      timer('2:00'),
      text(together(stand, back)),
      keep,
    ],
    over: [
      status(['The time for the places in your cart is over.', 'انتهى وقت حفظ الأماكن في سلتك.']),
      timer('0:00'),
      text([
        'Your places are no longer kept. They may still be free: we go on asking the venue.',
        'لم تعد أماكنك محفوظة. قد تكون ما زالت متاحة، ونواصل طلبها من الموقع.',
      ]),
      button(['Ask for them again', 'اطلبها مرة أخرى']),
    ],
    faded: fiveMinutes,
    // What is gone is told beside the lines of the cart.
    lost: [],
  },
};
