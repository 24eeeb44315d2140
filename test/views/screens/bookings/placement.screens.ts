/** What a customer finds whose order is on its way (R4.8.7, R8.3.1, F09, F16, F39, K01, T17, decision 020). */
import { again, left, ordered } from '../../../models/checkout/placement.law.ts';
import { guestHere, ofGuest } from '../../../models/checkout/placement.guest.law.ts';
import { button, dialog, heading, text, type Bilingual, type Screens } from '../../../support/screens/screens.ts';
import { dirhams, finding, noList, noListSaving, page, placing } from '../cart/cartPage.ts';

const onItsWay = page({ told: [placing], isPlacing: true, is: 'busy' });
const lookedFor = (isBusy = true) => ({ told: finding(isBusy), toldInBar: finding(isBusy), is: 'busy' }) as const;

const dearer: Bilingual = ['The price has changed', 'تغيّر السعر'];
/** T17: what it was, what it is now, and nothing without a word from the customer. */
const priceChanged = (isBusy = false) => [
  dialog(dearer),
  button(['Close', 'إغلاق']),
  heading(dearer),
  text(['Nothing was ordered. This is what your cart costs now:', 'لم يُرسل أي طلب. هذه أسعار سلتك الآن:']),
  text([`Open swim ${dirhams('84')[0]} ${dirhams('105')[0]}`, `Open swim ${dirhams('84')[1]} ${dirhams('105')[1]}`]),
  button(['Back to my cart', 'العودة إلى سلتي']),
  button(['Take the new price', 'أقبل السعر الجديد'], isBusy ? { is: 'busy' } : {}),
];

export const placementScreens: Readonly<Record<string, Screens>> = {
  'an order': {
    law: ordered,
    screens: {
      persisting: onItsWay,
      placing: onItsWay,
      priceChanged: priceChanged(),
      acceptingPrices: priceChanged(true),
      asking: page(lookedFor()),
      waiting: page(lookedFor(false)),
      askingAgain: page(lookedFor()),
      waitingLonger: page(lookedFor(false)),
      accepting: onItsWay,
    },
    focus: { priceChanged: heading(dearer) },
  },
  'an order that is sent again': { law: again, screens: { persisting: onItsWay } },
  'an order after the bank': { law: left, screens: { asking: page({ ...lookedFor(), ways: noListSaving }) } },
  'an order of a guest who is nobody now': {
    law: ofGuest,
    screens: {
      asking: page({ ...lookedFor(), ways: noList }),
      waiting: page({ ...lookedFor(false), ways: noList }),
      forgetting: page({ ...lookedFor(), ways: noList }),
    },
  },
  'an order of a guest': { law: guestHere, screens: { asking: page({ ...lookedFor(), ways: noList }) } },
};
