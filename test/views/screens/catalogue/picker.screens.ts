/** What a customer finds who chooses by number (R4.6.1–3, R5.7.1, R6.1.3, R8.2.10, R8.2.11, I30). */
import { byNumber } from '../../../models/picker/picker.law.ts';
import {
  alert,
  button,
  group,
  heading,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

interface Row {
  readonly name: string;
  readonly price: number;
  /** How many are left; some are not counted. */
  readonly left?: number;
  readonly quantity?: number;
  /** It is on its way into the cart itself, or waits for another that is. */
  readonly is?: 'busy' | 'waiting';
  readonly inCart?: Bilingual;
  readonly refused?: Screen;
}

/** The row names what its button adds; with nothing chosen there is nothing to add, and the button says so. */
function rowOf({ name, price, left, quantity = 0, is, inCart, refused = [] }: Row): Screen {
  const [english, arabic] = left === undefined ? ['', ''] : [` ${left} left`, ` بقي ${left}`];
  const still = is === undefined ? {} : ({ is: 'disabled' } as const);
  const none = quantity === 0 ? ({ is: 'disabled' } as const) : still;
  return [
    heading(name),
    text([`AED ${price}${english}`, `${price} درهم إماراتي${arabic}`]),
    group(name),
    button(['Fewer', 'أقل'], none),
    status(String(quantity)),
    button(['More', 'أكثر'], still),
    button([`Add ${name}`, `أضف ${name}`], is === 'busy' ? { is: 'busy' } : none),
    ...(inCart === undefined ? [] : [text(inCart)]),
    ...refused,
  ];
}

type Changes = Partial<Row>;

const adults = (changes: Changes = {}) => rowOf({ name: 'Full Moon Padel Open', price: 84, left: 10, ...changes });
/** For four people each, of whom there is room for seven. */
const families = (changes: Changes = {}) => rowOf({ name: 'Family', price: 84, left: 1, ...changes });
const passes = (changes: Changes = {}) => rowOf({ name: 'Pass', price: 84, ...changes });
const boxes = (changes: Changes = {}) => rowOf({ name: 'Grip tape', price: 42, left: 3, ...changes });

const addToCart: Bilingual = ['Add to cart', 'أضف إلى السلة'];
const nothing: Screen = [button(addToCart, { is: 'disabled', says: [['Choose how many first', 'اختر العدد أولًا']] })];
const pieces: Readonly<Record<number, Bilingual>> = {
  1: ['1 piece', 'قطعة واحدة'],
  2: ['2 pieces', 'قطعتان'],
  3: ['3 pieces', '3 قطع'],
};
const total = (count: number, amount: number, details: { is?: 'busy' } = {}): Screen => [
  text(pieces[count]!),
  text([`AED ${amount}`, `${amount} درهم إماراتي`]),
  button(addToCart, {
    ...details,
    says: [['VAT included. You pay in the cart.', 'شامل ضريبة القيمة المضافة. الدفع من السلة.']],
  }),
];

const twoInCart: Bilingual = ['2 in your cart', 'اثنان في سلتك'];
const needsAccount: Screen = [
  alert(['Please log in with an account for this Log in', 'يُرجى تسجيل الدخول بحساب لإتمام ذلك تسجيل الدخول']),
  button(['Log in', 'تسجيل الدخول']),
];
const waiting = { is: 'waiting' } as const;

export const pickerScreens: Screens = {
  law: byNumber,
  screens: {
    nothing: [...adults(), ...families(), ...passes(), ...boxes(), ...nothing],
    two: [...adults({ quantity: 2 }), ...families(), ...passes(), ...boxes(), ...total(2, 168)],
    // One too many: the number stays, and its row says why.
    beyond: [
      ...adults(),
      ...families({
        quantity: 1,
        refused: [
          alert([
            'Maximum capacity reached, remaining capacity is 7, requested capacity is 8',
            'تم بلوغ السعة القصوى، السعة المتبقية 7 والسعة المطلوبة 8',
          ]),
        ],
      }),
      ...passes(),
      ...boxes(),
      ...total(1, 84),
    ],
    halfFull: [
      ...adults(),
      ...families({ quantity: 1, inCart: ['1 in your cart', 'واحد في سلتك'] }),
      ...passes(),
      ...boxes(),
      ...total(1, 84),
    ],
    // While one goes into the cart nothing else can be pressed.
    adding: [
      ...adults({ quantity: 2, is: 'busy', inCart: twoInCart }),
      ...families(waiting),
      ...passes(waiting),
      ...boxes(waiting),
      ...total(2, 168, { is: 'busy' }),
    ],
    addingAll: [
      ...adults({ quantity: 2, is: 'busy' }),
      ...families({ quantity: 1, is: 'busy' }),
      ...passes(waiting),
      ...boxes(waiting),
      ...total(3, 252, { is: 'busy' }),
    ],
    added: [...adults({ inCart: twoInCart }), ...families(), ...passes(), ...boxes(), ...nothing],
    // What did not go into the cart stays chosen.
    refused: [
      ...adults({
        quantity: 2,
        refused: [alert(['We lost the connection. Your cart is still here.', 'انقطع الاتصال. سلتك محفوظة.'])],
      }),
      ...families(),
      ...passes(),
      ...boxes(),
      ...total(2, 168),
    ],
    awaitingLogin: [
      ...adults(),
      ...families(),
      ...passes(),
      ...boxes({ quantity: 1, refused: needsAccount }),
      ...total(1, 42),
    ],
    goneMeanwhile: [
      ...adults(),
      alert(['Something that you had chosen is not offered any more.', 'شيء مما اخترته لم يعد معروضًا.']),
      ...nothing,
    ],
    fullMeanwhile: [
      ...adults(),
      ...families(),
      ...passes(),
      ...boxes({ quantity: 1, inCart: ['3 in your cart', '3 في سلتك'], refused: needsAccount }),
      ...total(1, 42),
    ],
  },
};
