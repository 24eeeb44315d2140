/** Test cards of the sandbox's bank and what each of them does. */
import { bilingual, type Words } from '../layout.ts';

/** How the bank behaves once a card was sent. */
export type Behaviour = 'accepts' | 'declines' | 'insufficient' | 'late' | 'never' | 'twice';

export interface TestCard {
  readonly number: string;
  readonly behaviour: Behaviour;
  readonly title: Words;
  readonly text: Words;
}

export const testCards: readonly TestCard[] = [
  {
    number: '4242424242424242',
    behaviour: 'accepts',
    title: bilingual('Accept', 'مقبولة'),
    text: bilingual('Paid at once, back to the portal.', 'يُدفع المبلغ فورًا وتعود إلى الموقع.'),
  },
  {
    number: '4000000000000002',
    behaviour: 'declines',
    title: bilingual('Decline', 'مرفوضة'),
    text: bilingual('The bank says no and gives no reason.', 'يرفض البنك دون ذكر السبب.'),
  },
  {
    number: '4000000000009995',
    behaviour: 'insufficient',
    title: bilingual('Insufficient funds', 'رصيد غير كافٍ'),
    text: bilingual('The bank says no: not enough money.', 'يرفض البنك لعدم كفاية الرصيد.'),
  },
  {
    number: '4000000000003220',
    behaviour: 'late',
    title: bilingual('Late answer', 'رد متأخر'),
    text: bilingual(
      'Back to the portal first, the bank’s answer comes some seconds later.',
      'تعود إلى الموقع أولًا، ثم يصل رد البنك بعد ثوانٍ.',
    ),
  },
  {
    number: '4000000000000119',
    behaviour: 'never',
    title: bilingual('Never returns', 'لا عودة'),
    text: bilingual('The bank stays silent and the page stays open.', 'يبقى البنك صامتًا وتبقى الصفحة مفتوحة.'),
  },
  {
    number: '4000000000002222',
    behaviour: 'twice',
    title: bilingual('Pays twice', 'دفع مكرر'),
    text: bilingual('The bank reports the same payment two times.', 'يبلغ البنك عن الدفعة نفسها مرتين.'),
  },
];

/** Any other card that is well formed is accepted. */
export const behaviourOf = (number: string): Behaviour =>
  testCards.find((card) => card.number === number)?.behaviour ?? 'accepts';

/** 4242 4242 4242 4242 */
export const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** The sum of digits that every card number fulfils. */
export function hasCheckDigit(number: string): boolean {
  const sum = Array.from(number, Number)
    .toReversed()
    .reduce((total, digit, position) => {
      const value = digit * (position % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** What was typed into the card form. */
export interface CardEntry {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly holder: string;
}
export type CardProblem = 'number' | 'expiry' | 'expired' | 'cvc' | 'holder';
export type CardProblems = Partial<Record<keyof CardEntry, CardProblem>>;

/** A card that may be sent to the bank. */
export interface Card {
  readonly number: string;
  /** MM/YY */
  readonly expiry: string;
}

/** The card, or what is wrong by field. `month` is the current month of the venue. */
export function readCard(
  entry: CardEntry,
  month: Temporal.PlainYearMonth,
): { card: Card } | { problems: CardProblems } {
  const number = entry.number.replace(/[\s-]/g, '');
  const expiry = /^\s*(0[1-9]|1[0-2])\s*\/\s*(\d{2})\s*$/.exec(entry.expiry);
  const problems: CardProblems = {};

  if (!/^\d{13,19}$/.test(number) || !hasCheckDigit(number)) problems.number = 'number';
  if (!expiry) problems.expiry = 'expiry';
  else {
    const last = Temporal.PlainYearMonth.from({ year: 2000 + Number(expiry[2]), month: Number(expiry[1]) });
    if (Temporal.PlainYearMonth.compare(last, month) < 0) problems.expiry = 'expired';
  }
  if (!/^\d{3,4}$/.test(entry.cvc.trim())) problems.cvc = 'cvc';
  if (entry.holder.trim().length < 2) problems.holder = 'holder';

  if (Object.keys(problems).length > 0 || !expiry) return { problems };
  return { card: { number, expiry: `${expiry[1]}/${expiry[2]}` } };
}
