/** What holds a customer whose clock is off: both times, what is permitted, and another check (R4.3.7, R5.7.15–16, Q5.7.d–e). */
import { law } from '../../../models/clock/clock.law.ts';
import {
  button,
  dialog,
  heading,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const title: Bilingual = ['Error: Time Discrepancy Detected', 'خطأ: اختلاف في التوقيت'];
const check = (isBusy: boolean) => button(['Check again', 'تحقق مجددًا'], isBusy ? { is: 'busy' } : {});

const held = (isBusy: boolean): Screen => [
  dialog(title),
  heading(title),
  text(['This device', 'هذا الجهاز']),
  text(['07:12 PM 20 Nov 2026', '07:12 مساءً 20 نوفمبر 2026']),
  text(['Server', 'الخادم']),
  text(['07:41 PM 20 Nov 2026', '07:41 مساءً 20 نوفمبر 2026']),
  text([
    'The clocks of your device and of the server are out of sync. The permissible difference is 5 minutes. Set your device to automatic time, then check again.',
    'ساعة جهازك وساعة الخادم غير متطابقتين. الفرق المسموح به 5 دقائق. اضبط وقت جهازك تلقائيًا ثم تحقق مجددًا.',
  ]),
  check(isBusy),
];

export const clockScreens: Screens = {
  law,
  screens: { checking: [], agreed: [], discrepant: held(false), rechecking: held(true) },
  // There is nothing else to press, and it is not lost while it is checked.
  focus: { discrepant: check(false), rechecking: check(false) },
};
