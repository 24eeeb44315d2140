/** What a customer finds who takes a booking out of the cart, or puts it back (R4.1.8, R4.5.2, A09, Q7.3.a). */
import { customersLaw, guestsLaw, lastLaw } from '../../../models/lineRemoval/lineRemoval.law.ts';
import {
  alert,
  button,
  dialog,
  heading,
  link,
  region,
  text,
  type Bilingual,
  type Part,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';
import { dirhams, line, swimOf, undo } from './cartPage.ts';

const items = region(['Items', 'البنود']);
const open = 'Full Moon Padel Open';
const padel = 'Padel, Court 3';
const saha: Bilingual = ['Saha', 'ساحة'];
const friday: Bilingual = ['Fri 27 Nov, 08:00 PM – 09:00 PM Saha', 'الجمعة 27 نوفمبر، 08:00 مساءً – 09:00 مساءً ساحة'];
const swim = swimOf({ count: '1', price: '42', fewer: 'disabled' });
const meal = line({ name: open, count: '1', about: saha, price: '84', fewer: 'disabled' });
const rate = (name: string, amount: string): Part =>
  text([`${name} × 1 ${dirhams(amount)[0]}`, `${name} × 1 ${dirhams(amount)[1]}`]);
const removeCourt = button([`Remove ${padel}`, `إزالة ${padel}`]);
/** Of a court there is one; the parts of its price are one booking. */
const court: Screen = [
  heading(padel),
  text(friday),
  text(dirhams('262.50')),
  rate('Day rate', '105'),
  rate('Night rate', '157.50'),
  removeCourt,
];
const removeMeal = button([`Remove ${open}`, `إزالة ${open}`]);

const undoButton = button(['Undo', 'تراجع']);
const offered: Screen = [items, ...swim, undo(padel), ...meal];
const faster = alert('Somebody else was faster');
const close = (name: string): Part => button([`Close ${name}`, `إغلاق ${name}`]);

const question: Bilingual = ['Take out the last item?', 'إزالة آخر ما في السلة؟'];
const asking: Screen = [
  dialog(question),
  button(['Close', 'إغلاق']),
  heading(question),
  text([
    `You are here as a guest, and ${padel} is all that is in your cart. Without it we forget who you are: next time your name and number are asked for again.`,
    `أنت هنا ضيف، وليس في سلتك سوى ${padel}. إذا أزلته فلن نتذكر بياناتك، وسنسألك عن اسمك ورقمك في المرة القادمة.`,
  ]),
  button(['Take it out', 'أزِله']),
  button(['Keep it', 'أبقِه']),
];
const pressed = [removeCourt, removeMeal, undoButton].map(({ name }) => name);

export const lineRemovalScreens: Readonly<Record<string, Screens>> = {
  'a customer': {
    law: customersLaw,
    pressed,
    screens: {
      resting: [items, ...swim, ...court, ...meal],
      // The way back stands where the booking stood, and stays while somebody is at it.
      offered,
      held: offered,
      restoring: [
        items,
        ...swim,
        button(['Undo', 'تراجع'], {
          is: 'busy',
          says: [[`Putting ${padel} back…`, `نعيد ${padel} إلى سلتك…`]],
        }),
        ...meal,
      ],
      // Why not, and the nearest useful thing.
      refused: [
        items,
        heading(padel),
        text(friday),
        faster,
        button(['Choose another time', 'اختر وقتًا آخر']),
        close(padel),
        ...swim,
        ...meal,
      ],
    },
    focus: { offered: undoButton, restoring: undoButton },
  },
  'a customer, of what is there last': { law: lastLaw, screens: { only: [items, ...meal] } },
  'a guest': {
    law: guestsLaw,
    pressed,
    screens: {
      court: [items, ...court],
      two: [items, ...court, ...meal],
      asking,
      askingAgain: asking,
      offered: [items, ...court, undo(open)],
      refused: [
        items,
        heading(open),
        text(saha),
        faster,
        link(['See what is left', 'اطّلع على المتاح']),
        close(open),
        ...court,
      ],
    },
  },
};
