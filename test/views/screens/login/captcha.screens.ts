/** What a form finds at its captcha: four states, each in words (R4.9.6, Q4.9.c, R8.1.8). */
import { law } from '../../../models/captcha/captcha.law.ts';
import { checkbox, status, type Bilingual, type Screen, type Screens } from '../../../support/screens/screens.ts';

const robot: Bilingual = ['I am not a robot', 'لست روبوتًا'];
const tick = (is: string, told?: Bilingual): Screen => [checkbox(robot, { is }), ...(told ? [status(told)] : [])];
const verified = tick('ticked', ['Verified', 'تم التحقق']);

export const captchaScreens: Screens = {
  law,
  screens: {
    init: tick('unticked'),
    proving: tick('busy unticked', ['Checking…', 'جارٍ التحقق…']),
    verified,
    // What came too late is over at once, which a clock says.
    late: verified,
    expired: tick('unticked', ['Expired. Please tick again.', 'انتهت الصلاحية. ضع العلامة من جديد.']),
    error: tick('unticked', ['This check needs a secure connection.', 'يحتاج هذا التحقق إلى اتصال آمن.']),
  },
};
