/** What a customer finds of the promo box (R1.4.8, R6.1.6, R3.6.2, R5.7.5, R8.4.5, Q4.8.b). */
import { entering } from '../../../models/promotion/promotion.law.ts';
import {
  apartFromIt,
  comingBack,
  holding,
  verifying,
  voidedBefore,
} from '../../../models/promotion/promotion.later.law.ts';
import {
  alert,
  button,
  field,
  group,
  radio,
  status,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';
import { dirhams } from './cartPage.ts';

const promo: Bilingual = ['Promo code', 'رمز العرض'];
const card: Bilingual = ['Membership card', 'بطاقة العضوية'];
const cardNumber: Bilingual = ['Number of your membership card', 'رقم بطاقة عضويتك'];

interface Entering {
  readonly kind?: 'promo' | 'card';
  readonly typed?: string;
  readonly refused?: Bilingual;
}
/** One of two kinds, its code, and a button that is never out of use: what is missing is said (R1.4.8). */
const box = ({ kind = 'promo', typed, refused }: Entering = {}): Screen => [
  group(['What lowers the price', 'ما يخفّض السعر']),
  radio(promo, { is: kind === 'promo' ? 'ticked' : 'unticked' }),
  radio(card, { is: kind === 'card' ? 'ticked' : 'unticked' }),
  field(kind === 'card' ? cardNumber : promo, {
    ...(typed === undefined ? {} : { value: typed }),
    ...(refused === undefined ? {} : { is: 'wrong', says: [refused] }),
  }),
  button(['Apply', 'تطبيق']),
];

/** What is asked about is not written over, and is asked once. */
const checking = (name: Bilingual, code: string): Screen => [
  field(name, { value: code, is: 'fixed' }),
  button(['Apply', 'تطبيق'], { is: 'busy' }),
  status(['Checking…', 'جارٍ التحقق…']),
];

const inUse = (code: string): Screen => [
  field(promo, { value: code, is: 'fixed' }),
  button([`Remove ${code}`, `إزالة ${code}`]),
];
const saved = dirhams('4.20');
const tryAgain = ['Try again', 'حاول مرة أخرى'] as const;

const takenOff: Bilingual = [
  'Something was added to your cart, so your discount was taken off. Apply it again if you like.',
  'أُضيف شيء إلى سلتك فأُلغي خصمك. يمكنك تطبيقه من جديد.',
];

export const promotionScreens: Readonly<Record<string, Screens>> = {
  'nothing is in use': {
    law: entering,
    screens: {
      empty: box(),
      typed: box({ typed: 'cool10' }),
      blank: box(),
      missing: box({ refused: ['Please enter a code', 'يُرجى إدخال رمز'] }),
      voided: box({ refused: takenOff }),
      // A member's number is filled in.
      card: box({ kind: 'card', typed: 'M-1001' }),
      // In the server's own words, and what was refused stays to be mended.
      refused: box({ typed: 'cool10', refused: 'Invalid promo code' }),
    },
  },
  'it is asked about': {
    law: verifying,
    screens: { asked: checking(promo, 'cool10'), checking: checking(promo, 'cool10') },
  },
  'it holds': {
    law: holding,
    pressed: [['Apply', 'تطبيق']],
    screens: {
      applied: [...inUse('COOL10'), status([`You save ${saved[0]}`, `وفّرت ${saved[1]}`])],
      // What it takes off is said once the cart has it.
      told: inUse('cool10'),
    },
  },
  'the server is out of reach': {
    law: apartFromIt,
    pressed: [['Apply', 'تطبيق']],
    screens: {
      unreachable: [
        ...inUse('cool10'),
        alert([
          `We could not check cool10. Nothing can be paid until we have, or it is removed. ${tryAgain[0]}`,
          `تعذّر التحقق من cool10. لا يمكن الدفع حتى نتحقق منه أو تزيله. ${tryAgain[1]}`,
        ]),
        button(tryAgain),
      ],
    },
  },
  'it was voided elsewhere': { law: voidedBefore, screens: { told: box({ refused: takenOff }) } },
  'a card comes back': { law: comingBack, screens: { checking: checking(cardNumber, 'M-1001') } },
};
