/**
 * The law of the portal's login and password dialogs, from R3.2.8, R4.5.10, R6.1.3, R8.1.1, R8.3.7, Q4.9.d, F10, F12 and
 * F23; see docs/guide/testing.md.
 */
import { done } from '../../support/paths.ts';
import { bapsSite, layla, passerBy, quietSite } from './portal.fixtures.ts';
import {
  before,
  breaks,
  dialogsCome,
  dismiss,
  emits,
  doesNotCome,
  isNow,
  lawOf,
  leadsTo,
  needCart,
  needsCart,
  opened,
  opens,
  retry,
  row,
  running,
  runningOpen,
  starts,
} from './portalLaw.fixtures.ts';

const now = '2026-11-20 21:00:00';
const noTime = { date: null, duration: null, slot: null, facilityId: null };
const asked = { surface: 'dialog', selection: { serviceId: 1, ...noTime }, stop: 'tickets', isDamaged: false };
const elsewhere = { type: 'address.changed', asked: null, now };
const aStepOn = { type: 'address.changed', asked, now };

const login = { type: 'login.open' };
const wanted = { type: 'login.wanted', entered: null };
const omar = { name: 'Omar Said', country_code: '966', mobile_number: '050 765 4321', email: 'omar@said.example' };
const wantedByOmar = { type: 'login.wanted', entered: omar };
const closeLogin = { type: 'login.close' };
const forgotten = { type: 'passwordReset.open' };
const closeReset = { type: 'passwordReset.close' };
const loggedIn = done('login', { user: layla, at: 5 });
const changed = done('passwordReset', { message: 'Your password is changed' });
const says = emits({ type: 'password.changed', message: 'Your password is changed' });

const fetches = (wish: string) => [needsCart, starts('fetchDialogs', { wish })];
const inDialogs = (dialogs: string) => opened({ booking: 'closed', dialogs });

/** Facilities are not booked online here, so that an address changes nothing but what it says. */
const open = [needCart, opens(quietSite), elsewhere];
const atLogin = [...open, login, dialogsCome];
const atReset = [...atLogin, forgotten, dialogsCome];
/** Of somebody who has entered at the attendees' form who they are. */
const atOmars = [...open, wantedByOmar, dialogsCome];
const overPage = [...open, forgotten, dialogsCome];

const fetching = { state: inDialogs('fetching'), runs: runningOpen('fetchDialogs'), tags: ['busy'] };
const failed = { state: inDialogs('failed'), runs: runningOpen(), tags: ['failed'] };

/** R2.13.1: by password; guests and the provider are welcome where the operator says so. */
const offers = { form: 'password', guests: false, provider: false };

const omars = ['omarsFetching', 'omarsFailed', 'omarsLogin', 'omarsFetchingNow', 'omarsReset'];
const anywhere = [
  'none',
  'afterwards',
  'fetching',
  'fetchingNow',
  'failed',
  'lost',
  'login',
  'reset',
  'overPage',
  ...omars,
];

/** One at a time (R3.2.8). */
export const dialogs = lawOf(
  {},
  {
    none: {
      by: open,
      state: inDialogs('none'),
      runs: runningOpen(),
      knows: { user: null, wish: 'login', isOverLoginPage: false, entered: null },
    },
    fetching: { by: [...open, login], ...fetching, knows: { wish: 'login', isOverLoginPage: false } },
    failed: { by: [...open, login, doesNotCome('fetchDialogs')], ...failed, knows: { wish: 'login' } },
    login: { by: atLogin, state: inDialogs('login'), runs: runningOpen('login'), knows: { wish: 'login' } },
    /** From the login's dialog. */
    fetchingNow: { by: [...atLogin, forgotten], ...fetching, knows: { wish: 'passwordReset', isOverLoginPage: false } },
    lost: { by: [...atLogin, forgotten, doesNotCome('fetchDialogs')], ...failed, knows: { wish: 'passwordReset' } },
    reset: { by: atReset, state: inDialogs('passwordReset'), runs: runningOpen('passwordReset') },
    /** From the login's page. */
    overPage: {
      by: overPage,
      state: inDialogs('passwordReset'),
      runs: runningOpen('passwordReset'),
      knows: { wish: 'passwordReset', isOverLoginPage: true },
    },
    omarsFetching: { by: [...open, wantedByOmar], ...fetching, knows: { wish: 'login', entered: omar } },
    omarsFailed: { by: [...open, wantedByOmar, doesNotCome('fetchDialogs')], ...failed, knows: { entered: omar } },
    omarsLogin: { by: atOmars, state: inDialogs('login'), runs: runningOpen('login'), knows: { entered: omar } },
    omarsFetchingNow: { by: [...atOmars, forgotten], ...fetching, knows: { wish: 'passwordReset', entered: omar } },
    omarsReset: {
      by: [...atOmars, forgotten, dialogsCome],
      state: inDialogs('passwordReset'),
      runs: runningOpen('passwordReset'),
      knows: { wish: 'passwordReset', entered: omar },
    },
    afterwards: {
      by: [...overPage, closeReset],
      state: inDialogs('none'),
      runs: runningOpen(),
      knows: { wish: 'passwordReset', isOverLoginPage: true },
    },
  },
  [
    // Guest checkout depends on the cart, so the cart is needed (R6.1.3).
    ...[login, wanted].flatMap((on) => [
      row('R8.3.7', 'none', on, { to: 'fetching', does: fetches('login') }),
      row('R8.3.7', 'afterwards', on, { to: 'fetching', changes: { wish: 'login' }, does: fetches('login') }),
    ]),
    // What was entered already is not asked again (A19).
    row('A19', 'none', wantedByOmar, { to: 'fetching', changes: { entered: omar }, does: fetches('login') }),
    row('A19', 'afterwards', wantedByOmar, {
      to: 'fetching',
      changes: { wish: 'login', entered: omar },
      does: fetches('login'),
    }),
    row('A19', 'omarsFetching', dialogsCome, {
      to: 'login',
      does: [starts('login', { offers, arrival: null, loginPage: null, entered: omar })],
    }),
    // It is of that request alone: nobody who comes later finds it (T06).
    row('T06', 'omarsLogin', loggedIn, { to: 'none', changes: { entered: null } }),
    row('T06', 'omarsLogin', closeLogin, { to: 'none', changes: { entered: null } }),
    row('T06', 'omarsReset', closeReset, { to: 'none', changes: { entered: null } }),
    row('T06', 'omarsReset', changed, {
      to: 'fetching',
      changes: { wish: 'login', entered: null },
      does: [says, ...fetches('login')],
    }),
    row('T06', 'omarsFailed', dismiss, { to: 'none', changes: { entered: null } }),
    row('T06', ['omarsFetching', 'omarsFailed', 'omarsLogin', 'omarsFetchingNow'], elsewhere, {
      to: 'none',
      changes: { entered: null },
    }),
    row('T06', ['omarsFailed', 'omarsLogin'], isNow(layla), { to: 'none', changes: { user: layla, entered: null } }),
    row('R3.2.8', 'none', forgotten, {
      to: 'fetching',
      changes: { wish: 'passwordReset', isOverLoginPage: true },
      does: fetches('passwordReset'),
    }),
    row('R3.2.8', 'afterwards', forgotten, { to: 'fetching', does: fetches('passwordReset') }),
    row('R3.2.8', ['login', 'omarsLogin'], forgotten, {
      to: 'fetching',
      changes: { wish: 'passwordReset' },
      does: fetches('passwordReset'),
    }),
    row('R3.2.8', 'fetching', dialogsCome, {
      to: 'login',
      // That it is given the running session is seen in portal.test.ts: here no two actors share a system.
      does: [starts('login', { offers, arrival: null, loginPage: null, entered: null })],
    }),
    row('R3.2.8', ['fetchingNow', 'omarsFetchingNow'], dialogsCome, {
      to: 'reset',
      does: [starts('passwordReset', { restrict: false })],
    }),
    // A failure to load is shown, and can be retried (F23).
    row('F23', ['fetching', 'fetchingNow', 'omarsFetching', 'omarsFetchingNow'], doesNotCome('fetchDialogs'), {
      to: 'failed',
    }),
    row('F23', ['login', 'omarsLogin'], breaks('login'), { to: 'failed' }),
    row('F23', ['reset', 'overPage', 'omarsReset'], breaks('passwordReset'), { to: 'failed' }),
    row('F23', ['failed', 'omarsFailed'], retry, { to: 'fetching', does: fetches('login') }),
    row('F23', 'lost', retry, { to: 'fetching', does: fetches('passwordReset') }),
    row('F23', ['failed', 'lost'], dismiss, { to: 'none' }),

    row('R3.2.8', 'login', loggedIn, { to: 'none' }),
    row('R3.2.8', 'login', closeLogin, { to: 'none' }),
    row('R3.2.8', ['reset', 'overPage'], closeReset, { to: 'none' }),
    // Q4.9.d: after a reset the server's message, and the login: its dialog, or the page below.
    row('Q4.9.d', 'reset', changed, {
      to: 'fetching',
      changes: { wish: 'login' },
      does: [says, ...fetches('login')],
    }),
    row('Q4.9.d', 'overPage', changed, { to: 'none', does: [says] }),

    // Leaving the page closes the dialog; a step of the booking below it is not another page.
    row('R8.1.1', ['fetching', 'fetchingNow', 'failed', 'lost', 'login'], elsewhere, { to: 'none' }),
    row('F12', anywhere, aStepOn, { changes: { asked } }),
    // A customer logged in in another tab; a guest may still log in (F10).
    row('F10', ['failed', 'lost', 'login'], isNow(layla), { to: 'none', changes: { user: layla } }),
    row(
      'F10',
      [
        'none',
        'afterwards',
        'fetching',
        'fetchingNow',
        'reset',
        'overPage',
        'omarsFetching',
        'omarsFetchingNow',
        'omarsReset',
      ],
      isNow(layla),
      { changes: { user: layla } },
    ),
    row('F10', anywhere, isNow(passerBy), { changes: { user: passerBy } }),
  ],
  [isNow(null)],
);

/** On baps sites the login is a page of its own; a button in the header opens the dialog all the same (R4.5.10). */
export const onBaps = lawOf(
  {},
  { none: { by: [needCart, opens(bapsSite), elsewhere], state: inDialogs('none'), runs: runningOpen() } },
  [
    row('R4.5.10', 'none', wanted, { does: [leadsTo('login')] }),
    // No guests come in here (Q6.1.a), so that nothing is entered again.
    row('R4.5.10', 'none', wantedByOmar, { does: [leadsTo('login')] }),
    row('R3.2.8', 'none', login, { to: inDialogs('fetching'), does: fetches('login') }),
  ],
);

/** Nothing opens before the site does. */
export const beforeOpening = lawOf(
  {},
  { waiting: { by: [needCart], state: before({ shop: 'needed' }), runs: running() } },
  [
    row('R3.2.8', 'waiting', opens(quietSite), {
      to: opened(),
      changes: { config: quietSite },
      does: [starts('fetchCartNow', { isWanted: true }), starts('fetchLead', { isWanted: false })],
    }),
  ],
  [login, wanted, closeLogin, forgotten, closeReset, retry, dismiss, { type: 'search.open' }, { type: 'search.close' }],
);
