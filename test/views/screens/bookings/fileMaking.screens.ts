/** What a customer finds who wants all that is held about them (Q7.7.f). */
import { fileMaking } from '../../../models/fileMaking/fileMaking.law.ts';
import { alert, button, heading, text, type Part, type Screens } from '../../../support/screens/screens.ts';

const row = (download: Part, ...said: Part[]) => [
  heading(['Your data', 'بياناتك']),
  text([
    'Everything that we hold about you, in one file: once an hour.',
    'كل ما نحتفظ به عنك في ملف واحد، مرة كل ساعة.',
  ]),
  ...said,
  download,
];
const download = (is?: string): Part => button(['Download my data', 'تنزيل بياناتي'], is === undefined ? {} : { is });

export const fileMakingScreens: Screens = {
  law: fileMaking,
  screens: {
    resting: row(download()),
    making: row(download('busy')),
    made: row(download()),
    unmade: row(
      download(),
      alert(['We lost the connection. Please try again.', 'انقطع الاتصال. يُرجى المحاولة مرة أخرى.']),
    ),
  },
};
