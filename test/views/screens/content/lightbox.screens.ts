/** What a customer finds of the operator's pictures, one at a time (R2.1.29, R2.2.1). */
import { byDeadLink, byLink, byPress } from '../../../models/lightbox/lightbox.law.ts';
import {
  alert,
  button,
  dialog,
  heading,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const titles: readonly (readonly [en: string, ar: string])[] = [
  ['Courts at night', 'الملاعب ليلًا'],
  ['The pool', 'المسبح'],
  ['The gym', 'الصالة الرياضية'],
];
const fails = ['This picture does not load', 'تعذّر تحميل هذه الصورة'] as const;
const again = ['Try again', 'حاول مرة أخرى'] as const;
const lost = ['We lost the connection', 'انقطع الاتصال'] as const;
const goesOn = [
  'This goes on by itself once the connection is back.',
  'سيستمر هذا تلقائيًا بمجرد عودة الاتصال.',
] as const;
const asked = ['What the picture shows', 'ما تعرضه الصورة'] as const;
/** Of the pool alone something is told. */
const told = ['Six lanes, and nobody in them.', 'ستة ممرات بلا أحد فيها.'] as const;

interface Open {
  readonly place: 0 | 1 | 2;
  readonly count?: number;
  readonly isFailed?: boolean;
  readonly isUnconnected?: boolean;
  readonly isReading?: boolean;
}
/** Which of how many it is; at an end its button keeps its place, and says that there is nothing further. */
const open = ({ place, count = 3, isFailed = false, isUnconnected = false, isReading = false }: Open): Screen => {
  const number: Bilingual = [`Picture, ${place + 1} of ${count}`, `صورة، ${place + 1} من ${count}`];
  return [
    dialog(number),
    button(['Close', 'إغلاق']),
    heading(number),
    button(['Share this picture', 'شارك هذه الصورة']),
    ...(isUnconnected
      ? [
          alert([`${lost[0]} ${goesOn[0]} ${again[0]}`, `${lost[1]} ${goesOn[1]} ${again[1]}`]),
          heading(lost),
          button(again),
        ]
      : isFailed
        ? [alert([`${fails[0]} ${again[0]}`, `${fails[1]} ${again[1]}`]), heading(fails), button(again)]
        : [text(titles[place]!)]),
    ...(place === 1 ? [button(asked)] : []),
    ...(isReading ? [text(told)] : []),
    button(['Previous picture', 'الصورة السابقة'], place === 0 ? { is: 'disabled' } : {}),
    status(titles[place]!),
    button(['Next picture', 'الصورة التالية'], place === count - 1 ? { is: 'disabled' } : {}),
  ];
};

export const lightboxScreens: Readonly<Record<string, Screens>> = {
  'opened by a press': {
    law: byPress,
    screens: {
      closed: [],
      first: open({ place: 0 }),
      middle: open({ place: 1 }),
      middleShown: open({ place: 1 }),
      middleFailed: open({ place: 1, isFailed: true }),
      last: open({ place: 2 }),
      lastShown: open({ place: 2 }),
      reading: open({ place: 1, isReading: true }),
      middleUnconnected: open({ place: 1, isUnconnected: true }),
    },
  },
  'opened by a link': {
    law: byLink,
    pressed: [again],
    screens: {
      linked: open({ place: 1 }),
      again: open({ place: 1 }),
      closed: [],
      later: open({ place: 1 }),
      reading: open({ place: 1, isReading: true }),
    },
  },
  'a link to what is gone': {
    law: byDeadLink,
    screens: { closed: [], only: open({ place: 0, count: 1 }) },
  },
};
