/** What stands in the place of the site until it is open, and instead of it (R2.10, R4.2.7, R8.5.5, Q2.10.a–c, Q4.2.b, Q9.4.f, T24). */
import { siteLaws } from '../../../models/site/site.law.ts';
import {
  alert,
  button,
  heading,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const [configLaw, healthLaw, formerLaw] = siteLaws;
const theSite: Screen = [text('The site')];
const splash: Screen = [status(['Loading', 'جارٍ التحميل'])];
const tryAgain = button(['Try again', 'حاول مرة أخرى']);
const again: Bilingual = ['Check again', 'تحقق مجددًا'];
const checkAgain = button(again);

const unavailable: Screen = [
  heading(['Oops!', 'عذرًا!']),
  text(["Page you're looking for is not found", 'الصفحة التي تبحث عنها غير موجودة']),
];
const cutOff: Screen = [
  heading(['No answer', 'لا استجابة']),
  alert([
    'The site could not be loaded. We keep trying until there is an answer.',
    'تعذّر تحميل الموقع الإلكتروني. نواصل المحاولة إلى أن يصلنا رد.',
  ]),
  tryAgain,
];
/** Nothing is known of why no answer came (Q9.4.f). */
const silent: Screen = [
  heading(['Something is wrong on our side', 'حدث خلل من جهتنا']),
  alert([
    'Our server did not answer as it should. Please try again in a moment.',
    'لم يستجب خادمنا كما ينبغي. يُرجى المحاولة بعد لحظات.',
  ]),
  tryAgain,
];
const saha: Bilingual = ['Saha', 'ساحة'];
const closedForToday: Screen = [text(saha), heading('Closed for today'), checkAgain];
const backAtSix = (isAsked = false): Screen => [
  text(saha),
  heading('Back at six'),
  text('We mow.'),
  button(again, isAsked ? { is: 'busy' } : {}),
];

export const siteScreens: Readonly<Record<string, Screens>> = {
  'the configuration': {
    law: configLaw!,
    screens: {
      begun: splash,
      loading: splash,
      loadingAgain: splash,
      applying: splash,
      applyingClosed: splash,
      applyingBlank: splash,
      open: theSite,
      maintenance: closedForToday,
      disabled: unavailable,
      failed: cutOff,
      failedByClock: silent,
      // What was said stays while it is tried by itself.
      trying: cutOff,
      pressed: splash,
      lookedAgain: splash,
    },
  },
  'the health check': {
    law: healthLaw!,
    screens: {
      checking: theSite,
      checkingLost: unavailable,
      healthy: theSite,
      closed: backAtSix(),
      // Q2.10.a: what the check says beats what the configuration says.
      closedInMaintenance: backAtSix(),
      rechecking: backAtSix(true),
    },
  },
  'a site that was here before': {
    law: formerLaw!,
    screens: {
      applyingFormer: splash,
      // T24: what was kept stands while it is asked whether it still holds.
      renewing: theSite,
      renewingLate: theSite,
      lostMeanwhile: theSite,
      again: theSite,
      renewed: theSite,
      renewedClosed: theSite,
    },
  },
};
