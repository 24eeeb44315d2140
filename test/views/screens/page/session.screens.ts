/** What every page says of who is logged in: at the top, and at the bottom of a phone (R2.5.11–13, R2.6.2, R4.1.1–8, R6.1.5, Q4.1.c). */
import { sessionLaws } from '../../../models/session/session.law.ts';
import { alert, button, link, type Bilingual, type Screen, type Screens } from '../../../support/screens/screens.ts';

const [ofSignedOut, goesOn, lastMoment, ...forgottenAtOnce] = sessionLaws;

const emptyCart = link(['Cart, tickets: 0', 'السلة، التذاكر: 0']);
const logIn = link(['Log in', 'تسجيل الدخول']);

const shell = (account: Screen, second: Screen, last: Screen): Screen => [
  link(['Saha, home', 'ساحة، الصفحة الرئيسية']),
  ...account,
  emptyCart,
  button(['Menu', 'القائمة']),
  // The page that one is on.
  link(['Home', 'الرئيسية'], { is: 'chosen' }),
  ...second,
  emptyCart,
  ...last,
];
/** R2.6.2: also a guest, who has no account, is offered to log in. */
const loggedOut = shell([logIn], [link(['Venues', 'المواقع'])], [logIn]);
const accountOf = (name: string): Bilingual => [`Your account, ${name}`, `حسابك، ${name}`];
const layla = shell(
  [link(accountOf('Layla Haddad')), button(['Log out', 'تسجيل الخروج'])],
  [link(['Bookings', 'الحجوزات'])],
  [link(['Me', 'حسابي'])],
);

export const sessionScreens: Readonly<Record<string, Screens>> = {
  'whoever comes signed out': {
    law: ofSignedOut!,
    screens: {
      signedOut: loggedOut,
      // After a login the customer is shown at once, before the browser has stored it.
      keeping: layla,
      guestComing: loggedOut,
      customer: layla,
      guest: loggedOut,
      followed: layla,
      forgetting: loggedOut,
      loggingOut: loggedOut,
      expiring: loggedOut,
      // R4.1.6, Q4.1.c: an expired session is no logout, and the screen says why the customer is signed out.
      expired: [
        ...loggedOut,
        alert(['Session expired, please login again', 'انتهت الجلسة، يُرجى تسجيل الدخول من جديد']),
      ],
    },
  },
  'whoever was here a minute ago': { law: goesOn!, screens: { found: layla } },
  'whoever was here twelve hours ago to the moment': { law: lastMoment!, screens: { found: layla } },
  ...Object.fromEntries(
    forgottenAtOnce.map((law, place) => [
      `whose session is none any more (${place + 1})`,
      { law, screens: { found: loggedOut } },
    ]),
  ),
};
