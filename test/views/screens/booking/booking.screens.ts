/** Where a booking stands on the screen: in its dialog, or in the panel of a page (R2.11, R2.12.9, R4.5.1). What its steps say in each situation stands with them (choosing, selling). */
import { inDialog, onPage } from '../../../models/booking/booking.law.ts';
import {
  button,
  heading,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';
import { close, courtPrice, price, share, stepOne, without } from './bookingDialog.ts';

const loading = status(['Loading', 'جارٍ التحميل']);
const onwards: Bilingual = ['Continue', 'متابعة'];
const why: Bilingual = ['Choose a time to go on', 'اختر وقتًا للمتابعة'];
const services: Screen = [loading, loading, loading];
/** A button that does nothing says why. */
const stuck: Screen = [text(why), button(onwards, { is: 'disabled', says: [why] })];

const chosen = text(price('157.50', ['60 min, VAT included', '60 دقيقة، شامل الضريبة']));
const told = status([
  'Court 1, AED 157.50; 2 courts to choose from',
  'ملعب 1، 157.50 درهم إماراتي؛ المتاح للاختيار: ملعبان',
]);
const whatAndWhen: Bilingual = ['10:00 AM Fri 20 Nov · Court 1', '10:00 صباحًا الجمعة 20 نوفمبر · ملعب 1'];
/** Who comes is asked over it, and nothing below can be pressed meanwhile. */
const leaving = button(onwards, { is: 'busy' });

const panel = (...parts: Screen): Screen => [heading(['Book a time', 'احجز موعدًا']), ...parts];

export const bookingScreens: Readonly<Record<'dialog' | 'page', Screens>> = {
  dialog: {
    law: inDialog,
    screens: {
      choosing: stepOne(without, [...services, ...stuck]),
      selling: stepOne(courtPrice, [chosen, share, leaving, told]),
    },
  },
  page: {
    law: onPage,
    screens: {
      choosing: panel(close, ...services, ...stuck),
      // Without the poster of the dialog the panel says itself what is chosen.
      selling: panel(share, close, text(whatAndWhen), chosen, leaving, told),
    },
  },
};
