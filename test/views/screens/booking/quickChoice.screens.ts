/** What a customer finds of the home page's two questions (R2.11, R5.5.1, R5.5.2, R6.1.14, F07). */
import { quickChoiceLaw } from '../../../models/quickChoice/quickChoice.law.ts';
import { button, list, type Bilingual, type Screen, type Screens } from '../../../support/screens/screens.ts';

const padel: Bilingual = ['Padel', 'بادل'];
const pool: Bilingual = ['Swimming', 'سباحة'];
const today: Bilingual = ['Today, Fri 20 Nov', 'اليوم، الجمعة 20 نوفمبر'];
const tomorrow: Bilingual = ['Sat 21 Nov', 'السبت 21 نوفمبر'];

const asked = (what: Screen, day: Bilingual = today): Screen => [
  ...what,
  list(['Day', 'اليوم'], { value: day }),
  button(['See free times', 'عرض الأوقات المتاحة']),
];
const what = (service: Bilingual): Screen => [list(['What', 'الرياضة'], { value: service })];
/** Nothing can be chosen from before it has come; the day can. */
const unknown: Screen = [list(['What', 'الرياضة'], { is: 'disabled' })];

export const quickChoiceScreens: Screens = {
  law: quickChoiceLaw,
  screens: {
    loadingServices: asked(unknown),
    // It comes by itself with the connection; who does not wait chooses in the panel.
    servicesFailed: asked([
      list(['What', 'الرياضة'], { is: 'disabled', value: ['This could not be loaded', 'تعذّر التحميل'] }),
    ]),
    empty: asked([]),
    asking: asked(what(padel)),
    daysFailed: asked(what(padel)),
    limited: asked(what(padel)),
    pool: asked(what(pool)),
    tomorrow: asked(what(padel), tomorrow),
  },
};
