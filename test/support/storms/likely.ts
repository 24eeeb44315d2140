/**
 * What somebody is likely to do next, from what stands before them. Steps drawn blindly leave a page before anything has
 * happened on it: a code was never entered, and no rule about codes was ever asked.
 */
import * as readBooking from '../../../machines/booking/bookingSelectors.ts';
import * as readChoosing from '../../../machines/booking/choosing/choosingSelectors.ts';
import { hasDays } from '../../../machines/list/listSelectors.ts';
import * as readCheckout from '../../../machines/checkout/checkoutSelectors.ts';
import { hadOrderIds } from './deeds/cancellationDeeds.ts';
import { days } from './deeds/bookingDeeds.ts';
import { isStoring } from './deeds/fileDeeds.ts';
import { listsOfOwn } from './deeds/listDeeds.ts';
import { captchaOf, codeOf, loginOf } from './deeds/loginDeeds.ts';
import { newDays } from './deeds/rescheduleDeeds.ts';
import { arrivalOf } from './deeds/providerDeeds.ts';
import { isBusyIn, isPageBusy } from './invariants/timeInvariants.ts';
import { isOncePage } from './asking/oncePages.ts';
import type { Page } from './pages.ts';
import { people } from './people.ts';
import { inAsking } from './likely/inAsking.ts';
import { inTickets } from './likely/inTickets.ts';
import { comings, type Likely } from './likely/comings.ts';
import { atAcademy } from './likely/atAcademy.ts';
import { atCoach } from './likely/atCoach.ts';
import { atEvent, atSeats } from './likely/atEvent.ts';
import { takingOut } from './likely/takingOut.ts';
import { inLead } from './likely/inLead.ts';
import { inOnce } from './likely/inOnce.ts';
import { inPackage } from './likely/inPackage.ts';
import { inSupport, threadAt } from './likely/inSupport.ts';
import {
  isCancellation,
  isCharge,
  isContactChange,
  isErasure,
  isMessage,
  isMove,
  isScheduling,
  isRegistration,
  isInviteAnswer,
  isFormSent,
  isLead,
  isPartner,
  isSentAgain,
  isPreference,
  isRemoval,
  isVerification,
  isUpload,
} from './server/asked.ts';
import { formSlugs } from './server/asking/siteForms.ts';
import { offeredAmounts } from './server/topUps.ts';
import type { Deed, Step } from './steps.ts';
import type { Tab } from './tab.ts';
import { ownerName } from './who.ts';
import { tally } from './tally.ts';

/** A step, `go` where what is likely is done, with what it is drawn by. */
export interface Wish extends Omit<Step, 'do'> {
  do: Deed | 'goAhead';
}

/** Which file of the profile is the picture. */
const picture = 2;
/** Choices of how long is waited. */
const [fiveMinutes, sixteenMinutes] = [3, 4] as const;
/** What comes into the cart and costs less than a wallet and points together. */
const cheapest = 4;
/** Whoever wants a new account has one. */
const known = 2;
/** Whoever wants another password does not know theirs. */
const mistaken = 3;
/** Of what is sold apart. */
const [membership, otherOutlet, event] = [0, 1, 3] as const;

/** With something before them that the next one must not find. */
const comingsSoon: Likely = comings.map(([deed, weight, n]) => [deed, 3 * weight, n]);

const onPages: Readonly<
  Record<
    Exclude<
      Page['name'],
      | 'bank'
      | 'provider'
      | 'elsewhere'
      | 'cart'
      | 'login'
      | 'register'
      | 'bookings'
      | 'family'
      | 'profile'
      | 'wallet'
      | 'relative'
      | 'cancellation'
      | 'reschedule'
      | 'memberships'
      | 'ask'
      | 'thread'
      | 'package'
      | 'coach'
      | 'academy'
      | 'event'
      | 'seats'
      | 'form'
      | 'verification'
      | 'sendAgain'
      | 'tickets'
      | 'invite'
      | 'partner'
      | 'cards'
    >,
    Likely
  >
> = {
  success: [
    ['checkReturn', 4],
    ['leave', 4],
    ['openBooking', 2],
  ],
  failed: [
    ['payAgain', 6],
    ['reopenCart', 6],
    ['checkReturn', 3],
    ['leave', 1],
  ],
};

const atBank: Likely = [
  ['bankPays', 4],
  ['bankDeclines', 4],
  ['walkAway', 3],
  ['payElsewhere', 1],
  ['giveUpElsewhere', 1],
];

/** What that customer had, as a choice of it. */
const ownOrder = (tab: Tab, n: number): number =>
  3 *
    Math.max(
      0,
      people.findIndex(({ id }) => `customer ${id}` === tab.owner()),
    ) +
  n;

function inCancellation(tab: Tab, { actor }: Extract<Page, { name: 'cancellation' }>): Likely {
  const snapshot = actor.getSnapshot();
  if (snapshot.matches('asking'))
    return [
      ['confirmCancellation', 14],
      // A deadline passes before it is pressed.
      ['wait', 10, fiveMinutes],
      ['wait', 5, sixteenMinutes],
      ['sleep', 1, 1],
      ['cancelElsewhere', 2, Math.max(0, hadOrderIds.indexOf(snapshot.context.orderId)) % 3],
      ['leave', 1],
      ...comingsSoon,
    ];
  if (snapshot.matches('failed')) return [['retryCancellation', 4], ['wait', 4, fiveMinutes], ...comings];
  return [['openBookings', 12, 0], ['openCancellation', 4], ['openWallet', 3], ['leave', 1], ...comings];
}

function atMemberships(tab: Tab, { actor }: Extract<Page, { name: 'memberships' }>): Likely {
  const snapshot = actor.getSnapshot();
  if (snapshot.matches('failed')) return [['reloadMemberships', 4], ['wait', 4, fiveMinutes], ...comings];
  const isCustomer = tab.owner().startsWith('customer');
  if (snapshot.matches({ open: 'askingRenewal' }))
    return [
      ['confirmRenewal', 10],
      ['dismissRenewal', 2],
      // Before they have said yes.
      ['logInElsewhere', 8, another(tab)],
      ...comingsSoon,
    ];
  const isChosen = snapshot.context.selection.packageId !== null;
  return [
    ['addMembership', isChosen ? 16 : 0],
    ['choosePackage', isChosen ? 4 : 16],
    ['chooseFirstDay', 4],
    ['logIn', isCustomer ? 0 : 10],
    ['openCart', snapshot.matches({ open: 'added' }) ? 6 : 1],
    ['leave', 1],
    ['logInElsewhere', isCustomer ? 6 : 1, another(tab)],
    ...comings,
  ];
}

function inReschedule(tab: Tab, { actor }: Extract<Page, { name: 'reschedule' }>): Likely {
  const snapshot = actor.getSnapshot();
  const { date, chosen, bookingId } = snapshot.context;
  const which = Math.max(0, hadOrderIds.indexOf(bookingId)) % 3;
  if (snapshot.matches({ choosing: 'picking' }))
    return [
      ['confirmMove', chosen === null ? 0 : 14],
      ['rivalAtNew', chosen === null ? 0 : 10],
      ['chooseNewSlot', chosen === null ? 14 : 3],
      ['chooseNewDay', 4, (newDays.findIndex((day) => day === date) + 1) % newDays.length],
      ['chooseNewCourt', chosen === null ? 0 : 3],
      ['moveElsewhere', 2, which],
      ['cancelElsewhere', 1, which],
      ['online', 2],
      ['leave', 1],
      ...comingsSoon,
    ];
  if (snapshot.matches('failed') || snapshot.matches({ choosing: 'dayFailed' }))
    return [['retryMove', 4], ['wait', 4, fiveMinutes], ...comings];
  return [
    ['openBookings', 12, 0],
    ['openReschedule', 6, ownOrder(tab, which)],
    ['openCancellation', 2, ownOrder(tab, which)],
    ['leave', 1],
    ...comings,
  ];
}

/** Whoever is not there. */
const another = (tab: Tab): number => people.findIndex(({ id }) => `customer ${id}` !== tab.owner());

function inList(tab: Tab, { actor }: Extract<Page, { name: 'bookings' }>): Likely {
  const isShown = actor.getSnapshot().matches({ loggedIn: 'shown' });
  const hasCourts = isShown && actor.getSnapshot().context.kind === 'facilityBookings';
  return [
    ['turnPage', 12],
    ['sortBookings', 3],
    ['choosePeriod', 4],
    ['chooseDays', hasDays(actor.getSnapshot()) ? 10 : 1],
    ['lookAtBookings', 3],
    ...([0, 1, 2] as const).flatMap(
      (n) =>
        [
          ['openCancellation', hasCourts ? 5 : 0, ownOrder(tab, n)],
          ['openReschedule', hasCourts ? 5 : 0, ownOrder(tab, n)],
          ['openTickets', hasCourts ? 3 : 0, ownOrder(tab, n)],
        ] as const,
    ),
    ['openBookings', 4],
    ...comings,
    // Over a list that stands there.
    ['logInElsewhere', isShown ? 9 : 1, another(tab)],
  ];
}

function inFamily({ actor, removal }: Extract<Page, { name: 'family' }>): Likely {
  if (removal.getSnapshot().matches('asking'))
    return [
      ['confirmRemoval', 10],
      ['dismissRemoval', 2],
    ];
  const isListed = actor.getSnapshot().context.data !== null;
  return [['askRemoval', isListed ? 16 : 1], ['openRelative', isListed ? 8 : 1], ['askAgain', 1], ...comings];
}

/** Address, number and password of a customer. */
function inSafety(tab: Tab, { contact, password }: Extract<Page, { name: 'profile' }>): Likely {
  const now = contact.getSnapshot();
  if (now.matches('asking'))
    return [
      ['submitContact', 18],
      // Somebody else has it.
      ['submitContact', 16, 5],
      ['dismissContact', 2],
    ];
  if (now.matches('confirming'))
    return [
      ...(codeOf(tab)?.getSnapshot().matches('open') ? withCode : []),
      ['enterCode', 18, 1],
      ['enterCode', 2],
      ['dismissContact', 1],
    ];
  return [
    ['openContact', 20],
    ['changePassword', password.getSnapshot().matches('filling') ? 10 : 5],
    // What they take for their password is none.
    ['changePassword', 5, mistaken],
    ['closePassword', 1],
  ];
}

/** Somebody goes for good. */
function inErasure(tab: Tab, erasure: Extract<Page, { name: 'profile' }>['erasure']): Likely {
  const now = erasure.getSnapshot();
  if (now.matches('explaining'))
    return [
      ['proceedErasure', 50],
      ['closeErasure', 2],
    ];
  if (now.matches('proving'))
    return [['proveErasure', 50, 0], ['proveErasure', 5, 3], ['closeErasure', 2], ...comingsSoon];
  if (now.matches('unknown') || now.matches('hindered'))
    return [
      ['reloadErasure', 8],
      ['closeErasure', 8],
    ];
  // It is deleted while somebody else comes.
  if (now.matches('erasing'))
    return [
      ['logInElsewhere', 20, another(tab)],
      ['leaveElsewhere', 8],
      ['refusedElsewhere', 4],
    ];
  return [['openErasure', now.matches('closed') ? 4 : 0]];
}

function inProfile(tab: Tab, page: Extract<Page, { name: 'profile' }>): Likely {
  const { form } = page;
  // What was typed waits for its customer alone, whose session ends before they have saved it.
  const isCropping = page.picture.actor.getSnapshot().matches('cropping');
  const isTyped = form !== null && tab.lastBy.profile === ownerName(tab) && form.getSnapshot().matches('filling');
  return [
    ...inSafety(tab, page),
    ...inErasure(tab, page.erasure),
    ['typeProfile', form === null ? 0 : 8],
    ['chooseFile', form === null ? 0 : 4],
    ['chooseFile', form === null ? 0 : 3, picture],
    ['choosePicture', form === null ? 0 : 3],
    ['confirmCrop', isCropping ? 24 : 0],
    ['dismissCrop', isCropping ? 8 : 0],
    ['removeFile', 1],
    ['saveProfile', page.files.size > 0 ? 24 : 5],
    ['undoProfile', 1],
    ['leave', 1],
    ['refusedElsewhere', isTyped ? 24 : 1],
    ...comings,
  ];
}

function inRelative(tab: Tab, page: Extract<Page, { name: 'relative' }>): Likely {
  const { actor } = page;
  const isOpen = actor.getSnapshot().matches('editing');
  const isCropping = page.picture.actor.getSnapshot().matches('cropping');
  const isTyped = isOpen && tab.lastBy.relative === ownerName(tab);
  return [
    ['typeRelative', isOpen ? 8 : 0],
    ['chooseFile', isOpen ? 8 : 0],
    ['choosePicture', isOpen ? 4 : 0],
    ['confirmCrop', isCropping ? 24 : 0],
    ['dismissCrop', isCropping ? 8 : 0],
    ['removeFile', 1],
    ['cancelFile', isStoring(page) ? 4 : 0],
    ['saveRelative', (page.files.paper ?? page.files.picture) ? 40 : isTyped ? 8 : 1],
    ['retryRelative', isOpen ? 0 : 2],
    ['openFamily', 1],
    ['refusedElsewhere', isTyped ? 16 : 1],
    ...comings,
  ];
}

function atWallet({ actor }: Extract<Page, { name: 'wallet' }>): Likely {
  const { problem, intent } = actor.getSnapshot().context;
  // Whoever is told that nothing has come of it presses once more.
  const isLost = problem?.code === 'notStarted' && intent !== null;
  return [
    ['topUp', 8],
    ...(isLost ? ([['topUp', 24, offeredAmounts.findIndex((amount) => amount === intent.amount)]] as const) : []),
    ['topUpOn', 6],
    ['endTopUpElsewhere', 1],
  ];
}

const isVerified = (tab: Tab): boolean => captchaOf(tab)?.getSnapshot().matches('verified') === true;

const proofOf = (tab: Tab): Likely => (isVerified(tab) ? [] : [['proveHuman', 10]]);

/** Beside entering it. */
const withCode: Likely = [
  ['resendCode', 3],
  ['leaveCode', 5],
  ['wait', 5, sixteenMinutes],
];

/** Somebody has forgotten their password. */
function inReset(tab: Tab): Likely {
  const close: Likely = [['closeReset', 1]];
  if (tab.reset()?.getSnapshot().matches('resetting')) return [['chooseReset', 12], ['restartReset', 1], ...close];
  if (codeOf(tab) !== undefined) return [...withCode, ['enterCode', 12, 1], ['enterCode', 4], ...close];
  const proof = proofOf(tab);
  return [...proof, ['askReset', proof.length === 0 ? 12 : 1], ...close];
}

function atDoor(tab: Tab): Likely {
  const page = tab.page();
  const isRegistering = page.name === 'register';
  // Whoever has sent all that was asked waits for their account.
  if (page.name === 'register' && page.actor.getSnapshot().matches('registering')) return [['wait', 12, fiveMinutes]];
  if (arrivalOf(tab)?.getSnapshot().matches('confirming'))
    return [
      ['acceptLink', 6],
      ['refuseLink', 4],
    ];
  const code = codeOf(tab)?.getSnapshot();
  const proof = proofOf(tab);
  if (code !== undefined)
    return [
      ...proof,
      ...withCode,
      ['enterCode', isRegistering ? 24 : proof.length === 0 ? 10 : 1, 1],
      ['enterCode', 4],
    ];
  if (isRegistering)
    return [
      ...proof,
      ['submitAccount', proof.length === 0 ? 8 : 1, 0],
      ['submitAccount', proof.length === 0 ? 6 : 1, 1],
      ['submitAccount', proof.length === 0 ? 4 : 1, known],
      ['submitAccount', 1],
      ['typeAccount', 1],
    ];
  const login = loginOf(tab)?.getSnapshot();
  if (login?.matches('password'))
    return [
      ['givePassword', 10],
      ['chooseWay', 4],
      ['openReset', 5],
    ];
  if (login?.matches('guest'))
    return [
      ['asGuest', 10],
      ['chooseWay', 2],
    ];
  return [
    ...proof,
    ['askCode', proof.length === 0 ? 12 : 1],
    ['chooseWay', 2],
    ['openReset', 2],
    ['chooseProvider', 3],
    ['logIn', 1],
  ];
}

function inBooking(tab: Tab): Likely {
  const booking = tab.booking()!;
  if (booking.getSnapshot().children.selling !== undefined)
    return [
      ['goOn', 8],
      ['takeExtra', 4],
      ['addExtraNow', 2],
      ['bookAnother', 3],
      ['bookNoMore', 3],
      ['goBack', 2],
      ['stepBack', 2],
      ...comingsSoon,
    ];
  const choosing = readBooking.choosingOf(booking).getSnapshot();
  if (choosing.matches('loadingServices') || choosing.hasTag('busy'))
    return [['chooseDay', 1], ['answer', 6, undefined, 'lostBefore'], ...comings];
  // Whoever sees that it did not work waits, or presses.
  if (readChoosing.hasFailed(choosing))
    return [
      ['wait', 6, fiveMinutes],
      ['retryStep', 1],
    ];
  const isReady = readChoosing.mayContinue(choosing);
  const day = days.findIndex((date) => date === choosing.context.bookingDate);
  if (day < 0)
    return [
      ['chooseDay', 8, 0],
      ['chooseDay', 4, 1],
      ['closeBooking', 1],
    ];
  // Of that day; each choice is another time.
  const slots: Likely = [0, 2, 6].map((n) => ['chooseSlot', isReady ? 1 : 5, day + n] as const);
  return [
    ...slots,
    ['chooseDay', isReady ? 12 : 1, 1 - day],
    ['chooseCourt', 2],
    ['goOn', isReady ? 8 : 1],
    ['rival', 1],
    ['closeBooking', 1],
    ...comings,
  ];
}

const inSearch = (isFound: boolean, isCustomer: boolean): Likely => [
  ['typeSearch', 8],
  ...(isCustomer ? ([['typeSearch', 6, 0]] as const) : []),
  // Something is found: the words are taken away, all or but a letter.
  ...(isFound
    ? ([
        ['typeSearch', 5, 4],
        ['typeSearch', 3, 3],
        ['chooseHit', isCustomer ? 16 : 2],
      ] as const)
    : []),
  ['submitSearch', 4],
  ['chooseRecent', 3],
  ['wait', 3],
  ['chooseHit', 1],
  ['closeSearch', 1],
  ...comings,
];

function inCart(tab: Tab, { actor }: Extract<Page, { name: 'cart' }>): Likely {
  const snapshot = actor.getSnapshot();
  if (readCheckout.placement(snapshot)?.getSnapshot().matches('priceChanged'))
    return [
      ['acceptPrices', 6],
      ['declinePrices', 2],
    ];
  if (readCheckout.payment(snapshot) !== undefined)
    return [
      ['continuePaying', 6],
      ['giveUp', 4],
      ['seeElsewhere', 1],
    ];
  const { lines = [], promotion, is_wallet, is_qpoints } = tab.cart()?.getSnapshot().context ?? {};
  if (lines.length === 0)
    return [
      ['add', 6],
      ['add', 3, cheapest],
      ['addApart', 2],
      ['addApart', 3, membership],
      ['openBooking', 4],
      ['leave', 2],
    ];
  // Whoever is told that nothing came of their order presses once more.
  const isUnsure = (tab.stores.local.getItem('orderIntent') ?? '').includes('"stage":"placing"');
  const has = (type: string): boolean => lines.some(({ productType }) => productType === type);
  const hasMembership = has('membership');
  return [
    ['agree', isUnsure && !readCheckout.hasAgreed(snapshot) ? 30 : 4],
    ['pay', readCheckout.mayPlace(snapshot) ? (isUnsure ? 40 : 10) : 2],
    ['wallet', 2],
    ['points', 2],
    // Both pay together, of whoever has both.
    ['wallet', is_wallet === true ? 0 : 12, 0],
    ['points', is_qpoints === true ? 0 : 12, 0],
    ['code', 3],
    ...(promotion?.code
      ? ([
          ['clear', 8],
          ['logOut', 6],
          ['addApart', 12, event],
        ] as const)
      : ([['code', 8, 0]] as const)),
    // The places are not renewed while nobody answers, and their end is told.
    ['wait', tab.hold()?.getSnapshot().value === 'counting' ? 16 : 2, sixteenMinutes],
    ['addExtra', 3],
    ['addApart', promotion?.code ? 4 : 2],
    ...(hasMembership ? ([['add', 16]] as const) : ([['addApart', 2, membership]] as const)),
    // Of another outlet, or a court that is there already.
    ...(has('pos')
      ? ([
          ['addApart', 8, otherOutlet],
          ['add', 6, cheapest],
        ] as const)
      : []),
    ...(has('facility')
      ? ([
          ['add', 4, 0],
          ['add', 3, 1],
        ] as const)
      : []),
    ['setExtra', 4],
    // More than there are.
    ...(lines.some(({ addons }) => addons.length > 0)
      ? ([
          ['setExtra', 8, 5],
          ['setExtra', 8, 6],
        ] as const)
      : []),
    ['quantity', 2],
    ['remove', tab.user()?.is_anonymous === true ? 16 : 3],
    ...takingOut(tab),
    ['check', 2],
    ['close', 1],
    ['rival', 1],
    ['raise', 1],
  ];
}

const home = (tab: Tab): Likely => [
  ['openBooking', 8],
  ['openSearch', 4],
  ['add', 3],
  ['openCart', 3],
  ['openMemberships', 3],
  ['openCoach', 2],
  ['openAcademy', 2],
  ['openEvent', 1],
  ['openSeats', 2],
  ['openForm', 2],
  ['confirmLink', 1],
  ['openSendAgain', 1],
  ['openInvite', 1],
  ['openLead', 1],
  ['answerConsent', 1],
  ...(tab.owner().startsWith('customer')
    ? ([
        ['openBookings', 6],
        ['openProfile', 6],
        ['openFamily', 5],
        ['openWallet', 3],
        ['openAsk', 3],
        ['openThread', 3],
        ['openPackage', 3],
        ['openCards', 2],
        ...comings,
        ['refusedElsewhere', hasSearched(tab) ? 40 : 1],
      ] as const)
    : ([
        ['openLogin', 8],
        ['openDialog', 3],
        ['logIn', 8],
        ['beGuest', 3],
        ['openRegistration', 6],
        ['openPartner', 1],
      ] as const)),
];

function onPage(tab: Tab): Likely {
  const page = tab.page();
  if (page.name === 'cart') return inCart(tab, page);
  if (page.name === 'login' || page.name === 'register' || page.name === 'bank' || page.name === 'provider')
    return atDoor(tab);
  if (page.name === 'bookings') return inList(tab, page);
  if (page.name === 'family') return inFamily(page);
  if (page.name === 'profile') return inProfile(tab, page);
  if (page.name === 'wallet') return atWallet(page);
  if (page.name === 'relative') return inRelative(tab, page);
  if (page.name === 'memberships') return atMemberships(tab, page);
  if (page.name === 'reschedule') return inReschedule(tab, page);
  if (page.name === 'cancellation') return inCancellation(tab, page);
  if (page.name === 'package') return inPackage(tab, page);
  if (page.name === 'academy') return atAcademy(tab, page, another(tab));
  if (page.name === 'coach') return atCoach(tab, page);
  if (page.name === 'event') return atEvent(tab, page);
  if (page.name === 'seats') return atSeats(tab, page);
  if (page.name === 'ask' || page.name === 'thread') return inSupport(tab, page);
  if (page.name === 'form' || page.name === 'verification' || page.name === 'cards') return inAsking(tab, page);
  if (page.name === 'tickets') return inTickets(page);
  if (isOncePage(page)) return inOnce(tab, page);
  return page.name === 'elsewhere' ? home(tab) : onPages[page.name];
}

/** What lies above everything else is what somebody looks at. */
function before(tab: Tab): Likely {
  const search = tab.search()?.getSnapshot();
  if (search?.status === 'active' && search.matches('open'))
    return inSearch(search.matches({ open: { answer: 'shown' } }), tab.owner().startsWith('customer'));
  const lead = tab.lead();
  if (lead?.getSnapshot().matches('open') === true) return inLead(lead);
  if (tab.reset() !== null) return inReset(tab);
  if (tab.login() !== null) return atDoor(tab);
  return tab.booking()?.getSnapshot().status === 'active' ? inBooking(tab) : onPage(tab);
}

/** What they have found is offered to them alone. */
const hasSearched = (tab: Tab): boolean =>
  tab.lastBy.search !== 'nobody' &&
  tab.lastBy.search === ownerName(tab) &&
  tab.stores.local.getItem('searches') !== null;

/** What somebody has open, or has left behind, as the step that leads there. */
function placeOf(tab: Tab): Tab['left']['place'] {
  const search = tab.search()?.getSnapshot();
  if (search?.status === 'active' && search.matches('open')) return 'openSearch';
  if (tab.booking()?.getSnapshot().status === 'active') return 'openBooking';
  const { name } = tab.page();
  if (name === 'elsewhere' && hasSearched(tab)) return 'openSearch';
  return name === 'bookings'
    ? 'openBookings'
    : name === 'profile'
      ? 'openProfile'
      : name === 'family'
        ? 'openFamily'
        : name === 'relative'
          ? 'openRelative'
          : name === 'cancellation'
            ? 'openCancellation'
            : name === 'reschedule'
              ? 'openReschedule'
              : name === 'memberships'
                ? 'openMemberships'
                : name === 'ask'
                  ? 'openAsk'
                  : name === 'thread'
                    ? 'openThread'
                    : name === 'package'
                      ? 'openPackage'
                      : name === 'tickets'
                        ? 'openTickets'
                        : name === 'form'
                          ? 'openForm'
                          : name === 'cards'
                            ? 'openCards'
                            : null;
}

/** Which of those places it is. */
function whichOf(tab: Tab, page: Page): number {
  if (page.name === 'thread') return threadAt(tab, page.id);
  if (page.name === 'package') return Number(page.id) - 7501;
  if (page.name === 'tickets') return Math.max(0, hadOrderIds.indexOf(page.orderId));
  if (page.name === 'form')
    return Math.max(
      0,
      formSlugs.findIndex((slug) => slug === page.slug),
    );
  if (page.name === 'reschedule') return Math.max(0, hadOrderIds.indexOf(page.actor.getSnapshot().context.bookingId));
  if (page.name === 'cancellation') return Math.max(0, hadOrderIds.indexOf(page.actor.getSnapshot().context.orderId));
  return page.name === 'bookings'
    ? Math.max(
        0,
        listsOfOwn.findIndex((kind) => kind === page.actor.getSnapshot().context.kind),
      )
    : 0;
}

/** Whoever comes in somebody's place looks at what these had before them. */
function afterOther(tab: Tab): Likely {
  const { place, which, by } = tab.left;
  const owner = tab.owner();
  if (place === null || tab.page().name === 'bank' || placeOf(tab) === place) return [];
  const isRelative = place === 'openRelative';
  const next = people.findIndex(({ id }) => `customer ${id}` !== by);
  if (owner !== by && !owner.startsWith('customer'))
    return [
      ['logIn', 100, next],
      ['logIn', isRelative ? 90 : 4, 1 - next],
    ];
  if (owner !== by) return [[place, 80, which]];
  // Whoever is back with the family looks at another one of it.
  return isRelative
    ? [
        [place, 120, which],
        ['openFamily', 20],
      ]
    : [];
}

/** What others run beside a page, and whoever is asked about it once it is. */
function beside(tab: Tab): Likely {
  const isSaid = Object.keys(tab.consents.said).length > 0;
  const isComing = tab.browser.foreign.scripts.some(({ hasCome }) => !hasCome);
  return [
    ['scriptComes', isComing ? 10 : 0],
    ['changeConsent', isSaid ? 2 : 0],
    ['answerConsent', isSaid ? 2 : 0],
    ['answerConsentElsewhere', isSaid ? 1 : 0],
  ];
}

function likely(tab: Tab): Likely {
  if (tab.page().name === 'bank') return atBank;
  if (tab.page().name === 'provider') return [['comeFromProvider', 1]];
  const isAsking = tab.wire.waiting() > 0;
  const [charge, change] = [tab.wire.at(isCharge), tab.wire.at(isContactChange)];
  const [upload, removal] = [tab.wire.at(isUpload), tab.wire.at(isRemoval)];
  const account = tab.wire.at(isRegistration);
  const [cancelling, move] = [tab.wire.at(isCancellation), tab.wire.at(isMove)];
  const scheduling = tab.wire.at(isScheduling);
  const asked = tab.wire.at(
    (one) =>
      isFormSent(one) ||
      isLead(one) ||
      isVerification(one) ||
      isPreference(one) ||
      isInviteAnswer(one) ||
      isSentAgain(one) ||
      isPartner(one),
  );
  const [erasing, message] = [tab.wire.at(isErasure), tab.wire.at(isMessage)];
  // What works, and asks nobody, is waited for.
  const isWorking = !isAsking && (isPageBusy(tab) || [tab.login(), tab.reset()].some(isBusyIn));
  const around: Likely = [
    ['reload', 1],
    ['wait', 1],
    ...beside(tab),
    ...(isAsking
      ? ([
          ['settle', 8],
          ['answer', 18],
          ['answer', 3, undefined, 'lostBefore'],
        ] as const)
      : []),
    // Of money nobody may ever be unsure for long, and it is never sent twice.
    ...(charge >= 0
      ? ([
          ['answer', 12, charge, 'lostBefore'],
          ['answer', 8, charge, 'lostAfter'],
        ] as const)
      : []),
    // What was changed with a code is known, also where the answer was lost.
    // Whether a file is there is not known, and it is chosen once more.
    ...(upload >= 0
      ? ([
          ['answer', 6, upload, 'lostAfter'],
          ['answer', 4, upload, 'forbidden'],
        ] as const)
      : []),
    // Whoever gets no account is back at the form.
    ...(account >= 0
      ? ([
          ['answer', 30, account, 'lostBefore'],
          ['answer', 30, account, 'forbidden'],
        ] as const)
      : []),
    // Who was to be removed, and is not, is still there.
    ...(removal >= 0
      ? ([
          ['answer', 40, removal, 'forbidden'],
          ['answer', 4, removal, 'lostAfter'],
        ] as const)
      : []),
    // Whether the order is given up is not known, and it is pressed for once more.
    ...(cancelling >= 0
      ? ([
          ['answer', 20, cancelling, 'lostAfter'],
          ['answer', 20, cancelling, 'lostBefore'],
        ] as const)
      : []),
    ...(erasing >= 0
      ? ([
          ['answer', 20, erasing],
          ['answer', 8, erasing, 'lostAfter'],
          ['answer', 8, erasing, 'lostBefore'],
        ] as const)
      : []),
    // Whether the session has its hour is asked, and that answer may be lost as well.
    ...(scheduling >= 0
      ? ([
          ['answer', 20, scheduling],
          ['answer', 24, scheduling, 'lostAfter'],
          ['answer', 12, scheduling, 'lostBefore'],
        ] as const)
      : []),
    // What is asked once is answered, or not.
    ...(asked >= 0
      ? ([
          ['answer', 16, asked],
          ['answer', 8, asked, 'lostAfter'],
          ['answer', 8, asked, 'lostBefore'],
          ['answer', 6, asked, 'tooMany'],
        ] as const)
      : []),
    // Whether it has arrived is not known, and it is pressed for once more.
    ...(message >= 0
      ? ([
          ['answer', 20, message],
          ['answer', 24, message, 'lostAfter'],
          ['answer', 12, message, 'lostBefore'],
        ] as const)
      : []),
    ...(move >= 0
      ? ([
          ['answer', 20, move, 'lostAfter'],
          ['answer', 20, move, 'lostBefore'],
        ] as const)
      : []),
    ...(change >= 0 ? ([['answer', 30, change, 'lostAfter']] as const) : []),
  ];
  return [...before(tab), ...around, ...afterOther(tab), ...(isWorking ? ([['wait', 10, fiveMinutes]] as const) : [])];
}

/** Somebody leaves something behind. */
function noteComing(tab: Tab, deed: Deed): void {
  if (comings.some(([one]) => one === deed) && placeOf(tab) !== null && tab.owner().startsWith('customer'))
    Object.assign(tab.left, { place: placeOf(tab), which: whichOf(tab, tab.page()), by: tab.owner() });
}

/** The step that the wish comes to, here and now. */
export function stepOf(tab: Tab, wish: Wish): Step {
  const { do: name, n } = wish;
  if (name !== 'goAhead') {
    noteComing(tab, name);
    return { ...wish, do: name };
  }
  const all = likely(tab);
  const sum = all.reduce((total, [, weight]) => total + weight, 0);
  let left = n % sum;
  const [chosen, , fixed, fate = wish.fate] = all.find(([, weight]) => (left -= weight) < 0)!;
  tally(`likely: ${chosen}`);
  noteComing(tab, chosen);
  return { do: chosen, n: fixed ?? Math.floor(n / sum) % 12, fate };
}
