/** What a customer finds whose order stands and is not paid (R4.8.7, Q4.8.c, F01, F13, F16). */
import { atBank, dead, left, withoutPage } from '../../../models/checkout/payment.law.ts';
import type { Bilingual, Screen, Screens } from '../../../support/screens/screens.ts';
import { givingUp, title, toTheBank, unpaid } from '../cart/cartPage.ts';

/** The cart was emptied for the order: nothing stands beside what is said of it. */
const page = (told: Screen): Screen => [title, ...told];
const leaving = page([toTheBank]);
const unsafe: Bilingual = [
  'The payment page could not be opened safely. Please try again or contact us.',
  'تعذّر فتح صفحة الدفع بأمان. حاول مرة أخرى أو تواصل معنا.',
];

/** Nothing moves while it is asked for by itself; what was pressed is busy until it is known that it can still be paid. */
const whileUnpaid = (why?: Bilingual): Record<string, Screen> => {
  const asIs = page(unpaid(why ? { why } : {}));
  return { unpaid: asIs, looking: asIs, unseen: asIs, confirming: page(unpaid({ isConfirming: true })) };
};

export const paymentScreens: Readonly<Record<string, Screens>> = {
  'on the way to the bank': {
    law: atBank,
    screens: {
      redirecting: leaving,
      ...whileUnpaid(unsafe),
      goingOn: leaving,
      reopening: page(givingUp),
    },
    focus: { unpaid: title },
  },
  'back from the bank without paying': {
    law: left,
    screens: { ...whileUnpaid(), reopening: page(givingUp) },
    focus: { unpaid: title },
  },
  'without a page to pay on': { law: withoutPage, screens: { unpaid: page(unpaid({ hasPage: false })) } },
  // F16: it is over; that it was not paid is said when its lines are back.
  'after its time': { law: dead, screens: { reopening: page(givingUp) } },
};
