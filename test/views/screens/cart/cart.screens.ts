/** What a customer finds in the cart (R2.1.18, R7.3.4–6, R8.1.5, R8.2.14, Q4.8.a, Q7.3.a, Q7.3.b, R4.8.4). */
import { gone, seatGone } from '../../../models/cart/cartLosses.law.ts';
import { places } from '../../../models/cart/cart.law.ts';
import { warnings } from '../../../models/cart/cartWishes.law.ts';
import {
  alert,
  button,
  heading,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';
import { delivery, dirhams, line, nothing, page, swimOf, tape, totalOnly, undo } from './cartPage.ts';

const undoButton = button(['Undo', 'تراجع']);

/** One ticket for AED 42, held; nothing is said while that is renewed, and nothing stands there before it is held. */
const held = page({
  about: ['1 item · held for you until 06:15 PM', 'بند واحد · الحجز محفوظ لك حتى 06:15 مساءً'],
  items: swimOf({ count: '1', price: '42', fewer: 'disabled' }),
  amount: '42',
  tax: '2',
});
const swimOut = nothing([undo('Open swim')]);

const open = 'Full Moon Padel Open';
const where: Bilingual = ['Saha', 'ساحة'];
const meal = line({ name: open, count: '1', about: where, price: '84', fewer: 'disabled' });
/** There is only one of a seat. */
const seat: Screen = [heading(open), text(where), text(dirhams('84')), button([`Remove ${open}`, `إزالة ${open}`])];
const twoItems: Bilingual = ['2 items', 'بندان'];
const twoSeats = page({
  about: twoItems,
  items: [...seat, ...meal],
  amount: '168',
  tax: '8',
});

const row = (name: Bilingual, amount: string): Screen => [text(name), text(dirhams(amount))];
/** Something of two kinds, and why the last wish was refused. */
const two = (why?: Bilingual): Screen =>
  page({
    about: twoItems,
    items: [...(why ? [alert(why)] : []), ...meal, ...tape],
    delivery: delivery('pickedUp'),
    amount: '105',
    totals: [...row(['Event ticket', 'تذكرة فعالية'], '84'), ...row(['Shop', 'المتجر'], '21'), ...totalOnly('105')],
    tax: '5',
  });

export const cartScreens: Readonly<Record<string, Screens>> = {
  'places that are held': {
    law: places,
    screens: {
      empty: nothing(),
      reserving: nothing(),
      held,
      more: held,
      renewing: held,
      unsure: held,
      releasing: swimOut,
    },
    focus: { empty: null, releasing: undoButton },
  },
  'what is taken out meanwhile': {
    law: gone,
    pressed: [['Remove Open swim', 'إزالة Open swim']],
    screens: { goneRenewing: swimOut, goneMore: swimOut },
    focus: { goneRenewing: undoButton, goneMore: undoButton },
  },
  'a seat and something else': {
    law: seatGone,
    screens: {
      resting: twoSeats,
      reserving: twoSeats,
      onlySeat: page({ items: [...seat, undo(open)] }),
    },
    focus: { onlySeat: undoButton },
  },
  'why a wish was refused': {
    law: warnings,
    screens: {
      calm: two(),
      warned: two([
        "Can't process multiple orders! Clear your cart to proceed or finish your previous order.",
        'لا يمكن معالجة أكثر من طلب! أفرغ سلتك للمتابعة أو أكمل طلبك السابق.',
      ]),
      refused: two(['That number cannot be booked', 'لا يمكن حجز هذا العدد']),
    },
  },
};
