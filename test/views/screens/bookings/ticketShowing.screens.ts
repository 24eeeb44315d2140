/** What stands on the screen of a phone that is held to the reader at the gate (R2.3.3). */
import { ofThree } from '../../../models/ticketShowing/ticketShowing.law.ts';
import {
  button,
  dialog,
  heading,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

interface Shown {
  title: Bilingual;
  code: Bilingual;
  number: string;
  name: readonly [en: string, ar: string];
  screen?: Bilingual;
  isFirst?: boolean;
  isLast?: boolean;
}

const dims: Bilingual = [
  'Turn the brightness up, and touch the screen so that it stays on.',
  'ارفع سطوع الشاشة والمسها من حين إلى آخر كي تبقى مضاءة.',
];
const staysOn: Bilingual = ['The screen stays on. Turn its brightness up.', 'تبقى الشاشة مضاءة. ارفع سطوعها.'];

const gate = ({ title, code, number, name, screen = dims, isFirst, isLast }: Shown): Screen => [
  dialog(title),
  button(['Close', 'إغلاق']),
  heading(title),
  text(code),
  // The next ticket is announced with the name on it.
  status([
    `${number} ${name[0]} Tennis 27-11-2026 Friday, 08:00 PM`,
    `${number} ${name[1]} تنس 27-11-2026 الجمعة، 08:00 مساءً`,
  ]),
  // The first and the last keep their place, and the focus: they say that there is nothing further.
  button(['Previous ticket', 'التذكرة السابقة'], isFirst ? { is: 'disabled' } : {}),
  text(screen),
  button(['Next ticket', 'التذكرة التالية'], isLast ? { is: 'disabled' } : {}),
];

const first: Shown = {
  title: ['Ticket 1 of 3', 'التذكرة 1 من 3'],
  code: ['Code of ticket 8841 2207 5511', 'رمز التذكرة 8841 2207 5511'],
  number: '8841 2207 5511',
  name: ['Layla', 'ليلى'],
};
const middle: Shown = {
  title: ['Ticket 2 of 3', 'التذكرة 2 من 3'],
  code: ['Code of ticket 8841 2207 5512', 'رمز التذكرة 8841 2207 5512'],
  number: '8841 2207 5512',
  name: ['Omar', 'عمر'],
};
const last: Shown = {
  title: ['Ticket 3 of 3', 'التذكرة 3 من 3'],
  code: ['Code of ticket 8841 2207 5513', 'رمز التذكرة 8841 2207 5513'],
  number: '8841 2207 5513',
  name: ['Sara', 'سارة'],
};

export const ticketShowingScreens: Screens = {
  law: ofThree,
  screens: {
    closed: [],
    first: gate({ ...first, isFirst: true }),
    middle: gate(middle),
    middleAwake: gate({ ...middle, screen: staysOn }),
    last: gate({ ...last, isLast: true }),
  },
};
