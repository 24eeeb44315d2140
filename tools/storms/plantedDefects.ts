/**
 * Defects that walks must notice, one at a time, or they are blind. Each is a mistake that somebody could make: a line left
 * out, a wrong number, a wrong target.
 */
interface Edit {
  file: string;
  /** Stands there once. */
  was: string;
  becomes: string;
}

export interface PlantedDefect extends Edit {
  name: string;
  /** What the customer would have of it. */
  what: string;
  /** What else must be wrong for it, where two places guard the same. */
  also?: Edit;
}

export const plantedDefects: readonly PlantedDefect[] = [
  {
    name: 'code-lives-twice',
    what: 'a code lives for twenty minutes',
    file: 'machines/code/codeRules.ts',
    was: 'codeLifetime = 10 * 60_000',
    becomes: 'codeLifetime = 20 * 60_000',
  },
  {
    name: 'code-too-old-asked',
    what: 'a code that is too old is still asked for',
    file: 'machines/code/codeMachine.ts',
    was: 'untilExpiry: ({ context }) => change.lifetimeOf(context)',
    becomes: 'untilExpiry: ({ context }) => 2 * change.lifetimeOf(context)',
  },
  {
    name: 'code-leave-ignored',
    what: 'the step of the code cannot be left',
    file: 'machines/code/codeMachine.ts',
    was: "  on: { 'code.leave': '.left' },\n",
    becomes: '',
  },
  {
    name: 'code-left-unheard',
    what: 'the login does not notice that the step of the code was left',
    file: 'machines/login/loginMachine.ts',
    was: "    'code.left': '.filling',\n",
    becomes: '',
  },
  {
    name: 'login-untold',
    what: 'a login by password, or as a guest, is not told to the session',
    file: 'machines/login/loginMachine.ts',
    was: "    { type: 'sendLogin', params: ({ event }: { event: LoginDone }) => event.output },\n",
    becomes: '',
  },
  {
    name: 'registration-sticks',
    what: 'a new account that is refused leads back to no form',
    file: 'machines/registration/registrationMachine.ts',
    was: "{ target: 'applying', actions: withProblem },\n        ],",
    becomes: '{ actions: withProblem },\n        ],',
  },
  {
    name: 'draft-of-another',
    what: 'the booking of another customer is gone on with',
    file: 'machines/portal/portalBooking.ts',
    was: 'isDraftOf(context, user) ? context.draft!.draft : null',
    becomes: 'context.draft?.draft ?? null',
    also: {
      file: 'machines/portal/portalSetup.ts',
      was: 'user === null || isDraftOf(context, user) ? context.draft : null',
      becomes: 'context.draft',
    },
  },
  {
    name: 'schedule-left-alone',
    what: 'times that a lost connection has stopped are not asked for again',
    file: 'machines/booking/choosing/choosingMachine.ts',
    was: "      invoke: { ...reconnecting, onDone: 'loadingSchedule' },\n",
    becomes: '',
  },
  {
    name: 'list-of-former',
    what: 'the list keeps the former customer’s bookings until the next one’s come',
    file: 'machines/list/listMachine.ts',
    was: "['clearAnswer', 'clearProblem', ...beginAnew]",
    becomes: "['clearProblem', ...beginAnew]",
  },
  {
    name: 'list-of-signed-out',
    what: 'the list keeps its bookings when its customer logs out in another tab',
    file: 'machines/list/listMachine.ts',
    was: "actions: ['clearAnswer', 'clearProblem'],",
    becomes: "actions: ['clearProblem'],",
  },
  {
    name: 'list-not-asked',
    what: 'another page or period of the list is not asked for',
    file: 'machines/list/listMachine.ts',
    was: "    target: '.asking',\n    actions: [{ type: `assign${part}`",
    becomes: '    actions: [{ type: `assign${part}`',
  },
  {
    name: 'profile-draft-of-former',
    what: 'the profile has what the former customer had typed into theirs',
    file: 'src/adapters/storage/drafts/profileDrafts.ts',
    was: 'if (kept?.owner !== owner) {',
    becomes: 'if (kept === null) {',
  },
  {
    name: 'profile-file-unsent',
    what: 'the picture of a profile is not sent along, and told to be saved',
    file: 'src/adapters/actors/account/profileActors.ts',
    was: "    ...(picture === null ? {} : { profile_image: picture === 'removed' ? '' : picture.blob }),\n",
    becomes: '',
  },
  {
    name: 'file-sent-twice',
    what: 'a file of a relative goes up twice',
    file: 'src/adapters/actors/account/relativeActors.ts',
    was: 'storeFile: fromPromise(({ input, signal }) => storeFile(fileOf(input.file), signal)),',
    becomes:
      'storeFile: fromPromise(({ input, signal }) =>\n        storeFile(fileOf(input.file), signal).then(() => storeFile(fileOf(input.file), signal)),\n      ),',
  },
  {
    name: 'file-dropped',
    what: 'a file of a relative that is stored does not come into the form',
    file: 'machines/family/relativeMachine.ts',
    was: "{ type: 'assignFile', params: wholeEvent }, ",
    becomes: '',
  },
  {
    name: 'removal-told-done',
    what: 'a relative whose removal was refused is told to be gone',
    file: 'machines/removal/removalMachine.ts',
    was: "{ target: 'asking', actions: { type: 'assignProblem', params: wholeEvent<Failed> } }",
    becomes: "{ target: 'resting', actions: ['assignGone'] }",
  },
  {
    name: 'search-keeps-hits',
    what: 'what was found stays when the words are taken away',
    file: 'machines/search/searchMachine.ts',
    was: "target: '.none', actions: 'clearAnswer' }",
    becomes: "target: '.none' }",
  },
  {
    name: 'searches-of-former',
    what: 'what the former customer has searched for is offered to the next one',
    file: 'src/adapters/actors/content/searchActors.ts',
    was: 'if (isFor(kept.owner, owner)) return kept.recent;',
    becomes: 'return kept.recent;',
  },
  {
    name: 'day-keeps-time',
    what: 'another day keeps the time that was chosen',
    file: 'machines/booking/choosing/choosingMachine.ts',
    was: "        target: '.loadingSchedule',\n        actions: ['clearProblem', 'clearSelection', { type: 'assignDate'",
    becomes: "        target: '.loadingSchedule',\n        actions: ['clearProblem', { type: 'assignDate'",
  },
  {
    name: 'court-twice',
    what: 'a court comes into the cart twice for the same time',
    file: 'machines/cart/repetition.ts',
    was: "if (isTaken) return { code: 'productInCart' };",
    becomes: '',
  },
  {
    name: 'membership-beside',
    what: 'something comes into the cart beside a membership',
    file: 'machines/cart/cartRules.ts',
    was: "return isMembership ? 'membershipExclusive' : 'othersExclusive';",
    becomes: "return isMembership ? 'membershipExclusive' : null;",
  },
  {
    name: 'two-outlets',
    what: 'goods of two outlets lie in one cart',
    file: 'machines/cart/repetition.ts',
    was: "    if (there.some(({ outlet_id }) => outlet_id !== line.outlet_id)) return { code: 'otherOutlet' };\n",
    becomes: '',
  },
  {
    name: 'badge-counts-lines',
    what: 'the badge counts places for several as one',
    file: 'machines/cart/lines.ts',
    was: 'isExclusive(first) ? 1 : first.quantity',
    becomes: '1',
  },
  {
    name: 'event-keeps-code',
    what: 'a promotion stands beside an event that came after it',
    file: 'machines/cart/promotion.ts',
    was: "['membership', 'event', 'academy'].includes(productType)",
    becomes: "['membership', 'academy'].includes(productType)",
  },
  {
    name: 'listens-for-ever',
    what: 'a cart that is gone still hears of the page',
    file: 'src/adapters/storage/cart/cartTabs.ts',
    was: "    globalThis.removeEventListener?.('pageshow', shown);\n",
    becomes: '',
  },
  {
    name: 'group-torn',
    what: 'one line of a booking is taken out of the cart, and the other stays',
    file: 'machines/cart/lines.ts',
    was: 'return groupId === null ? [line] : lines.filter((other) => groupIdOf(other) === groupId);',
    becomes: 'return [line];',
  },
  {
    name: 'too-many-extras',
    what: 'more of an extra than there is',
    file: 'machines/cart/cartRules.ts',
    was: 'return excess === undefined ? grantedVerdict(lines) : tooManyOf(excess.max);',
    becomes: 'return grantedVerdict(lines);',
  },
  {
    name: 'logout-keeps-cart',
    what: 'a logout leaves the cart to whoever comes',
    file: 'machines/cart/cartMachine.ts',
    was: "actions: [...dismiss, 'clearAll'] },",
    becomes: 'actions: [...dismiss] },',
  },
  {
    name: 'promotion-outlives-cart',
    what: 'a promotion outlives the cart that it was for',
    file: 'machines/cart/cartChanges.ts',
    was: '  promotion: noPromotion,\n  heldUntil: null,',
    becomes: '  heldUntil: null,',
  },
  {
    name: 'reload-renews-session',
    what: 'a reload makes the twelve hours begin anew',
    file: 'machines/session/sessionRules.ts',
    was: 'return { user: stored.user, lastUpdated: stored.lastUpdated };',
    becomes: 'return { user: stored.user, lastUpdated: at };',
  },
  {
    name: 'warned-late',
    what: 'the end of the places is told a minute before it, not two',
    file: 'machines/hold/holdRules.ts',
    was: 'warnedFrom = 120_000',
    becomes: 'warnedFrom = 60_000',
  },
  {
    name: 'terms-unasked',
    what: 'an order goes without the terms',
    file: 'machines/checkout/orderFault.ts',
    was: "if (terms !== 'none' && !hasAgreed) return 'termsNeeded';",
    becomes: '',
  },
  {
    name: 'wallet-over-points',
    what: 'points and wallet together take more than there is to pay',
    file: 'machines/checkout/deductions.ts',
    was: 'Math.min(total - points, balance)',
    becomes: 'Math.min(total, balance)',
  },
  {
    name: 'order-sent-again',
    what: 'an order without an answer is sent a second time',
    file: 'machines/checkout/placementMachine.ts',
    was: "          { target: 'asking' },\n        ],\n      },\n    },\n    priceChanged",
    becomes: "          { target: 'placing', reenter: true },\n        ],\n      },\n    },\n    priceChanged",
  },
  {
    name: 'order-key-anew',
    what: 'the next press sends an order that may be under way once more, under another key',
    file: 'src/adapters/actors/cart/placementActors.ts',
    was: "former?.hash === hash && former.stage === 'placing'",
    becomes: 'false',
  },
  {
    name: 'top-up-key-anew',
    what: 'the next press sends money that may be under way once more, under another key',
    file: 'src/adapters/actors/account/topUpActors.ts',
    was: 'key: isSame ? former.key : crypto.randomUUID()',
    becomes: 'key: crypto.randomUUID()',
  },
  {
    name: 'reset-code-left-unheard',
    what: 'whoever leaves the code for a new password finds its form locked',
    file: 'machines/passwordReset/passwordResetMachine.ts',
    was: "        'code.left': '.filling',\n",
    becomes: '',
  },
  {
    name: 'password-told-changed',
    what: 'a new password that was refused is told to be the password',
    file: 'src/adapters/actors/account/passwordChangeActors.ts',
    was: 'await call(accountAdditionEndpoints.changePassword, { body, signal });',
    becomes: 'await call(accountAdditionEndpoints.changePassword, { body, signal }).catch(() => ({ message: null }));',
  },
  {
    name: 'contact-shown-early',
    what: 'an address that somebody else has is told to be the customer’s',
    file: 'machines/contactChange/contactChangeMachine.ts',
    was: "            target: 'asking',\n            actions: { type: 'assignRefusal', params: wholeEvent },",
    becomes: "            target: 'resting',\n            actions: ['emitChanged', 'clearChange'],",
  },
  {
    name: 'link-lets-in',
    what: 'a link with a token lets somebody in who was not asked whether it is them',
    file: 'machines/login/arrivalMachine.ts',
    was: "[{ guard: 'isAwaited', target: 'exchanging' }, { target: 'introducing' }]",
    becomes: "[{ target: 'exchanging' }]",
  },
  {
    name: 'guest-stays',
    what: 'a guest who has emptied the cart is not signed out',
    file: 'machines/portal/shop.ts',
    was: "            'guest.emptied': { actions: 'sendGuestEmptied' },\n",
    becomes: '',
  },
  {
    name: 'token-outlives-session',
    what: 'calls go on with the token of a customer whose session is over',
    file: 'src/adapters/actors/login/sessionActors.ts',
    was: '  leaveGuest();\n  dropToken();\n',
    becomes: '  leaveGuest();\n',
  },
];
