/** Storms over the whole portal: anything may happen at any moment. `npm run storms` runs many more walks. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { walks } from '../support/storms/seasons.ts';
import type { Step } from '../support/storms/steps.ts';
import { tallied } from '../support/storms/tally.ts';
import { walk, written } from '../support/storms/walk.ts';

vi.mock('../../src/adapters/captcha/proveHuman.ts', () => import('../support/storms/captchaStandIn.ts'));

const { STORM_WALKS = '28', STORM_SEED = '20261122', STORM_STEPS = '40', STORM_SHRINKS, STORM_TALLY } = process.env;

describe('a storm', () => {
  test(`I01–I36: ${STORM_WALKS} walks of up to ${STORM_STEPS} steps break no rule, and all end well`, async () => {
    await fc.assert(
      fc.asyncProperty(walks(Number(STORM_STEPS)), async (wishes) => {
        const { fault, steps } = await walk(wishes);
        if (fault !== null) throw new Error(`${fault}\n${written(steps)}`);
      }),
      { numRuns: Number(STORM_WALKS), seed: Number(STORM_SEED), endOnFailure: STORM_SHRINKS === 'no' },
    );
    if (STORM_TALLY === 'yes') process.stdout.write(tallied());
  }, 3_600_000);
});

const one = (name: Step['do'], n = 0, fate: Step['fate'] = 'ok'): Step => ({ do: name, n, fate });

/** Walks that once failed, and rare ones. */
const kept: Readonly<Record<string, readonly Step[]>> = {
  'I14: what comes into the cart while its order is on the way stays there': [
    one('buy'),
    one('add', 3),
    one('answer'),
    one('bankPays'),
  ],
  'R5.6.6: after a declined card the missing details are said, and still said when the hold was renewed': [
    one('buy'),
    one('settle'),
    one('bankDeclines'),
  ],
  'F03: what became of a payment is read when the server is back': [
    one('buy'),
    one('settle'),
    one('bankDeclines'),
    one('answer', 0, 'failBefore'),
  ],
  'F03: a receipt is read when the server is back': [
    one('buy'),
    one('settle'),
    one('bankPays'),
    one('answer', 0, 'failBefore'),
  ],
  'Q1.4.b: points and wallet together take no more than there is to pay': [
    one('logIn'),
    one('add', 3),
    one('openCart'),
    one('settle'),
    one('wallet'),
    one('points'),
  ],
  'Q7.3.a: a court that somebody else was faster for leaves the cart': [
    one('logIn'),
    one('add', 1),
    one('settle'),
    one('wait', 4),
    one('rival', 1),
  ],
  'I14: what comes into the cart while a balance is asked about is neither ordered nor lost': [
    one('logIn'),
    one('wallet'),
    one('buy'),
    one('add', 1),
    one('answer', 3),
    one('answer'),
    one('arrive', 0, 'lostBefore'),
    one('check', 0, 'lostBefore'),
    one('answer'),
    one('agree'),
  ],
  'I12: an order that ran out and was paid late stands, and none of it comes back into the cart': [
    one('buy', 3),
    one('settle'),
    one('wait', 4),
    one('walkAway'),
    one('answer'),
    one('payLater'),
    one('buy'),
    one('wait', 8, 'lostBefore'),
    one('bankDeclines', 0, 'lostBefore'),
    one('payAgain'),
    one('bankDeclines'),
  ],
  'Q4.8.c: what another tab found again hours later comes back into the cart': [
    one('buy', 11),
    one('answer', 4),
    one('sleep', 8),
    one('walkAway', 8),
    one('answer', 8),
    one('answer', 5, 'lostAfter'),
    one('seeElsewhere', 3),
  ],
  'Q4.8.c: what another tab saw, and what ran out at the bank, comes back into the cart that sent it': [
    one('buy', 11),
    one('settle'),
    one('walkAway'),
    one('settle'),
    one('seeElsewhere'),
    one('settle'),
    one('continuePaying'),
    one('settle'),
    one('sleep', 1),
    one('walkAway'),
    one('settle'),
  ],
  'F31: with the server away, the last two minutes of the places are told': [
    one('logIn'),
    one('add', 1),
    one('settle'),
    one('wait', 3),
    one('wait', 3),
    ...Array.from({ length: 6 }, () => one('wait', 2)),
    one('keepPlaces'),
    one('wait', 5),
    one('wait', 3),
  ],
  'R4.1.2: a reload makes no session longer': [
    one('logIn'),
    one('sleep', 1),
    one('reload'),
    one('sleep', 1),
    one('wait'),
  ],
  'Q4.1.c: a 401 in another tab takes nothing out of the cart of its customer': [
    one('logIn'),
    one('add', 3),
    one('settle'),
    one('refusedElsewhere'),
    one('logIn'),
    one('settle'),
  ],
  'R4.1.7: a logout in another tab takes the cart along': [
    one('logIn'),
    one('add', 3),
    one('settle'),
    one('leaveElsewhere'),
    one('logIn'),
  ],
  'R4.1.7: a logout in another tab takes along what lies here, while this one is at the bank': [
    one('buy', 3),
    one('add', 4),
    one('settle'),
    one('leaveElsewhere'),
    one('walkAway'),
  ],
  'R4.1.7: nothing of who logged out in another tab waits here behind whoever came there since': [
    one('buy', 3),
    one('add', 4),
    one('settle'),
    one('leaveElsewhere'),
    one('logInElsewhere', 0),
    one('walkAway'),
    one('settle'),
    one('logOut'),
    one('logIn', 1),
  ],
  'I12: an order without an answer waits for its customer, also behind a guest who came in between': [
    one('buy', 3, 'lostBefore'),
    one('arrive'),
    one('refusedElsewhere'),
    one('beGuest'),
    one('logInElsewhere', 7),
  ],
  'I12: an order without an answer waits for its customer, also behind another one who came in between': [
    one('buy', 3, 'lostBefore'),
    one('arrive'),
    one('refusedElsewhere'),
    one('logIn', 0),
    one('refusedElsewhere'),
    one('logIn', 1),
  ],
  'I12: an order without an answer waits for its customer, also behind another one in another tab': [
    one('buy', 3, 'lostBefore'),
    one('arrive'),
    one('refusedElsewhere'),
    one('logInElsewhere', 0),
    one('refusedElsewhere'),
    one('logInElsewhere', 1),
  ],
  'Q7.7.c: money whose answer was lost is asked for, paid once, and spent': [
    one('logIn', 1),
    one('openWallet'),
    one('settle'),
    one('topUp', 2),
    one('answer', 0, 'lostAfter'),
    one('settle'),
    one('topUpOn', 1),
    one('bankPays'),
    one('settle'),
    one('wallet'),
    one('buy', 3),
    one('settle'),
  ],
  'K01: money that never reached the server is told to be none, and the next press brings it once': [
    one('logIn', 1),
    one('openWallet'),
    one('settle'),
    one('topUp', 1),
    one('answer', 0, 'lostBefore'),
    one('settle'),
    one('topUp', 1),
    one('reload'),
    one('settle'),
    one('topUpOn', 1),
    one('bankDeclines'),
    one('settle'),
  ],
  'R4.9.1: a wrong code lets nobody in, and the right one does': [
    one('openLogin'),
    one('settle'),
    one('proveHuman'),
    one('settle'),
    one('askCode'),
    one('settle'),
    one('proveHuman'),
    one('settle'),
    one('enterCode'),
    one('settle'),
    one('proveHuman'),
    one('settle'),
    one('enterCode', 1),
  ],
  'R5.7.14: a code that was lost on its way is asked for again, and a new account is had': [
    one('openRegistration'),
    one('proveHuman'),
    one('settle'),
    one('submitAccount'),
    one('answer', 0, 'lostAfter'),
    one('answer', 0, 'html'),
  ],
  'T06: whose session ended leaves their list, profile and family to nobody': [
    one('comeIn'),
    one('openProfile'),
    one('settle'),
    one('typeProfile', 3),
    one('refusedElsewhere'),
    one('logIn', 1),
    one('openProfile'),
    one('settle'),
    one('openFamily'),
    one('settle'),
    one('openBookings'),
    one('settle'),
    one('logInElsewhere'),
    one('settle'),
  ],
  'T06: whose session ended leaves the booking they were in to nobody': [
    one('logIn', 0),
    one('openBooking', 0),
    one('settle'),
    one('chooseDay', 0),
    one('settle'),
    one('chooseSlot', 0),
    one('settle'),
    one('refusedElsewhere'),
    one('logIn', 1),
    one('openBooking', 0),
    one('settle'),
  ],
  'I16: a question that a busy server refused is not asked again with the token of whoever was there': [
    one('logIn', 0),
    one('openBooking', 0),
    one('answer', 0, 'unavailable'),
    one('logInElsewhere', 1),
    one('wait', 1),
    one('settle'),
  ],
  'R4.1.2: an answer about nobody makes nobody of whoever saved their profile': [
    one('logIn', 0),
    one('openProfile'),
    one('settle'),
    one('typeProfile', 2),
    one('saveProfile'),
    one('answer', 0, 'malformed'),
  ],
  'K01: a reload while the order is on its way sends none': [one('buy'), one('reload'), one('arrive'), one('settle')],
};

test.each(Object.entries(kept))('%s', async (_, steps) => expect((await walk(steps)).fault).toBeNull());
