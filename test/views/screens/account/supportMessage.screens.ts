/** What somebody finds who writes to the operator (Q7.6.r, Q5.1.b, R5.4.9, R8.1.6). */
import { reply, request } from '../../../models/support/supportMessage.law.ts';
import {
  alert,
  button,
  field,
  file,
  form,
  list,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const upTo: Bilingual = ['Up to five files', 'حتى خمسة ملفات'];
const noSubject: Bilingual = ['Please say what it is about', 'يُرجى كتابة الموضوع'];
const noMessage: Bilingual = ['Please write your message', 'يُرجى كتابة رسالتك'];
const lost: Bilingual = ['We lost the connection. Please try again.', 'انقطع الاتصال. يُرجى المحاولة مرة أخرى.'];

interface Writing {
  readonly subject?: string;
  readonly message?: string;
  readonly isFaulty?: boolean;
  readonly isSending?: boolean;
  readonly isDelivered?: boolean;
  /** Name and size of what is attached. */
  readonly files?: readonly (readonly [name: string, size: Bilingual])[];
  readonly refusedFile?: Bilingual;
  readonly problem?: Bilingual;
}

const typed = (value: string | undefined, { isSending, isFaulty }: Writing, fault: Bilingual) => ({
  ...(value === undefined ? {} : { value }),
  ...(isSending ? { is: 'fixed' } : isFaulty ? { is: 'wrong', says: [fault] } : {}),
});

const files = ({ files: attached = [], refusedFile, isSending }: Writing): Screen => [
  ...attached.flatMap(([name, size]): Screen => [
    text(typeof size === 'string' ? `${name} ${size}` : [`${name} ${size[0]}`, `${name} ${size[1]}`]),
    button([`Remove ${name}`, `إزالة ${name}`], isSending ? { is: 'disabled' } : {}),
  ]),
  file(
    attached.length === 0
      ? ['Add a file optional', 'إضافة ملف اختياري']
      : ['Add another file optional', 'إضافة ملف آخر اختياري'],
    {
      ...(isSending ? { is: 'disabled' } : refusedFile ? { is: 'wrong' } : {}),
      says: [upTo, ...(refusedFile ? [refusedFile] : [])],
    },
  ),
  text([
    'Choose a file or drop it here JPEG, PNG, PDF, up to 5 MB',
    'اختر ملفًا أو أفلته هنا JPEG, PNG, PDF، حتى 5 ميغابايت',
  ]),
];

const end = ({ problem, isSending, isDelivered }: Writing): Screen => [
  ...(problem ? [alert(problem)] : []),
  button(['Send', 'أرسل'], isSending ? { is: 'busy' } : {}),
  ...(isDelivered ? [status(['Your message is sent.', 'أُرسلت رسالتك.'])] : []),
];

const newRequest = (on: Writing = {}): Screen => [
  form(['New request', 'طلب جديد']),
  ...(on.isFaulty
    ? [text(['2 fields need another look', 'حقلان بحاجة إلى مراجعة']), button(noSubject), button(noMessage)]
    : []),
  field(['What is it about?', 'ما موضوع رسالتك؟'], typed(on.subject, on, noSubject)),
  list(['Category optional', 'الفئة اختياري'], {
    value: ['No category', 'دون فئة'],
    ...(on.isSending ? { is: 'disabled' } : {}),
  }),
  field(['Your message', 'رسالتك'], typed(on.message, on, noMessage)),
  ...files(on),
  ...end(on),
];

const plan = ['plan.pdf', ['5 MB', '5 ميغابايت']] as const;
const lights = { subject: 'Lights', message: 'Too early off.' };
const five = ['1', '2', '3', '4', '5'].map((name) => [`${name}.png`, ['1 kB', '1 كيلوبايت']] as const);
const wrongType: Bilingual = [
  'movie.gif: Invalid file type. Please upload a valid file type (jpeg, png, pdf)',
  'movie.gif: نوع الملف غير صالح. يُرجى رفع ملف من نوع صالح (jpeg, png, pdf)',
];

export const requestScreens: Screens = {
  law: request,
  screens: {
    empty: newRequest(),
    faulty: newRequest({ isFaulty: true }),
    corrected: newRequest(lights),
    written: newRequest(lights),
    withFile: newRequest({ ...lights, files: [plan] }),
    full: newRequest({ ...lights, files: five }),
    fileRefused: newRequest({ ...lights, files: [plan], refusedFile: wrongType }),
    sending: newRequest({ ...lights, files: [plan], isSending: true }),
    notSent: newRequest({ ...lights, files: [plan], problem: lost }),
    // The page of the request takes its place.
    sent: [],
  },
};

const answer = (on: Writing = {}): Screen => [
  form(['Your reply', 'ردك']),
  field(['Your reply', 'ردك'], typed(on.message, on, noMessage)),
  ...files(on),
  ...end(on),
];
const thanks = { message: 'Thank you.' };

export const replyScreens: Screens = {
  law: reply,
  screens: {
    kept: answer(thanks),
    sending: answer({ ...thanks, isSending: true }),
    withFile: answer({ ...thanks, files: [['photo.png', ['1 kB', '1 كيلوبايت']]], isSending: true }),
    delivered: answer({ isDelivered: true }),
    wordless: answer({ isFaulty: true }),
  },
};
