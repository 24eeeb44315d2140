/** What a customer finds who takes something away for good, as with a saved card: it is asked first, and a refusal is said in place (Q1.5.a, Q7.6.c, R8.1.6). */
import { removal } from '../../../models/removal/removal.law.ts';
import {
  alert,
  button,
  dialog,
  heading,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';
import { savedCards } from './savedCards.ts';

const question: Bilingual = ['Remove this card?', 'هل تريد إزالة هذه البطاقة؟'];

interface Asking {
  readonly card: string;
  readonly isBusy?: boolean;
  readonly problem?: Bilingual;
}
/** Nothing of it can be left while it is under way. */
const asking = ({ card, isBusy = false, problem }: Asking): Screen => [
  dialog(question),
  ...(isBusy ? [] : [button(['Close', 'إغلاق'])]),
  heading(question),
  text([
    `${card} will not be offered any more. What it has paid for stays as it is.`,
    `لن تُعرض ${card} بعد الآن، وما دُفع بها يبقى كما هو.`,
  ]),
  ...(problem ? [alert(problem)] : []),
  button(['Keep', 'الإبقاء عليها'], isBusy ? { is: 'disabled' } : {}),
  button(['Remove', 'إزالة'], isBusy ? { is: 'busy' } : {}),
];
const second = 'Mastercard •••• 4444';

export const removalScreens: Screens = {
  law: removal,
  pressed: savedCards().map(({ name }) => name),
  screens: {
    resting: savedCards(),
    asking: asking({ card: second }),
    removing: asking({ card: second, isBusy: true }),
    notGone: asking({
      card: second,
      problem: ['We lost the connection. Please try again.', 'انقطع الاتصال. يُرجى المحاولة مرة أخرى.'],
    }),
    gone: savedCards({ gone: '4444' }),
    nextGoing: asking({ card: 'Visa •••• 0002', isBusy: true }),
  },
};
