/** The saved cards of a customer in words, in the order in which they are read (R1.5.3, Q1.5.a, Q4.8.d, Q7.7.l, R9.3.4). */
import { button, heading, text, type Screen } from '../../../support/screens/screens.ts';

const cards = [
  { name: 'Visa', ending: '4242', expiry: '08/28' },
  { name: 'Mastercard', ending: '4444', expiry: '01/27' },
  { name: 'Visa', ending: '0002', expiry: '11/29' },
] as const;
type Ending = (typeof cards)[number]['ending'];

interface Cards {
  /** Which of them are there no more. */
  readonly gone?: Ending;
  /** Which is on its way to being used first. */
  readonly preferring?: Ending;
}

/** The first is used first; that says it and does nothing. */
export const savedCards = ({ gone, preferring }: Cards = {}): Screen => [
  heading(['Saved cards', 'البطاقات المحفوظة']),
  ...cards
    .filter(({ ending }) => ending !== gone)
    .flatMap(({ name, ending, expiry }) => [
      text([`${name} •••• ${ending} Expires ${expiry}`, `${name} •••• ${ending} تنتهي ${expiry}`]),
      ending === '4242'
        ? button([`Used first: the card ending in ${ending}`, `الأولى في الدفع: البطاقة المنتهية بـ ${ending}`], {
            is: 'pressed',
          })
        : button([`Use first: the card ending in ${ending}`, `اجعلها الأولى: البطاقة المنتهية بـ ${ending}`], {
            is: ending === preferring ? 'busy unpressed' : 'unpressed',
          }),
      button([`Remove the card ending in ${ending}`, `إزالة البطاقة المنتهية بـ ${ending}`]),
    ]),
];
