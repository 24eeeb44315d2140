/** What somebody finds whom a token brought here: by the provider's way back, or by a link that may be a stranger's (R4.9.3, R4.9.4, Q4.9.a, Q2.1.a, T04). */
import { laws } from '../../../models/login/arrival.law.ts';
import {
  button,
  dialog,
  heading,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';
import { aMoment, checkingLink, loggingIn } from './loginForms.ts';

const [awaited, withGoodbye, strange, strangeWithGoodbye] = laws;

/** As much of the name as may be told. */
const isThatYou: Bilingual = ['Continue as L••• H•••?', 'المتابعة باسم L••• H•••؟'];
const withoutLink: Bilingual = ['Going on without the link', 'نتابع من دون الرابط'];
const yes: Bilingual = ['Yes, log me in', 'نعم، سجّل دخولي'];
/** Nothing can be pressed: there is nothing to be decided. */
const comesIn: Screen = [heading(loggingIn), aMoment];
const asked: Screen = [
  heading(isThatYou),
  text(['You opened a link that logs you in with UAE PASS.', 'فتحتَ رابطًا يسجّل دخولك عبر الهوية الرقمية UAE PASS.']),
  text([
    'Was it somebody else who sent you this link? Then do not continue: it is not your account.',
    'هل أرسل إليك هذا الرابط شخص آخر؟ إذن لا تتابع، فالحساب ليس حسابك.',
  ]),
  button(yes),
  button(['No, that is not me', 'لا، لست أنا']),
];
const checking: Screen = [heading(checkingLink), aMoment];
// T04: after a no, the screen does not say that somebody is being logged in.
const turnedAway: Screen = [heading(withoutLink), text(['It does not log you in.', 'لن يُسجَّل دخولك به.'])];
/** The button that was pressed is gone. */
const pressedOn = { admitting: heading(loggingIn), turningAway: heading(withoutLink) };

export const arrivalScreens: Readonly<Record<string, Screens>> = {
  'whoever set out from here': { law: awaited!, screens: { exchanging: comesIn } },
  // Logged in is logged in; that the provider is told goodbye is none of the customer's business.
  'whoever set out from here, and the provider is told goodbye': {
    law: withGoodbye!,
    screens: { exchanging: comesIn, checking: comesIn, leaving: comesIn },
  },
  'whoever a link brought': {
    law: strange!,
    screens: { introducing: checking, confirming: asked, admitting: comesIn, turningAway: turnedAway },
    focus: { confirming: heading(isThatYou), ...pressedOn },
  },
  'whoever a link brought, and the provider is told goodbye': {
    law: strangeWithGoodbye!,
    screens: { admitting: comesIn },
    pressed: [yes],
  },
};

/** A link may lead to the home page by itself: the same is asked over it, and closing it is a no (Q2.1.a). */
const overHome = (screen: Screen): Screen => [dialog(screen[0]!.name), button(['Close', 'إغلاق']), ...screen];
export const arrivalOverHomeScreens: Screens = {
  law: strange!,
  screens: {
    introducing: overHome(checking),
    confirming: overHome(asked),
    admitting: overHome(comesIn),
    turningAway: overHome(turnedAway),
  },
  // What opens by itself lets the focus wait for a moment before it is read.
  focus: pressedOn,
};
