/** Walks of a storm: each in a season of its own. */
import fc from 'fast-check';
import type { Wish } from './likely.ts';
import { deeds, type Deed } from './steps.ts';
import type { Fate } from './wire.ts';

/** How often each step happens, relative to the others: walks have a theme, so that rare steps meet each other. */
type Season = Partial<Record<Wish['do'], number>> & {
  /** How a walk begins, one of these; wherever it likes unless said otherwise. */
  openings?: readonly (readonly Opening[])[];
  /** How many of the walks it has, relative to the others; one unless said otherwise. */
  share?: number;
};
/** A step, the first choice of it unless said otherwise. */
type Opening = Deed | readonly [deed: Deed, n: number];
const usual: Season = {
  goAhead: 400,
  answer: 14,
  settle: 8,
  buy: 7,
  add: 5,
  agree: 4,
  pay: 5,
  openCart: 3,
  wait: 4,
  reload: 3,
};
/** Where hardly anything is bought. */
const away: Season = { goAhead: 700, reload: 4 };
const seasons: readonly Season[] = [
  { ...usual, bankPays: 3, bankDeclines: 3, walkAway: 2, logIn: 3, arrive: 2 },
  // In the cart
  {
    openings: [
      [],
      ['add', 'openCart'],
      [['addApart', 1], 'openCart'],
      ['logIn', ['addApart', 0], 'openCart'],
      ['beGuest', ['add', 4], 'openCart', 'settle'],
      // The very same once more.
      [['add', 0], 'openCart', 'settle', ['add', 0]],
      ['logIn', ['add', 1], 'openCart', 'settle', ['add', 1]],
    ],
    share: 3,
    ...usual,
    buy: 2,
    add: 14,
    addApart: 8,
    addExtra: 8,
    setExtra: 8,
    quantity: 10,
    remove: 12,
    rival: 6,
    openCart: 8,
    code: 6,
    dropCode: 2,
  },
  // In a booking
  {
    openings: [['openBooking'], ['logIn', 'openBooking'], ['openPanel'], ['logIn', 'openPanel']],
    ...usual,
    settle: 24,
    book: 8,
    openBooking: 8,
    openPanel: 3,
    chooseDay: 10,
    chooseSlot: 14,
    chooseCourt: 6,
    goOn: 14,
    takeExtra: 4,
    addExtraNow: 4,
    bookAnother: 4,
    stepBack: 4,
    rival: 8,
    logIn: 4,
    reload: 6,
  },
  // At the till
  {
    openings: [[], ['logIn', ['add', 4], 'openCart', 'settle']],
    share: 3,
    ...usual,
    settle: 16,
    wallet: 10,
    points: 10,
    pay: 14,
    agree: 12,
    raise: 4,
    acceptPrices: 6,
    check: 4,
    drain: 3,
    code: 8,
    turnCode: 2,
  },
  // At the bank, and back
  {
    ...usual,
    settle: 14,
    buy: 14,
    bankPays: 8,
    bankDeclines: 12,
    walkAway: 12,
    payAgain: 8,
    reopenCart: 8,
    giveUp: 6,
    code: 4,
  },
  // In two tabs
  {
    ...usual,
    settle: 14,
    buy: 12,
    seeElsewhere: 8,
    payElsewhere: 8,
    declineElsewhere: 6,
    giveUpElsewhere: 8,
    logInElsewhere: 4,
    leaveElsewhere: 3,
    topUpElsewhere: 2,
    walkAway: 12,
    pageShown: 4,
    continuePaying: 4,
    giveUp: 8,
    payAgain: 6,
    reopenCart: 6,
    bankPays: 4,
    bankDeclines: 6,
  },
  // People come and go
  {
    ...usual,
    settle: 14,
    logIn: 14,
    beGuest: 8,
    logOut: 8,
    refusedElsewhere: 6,
    leaveElsewhere: 4,
    notes: 8,
    reload: 6,
  },
  // At the wallet
  {
    openings: [['logIn', 'openWallet'], ['logIn']],
    ...usual,
    settle: 14,
    buy: 4,
    logIn: 10,
    openWallet: 12,
    topUp: 14,
    topUpOn: 10,
    topUpElsewhere: 6,
    endTopUpElsewhere: 6,
    pageShown: 3,
    bankPays: 8,
    bankDeclines: 4,
    walkAway: 6,
    wallet: 4,
  },
  // At the door
  {
    openings: [
      ['openLogin'],
      ['openRegistration'],
      ['openRegistration'],
      ['openRegistration', 'proveHuman', 'settle', 'submitAccount', 'settle', ['enterCode', 1], 'answer'],
      ['openRegistration', 'proveHuman', 'settle', ['submitAccount', 1], 'settle', ['enterCode', 1], 'answer'],
      ['openDialog'],
      ['add', 'openLogin'],
    ],
    ...usual,
    buy: 1,
    settle: 12,
    openLogin: 8,
    openDialog: 3,
    proveHuman: 14,
    givePassword: 4,
    chooseWay: 2,
    asGuest: 3,
    askCode: 12,
    enterCode: 12,
    resendCode: 6,
    leaveCode: 3,
    comeIn: 6,
    logOut: 5,
    openRegistration: 4,
    submitAccount: 8,
    register: 6,
  },
  // By the identity provider, and by links
  {
    openings: [['openLogin', 'chooseProvider'], ['followLink'], ['add', 'openLogin', 'chooseProvider']],
    ...usual,
    buy: 1,
    settle: 20,
    openLogin: 12,
    chooseProvider: 14,
    abandonProvider: 3,
    comeFromProvider: 20,
    followLink: 8,
    acceptLink: 8,
    refuseLink: 4,
    logOut: 8,
    refusedElsewhere: 4,
    pageShown: 3,
  },
  // With another password, address or number
  {
    ...away,
    goAhead: 900,
    openings: [
      ['logIn', 'openProfile', 'settle'],
      ['logIn', 'openProfile', 'settle', 'openContact', 'submitContact', 'settle'],
      ['logIn', 'openProfile', 'settle', 'openContact'],
      ['logIn', 'openProfile', 'settle', 'openContact', ['submitContact', 5], 'settle'],
      ['openLogin', 'openReset'],
      ['openDialog', 'openReset'],
    ],
    settle: 30,
    answer: 30,
    proveHuman: 14,
    openReset: 10,
    askReset: 14,
    enterCode: 20,
    chooseReset: 16,
    givePassword: 8,
    openProfile: 20,
    openContact: 20,
    submitContact: 24,
    changePassword: 20,
    logIn: 20,
    logOut: 6,
    refusedElsewhere: 6,
    comeIn: 6,
  },
  // With the lists
  {
    ...away,
    share: 2,
    goAhead: 900,
    openings: [
      ['logIn', 'openBookings'],
      ['logIn', 'openBookings', 'settle'],
      ['logIn', ['openBookings', 1], 'settle'],
      ['logIn', ['openBookings', 2], 'settle'],
      ['logIn', ['openBookings', 3], 'settle'],
      ['openBookings'],
    ],
    settle: 24,
    answer: 30,
    comeIn: 8,
    logIn: 20,
    logInElsewhere: 8,
    refusedElsewhere: 6,
    openBookings: 24,
    turnPage: 40,
    sortBookings: 24,
    choosePeriod: 24,
    chooseDays: 24,
    lookAtBookings: 16,
  },
  // In the profile
  {
    ...away,
    goAhead: 900,
    openings: [
      ['logIn', 'openProfile'],
      ['logIn', 'openProfile', 'settle', ['chooseFile', 2]],
    ],
    settle: 50,
    answer: 30,
    logIn: 40,
    refusedElsewhere: 30,
    openProfile: 30,
    typeProfile: 50,
    chooseFile: 40,
    saveProfile: 30,
  },
  // With the family
  {
    ...away,
    share: 2,
    goAhead: 1200,
    openings: [
      ['logIn', 'openFamily', 'settle'],
      ['logIn', 'openFamily', 'settle', 'askRemoval', 'confirmRemoval'],
      ['logIn', 'openFamily', 'settle', 'openRelative', 'settle', 'typeRelative'],
      ['logIn', 'openFamily', 'settle', ['openRelative', 1], 'settle', 'chooseFile', 'settle'],
      ['logIn', 'openFamily', 'settle', 'openRelative', 'settle', 'typeRelative', 'chooseFile'],
      ['logIn', 'openFamily', 'settle', 'openRelative', 'settle', 'typeRelative', 'refusedElsewhere'],
      ['logIn', 'openFamily', 'settle', ['openRelative', 1], 'settle', 'chooseFile', 'settle', 'refusedElsewhere'],
      ['logIn', 'openFamily', 'settle', ['openRelative', 2], 'settle', 'chooseFile', 'settle', 'refusedElsewhere'],
    ],
    settle: 16,
    answer: 40,
    logIn: 16,
    openFamily: 24,
    askRemoval: 24,
    confirmRemoval: 24,
    openRelative: 16,
    typeRelative: 24,
    chooseFile: 24,
    saveRelative: 24,
    refusedElsewhere: 8,
    logOut: 4,
  },
  // With what was had
  {
    ...away,
    share: 2,
    openings: [
      ['logIn', 'openBookings', 'settle', 'openCancellation', 'settle'],
      ['logIn', 'openBookings', 'settle', ['openCancellation', 1], 'settle', 'confirmCancellation'],
      ['logIn', ['openCancellation', 2], 'settle', 'confirmCancellation'],
      ['logIn', 'openCancellation'],
      ['logIn', 'openCancellation', 'settle', ['wait', 3]],
    ],
    settle: 24,
    answer: 30,
    wait: 6,
    logIn: 16,
    openBookings: 12,
    openCancellation: 20,
    confirmCancellation: 24,
    cancelElsewhere: 4,
    refusedElsewhere: 6,
    leaveElsewhere: 4,
  },
  // Going for good
  {
    ...away,
    openings: [
      [['logIn', 1], 'openProfile', 'settle', 'openErasure', 'settle', 'proceedErasure'],
      [['logIn', 1], 'openProfile', 'settle', 'openErasure', 'settle', 'proceedErasure', 'proveErasure'],
      [['logIn', 1], ['add', 3], 'openProfile', 'settle', 'openErasure', 'settle', 'proceedErasure', 'proveErasure'],
      [
        ['logIn', 1],
        'openProfile',
        'settle',
        'openErasure',
        'settle',
        'proceedErasure',
        'proveErasure',
        'logInElsewhere',
      ],
      ['logIn', 'openProfile', 'settle', 'openErasure'],
    ],
    settle: 20,
    answer: 24,
    arrive: 6,
    logIn: 16,
    logInElsewhere: 8,
    leaveElsewhere: 6,
    openProfile: 16,
    openErasure: 24,
    proceedErasure: 24,
    proveErasure: 30,
    closeErasure: 4,
    reloadErasure: 6,
  },
  // With memberships
  {
    ...away,
    openings: [
      ['logIn', 'openMemberships', 'settle', 'choosePackage', 'addMembership'],
      ['openMemberships', 'settle', 'choosePackage', 'addMembership'],
      ['logIn', 'openMemberships', 'settle', ['choosePackage', 1], 'chooseFirstDay', 'addMembership', 'settle'],
      ['logIn', 'openMemberships', 'settle', 'choosePackage', ['chooseFirstDay', 1], 'addMembership', 'settle'],
      [['logIn', 1], 'openMemberships', 'settle', ['choosePackage', 1], 'addMembership', 'settle'],
      ['logIn', 'openMemberships'],
    ],
    settle: 24,
    answer: 24,
    logIn: 20,
    logInElsewhere: 8,
    refusedElsewhere: 8,
    openMemberships: 16,
    choosePackage: 20,
    chooseFirstDay: 10,
    addMembership: 30,
    confirmRenewal: 16,
    clear: 10,
    remove: 6,
    openCart: 4,
  },
  // With another time for what was had
  {
    ...away,
    share: 2,
    openings: [
      ['logIn', 'openBookings', 'settle', 'openReschedule', 'settle'],
      ['logIn', ['openReschedule', 1], 'settle', 'chooseNewDay', 'settle', 'chooseNewSlot'],
      ['logIn', ['openReschedule', 2], 'settle', ['chooseNewDay', 1], 'settle', ['chooseNewSlot', 1], 'confirmMove'],
      ['logIn', ['add', 1], 'settle', 'openReschedule', 'settle', 'chooseNewDay', 'settle'],
      ['logIn', 'openReschedule', 'settle', 'chooseNewDay', 'settle', 'chooseNewSlot', 'rivalAtNew', 'confirmMove'],
    ],
    settle: 24,
    answer: 30,
    wait: 3,
    logIn: 16,
    openBookings: 8,
    openReschedule: 20,
    chooseNewDay: 12,
    chooseNewSlot: 24,
    chooseNewCourt: 6,
    confirmMove: 24,
    rivalAtNew: 6,
    moveElsewhere: 4,
    cancelElsewhere: 2,
    online: 4,
    refusedElsewhere: 6,
    leaveElsewhere: 4,
  },
  // In the search
  {
    openings: [
      ['openSearch'],
      ['logIn', 'openSearch'],
      ['logIn', 'openSearch', 'settle', 'typeSearch', 'submitSearch'],
      ['logIn', 'openSearch', 'settle', 'typeSearch', 'submitSearch', 'settle', 'chooseHit'],
    ],
    ...away,
    settle: 20,
    answer: 40,
    arrive: 8,
    wait: 10,
    openSearch: 40,
    typeSearch: 70,
    submitSearch: 40,
    chooseRecent: 20,
    chooseHit: 30,
    refusedElsewhere: 20,
    logIn: 30,
    logOut: 4,
    logInElsewhere: 6,
  },
];

const fates: readonly { arbitrary: fc.Arbitrary<Fate>; weight: number }[] = [
  { arbitrary: fc.constant<Fate>('ok'), weight: 24 },
  {
    arbitrary: fc.constantFrom<Fate>(
      'lostBefore',
      'lostAfter',
      'failBefore',
      'failAfter',
      'unauthorized',
      'forbidden',
      'conflict',
      'tooMany',
      'tooManyNow',
      'tooManyForLong',
      'unavailable',
      'malformed',
      'html',
    ),
    weight: 9,
  },
];

const names = Object.keys(deeds) as Deed[];

const stepIn = (season: Omit<Season, 'openings' | 'share'>): fc.Arbitrary<Wish> =>
  fc.oneof(
    {
      arbitrary: fc.record({
        do: fc.oneof(...names.map((name) => ({ arbitrary: fc.constant(name), weight: season[name] ?? 1 }))),
        n: fc.nat(11),
        fate: fc.oneof(...fates),
      }),
      weight: names.reduce((sum, name) => sum + (season[name] ?? 1), 0),
    },
    {
      arbitrary: fc.record({ do: fc.constant('goAhead' as const), n: fc.nat(9999), fate: fc.oneof(...fates) }),
      weight: season.goAhead ?? 1,
    },
  );

const begun = (one: Opening): Wish => {
  const [name, n] = typeof one === 'string' ? ([one, 0] as const) : one;
  return { do: name, n, fate: 'ok' };
};

/** @param longest the most steps of a walk, beside how it begins */
export const walks = (longest: number): fc.Arbitrary<Wish[]> =>
  fc.oneof(
    ...seasons.map(({ openings = [[]], share = 1, ...season }) => ({
      arbitrary: fc
        .tuple(
          fc.constantFrom(...openings),
          // The shortest ended before anything had happened.
          fc.array(stepIn(season), { minLength: Math.ceil(longest / 3), maxLength: longest, size: 'max' }),
        )
        .map(([opening, steps]) => [...opening.map(begun), ...steps]),
      weight: share,
    })),
  );
