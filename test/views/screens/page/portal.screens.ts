/** What stands around the pages and over them: the site's own start, what is fetched when it is wanted, and what did not come (R1.7.1, R2.7.3, R2.11, R2.12.13, R3.2.8, R4.1.6, R7.5.2, R8.1.1, F01, F12, F23). */
import * as shopLaws from '../../../models/portal/portal.law.ts';
import * as asideLaws from '../../../models/portal/portalAside.law.ts';
import * as bookingLaws from '../../../models/portal/portalBooking.law.ts';
import * as connectionLaws from '../../../models/portal/portalConnection.law.ts';
import * as dialogLaws from '../../../models/portal/portalDialogs.law.ts';
import {
  alert,
  button,
  dialog,
  heading,
  part,
  region,
  status,
  text,
  type Bilingual,
  type Screen,
  type Screens,
} from '../../../support/screens/screens.ts';

const loading = status(['Loading', 'جارٍ التحميل']);
const again: Bilingual = ['Try again', 'حاول مرة أخرى'];
const wrong: Bilingual = ['Something went wrong, please try again', 'حدث خطأ ما، يُرجى المحاولة مرة أخرى'];
const lost: Bilingual = ['We lost the connection', 'انقطع الاتصال'];
const notLoaded: Bilingual = ['This could not be loaded', 'تعذّر التحميل'];
const kept: Bilingual = ['Your cart and your choices are still here.', 'سلتك واختياراتك ما زالت محفوظة.'];
const alertOf = (...parts: readonly Bilingual[]) =>
  alert([parts.map(([en]) => en).join(' '), parts.map((words) => words[1]).join(' ')] as const);

const splash: Screen = [loading];
const page: Screen = [text('The page')];

/** A dialog that did not come, in its place: it can be asked for again, and closed (F23). */
const failure = (title: Bilingual, says: Bilingual): Screen => [
  part('alertdialog')(title),
  button(['Close', 'إغلاق']),
  heading(title),
  text(says),
  button(again),
];
const failed = failure(wrong, kept);
// F01: it waits, and comes by itself.
const waits = failure(lost, [
  'This goes on by itself once the connection is back. Your cart and your choices are still here.',
  'سيستمر هذا تلقائيًا بمجرد عودة الاتصال. سلتك واختياراتك لا تزال محفوظة.',
]);

/** Where one begins to book on the home page: two questions, or the filter panel in their place (R2.11). */
const bookHere = (...parts: Screen): Screen => [region(['Find a free time', 'ابحث عن وقت متاح']), ...parts];
const questions = bookHere(text('The questions'));
/** What will stand there. */
const panelComes = bookHere(loading, loading, loading);
const thePanel = bookHere(text('The panel'));
const panelOf = (title: Bilingual) => bookHere(alertOf(title, again), heading(title), button(again));
const panelFailed = panelOf(notLoaded);
// F01: what is awaited comes by itself.
const panelWaits = panelOf(lost);

const theLogin: Screen = [dialog(['The login', 'الدخول'])];
const theBooking: Screen = [dialog(['The booking', 'الحجز'])];
const theNewPassword: Screen = [dialog(['The new password', 'كلمة المرور الجديدة'])];
const theSearch: Screen = [dialog(['The search', 'البحث'])];

const { shell, shop, emptyShop } = shopLaws;
const { dialogs, beforeOpening } = dialogLaws;
const { leadForm, searching } = asideLaws;
const { places, drafts, offline } = bookingLaws;
const { searchWaits, loginWaits, bookingWaits, leadWaits } = connectionLaws;

/** By what the page is about: it sells, it has a filter panel, or neither. */
export const portalScreens: Readonly<Record<'selling' | 'panel' | 'plain', Readonly<Record<string, Screens>>>> = {
  selling: {
    'the cart of a page that sells': {
      law: shop,
      screens: {
        inactive: splash,
        needed: splash,
        // Nothing waits for it, and its failure is not shown.
        fetching: page,
        missing: page,
        // Its page comes when the cart is there: the one before stays in view.
        fetchingNow: page,
        failed: [
          alertOf(['This page could not be loaded', 'تعذّر تحميل هذه الصفحة'], kept, again),
          heading(['This page could not be loaded', 'تعذّر تحميل هذه الصفحة']),
          button(again),
        ],
        running: page,
      },
    },
    'an empty cart': { law: emptyShop, screens: { inactive: splash } },
  },
  panel: {
    // Over the page, or on it as its filter panel (R2.11). An address asks for it in the very same situations.
    'where a booking stands': {
      law: places,
      screens: {
        waiting: splash,
        known: splash,
        siteOnly: questions,
        closed: questions,
        dialogComing: questions,
        pageComing: panelComes,
        dialogLost: failed,
        pageLost: panelFailed,
        inDialog: theBooking,
        onPage: thePanel,
        // The steps after the first lie over the page.
        overPage: theBooking,
      },
    },
    'what a customer left': {
      law: drafts,
      screens: {
        siteOnly: questions,
        closed: questions,
        coming: panelComes,
        awayClosed: questions,
        awayComing: panelComes,
        onPage: thePanel,
      },
    },
    'a booking without a network': {
      law: bookingWaits,
      screens: { coming: questions, lost: waits, panelComing: panelComes, panelLost: panelWaits },
    },
  },
  plain: {
    'what always runs': {
      law: shell,
      screens: {
        well: splash,
        // F23: it is said once and for all, and only a new page mends it.
        crashed: [heading(notLoaded), alert(wrong), button(again)],
      },
    },
    'the dialogs about who somebody is': {
      law: dialogs,
      screens: {
        none: page,
        afterwards: page,
        fetching: page,
        fetchingNow: page,
        failed,
        lost: failed,
        login: theLogin,
        reset: theNewPassword,
        overPage: theNewPassword,
        // What somebody entered before changes nothing of which dialog stands there.
        omarsFetching: page,
        omarsFetchingNow: page,
        omarsFailed: failed,
        omarsLogin: theLogin,
        omarsReset: theNewPassword,
      },
    },
    'the dialogs of a baps site': { law: dialogLaws.onBaps, screens: { none: page } },
    'the dialogs before the site is open': { law: beforeOpening, screens: { waiting: splash } },
    'a booking on a baps site': {
      law: bookingLaws.onBaps,
      screens: { closed: page, asGuest: page, asCustomer: page },
    },
    // R1.2.3: nothing opens, whatever asks for it.
    'a site where no facility can be booked': { law: offline, screens: { closed: page } },
    'the lead form': {
      law: leadForm,
      screens: {
        none: splash,
        early: splash,
        fetching: page,
        missing: page,
        fetchingNow: page,
        failed,
        // It has a machine of its own, which says when it opens.
        running: page,
      },
    },
    'the search': {
      law: searching,
      screens: { waiting: splash, closed: page, fetching: page, failed, open: theSearch },
    },
    'the search without a network': {
      law: searchWaits,
      // F01: the failure of something no longer wanted is not shown.
      screens: { coming: page, lost: waits, unwanted: page },
    },
    'the login without a network': { law: loginWaits, screens: { coming: page, lost: waits } },
    'the lead form without a network': { law: leadWaits, screens: { coming: page, lost: waits } },
  },
};
