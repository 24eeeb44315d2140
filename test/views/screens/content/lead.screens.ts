/** What a customer finds of the lead form (R2.12.13, R3.9.1, R4.7.1–3, R5.6.9–13, R7.5.5, R8.3.2). */
import { lead } from '../../../models/lead/lead.law.ts';
import {
  alert,
  button,
  checkbox,
  dialog,
  field,
  heading,
  list,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const title: Bilingual = ['Tell us how you play', 'أخبرنا كيف تلعب'];
const robot: Bilingual = ['I am not a robot', 'لست روبوتًا'];

interface Form {
  readonly isFilled?: boolean;
  readonly isProved?: boolean;
  readonly isBusy?: boolean;
  /** What is said to the fields, in their order. */
  readonly refused?: Readonly<Record<string, Bilingual>>;
  readonly problem?: Bilingual;
}

const form = ({ isFilled = false, isProved = false, isBusy = false, refused = {}, problem }: Form = {}): Screen => {
  const wrong = (name: string, is?: string) => {
    const said = refused[name];
    if (said !== undefined) return { is: is === undefined ? 'wrong' : `${is} wrong`, says: [said] };
    return is === undefined ? {} : { is };
  };
  return [
    dialog(title),
    button(['Close', 'إغلاق']),
    heading(title),
    text(['We call you back.', 'نتصل بك.']),
    field(['Your name', 'اسمك'], { ...(isFilled ? { value: 'Layla' } : {}), ...wrong('name') }),
    list(['Country code', 'رمز الدولة'], {
      value: ['United Arab Emirates +971', 'الإمارات العربية المتحدة +971'],
    }),
    field(['Mobile', 'رقم الهاتف'], { ...(isFilled ? { value: '050 123 4567' } : {}), ...wrong('mobile') }),
    list(['Occasion optional', 'Occasion اختياري'], {
      value: isFilled ? ['A birthday', 'عيد ميلاد'] : ['Please choose', 'يُرجى الاختيار'],
    }),
    checkbox('Consent', wrong('consent', isFilled ? 'ticked' : 'unticked')),
    checkbox(robot, wrong('robot', isProved ? 'ticked' : 'unticked')),
    ...(isProved ? [status(['Verified', 'تم التحقق'])] : []),
    ...(problem ? [alert(problem)] : []),
    button(['Send', 'أرسل'], isBusy ? { is: 'busy' } : {}),
    button(['Not now', 'ليس الآن']),
  ];
};

const missing: Record<string, Bilingual> = {
  name: ['Your name is required', 'حقل «اسمك» مطلوب'],
  mobile: ['Please enter valid mobile number', 'يُرجى إدخال رقم جوال صحيح'],
  consent: ['Consent is required', 'حقل «Consent» مطلوب'],
};

export const leadScreens: Screens = {
  law: lead,
  screens: {
    fetching: [],
    wanted: [],
    absent: [],
    suppressed: [],
    closedBefore: [],
    asking: form(),
    filled: form({ isFilled: true }),
    faulty: form({ isProved: true, refused: missing }),
    unproved: form({
      isFilled: true,
      refused: { robot: ['Please confirm you are not a robot', 'يُرجى تأكيد أنك لست روبوتًا'] },
    }),
    sending: form({ isFilled: true, isProved: true, isBusy: true }),
    // The proof was used up; what was typed stays.
    refused: form({ isFilled: true, problem: 'Occasion is not valid' }),
    closed: [],
    sent: [status('Thank you.')],
  },
};
